import { type Departments, type EnquiriesQuery, enquiriesPageSize } from '#contracts/enquiries/enquiries.ts'
import { type ListName, pageOf } from '../lists/list-address.ts'
import { idsFilter } from '../lists/used-filters.ts'

export const enquiriesList = { name: 'contact-requests', filters: ['department'] } as const satisfies ListName

/** What the server is asked for by the list's part of the address; no department means all of them. */
export const enquiriesQueryOf = (part: URLSearchParams): EnquiriesQuery => ({
	pageNumber: pageOf(part),
	size: enquiriesPageSize,
	selectedDepartmentId: Number(part.get('department')) || null,
})

export const enquiryFiltersIn = (part: URLSearchParams, departments: Departments) =>
	idsFilter(part, 'department', 'Department', Object.entries(departments))
