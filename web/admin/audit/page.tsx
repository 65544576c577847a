import { Link, type ShouldRevalidateFunctionArgs, useNavigate, useSearchParams } from 'react-router'
import { type AuditedAct, auditedSections, auditPageSize } from '#contracts/operations/audit.ts'
import { answerOf } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import type { Column } from '#web/ui/data-table.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { FilterSelect } from '../lists/filter-select.tsx'
import { leavePageBehindLast, openList } from '../lists/list-address.ts'
import { ListTable } from '../lists/list-table.tsx'
import { loadPage } from '../lists/load-page.ts'
import { markLoaded, shouldReload } from '../lists/reload-list.ts'
import { SearchField } from '../lists/search-field.tsx'
import { useListAddress } from '../lists/use-list-address.ts'
import { Moment } from '../moment.tsx'
import { requireSection } from '../session/guards.ts'
import { auditApi } from '../staff-api.ts'
import { staffMeta } from '../staff-meta.ts'
import type { Route } from './+types/page.ts'
import { Actor } from './actor.tsx'
import { auditFiltersIn, auditList, auditQueryOf } from './audit-list.ts'
import { ChangesDialog } from './changes-dialog.tsx'
import { fieldWords } from './field-words.ts'
import { sectionName } from './section-name.ts'

export { PageError as ErrorBoundary } from '../page-error.tsx'

export const meta = () => staffMeta('Audit log')

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
	requireSection('administration', request)
	const url = new URL(request.url)
	const json = auditQueryOf(openList(url, auditList))
	const loaded = await loadPage(() => answerOf(auditApi.listacts.$post({ json })))
	if (loaded.rows) leavePageBehindLast(url, loaded.rows.totalPages)
	markLoaded(auditList, request)
	return loaded
}

export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) => shouldReload(change, auditList)

const columns: Column<AuditedAct>[] = [
	{ key: 'at', header: 'When', cell: ({ at }) => <Moment at={at} />, className: 'tablet:whitespace-nowrap' },
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
		// Between a phone's cards and a wide table there is no room for it; the dialog has them all.
		secondary: true,
	},
]

const mostFields = 5

function Fields({ changes }: Pick<AuditedAct, 'changes'>) {
	const fields = changes.map(({ field }) => fieldWords(field))
	const more = fields.length - mostFields
	if (fields.length === 0) return <span className="text-muted">None</span>
	return (
		<>
			{(more > 1 ? fields.slice(0, mostFields) : fields).join(', ')}
			{more > 1 && <span className="text-muted"> and {more} more</span>}
		</>
	)
}

export default function AuditPage({ loaderData }: Route.ComponentProps) {
	const list = useListAddress(auditList)
	const navigate = useNavigate()
	const [params] = useSearchParams()
	const opened = loaderData.rows?.content.find(({ id }) => id === Number(params.get('act')))

	return (
		<div className="flex flex-col gap-6">
			<PageHeading title="Audit log" lead="Who did what, and when, newest first. Nothing here can be changed." />
			<search className="flex flex-wrap items-end gap-x-4 gap-y-4 desktop:gap-x-8">
				<div className="w-full tablet:w-44 desktop:w-56">
					<SearchField
						label="User name"
						search={list.part.get('person') ?? ''}
						onSearch={(person) => list.filter({ person })}
					/>
				</div>
				<FilterSelect
					list={list}
					name="section"
					label="Section"
					options={Object.entries(auditedSections)}
					className="tablet:w-52 desktop:w-56"
				/>
				{/* Items are numbered within their section. */}
				{list.part.get('section') && (
					<div className="w-full tablet:w-32 desktop:w-40">
						<SearchField
							label="Item number"
							search={list.part.get('item') ?? ''}
							onSearch={(item) => list.filter({ item })}
						/>
					</div>
				)}
				<Button
					variant="quiet"
					size="small"
					className="max-tablet:-ms-3.5 tablet:mb-1"
					onClick={() => list.filter({ person: null, section: null, item: null })}
				>
					Clear Filters
				</Button>
			</search>
			<ListTable
				caption="Audit log"
				list={list}
				loaded={loaderData}
				pageSize={auditPageSize}
				columns={columns}
				rowKey={({ id }) => id}
				empty="Nothing has been recorded yet"
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
