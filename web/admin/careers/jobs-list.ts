import { type JobsQuery, type JobTypes, jobsPageSize } from '#contracts/careers/careers.ts'
import { optionalDate } from '#contracts/shared/calendar.ts'
import { dayText } from '#contracts/shared/date-text.ts'
import { type ListName, pageOf } from '../lists/list-address.ts'
import { idsFilter, typedFilter } from '../lists/used-filters.ts'

export const jobsList = {
	name: 'careers',
	filters: ['location', 'position', 'type', 'from', 'to'],
} as const satisfies ListName
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
export const jobsQueryOf = (part: URLSearchParams): JobsQuery => ({
	pageNumber: pageOf(part),
	size: jobsPageSize,
	jobLocation: part.get('location'),
	jobPosition: part.get('position'),
	jobTypeId: Number(part.get('type')) || null,
	startDate: dateIn(part.get('from')),
	dueDate: dateIn(part.get('to')),
})

const dateWords = (text: string): string | null => {
	const date = dateIn(text)
	return date === null ? null : dayText(date)
}

export const jobFiltersIn = (part: URLSearchParams, types: JobTypes) => [
	...typedFilter(part, 'location', 'Location'),
	...typedFilter(part, 'position', 'Position'),
	...idsFilter(part, 'type', 'Job type', Object.entries(types)),
	...typedFilter(part, 'from', 'Starts on or after', dateWords),
	...typedFilter(part, 'to', 'Due on or before', dateWords),
]
