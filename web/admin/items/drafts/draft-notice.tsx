import type { OthersInForm } from '#contracts/items/drafts.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog.tsx'
import { DateTime } from '../../date-time.tsx'
import type { LoadedDraft } from './load-draft.ts'

const listed = new Intl.ListFormat('en')

type NoticeProps = {
	loaded: LoadedDraft
	onDiscard: () => void
	/** Absent for an item that was never saved. */
	onCompare: (() => void) | undefined
}

/** Says above the fields whose draft the form has opened. */
export function DraftNotice({ loaded, onDiscard, onCompare }: NoticeProps) {
	const { createdBy, createdAt, updatedBy, itemId } = loaded.details
	return (
		<Alert tone="info">
			<p>
				<span>
					Draft by <bdi>{createdBy}</bdi> since{' '}
				</span>
				<DateTime at={createdAt} />
				{updatedBy === createdBy ? (
					<span>. </span>
				) : (
					<span>
						, last changed by <bdi>{updatedBy}</bdi>.{' '}
					</span>
				)}
				<span>
					{itemId === null ? 'It has no live version yet.' : 'The live version stays as it is until you save.'}
				</span>
			</p>
			<div className="mt-2 flex flex-wrap gap-2">
				{onCompare && (
					<Button size="small" variant="secondary" onClick={onCompare}>
						Compare with live
					</Button>
				)}
				<Button size="small" variant="secondary" onClick={onDiscard}>
					Discard draft
				</Button>
			</div>
		</Alert>
	)
}

/** Names the other users who have the form open. */
export function OthersNotice({ others: { others, ownTabs } }: { others: OthersInForm }) {
	if (others.length === 0 && ownTabs === 0) return null
	return (
		<Alert tone="info">
			{others.length > 0 ? (
				<span>
					<Listed names={others} />
					<span>{` ${others.length === 1 ? 'has' : 'have'} this form open too. `}</span>
				</span>
			) : (
				<span>You have this form open in another tab too. </span>
			)}
			<span>Nobody overwrites anybody: whoever saves later sees both versions and chooses.</span>
		</Alert>
	)
}

const Listed = ({ names }: { names: readonly string[] }) =>
	listed.formatToParts(names).map(({ type, value }, place) => {
		const Part = type === 'element' ? 'bdi' : 'span'
		// biome-ignore lint/suspicious/noArrayIndexKey: two parts may read the same
		return <Part key={place}>{value}</Part>
	})

type QuestionProps = {
	isNew: boolean
	open: boolean
	onOpenChange: (open: boolean) => void
	onDiscard: () => void
}

export const DiscardQuestion = ({ isNew, open, onOpenChange, onDiscard }: QuestionProps) => (
	<ConfirmDialog
		title="Discard the draft?"
		confirmLabel="Discard"
		cancelLabel="Keep it"
		open={open}
		onOpenChange={onOpenChange}
		onConfirm={() => {
			onOpenChange(false)
			onDiscard()
		}}
	>
		{isNew ? 'What was written will be gone.' : 'The live version stays as it is.'}
	</ConfirmDialog>
)
