import {
	type ApplicationOrder,
	type ApplicationsFilter,
	type ApplicationsQuery,
	type AppliedJob,
	applicationOrders,
	applicationsPageSize,
	invalidExperience,
	noticePeriods,
	reversedExperience,
} from '#contracts/careers/applications.ts'
import { idsIn, type ListConfig, pageOf } from '../lists/list-address.ts'
import { chosenFilter, idsFilter, typedFilter } from '../lists/used-filters.ts'

/** The filters that narrow the list down. Clearing them keeps the order. */
export const narrowingFilters = ['job', 'notice', 'from', 'to', 'location', 'mobile']

export const applicationsList = {
	name: 'received-applications',
	section: 'applications',
	filters: [...narrowingFilters, 'sort', 'direction'],
	personal: ['location', 'mobile'],
} as const satisfies ListConfig

export type Sorting = Pick<ApplicationsFilter, 'sortBy' | 'sortDirection'>

export const newestFirst: Sorting = { sortBy: 'createddate', sortDirection: 'desc' }

export function sortingOf(params: URLSearchParams): Sorting {
	const sortBy = applicationOrders.find((order) => order === params.get('sort'))
	if (!sortBy) return newestFirst
	return { sortBy, sortDirection: params.get('direction') === 'asc' ? 'asc' : 'desc' }
}

/** As the address has it; the usual order stands in no address. */
export const sortChanges = ({ sortBy, sortDirection }: Sorting) =>
	sortBy === newestFirst.sortBy && sortDirection === newestFirst.sortDirection
		? { sort: null, direction: null }
		: { sort: sortBy, direction: sortDirection }

/** Words from A on, numbers and moments from the greatest. */
const firstDirection: Record<ApplicationOrder, Sorting['sortDirection']> = {
	createddate: 'desc',
	jobPost: 'asc',
	name: 'asc',
	applicantExperience: 'desc',
	applicantLocation: 'asc',
}

/** How the list is sorted once the head of a column has been pressed. */
export function pressed(column: ApplicationOrder, { sortBy, sortDirection }: Sorting): Sorting {
	if (sortBy !== column) return { sortBy: column, sortDirection: firstDirection[column] }
	return { sortBy: column, sortDirection: sortDirection === 'asc' ? 'desc' : 'asc' }
}

/** The years that a filter asks for: null where it is empty, 'invalid' where it is no number of years. */
export function yearsOf(typed: string | null): number | null | 'invalid' {
	if (!typed) return null
	return /^\d{1,2}(?:\.\d{1,2})?$/.test(typed) && Number(typed) <= 80 ? Number(typed) : 'invalid'
}

/** What is wrong with the range that the filter asks for, by field. Such a field is left out of what the server is asked. */
export function experienceErrors(params: URLSearchParams): { from?: string; to?: string } {
	const [from, to] = [yearsOf(params.get('from')), yearsOf(params.get('to'))]
	const isReversed = typeof from === 'number' && typeof to === 'number' && from > to
	return {
		...(from === 'invalid' ? { from: invalidExperience } : {}),
		...(to === 'invalid' ? { to: invalidExperience } : {}),
		...(isReversed ? { to: reversedExperience } : {}),
	}
}

function askedYears(params: URLSearchParams, name: 'from' | 'to'): number | null {
	const years = yearsOf(params.get(name))
	return years === 'invalid' || experienceErrors(params)[name] ? null : years
}

/** What the server is asked for by the list's part of the address, without the page. */
export const applicationsFilterOf = (params: URLSearchParams): ApplicationsFilter => ({
	jobPosts: idsIn(params.get('job')),
	noticePeriod: noticePeriods.find((period) => period === params.get('notice')) ?? null,
	applicantExperienceFrom: askedYears(params, 'from'),
	applicantExperienceTo: askedYears(params, 'to'),
	applicantLocation: params.get('location'),
	mobileNumber: params.get('mobile'),
	...sortingOf(params),
})

export const applicationsQueryOf = (params: URLSearchParams): ApplicationsQuery => ({
	pageNumber: pageOf(params),
	size: applicationsPageSize,
	...applicationsFilterOf(params),
})

export const applicationFiltersIn = (params: URLSearchParams, jobs: readonly AppliedJob[]) => [
	...idsFilter(
		params,
		'job',
		'Job post',
		jobs.map(({ id, jobPosition, jobLocation }) => [id, `${jobPosition}, ${jobLocation}`]),
	),
	...chosenFilter(
		params,
		'notice',
		'Notice period',
		noticePeriods.map((period) => [period, period]),
	),
	...typedFilter(params, 'from', 'Experience from', yearsText),
	...typedFilter(params, 'to', 'Experience to', yearsText),
	...typedFilter(params, 'location', 'Location'),
	...typedFilter(params, 'mobile', 'Mobile number'),
]

const yearsText = (typed: string): string | null => {
	const years = yearsOf(typed)
	if (years === null || years === 'invalid') return null
	return years === 1 ? '1 year' : `${years} years`
}
