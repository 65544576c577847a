import { type JobsQuery, type JobTypes, jobsPageSize } from '#contracts/careers/careers.ts'
import { optionalDate } from '#contracts/shared/calendar.ts'
import { dayText } from '#contracts/shared/date-text.ts'
import { type ListConfig, pageOf } from '../lists/list-address.ts'
import { idsFilter, typedFilter } from '../lists/used-filters.ts'

export const jobsList = {
	name: 'careers',
	section: 'careers',
	filters: ['location', 'position', 'type', 'from', 'to'],
} as const satisfies ListConfig
export const jobsListPath = '/Admin/CareersAdmin'
export const jobFormPath = `${jobsListPath}/AddJobPage`

/** The received applications of one job. */
export const applicationsPath = (jobId: number) => `/Admin/Receivedapplication?job=${jobId}`

/** What somebody wrote into the address and no calendar has is no filter. */
const dateIn = (text: string | null): string | null => {
	const read = optionalDate().safeParse(text)
	return read.success ? read.data : null
}

/** What the server is asked for by the list's part of the address. */
export const jobsQueryOf = (params: URLSearchParams): JobsQuery => ({
	pageNumber: pageOf(params),
	size: jobsPageSize,
	jobLocation: params.get('location'),
	jobPosition: params.get('position'),
	jobTypeId: Number(params.get('type')) || null,
	startDate: dateIn(params.get('from')),
	dueDate: dateIn(params.get('to')),
})

const filterDateText = (text: string): string | null => {
	const date = dateIn(text)
	return date === null ? null : dayText(date)
}

export const jobFiltersIn = (params: URLSearchParams, types: JobTypes) => [
	...typedFilter(params, 'location', 'Location'),
	...typedFilter(params, 'position', 'Position'),
	...idsFilter(params, 'type', 'Job type', Object.entries(types)),
	...typedFilter(params, 'from', 'Starts on or after', filterDateText),
	...typedFilter(params, 'to', 'Due on or before', filterDateText),
]
