import {
	type ApplicationOrder,
	type ApplicationsFilter,
	type AppliedJob,
	applicationsPageSize,
	invalidExperience,
	noticePeriods,
	reversedExperience,
} from '#contracts/careers/applications.ts'
import type { HiringFilter, HiringQuery } from '#contracts/hiring/desk.ts'
import { hiringTabs, soonErasedDays } from '#contracts/hiring/stages.ts'
import { sharedFilterOf } from '../desks/list/desk-filters.ts'
import { chosenFilter, idsFilter, typedFilter } from '../lists/filters/used-filters.ts'
import { idsIn, type ListConfig, pageOf } from '../lists/list-address.ts'
import { byText, type Orders, sortingOf, sortParams } from '../lists/sorting.ts'

export { applicationsPageSize }

export const applicationsList = {
	name: 'received-applications',
	section: 'applications',
	filters: [
		...['status', 'owner', 'job', 'notice', 'from', 'to', 'location', 'mobile', 'overdue', 'soon', 'search', 'alltime'],
		...['erasure', ...sortParams],
	],
	personal: ['location', 'mobile', 'search', 'alltime'],
} as const satisfies ListConfig

export const applicationsOrders: Orders<ApplicationOrder> = {
	first: {
		createddate: 'desc',
		jobPost: 'asc',
		name: 'asc',
		applicantExperience: 'desc',
		applicantLocation: 'asc',
	},
	documented: { sortBy: 'createddate', sortDirection: 'desc' },
	named: [
		{ sortBy: 'createddate', sortDirection: 'desc', label: 'Newest first' },
		{ sortBy: 'createddate', sortDirection: 'asc', label: 'Oldest first' },
		...byText('name', 'Name'),
		...byText('jobPost', 'Job post'),
		{ sortBy: 'applicantExperience', sortDirection: 'desc', label: 'Most experience first' },
		{ sortBy: 'applicantExperience', sortDirection: 'asc', label: 'Least experience first' },
		...byText('applicantLocation', 'Location'),
	],
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
	sortBy: 'createddate',
	sortDirection: 'desc',
	...sortingOf(params, applicationsOrders),
})

export const hiringFilterOf = (params: URLSearchParams): HiringFilter => ({
	...sharedFilterOf(hiringTabs, params),
	...applicationsFilterOf(params),
	overdue: params.has('overdue'),
	soonErased: params.has('soon'),
	erasureAsked: params.has('erasure'),
})

export const hiringQueryOf = (params: URLSearchParams): HiringQuery => ({
	...hiringFilterOf(params),
	pageNumber: pageOf(params),
	size: applicationsPageSize,
})

/** Whether the list shows less than the old filters find, which `newcount` takes. */
export const isNarrowed = (params: URLSearchParams) =>
	['status', 'owner', 'overdue', 'soon', 'erasure', 'search'].some((name) => params.has(name))

export const soonErasedText = `Erased within ${soonErasedDays} days`

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
	...typedFilter(params, 'overdue', 'Shown', () => 'Overdue'),
	...typedFilter(params, 'soon', 'Shown', () => 'Soon erased'),
	...typedFilter(params, 'erasure', 'Shown', () => 'Erasure asked'),
]

export const yearsText = (typed: string): string | null => {
	const years = yearsOf(typed)
	if (years === null || years === 'invalid') return null
	return years === 1 ? '1 year' : `${years} years`
}
