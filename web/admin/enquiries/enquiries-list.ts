import {
	type Departments,
	type EnquiriesQuery,
	type EnquiryOrder,
	enquiriesPageSize,
} from '#contracts/enquiries/enquiries.ts'
import { idsFilter } from '../lists/filters/used-filters.ts'
import { type ListConfig, pageOf } from '../lists/list-address.ts'
import { byDate, type Orders, sortedBy, sortParams } from '../lists/sorting.ts'

export const enquiriesList = {
	name: 'contact-requests',
	section: 'enquiries',
	filters: ['department', ...sortParams],
} as const satisfies ListConfig

export const enquiriesOrders: Orders<EnquiryOrder> = {
	first: { createdAt: 'desc' },
	documented: { sortBy: 'createdAt', sortDirection: 'desc' },
	named: byDate('createdAt', 'Arrived'),
}

/** No department means all. */
export const enquiriesQueryOf = (params: URLSearchParams): EnquiriesQuery => ({
	pageNumber: pageOf(params),
	size: enquiriesPageSize,
	selectedDepartmentId: Number(params.get('department')) || null,
	...sortedBy(params, enquiriesOrders),
})

export const enquiryFiltersIn = (params: URLSearchParams, departments: Departments) =>
	idsFilter(params, 'department', 'Department', Object.entries(departments))
