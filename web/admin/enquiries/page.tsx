import { Building2, MailOpen, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { holdsSection } from '#contracts/auth/roles.ts'
import { type Departments, type Enquiry, enquiriesPageSize } from '#contracts/enquiries/enquiries.ts'
import { answerOf } from '#web/api.ts'
import { BreakableAddress } from '#web/ui/breakable-address.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import type { Column } from '#web/ui/data-table.tsx'
import { DateTime } from '../date-time.tsx'
import { FilterSelect } from '../lists/filter-select.tsx'
import { leadToRow } from '../lists/lead-to-row.ts'
import { ListTable } from '../lists/list-table.tsx'
import { loadList, loadOptions } from '../lists/load-list.ts'
import { reloadsList } from '../lists/reload-list.ts'
import { RowTitle } from '../lists/title-column.tsx'
import { useListAddress } from '../lists/use-list-address.ts'
import { PageHeading } from '../page-heading.tsx'
import { RowLink } from '../publishing/row-action.tsx'
import { storedPermissions } from '../session/storage.ts'
import { enquiriesApi } from '../staff-api.ts'
import { staffMeta } from '../staff-meta.ts'
import type { Route } from './+types/page.ts'
import { DepartmentsDialog } from './departments-dialog.tsx'
import { enquiriesList, enquiriesQueryOf, enquiryFiltersIn } from './enquiries-list.ts'
import { EraseEnquiry } from './erase-enquiry.tsx'
import { MessageDialog } from './message-dialog.tsx'

export { PageError as ErrorBoundary } from '../page-error.tsx'

export const meta = () => staffMeta('Contact requests')

export const clientLoader = leadToRow(
	loadList(
		enquiriesList,
		enquiriesQueryOf,
		(json) => answerOf(enquiriesApi.getContactUsRequests.$post({ json })),
		async () => ({
			departments: await loadOptions<Departments>(answerOf(enquiriesApi.viewDepartments.$get()), {}),
			isAdmin: holdsSection(storedPermissions(), 'administration'),
		}),
	),
	'request',
	(id) => answerOf(enquiriesApi.pageOfContactUsRequest[':id'].$get({ param: { id: String(id) } })),
)
export const shouldRevalidate = reloadsList(enquiriesList)

const columnsWith = (departments: Departments): Column<Enquiry>[] => [
	{
		key: 'name',
		header: 'Name',
		cell: ({ name, organization }) => (
			<>
				<RowTitle text={name} />
				{organization && (
					<span dir="auto" className="block text-muted">
						{organization}
					</span>
				)}
			</>
		),
	},
	{
		key: 'department',
		header: 'Department',
		cell: ({ selectedDepartmentId }) => (
			<span dir="auto" className="block">
				{departments[selectedDepartmentId] ?? `No. ${selectedDepartmentId}`}
			</span>
		),
	},
	{
		key: 'contact',
		header: 'Contact',
		cell: ({ emailId, phoneNo }) => (
			<>
				<span className="block">
					<BreakableAddress address={emailId} />
				</span>
				<span className="block text-muted tabular-nums">{phoneNo}</span>
			</>
		),
		// The message dialog shows it too.
		secondary: true,
	},
	{
		key: 'arrived',
		header: 'Arrived',
		cell: ({ createdAt }) => <DateTime at={createdAt} />,
		className: 'tablet:whitespace-nowrap',
	},
]

export default function EnquiriesPage({ loaderData: { loaded, departments, isAdmin } }: Route.ComponentProps) {
	const list = useListAddress(enquiriesList)
	const navigate = useNavigate()
	const [params] = useSearchParams()
	const [erasing, setErasing] = useState<Enquiry | null>(null)
	const read = loaded.rows?.content.find(({ id }) => id === Number(params.get('request')))
	const close = () => void navigate(list.listHref)

	return (
		<div className="flex flex-col gap-6">
			<PageHeading
				title="Contact requests"
				lead="Messages from the contact page, newest first."
				actions={
					isAdmin && (
						<Button variant="secondary" onClick={() => void navigate(list.dialogHref('departments'))}>
							<Building2 aria-hidden="true" className="size-5" />
							Departments
						</Button>
					)
				}
			/>
			<FilterSelect
				list={list}
				name="department"
				label="Department"
				options={Object.entries(departments)}
				className="tablet:w-72"
			/>
			<ListTable
				caption="Contact requests"
				list={list}
				loaded={loaded}
				pageSize={enquiriesPageSize}
				columns={columnsWith(departments)}
				rowKey={({ id }) => id}
				empty="No Contact Requests Available"
				filtersIn={(params) => enquiryFiltersIn(params, departments)}
				rowActions={(enquiry) => (
					<>
						<RowLink
							icon={MailOpen}
							label="Read"
							of={`the message of ${enquiry.name}`}
							to={list.dialogHref('request', enquiry.id)}
						/>
						{isAdmin && (
							<IconButton label={`Erase the request of ${enquiry.name}`} onClick={() => setErasing(enquiry)}>
								<Trash2 aria-hidden="true" />
							</IconButton>
						)}
					</>
				)}
			/>
			{read && <MessageDialog enquiry={read} department={departments[read.selectedDepartmentId]} onClose={close} />}
			{erasing && <EraseEnquiry enquiry={erasing} onClose={() => setErasing(null)} onErased={list.reload} />}
			{isAdmin && params.has('departments') && <DepartmentsDialog onClose={close} onSaved={list.reload} />}
		</div>
	)
}
