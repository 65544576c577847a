import { type JobOrder, type JobsQuery, jobsPageSize } from '#contracts/careers/careers.ts'
import type { JobTypes } from '#contracts/careers/job-types.ts'
import { idsFilter, typedFilter } from '../lists/filters/used-filters.ts'
import { dayIn, dayTextIn, type ListConfig, pageOf } from '../lists/list-address.ts'
import { byDate, byText, type Orders, sortedBy, sortParams } from '../lists/sorting.ts'

export const jobsList = {
	name: 'careers',
	section: 'careers',
	filters: ['location', 'position', 'type', 'from', 'to', ...sortParams],
} as const satisfies ListConfig

/** The list of one job's applications. */
export const applicationsPath = (jobId: number) => `/Admin/Receivedapplication?job=${jobId}`

export const jobsOrders: Orders<JobOrder> = {
	first: { dueDate: 'desc', jobPosition: 'asc' },
	documented: 'Newest first',
	named: [...byDate('dueDate', 'Due date'), ...byText('jobPosition', 'Position')],
}

export const jobsQueryOf = (params: URLSearchParams): JobsQuery => ({
	pageNumber: pageOf(params),
	size: jobsPageSize,
	jobLocation: params.get('location'),
	jobPosition: params.get('position'),
	jobTypeId: Number(params.get('type')) || null,
	startDate: dayIn(params.get('from')),
	dueDate: dayIn(params.get('to')),
	...sortedBy(params, jobsOrders),
})

export const jobFiltersIn = (params: URLSearchParams, types: JobTypes) => [
	...typedFilter(params, 'location', 'Location'),
	...typedFilter(params, 'position', 'Position'),
	...idsFilter(params, 'type', 'Job type', Object.entries(types)),
	...typedFilter(params, 'from', 'Starts on or after', dayTextIn),
	...typedFilter(params, 'to', 'Due on or before', dayTextIn),
]
