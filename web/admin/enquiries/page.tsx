import { Building2, MailOpen, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { holdsSection } from '#contracts/auth/roles.ts'
import { type Departments, type Enquiry, enquiriesPageSize } from '#contracts/enquiries/enquiries.ts'
import { answerOf } from '#web/api.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import type { Column } from '#web/ui/data-table.tsx'
import { DateTime } from '../date-time.tsx'
import { ErasedNotice } from '../lists/erased-notice.tsx'
import { FilterBar } from '../lists/filters/filter-bar.tsx'
import { FilterSelect } from '../lists/filters/filter-select.tsx'
import { OrderSelect } from '../lists/filters/order-select.tsx'
import { leadToRow } from '../lists/lead-to-row.ts'
import { ListPage } from '../lists/list-page.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { loadList, loadOptions } from '../lists/load-list.ts'
import { reloadsList } from '../lists/reload-list.ts'
import { Shortened } from '../lists/shortened.tsx'
import { columnSort } from '../lists/sorting.ts'
import { RowTitle } from '../lists/title-column.tsx'
import { useListAddress } from '../lists/use-list-address.ts'
import { PageHeading } from '../page-heading.tsx'
import { RowLink } from '../publishing/row-action.tsx'
import { storedPermissions } from '../session/storage.ts'
import { enquiriesApi } from '../staff-api.ts'
import { staffMeta } from '../staff-meta.ts'
import type { Route } from './+types/page.ts'
import { DepartmentsDialog } from './departments-dialog.tsx'
import { enquiriesList, enquiriesOrders, enquiriesQueryOf, enquiryFiltersIn } from './enquiries-list.ts'
import { EraseEnquiry } from './erase-enquiry.tsx'
import { linkIdOf, MessageDialog } from './message-dialog.tsx'

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
	'enquiry.not-found',
)
export const shouldRevalidate = reloadsList(enquiriesList)

const departmentOf = ({ selectedDepartmentId: id }: Enquiry, departments: Departments) => departments[id] ?? `No. ${id}`

const columnsWith = (departments: Departments, list: ReturnType<typeof useListAddress>): Column<Enquiry>[] => [
	{
		key: 'name',
		header: 'Name',
		cell: ({ id, name, organization }) => (
			<RowTitle text={name} to={list.dialogHref('request', id)} id={linkIdOf(id)} detail={organization} />
		),
	},
	{
		key: 'department',
		header: 'Department',
		cell: (enquiry) => <Shortened text={departmentOf(enquiry, departments)} />,
	},
	{
		key: 'contact',
		header: 'Contact',
		cell: ({ emailId, phoneNo }) => (
			<>
				<Shortened text={emailId} />
				<span className="block text-xs text-muted tabular-nums">{phoneNo}</span>
			</>
		),
		// The message dialog shows it too.
		secondary: true,
	},
	{
		key: 'arrived',
		header: 'Arrived',
		sort: columnSort(list, enquiriesOrders)('createdAt'),
		cell: ({ createdAt }) => <DateTime at={createdAt} />,
	},
]

export default function EnquiriesPage({
	loaderData: { loaded, departments, isAdmin, isErased },
}: Route.ComponentProps) {
	const list = useListAddress(enquiriesList)
	const navigate = useNavigate()
	const [params] = useSearchParams()
	const [erasing, setErasing] = useState<Enquiry | null>(null)
	const read = loaded.rows?.content.find(({ id }) => id === Number(params.get('request')))
	const close = () => void navigate(list.listHref)

	return (
		<ListPage>
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
			<ErasedNotice shows={isErased && !read && params.has('request')}>
				The contact request of this link is not here any more: an Admin has erased it.
			</ErasedNotice>
			<FilterBar
				list={list}
				filters={enquiriesList.filters}
				chips={['department']}
				order={<OrderSelect list={list} orders={enquiriesOrders} />}
			>
				<FilterSelect list={list} name="department" label="Department" options={Object.entries(departments)} />
			</FilterBar>
			<ListTable
				caption="Contact requests"
				list={list}
				loaded={loaded}
				pageSize={enquiriesPageSize}
				columns={columnsWith(departments, list)}
				lines={{
					meta: (enquiry) => (
						<>
							<DateTime at={enquiry.createdAt} near /> · <bdi>{departmentOf(enquiry, departments)}</bdi>
						</>
					),
				}}
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
		</ListPage>
	)
}
