import { ArchiveRestore, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { revisionsPageSize, type TrashRow } from '#contracts/items/history.ts'
import { auditedSections } from '#contracts/operations/audit.ts'
import { keepTrashDays } from '#contracts/shared/periods.ts'
import type { Column } from '#web/ui/data-table.tsx'
import { OutcomeLine } from '../../acts/outcome-line.tsx'
import { RowButton } from '../../acts/row-action.tsx'
import { DateTime } from '../../date-time.tsx'
import { descriptions } from '../../item-descriptions.ts'
import { FilterBar } from '../../lists/filters/filter-bar.tsx'
import { TitleSearch, titleFilterIn } from '../../lists/filters/title-search.tsx'
import { ListTable } from '../../lists/list-table.tsx'
import { useListAddress } from '../../lists/use-list-address.ts'
import { PageHeading } from '../../page-heading.tsx'
import { staffMeta } from '../../staff-meta.ts'
import { kindIn } from '../kind-in.ts'
import type { Route } from './+types/page.ts'
import { DeleteForGood } from './delete-for-good.tsx'
import { loadTrash, trashListOf } from './load-trash.ts'
import { useTrashActs } from './use-trash-acts.ts'

export { PageError as ErrorBoundary } from '../../page-error.tsx'

export const meta = () => staffMeta('Trash')

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
	const kind = kindIn(params.kind)
	return { ...(await loadTrash(kind)({ request })), kind }
}

const columns: readonly Column<TrashRow>[] = [
	{
		key: 'title',
		header: 'Title',
		cell: ({ title }) => (
			<b dir="auto" className="block font-semibold">
				{title}
			</b>
		),
	},
	{
		key: 'deleted',
		header: 'Deleted',
		cell: ({ deletedAt, deletedBy }) => (
			<>
				<DateTime at={deletedAt} />
				<span className="block text-muted">
					by <bdi>{deletedBy}</bdi>
				</span>
			</>
		),
	},
	{ key: 'due', header: 'Deleted for good on', cell: ({ dueAt }) => <DateTime at={dueAt} /> },
]

export default function TrashPage({ loaderData: { loaded, kind } }: Route.ComponentProps) {
	const description = descriptions[kind]
	const trash = trashListOf(kind)
	const list = useListAddress(trash)
	const { outcome, restoring, restore, deletedForGood } = useTrashActs({
		description,
		list,
		rowCount: loaded.rows?.content.length ?? 0,
	})
	const [deleting, setDeleting] = useState<TrashRow | null>(null)
	const section = auditedSections[kind]

	return (
		<div className="flex flex-col gap-6">
			<PageHeading
				title={`Trash: ${section}`}
				lead={`Deleted items stay here for ${keepTrashDays} days with their history and files.`}
				actions={
					<Link
						to={description.listPath}
						className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
					>
						Back to {section}
					</Link>
				}
			/>
			<FilterBar list={list} search={<TitleSearch list={list} />} />
			<OutcomeLine outcome={outcome} loading={list.loading} />
			<ListTable
				caption={`Trash: ${section}`}
				list={list}
				loaded={loaded}
				pageSize={revisionsPageSize}
				columns={columns}
				rowKey={({ trashId }) => trashId}
				empty="The trash is empty"
				filtersIn={titleFilterIn}
				rowActions={(row) => (
					<div className="flex justify-end gap-1 max-tablet:flex-wrap tablet:max-wide:flex-col tablet:max-wide:items-end">
						<RowButton
							icon={ArchiveRestore}
							label="Restore"
							of={row.title}
							busy={restoring !== null}
							onClick={() => void restore(row)}
						/>
						<RowButton icon={Trash2} label="Delete for good" of={row.title} danger onClick={() => setDeleting(row)} />
					</div>
				)}
			/>
			{deleting && (
				<DeleteForGood
					description={description}
					row={deleting}
					onClose={() => setDeleting(null)}
					onDeleted={() => deletedForGood(deleting)}
				/>
			)}
		</div>
	)
}
