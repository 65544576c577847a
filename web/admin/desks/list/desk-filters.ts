import type { DeskFilter, DeskPeople } from '#contracts/desks/desk.ts'
import { chosenFilter, idsFilter, typedFilter } from '../../lists/filters/used-filters.ts'
import type { Desk } from '../desk.ts'

/** The list opens with its first tab. */
export const tabIn = <Tab extends string>(tabs: readonly [Tab, ...Tab[]], params: URLSearchParams): Tab =>
	tabs.find((tab) => tab === params.get('status')) ?? tabs[0]

const owners = [
	['mine', 'Mine'],
	['nobody', 'Nobody'],
] as const

export const ownerOptions = (people: DeskPeople) => [
	...owners,
	...people.map(({ id, fullName }) => [id, fullName] as const),
]

const ownerIn = (params: URLSearchParams): DeskFilter['owner'] => {
	const owner = params.get('owner')
	return owners.find(([value]) => value === owner)?.[0] ?? (Number(owner) || null)
}

/** What the address of a list filters by in every desk. */
export const sharedFilterOf = <Tab extends string>(
	tabs: readonly [Tab, ...Tab[]],
	params: URLSearchParams,
): DeskFilter<Tab> => ({
	tab: tabIn(tabs, params),
	owner: ownerIn(params),
	text: params.get('search'),
	allTime: params.has('alltime'),
	automatic: params.has('automatic'),
})

type Names = { groups: Readonly<Record<string, string>>; people: DeskPeople }

/** The filters in use beside the tab. */
export const deskFiltersIn = (desk: Pick<Desk, 'group'>, params: URLSearchParams, { groups, people }: Names) => [
	...chosenFilter(params, 'owner', 'Owner', ownerOptions(people)),
	...(desk.group ? idsFilter(params, desk.group.param, desk.group.label, Object.entries(groups)) : []),
	...typedFilter(params, 'automatic', 'Shown', () => 'Automatic'),
	...typedFilter(params, 'search', 'Search').map((search) => ({
		...search,
		without: { ...search.without, alltime: null },
	})),
]
