import { Link, useNavigate, useSearchParams } from 'react-router'
import { type AuditedAct, auditedSections, auditPageSize } from '#contracts/operations/audit.ts'
import { answerOf } from '#web/api.ts'
import type { Column } from '#web/ui/data-table.tsx'
import { DateTime } from '../date-time.tsx'
import { FilterBar } from '../lists/filter-bar.tsx'
import { FilterSelect } from '../lists/filter-select.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { loadList } from '../lists/load-list.ts'
import { reloadsList } from '../lists/reload-list.ts'
import { SearchField } from '../lists/search-field.tsx'
import { useListAddress } from '../lists/use-list-address.ts'
import { PageHeading } from '../page-heading.tsx'
import { auditApi } from '../staff-api.ts'
import { staffMeta } from '../staff-meta.ts'
import type { Route } from './+types/page.ts'
import { Actor } from './actor.tsx'
import { auditFiltersIn, auditList, auditQueryOf } from './audit-list.ts'
import { fieldLabel, sectionName } from './audit-words.ts'
import { ChangesDialog } from './changes-dialog.tsx'

export { PageError as ErrorBoundary } from '../page-error.tsx'

export const meta = () => staffMeta('Audit log')

export const clientLoader = loadList(auditList, auditQueryOf, (json) => answerOf(auditApi.listacts.$post({ json })))
export const shouldRevalidate = reloadsList(auditList)

const columns: Column<AuditedAct>[] = [
	{ key: 'at', header: 'When', cell: ({ at }) => <DateTime at={at} />, className: 'tablet:whitespace-nowrap' },
	{ key: 'who', header: 'Who', cell: (act) => <Actor {...act} /> },
	{ key: 'section', header: 'Section', cell: ({ section }) => sectionName(section) },
	{
		key: 'action',
		header: 'What',
		cell: ({ action, itemId, times }) => (
			<>
				<b className="inline-block font-semibold first-letter:uppercase">{action}</b>
				{times > 1 && <span className="block text-muted">{times.toLocaleString('en')} times within a minute</span>}
				{itemId !== null && <span className="block text-muted">Item {itemId}</span>}
			</>
		),
	},
	{
		key: 'fields',
		header: 'Fields',
		cell: ({ changes }) => <Fields changes={changes} />,
		// The dialog lists them all.
		secondary: true,
	},
]

const mostFields = 5

function Fields({ changes }: Pick<AuditedAct, 'changes'>) {
	const fields = changes.map(({ field }) => fieldLabel(field))
	const more = fields.length - mostFields
	if (fields.length === 0) return <span className="text-muted">None</span>
	return (
		<>
			<span>{(more > 1 ? fields.slice(0, mostFields) : fields).join(', ')}</span>
			{more > 1 && <span className="text-muted"> and {more} more</span>}
		</>
	)
}

export default function AuditPage({ loaderData: { loaded } }: Route.ComponentProps) {
	const list = useListAddress(auditList)
	const navigate = useNavigate()
	const [params] = useSearchParams()
	const opened = loaded.rows?.content.find(({ id }) => id === Number(params.get('act')))

	return (
		<div className="flex flex-col gap-6">
			<PageHeading title="Audit log" lead="Who changed what, newest first. Entries cannot be edited." />
			<FilterBar
				list={list}
				filters={auditList.filters}
				search={<SearchField label="User name" list={list} name="person" />}
				chips={['section', 'item']}
			>
				<FilterSelect list={list} name="section" label="Section" options={Object.entries(auditedSections)} />
				{/* Item numbers are unique within a section only. */}
				{list.params.get('section') && (
					<div className="tablet:w-40">
						<SearchField label="Item number" list={list} name="item" />
					</div>
				)}
			</FilterBar>
			<ListTable
				caption="Audit log"
				list={list}
				loaded={loaded}
				pageSize={auditPageSize}
				columns={columns}
				rowKey={({ id }) => id}
				empty="No entries yet"
				filtersIn={auditFiltersIn}
				rowActions={({ id, action, changes }) =>
					changes.length > 0 && (
						<Link
							to={list.dialogHref('act', id)}
							aria-label={`Changes of ${action}, entry ${id}`}
							className="inline-flex min-h-9 items-center rounded-sm px-2.5 text-sm font-semibold text-brand hover:bg-brand-soft"
						>
							Changes
						</Link>
					)
				}
			/>
			{opened && <ChangesDialog act={opened} onClose={() => void navigate(list.listHref)} />}
		</div>
	)
}
