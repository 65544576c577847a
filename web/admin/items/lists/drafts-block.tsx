import { Pencil, Trash2, Upload } from 'lucide-react'
import { useId, useState } from 'react'
import type { DraftRow } from '#contracts/items/drafts.ts'
import { countOfKind, type ItemKindName } from '#contracts/items/kinds.ts'
import type { Paged } from '#contracts/shared/paging.ts'
import { failureText } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { QuotedText } from '#web/ui/quoted-text.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { DateTime } from '../../date-time.tsx'
import { RowButton, RowLink } from '../../publishing/row-action.tsx'
import { ConfirmAct } from '../confirm-act.tsx'
import type { ItemDescription } from '../item-description.ts'
import { draftFormPath } from '../item-paths.ts'
import { loadDraftsOfNew } from './load-drafts.ts'
import { quoted } from './outcome.ts'

/** The last edited come first. */
const firstShown = 3

const titleOf = ({ title }: DraftRow) => title || 'Without a title'

type Props = {
	description: ItemDescription
	/** Of items that do not exist yet: the first page. */
	drafts: Paged<DraftRow>
	/** The draft that is being published. */
	publishing: DraftRow | null
	onPublish: (draft: DraftRow) => void
	/** Throws refusals. */
	onDiscard: (draft: DraftRow) => Promise<void>
}

/** The drafts of new items, above their list. */
export function DraftsBlock({ description, drafts, publishing, onPublish, onDiscard }: Props) {
	const headingId = useId()
	const [all, setAll] = useState(false)
	const [discarding, setDiscarding] = useState<DraftRow | null>(null)
	const { rows, hasMore, busy, loadNext } = useDraftPages(description.kind, drafts)
	const { totalElements } = drafts
	if (rows.length === 0) return null
	const shown = all ? rows : rows.slice(0, firstShown)

	return (
		<section aria-labelledby={headingId} className="rounded-md border border-line bg-surface">
			<div className="flex flex-wrap items-baseline gap-x-3 px-4 pt-3 pb-2">
				<h2 id={headingId} className="text-base font-semibold">
					Drafts
				</h2>
				<p className="text-sm text-muted">{countOfKind(description.kind, totalElements)} not saved yet</p>
			</div>
			<ul>
				{shown.map((draft) => (
					<li
						key={draft.draftVersion}
						className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2 ps-4 pe-3"
					>
						<div className="min-w-0 flex-1 basis-64 text-sm">
							<p dir="auto" className="font-semibold wrap-anywhere">
								{draft.title || <span className="text-muted">Without a title</span>}
							</p>
							<p className="text-muted">
								<bdi>{draft.createdBy}</bdi>
								<span>, last changed </span>
								{draft.updatedBy !== draft.createdBy && (
									<>
										<span>by </span>
										<bdi>{draft.updatedBy}</bdi>
										<span> </span>
									</>
								)}
								<DateTime at={draft.updatedAt} />
							</p>
						</div>
						<div className="flex flex-wrap max-tablet:-ms-2.5">
							<RowLink icon={Pencil} label="Edit" of={titleOf(draft)} to={draftFormPath(description, draft)} />
							<RowButton
								icon={Upload}
								label="Publish changes"
								of={titleOf(draft)}
								busy={publishing !== null}
								onClick={() => onPublish(draft)}
							/>
							<RowButton
								icon={Trash2}
								label="Discard"
								of={titleOf(draft)}
								danger
								onClick={() => setDiscarding(draft)}
							/>
						</div>
					</li>
				))}
			</ul>
			{rows.length > firstShown && (
				<Button variant="quiet" size="small" className="m-2" aria-expanded={all} onClick={() => setAll(!all)}>
					{all ? 'Show fewer' : `Show ${hasMore ? `${rows.length} of` : 'all'} ${totalElements}`}
				</Button>
			)}
			{all && hasMore && (
				<Button variant="quiet" size="small" className="m-2" busy={busy} onClick={() => void loadNext()}>
					Show more
				</Button>
			)}
			{discarding && (
				<DiscardDialog draft={discarding} onClose={() => setDiscarding(null)} onConfirm={() => onDiscard(discarding)} />
			)}
		</section>
	)
}

function DiscardDialog({
	draft,
	onClose,
	onConfirm,
}: {
	draft: DraftRow
	onClose: () => void
	onConfirm: () => Promise<void>
}) {
	return (
		<ConfirmAct title="Discard this draft?" confirmLabel="Discard" onClose={onClose} onConfirm={onConfirm}>
			<QuotedText text={quoted(draft.title)} /> and its new files are deleted for good.
		</ConfirmAct>
	)
}

const idOf = ({ draftVersion }: DraftRow) => draftVersion.split('.')[0]

/**
 * The drafts of new items so far, and how to load the next page of them. A reload of the list begins with the first page
 * again.
 */
function useDraftPages(kind: ItemKindName, first: Paged<DraftRow>) {
	const toast = useToast()
	const [busy, setBusy] = useState(false)
	const [loaded, setLoaded] = useState({ first, pages: 1, rows: first.content })
	const { pages, rows } = loaded.first === first ? loaded : { pages: 1, rows: first.content }

	async function loadNext() {
		setBusy(true)
		try {
			const { content } = await loadDraftsOfNew(kind, pages + 1)
			// A draft that was added meanwhile has moved others to this page.
			const known = new Set(rows.map(idOf))
			setLoaded({ first, pages: pages + 1, rows: [...rows, ...content.filter((row) => !known.has(idOf(row)))] })
		} catch (failure) {
			toast({
				tone: 'danger',
				text: failureText(failure, 'The other drafts could not be loaded. Check your connection.'),
			})
		}
		setBusy(false)
	}

	return { rows, hasMore: pages < first.totalPages, busy, loadNext }
}
