import { ChevronRight, Pencil, Trash2, Upload } from 'lucide-react'
import { useId, useState } from 'react'
import type { DraftRow } from '#contracts/items/drafts.ts'
import type { ItemKindName } from '#contracts/items/kinds.ts'
import type { Paged } from '#contracts/shared/paging.ts'
import { failureText } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { QuotedText } from '#web/ui/quoted-text.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { ConfirmAct } from '../../acts/confirm-act.tsx'
import { RowButton, RowLink } from '../../acts/row-action.tsx'
import { DateTime } from '../../date-time.tsx'
import { rememberedOpen, rememberOpen } from '../../session/list-memory.ts'
import type { ItemDescription } from '../item-description.ts'
import { draftFormPath } from '../item-paths.ts'
import { loadDraftsOfNew } from './load-beside.ts'
import { quoted } from './outcome-words.ts'

const titleOf = ({ title }: DraftRow) => title || 'Without a title'

type Props = {
	description: ItemDescription
	/** Of items that do not exist yet: the first page. */
	drafts: Paged<DraftRow>
	/** The search of the list, which finds drafts too. */
	searched: string | null
	/** The draft that is being published. */
	publishing: DraftRow | null
	onPublish: (draft: DraftRow) => void
	/** Throws refusals. */
	onDiscard: (draft: DraftRow) => Promise<void>
}

/** The drafts of new items, in one line above their list that opens. */
export function DraftsBlock({ description, drafts, searched, publishing, onPublish, onDiscard }: Props) {
	const id = useId()
	const [open, setOpen] = useOpenInTab(description.kind)
	const [discarding, setDiscarding] = useState<DraftRow | null>(null)
	const { rows, hasMore, busy, loadNext } = useDraftPages(description.kind, drafts, searched)
	if (rows.length === 0) return null

	return (
		<section aria-label="Drafts" className="rounded-md border border-line bg-surface">
			<h2>
				<button
					type="button"
					aria-expanded={open}
					aria-controls={id}
					onClick={() => setOpen(!open)}
					className="flex min-h-10 w-full items-center gap-2 rounded-md px-3 text-start text-sm font-semibold hover:bg-sunken/60"
				>
					<ChevronRight
						aria-hidden="true"
						className={classNames('size-4 shrink-0 text-muted transition-transform', open && 'rotate-90')}
					/>
					<span>{draftsText(drafts, searched)}</span>
				</button>
			</h2>
			<ul id={id} hidden={!open}>
				{rows.map((draft) => (
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
			{open && hasMore && (
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

/** "3 drafts, 1 yours". The drafts of further pages may be anybody's. */
function draftsText({ content, totalElements, totalPages }: Paged<DraftRow>, searched: string | null): string {
	const own = content.filter((draft) => draft.own).length
	const all = `${totalElements.toLocaleString('en')} ${totalElements === 1 ? 'draft' : 'drafts'}`
	const found = searched === null ? all : `${all} with this title`
	return totalPages > 1 ? found : `${found}, ${own === 0 ? 'none' : own.toLocaleString('en')} yours`
}

/** Whether the drafts of a kind are open, for as long as the tab lives. */
function useOpenInTab(kind: ItemKindName): [boolean, (open: boolean) => void] {
	const block = `drafts of ${kind}`
	const [open, setOpen] = useState(() => rememberedOpen(block))
	return [
		open,
		(wanted) => {
			setOpen(wanted)
			rememberOpen(block, wanted)
		},
	]
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
function useDraftPages(kind: ItemKindName, first: Paged<DraftRow>, searched: string | null) {
	const toast = useToast()
	const [busy, setBusy] = useState(false)
	const [loaded, setLoaded] = useState({ first, pages: 1, rows: first.content })
	const { pages, rows } = loaded.first === first ? loaded : { pages: 1, rows: first.content }

	async function loadNext() {
		setBusy(true)
		try {
			const { content } = await loadDraftsOfNew(kind, pages + 1, searched)
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
