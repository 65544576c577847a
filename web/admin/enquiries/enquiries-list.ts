import type { DeskPeople } from '#contracts/desks/desk.ts'
import type { EnquiryDeskQuery, EnquiryFilter } from '#contracts/enquiries/desk.ts'
import { type DeskTab, deskTabs, enquiryStateNames } from '#contracts/enquiries/desk-states.ts'
import { type Departments, enquiriesPageSize } from '#contracts/enquiries/enquiries.ts'
import { chosenFilter, idsFilter, typedFilter } from '../lists/filters/used-filters.ts'
import { type ListConfig, pageOf } from '../lists/list-address.ts'

export const enquiriesList = {
	name: 'contact-requests',
	section: 'enquiries',
	filters: ['status', 'owner', 'department', 'search', 'alltime'],
	// A search may hold the name or the address of a visitor.
	personal: ['search', 'alltime'],
} as const satisfies ListConfig

const tabLabels: Record<DeskTab, string> = { ...enquiryStateNames, all: 'All' }
export const tabOptions = deskTabs.map((value) => ({ value, label: tabLabels[value] }))
export const stateLabel = (state: DeskTab) => tabLabels[state]

/** What the requests of a tab have in common. */
export const tabLeads: Record<DeskTab, string> = {
	new: 'Nobody has taken these up yet.',
	open: 'The visitor waits for our answer.',
	waiting: 'We wait for the visitor, or for the end of a snooze.',
	done: 'Nothing is left to do. A new message opens a request again.',
	spam: 'New messages in these notify nobody, and the report leaves them out.',
	all: 'Messages from the contact page and by mail.',
}

/** The list opens with its first tab. */
export const tabIn = (params: URLSearchParams): DeskTab =>
	deskTabs.find((tab) => tab === params.get('status')) ?? deskTabs[0]

const owners = [
	['mine', 'Mine'],
	['nobody', 'Nobody'],
] as const

export const ownerOptions = (people: DeskPeople) => [
	...owners,
	...people.map(({ id, fullName }) => [id, fullName] as const),
]

const ownerIn = (params: URLSearchParams): EnquiryDeskQuery['owner'] => {
	const owner = params.get('owner')
	return owners.find(([value]) => value === owner)?.[0] ?? (Number(owner) || null)
}

export const deskFilterOf = (params: URLSearchParams): EnquiryFilter => ({
	tab: tabIn(params),
	owner: ownerIn(params),
	departmentId: Number(params.get('department')) || null,
	text: params.get('search'),
	allTime: params.has('alltime'),
})

export const deskQueryOf = (params: URLSearchParams): EnquiryDeskQuery => ({
	...deskFilterOf(params),
	pageNumber: pageOf(params),
	size: enquiriesPageSize,
})

type Names = { departments: Departments; people: DeskPeople }

/** The filters in use beside the tab. */
export const enquiryFiltersIn = (params: URLSearchParams, { departments, people }: Names) => [
	...chosenFilter(params, 'owner', 'Owner', ownerOptions(people)),
	...idsFilter(params, 'department', 'Department', Object.entries(departments)),
	...typedFilter(params, 'search', 'Search').map((search) => ({
		...search,
		without: { ...search.without, alltime: null },
	})),
]
