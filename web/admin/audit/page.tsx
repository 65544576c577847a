import { Link, useNavigate, useSearchParams } from 'react-router'
import { auditedSections, auditPageSize } from '#contracts/operations/audit.ts'
import { answerOf } from '#web/api.ts'
import { DateTime } from '../date-time.tsx'
import { FilterBar } from '../lists/filters/filter-bar.tsx'
import { FilterDays } from '../lists/filters/filter-days.tsx'
import { FilterSelect } from '../lists/filters/filter-select.tsx'
import { SearchField } from '../lists/filters/search-field.tsx'
import { ListPage } from '../lists/list-page.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { loadList, loadOptions } from '../lists/load-list.ts'
import { reloadsList } from '../lists/reload-list.ts'
import { useListAddress } from '../lists/use-list-address.ts'
import { PageHeading } from '../page-heading.tsx'
import { auditApi } from '../staff-api.ts'
import { staffMeta } from '../staff-meta.ts'
import type { Route } from './+types/page.ts'
import { auditColumns } from './audit-columns.tsx'
import { auditFiltersIn, auditList, auditQueryOf, type NamedUser, namesOfUsers } from './audit-list.ts'
import { ChangesDialog } from './changes-dialog.tsx'

export { PageError as ErrorBoundary } from '../page-error.tsx'

export const meta = () => staffMeta('Audit log')

export const clientLoader = loadList(
	auditList,
	auditQueryOf,
	(json) => answerOf(auditApi.listacts.$post({ json })),
	async () => ({ users: await loadOptions(namesOfUsers(), []) }),
)
export const shouldRevalidate = reloadsList(auditList)

export default function AuditPage({ loaderData: { loaded, users } }: Route.ComponentProps) {
	const list = useListAddress(auditList)
	const navigate = useNavigate()
	const [params] = useSearchParams()
	const opened = loaded.rows?.content.find(({ id }) => id === Number(params.get('act')))

	return (
		<ListPage>
			<PageHeading title="Audit log" lead="Who changed what, newest first. Entries cannot be edited." />
			<AuditFilters list={list} users={users} />
			<ListTable
				caption="Audit log"
				list={list}
				loaded={loaded}
				pageSize={auditPageSize}
				columns={auditColumns}
				rowKey={({ id }) => id}
				empty="No entries yet"
				filtersIn={(params) => auditFiltersIn(params, users)}
				lines={{
					meta: ({ fullName, at }) => (
						<>
							<bdi>{fullName ?? 'Not signed in'}</bdi>, <DateTime at={at} near />
						</>
					),
				}}
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
		</ListPage>
	)
}

/** Filters by person, section, item and days. Item numbers are unique within a section only. */
const AuditFilters = ({ list, users }: { list: ReturnType<typeof useListAddress>; users: readonly NamedUser[] }) => (
	<FilterBar list={list} filters={auditList.filters} chips={['person', 'section', 'item', 'from', 'to']}>
		<FilterSelect list={list} name="person" label="Person" options={users} />
		<FilterSelect list={list} name="section" label="Section" options={Object.entries(auditedSections)} />
		{list.params.get('section') && (
			<div className="tablet:w-40">
				<SearchField label="Item number" list={list} name="item" />
			</div>
		)}
		<FilterDays list={list} label="Days" from="From" to="To" />
	</FilterBar>
)
