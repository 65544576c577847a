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

const newestFirst: Sorting = { sortBy: 'createddate', sortDirection: 'desc' }

export function sortingOf(params: URLSearchParams): Sorting {
	const sortBy = applicationOrders.find((order) => order === params.get('sort'))
	if (!sortBy) return newestFirst
	return { sortBy, sortDirection: params.get('direction') === 'asc' ? 'asc' : 'desc' }
}

/** The order as search parameters. The default order needs none. */
export const sortChanges = ({ sortBy, sortDirection }: Sorting) =>
	sortBy === newestFirst.sortBy && sortDirection === newestFirst.sortDirection
		? { sort: null, direction: null }
		: { sort: sortBy, direction: sortDirection }

/** Text starts at A, numbers and dates at the highest. */
const firstDirection: Record<ApplicationOrder, Sorting['sortDirection']> = {
	createddate: 'desc',
	jobPost: 'asc',
	name: 'asc',
	applicantExperience: 'desc',
	applicantLocation: 'asc',
}

/** The sorting after a click on a column's header. */
export function pressed(column: ApplicationOrder, { sortBy, sortDirection }: Sorting): Sorting {
	if (sortBy !== column) return { sortBy: column, sortDirection: firstDirection[column] }
	return { sortBy: column, sortDirection: sortDirection === 'asc' ? 'desc' : 'asc' }
}

/** A filter's years: null if it is empty, 'invalid' if it is not a number of years. */
function yearsOf(typed: string | null): number | null | 'invalid' {
	if (!typed) return null
	return /^\d{1,2}(?:\.\d{1,2})?$/.test(typed) && Number(typed) <= 80 ? Number(typed) : 'invalid'
}

/** The errors of the experience range, by field. The query leaves such a field out. */
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

/** The query's filters and order, without the page. */
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
