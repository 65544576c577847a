import { type Departments, type EnquiriesQuery, enquiriesPageSize } from '#contracts/enquiries/enquiries.ts'
import { type ListConfig, pageOf } from '../lists/list-address.ts'
import { idsFilter } from '../lists/used-filters.ts'

export const enquiriesList = {
	name: 'contact-requests',
	section: 'enquiries',
	filters: ['department'],
} as const satisfies ListConfig

/** No department means all. */
export const enquiriesQueryOf = (params: URLSearchParams): EnquiriesQuery => ({
	pageNumber: pageOf(params),
	size: enquiriesPageSize,
	selectedDepartmentId: Number(params.get('department')) || null,
})

export const enquiryFiltersIn = (params: URLSearchParams, departments: Departments) =>
	idsFilter(params, 'department', 'Department', Object.entries(departments))
