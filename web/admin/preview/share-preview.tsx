import { useCallback, useState } from 'react'
import type { ItemKindName } from '#contracts/items/kinds.ts'
import type { PreviewedItem, SharedPreview } from '#contracts/items/previews.ts'
import { momentText } from '#contracts/shared/date-text.ts'
import { sharedPreviewDays } from '#contracts/shared/periods.ts'
import { answerOf, failureText } from '#web/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { CopyText } from '../copy-text.tsx'
import { previewsApi } from '../staff-api.ts'
import { useLoaded } from '../use-loaded.ts'

type Props = { kind: ItemKindName; of: PreviewedItem; open: boolean; onOpenChange: (open: boolean) => void }

/** The links for reviewers without an account: makes, copies and revokes them. */
export function SharePreview({ open, onOpenChange, ...about }: Props) {
	return (
		<Dialog
			title="Share the preview"
			description={`Anybody with a link sees the draft as it is at the time of reading. A link holds for ${sharedPreviewDays} days.`}
			open={open}
			onOpenChange={onOpenChange}
		>
			<Links {...about} />
		</Dialog>
	)
}

function Links({ kind, of: { itemId, draftId } }: Pick<Props, 'kind' | 'of'>) {
	const toast = useToast()
	const [busy, setBusy] = useState(false)
	const load = useCallback(
		() => answerOf(previewsApi[':kind'].listsharedpreviews.$post({ param: { kind }, json: { itemId, draftId } })),
		[kind, itemId, draftId],
	)
	const { data: links, failure, reload } = useLoaded(load)

	async function change(act: () => Promise<unknown>, done: string, failed: string) {
		setBusy(true)
		try {
			await act()
			toast({ tone: 'success', text: done })
			reload()
		} catch (reason) {
			toast({ tone: 'danger', text: failureText(reason, failed) })
		}
		setBusy(false)
	}

	const make = () =>
		change(
			() => answerOf(previewsApi[':kind'].sharepreview.$post({ param: { kind }, json: { itemId, draftId } })),
			'The link is ready.',
			'The link could not be made. Check your connection.',
		)
	const revoke = ({ id }: SharedPreview) =>
		change(
			() => answerOf(previewsApi[':kind'].revokepreview.$post({ param: { kind }, json: { id } })),
			'The link is revoked.',
			'The link could not be revoked. Check your connection.',
		)

	if (failure !== null)
		return (
			<Alert tone="danger" action={{ label: 'Try again', onClick: () => void reload() }}>
				{failureText(failure, 'The links could not be loaded. Check your connection.')}
			</Alert>
		)
	return (
		<div className="flex flex-col gap-5">
			<ul aria-busy={links === null} className="flex flex-col gap-4">
				{links?.map((link) => (
					<li key={link.id} className="rounded-sm border border-line p-3">
						<p className="text-sm text-muted">
							Made by <bdi>{link.createdBy}</bdi>. Ends on {momentText(link.expiresAt)}.
						</p>
						<p className="my-2 truncate font-mono text-sm">{link.address}</p>
						<div className="flex flex-wrap items-start gap-3">
							<CopyText text={link.address} of={`the link that ends on ${momentText(link.expiresAt)}`} />
							<Button variant="secondary" size="small" disabled={busy} onClick={() => void revoke(link)}>
								Revoke<span className="sr-only"> the link that ends on {momentText(link.expiresAt)}</span>
							</Button>
						</div>
					</li>
				))}
			</ul>
			{links?.length === 0 && <p className="text-muted">Nobody has a link to this draft.</p>}
			<Button className="self-start" busy={busy} disabled={links === null} onClick={() => void make()}>
				Make a link
			</Button>
		</div>
	)
}
