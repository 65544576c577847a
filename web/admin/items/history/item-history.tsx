import { ArchiveRestore, GitCompare } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { DraftDetails, LiveItem } from '#contracts/items/drafts.ts'
import type { RevisionRow } from '#contracts/items/history.ts'
import { unitOf } from '#contracts/items/kinds.ts'
import { Button } from '#web/ui/button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { QuotedText } from '#web/ui/quoted-text.tsx'
import { RowButton, RowLink } from '../../acts/row-action.tsx'
import { idsIn, pageOf } from '../../lists/list-address.ts'
import type { LoadedPage } from '../../lists/load-list.ts'
import { useListAddress } from '../../lists/use-list-address.ts'
import { PageHeading } from '../../page-heading.tsx'
import { serverNow } from '../../session/server-clock.ts'
import type { ItemDescription, Names } from '../item-description.ts'
import { quoted } from '../lists/outcome-words.ts'
import { visibilityOf } from '../visibility.ts'
import { CompareDialog } from './compare-dialog.tsx'
import { historyList } from './load-history.ts'
import { RestoreDialog } from './restore-dialog.tsx'
import { revisionColumns } from './revision-columns.tsx'
import { versionLabel } from './revision-words.ts'

type Props = {
	description: ItemDescription
	itemId: number
	live: LiveItem
	loaded: LoadedPage<RevisionRow>
	draft: DraftDetails | null
	names: Names
}

const link = 'inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4'

/** The versions of an item: who made them, how two of them differ, and Restore. */
export function ItemHistory({ description, itemId, live, loaded, draft, names }: Props) {
	const { kind, editPath, listPath } = description
	const { rows, failure } = loaded
	const list = useListAddress(historyList(kind))
	const navigate = useNavigate()
	const [params] = useSearchParams()
	const [chosen, setChosen] = useState<ReadonlySet<string | number>>(new Set())
	const [restoring, setRestoring] = useState<RevisionRow | null>(null)
	const [one, other] = idsIn(params.get('compare')).map(String)
	const compareHref = (ids: readonly (string | number)[]) => `${list.listHref}&compare=${ids.join(',')}`
	// A deletion is a revision of the same version, and the revisions of a restored draft count from 1 again.
	const newest = pageOf(list.params) === 1 ? rows?.content.find(({ version }) => version === live.version) : undefined
	const isCurrent = (row: RevisionRow) => row === newest
	const isSeen = visibilityOf(kind, live.values, new Date(serverNow())).state === 'published'

	return (
		<div className="flex flex-col gap-6">
			<PageHeading
				title={<QuotedText text={`History of ${quoted(live.title)}`} />}
				lead="Each save keeps a version. Select two to compare them."
				actions={
					<div className="flex flex-wrap gap-x-6">
						<Link to={editPath(itemId)} className={link}>
							Edit the {unitOf(kind)}
						</Link>
						<Link to={listPath} className={link}>
							Back to the list
						</Link>
					</div>
				}
			/>
			<DataTable
				caption={`History of ${quoted(live.title)}`}
				// Two versions are compared: a third choice replaces the first.
				columns={revisionColumns(
					description,
					{ chosen, onChange: (next) => setChosen(lastTwo(next)) },
					{ is: isCurrent, isSeen },
				)}
				rows={rows?.content ?? null}
				rowKey={({ revisionId }) => revisionId}
				loading={list.loading}
				error={failure ? { text: failure, onRetry: list.reload } : null}
				empty="No versions yet. The next save keeps one."
				rowActions={(row) =>
					!isCurrent(row) && (
						<div className="flex justify-end gap-1 max-tablet:flex-wrap tablet:max-wide:flex-col tablet:max-wide:items-end">
							<RowLink
								icon={GitCompare}
								label="Compare with current"
								of={versionLabel(row)}
								to={compareHref([row.revisionId])}
							/>
							<RowButton
								icon={ArchiveRestore}
								label="Restore"
								of={versionLabel(row)}
								onClick={() => setRestoring(row)}
							/>
						</div>
					)
				}
			/>
			{chosen.size > 0 && (
				<CompareBar
					count={chosen.size}
					onCompare={() => void navigate(compareHref([...chosen]))}
					onClear={() => setChosen(new Set())}
				/>
			)}
			{rows && (
				<Pagination
					page={pageOf(list.params)}
					totalPages={rows.totalPages}
					hrefFor={list.hrefForPage}
					onNavigate={list.goToPage}
				/>
			)}
			{one && (
				<CompareDialog
					description={description}
					names={names}
					live={live}
					ids={[one, other]}
					onClose={list.closeDialog}
				/>
			)}
			{restoring && (
				<RestoreDialog
					description={description}
					itemId={itemId}
					revision={restoring}
					draft={draft}
					live={live}
					onClose={() => setRestoring(null)}
					onStale={list.reload}
				/>
			)}
		</div>
	)
}

const lastTwo = (chosen: ReadonlySet<string | number>) => new Set([...chosen].slice(-2))

type CompareBarProps = {
	/** How many versions are chosen: one or two. */
	count: number
	onCompare: () => void
	onClear: () => void
}

/** Compares the chosen versions. It stays in view at the lower edge of the window. */
const CompareBar = ({ count, onCompare, onClear }: CompareBarProps) => (
	<section
		aria-label="Selected versions"
		data-lower-bar
		className="sticky bottom-3 z-20 flex flex-wrap items-center gap-2 rounded-md border border-line bg-surface px-4 py-3 shadow-light"
	>
		<p role="status" className="me-auto text-sm font-semibold">
			{count === 1 ? '1 selected' : `${count} selected`}
		</p>
		<Button size="small" onClick={onCompare}>
			{count === 1 ? 'Compare with current' : 'Compare both'}
		</Button>
		<Button variant="quiet" size="small" aria-label="Clear selection" onClick={onClear}>
			Clear
		</Button>
	</section>
)
