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
import { idsIn, type ListName, pageOf } from '../lists/list-address.ts'
import { chosenFilter, idsFilter, typedFilter } from '../lists/used-filters.ts'

export const applicationsList = {
	name: 'received-applications',
	filters: ['job', 'notice', 'from', 'to', 'location', 'mobile', 'sort', 'direction'],
	personal: ['location', 'mobile'],
} as const satisfies ListName

/** The address without any filter; the order stays. */
export const withoutFilters = { job: null, notice: null, from: null, to: null, location: null, mobile: null }

export type Sorting = Pick<ApplicationsFilter, 'sortBy' | 'sortDirection'>

export const newestFirst: Sorting = { sortBy: 'createddate', sortDirection: 'desc' }

export function sortingOf(part: URLSearchParams): Sorting {
	const sortBy = applicationOrders.find((order) => order === part.get('sort'))
	if (!sortBy) return newestFirst
	return { sortBy, sortDirection: part.get('direction') === 'asc' ? 'asc' : 'desc' }
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
export function experienceErrors(part: URLSearchParams): { from?: string; to?: string } {
	const [from, to] = [yearsOf(part.get('from')), yearsOf(part.get('to'))]
	const isReversed = typeof from === 'number' && typeof to === 'number' && from > to
	return {
		...(from === 'invalid' ? { from: invalidExperience } : {}),
		...(to === 'invalid' ? { to: invalidExperience } : {}),
		...(isReversed ? { to: reversedExperience } : {}),
	}
}

function askedYears(part: URLSearchParams, name: 'from' | 'to'): number | null {
	const years = yearsOf(part.get(name))
	return years === 'invalid' || experienceErrors(part)[name] ? null : years
}

/** What the server is asked for by the list's part of the address, without the page. */
export const applicationsFilterOf = (part: URLSearchParams): ApplicationsFilter => ({
	jobPosts: idsIn(part.get('job')),
	noticePeriod: noticePeriods.find((period) => period === part.get('notice')) ?? null,
	applicantExperienceFrom: askedYears(part, 'from'),
	applicantExperienceTo: askedYears(part, 'to'),
	applicantLocation: part.get('location'),
	mobileNumber: part.get('mobile'),
	...sortingOf(part),
})

export const applicationsQueryOf = (part: URLSearchParams): ApplicationsQuery => ({
	pageNumber: pageOf(part),
	size: applicationsPageSize,
	...applicationsFilterOf(part),
})

export const applicationFiltersIn = (part: URLSearchParams, jobs: readonly AppliedJob[]) => [
	...idsFilter(
		part,
		'job',
		'Job post',
		jobs.map(({ id, jobPosition, jobLocation }) => [id, `${jobPosition}, ${jobLocation}`]),
	),
	...chosenFilter(
		part,
		'notice',
		'Notice period',
		noticePeriods.map((period) => [period, period]),
	),
	...typedFilter(part, 'from', 'Experience from', yearsWords),
	...typedFilter(part, 'to', 'Experience to', yearsWords),
	...typedFilter(part, 'location', 'Location'),
	...typedFilter(part, 'mobile', 'Mobile number'),
]

const yearsWords = (typed: string): string | null => {
	const years = yearsOf(typed)
	if (years === null || years === 'invalid') return null
	return years === 1 ? '1 year' : `${years} years`
}
