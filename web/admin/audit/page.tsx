import { Link, useSearchParams } from 'react-router'
import { auditPageSize } from '#contracts/operations/audit.ts'
import { answerOf } from '#web/api.ts'
import { DateTime } from '../date-time.tsx'
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
import { AuditFilters } from './audit-filters.tsx'
import { auditFiltersIn, auditList, auditQueryOf, namesOfUsers } from './audit-list.ts'
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
			{opened && <ChangesDialog act={opened} onClose={list.closeDialog} />}
		</ListPage>
	)
}
