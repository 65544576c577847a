import type { Sorting as AskedSorting, SortDirection } from '#contracts/shared/sorting.ts'
import type { Column } from '#web/ui/data-table.tsx'
import type { useListAddress } from './use-list-address.ts'

export type Sorting<By extends string> = { sortBy: By; sortDirection: SortDirection }

export type NamedOrder<By extends string> = Sorting<By> & { label: string }

/** The orders of a list. */
export type Orders<By extends string> = {
	/** The direction of the first click on a column's header. */
	first: Readonly<Record<By, SortDirection>>
	/** The order without a choice, or the name of an order that no column has. */
	documented: Sorting<By> | string
	/** The names of the orders, for phones, whose rows have no head. */
	named: readonly NamedOrder<By>[]
}

/** The search parameters of the order. Clearing filters keeps them. */
export const sortParams = ['sort', 'direction'] as const

/** The order in the address; null if no column has it. */
export function sortingOf<By extends string>(params: URLSearchParams, orders: Orders<By>): Sorting<By> | null {
	const wanted = params.get('sort')
	const order = orders.named.find(({ sortBy }) => sortBy === wanted)
	if (order) return { sortBy: order.sortBy, sortDirection: params.get('direction') === 'asc' ? 'asc' : 'desc' }
	return typeof orders.documented === 'string' ? null : orders.documented
}

/** The order as fields of a query. */
export const sortedBy = <By extends string>(params: URLSearchParams, orders: Orders<By>): AskedSorting<By> =>
	sortingOf(params, orders) ?? {}

/** The order as search parameters. The documented order needs none. */
export const sortChanges = <By extends string>(wanted: Sorting<By> | null, { documented }: Orders<By>) =>
	wanted === null || isSame(wanted, documented)
		? { sort: null, direction: null }
		: { sort: wanted.sortBy, direction: wanted.sortDirection }

const isSame = ({ sortBy, sortDirection }: Sorting<string>, other: Sorting<string> | string) =>
	typeof other !== 'string' && sortBy === other.sortBy && sortDirection === other.sortDirection

/** The order after a click on a column's header. */
function pressed<By extends string>(column: By, now: Sorting<By> | null, { first }: Orders<By>): Sorting<By> {
	if (now?.sortBy !== column) return { sortBy: column, sortDirection: first[column] }
	return { sortBy: column, sortDirection: now.sortDirection === 'asc' ? 'desc' : 'asc' }
}

const words = { asc: 'ascending', desc: 'descending' } as const

/** Makes the `sort` of a column. */
export function columnSort<By extends string>(list: ReturnType<typeof useListAddress>, orders: Orders<By>) {
	const now = sortingOf(list.params, orders)
	return (column: By): NonNullable<Column<never>['sort']> => ({
		direction: now?.sortBy === column ? words[now.sortDirection] : null,
		onSort: () => list.filter(sortChanges(pressed(column, now, orders), orders)),
	})
}

/** The two orders by a date, and by a text. */
export const byDate = <By extends string>(sortBy: By, label: string): NamedOrder<By>[] => [
	{ sortBy, sortDirection: 'desc', label: `${label}, latest first` },
	{ sortBy, sortDirection: 'asc', label: `${label}, earliest first` },
]
export const byText = <By extends string>(sortBy: By, label: string): NamedOrder<By>[] => [
	{ sortBy, sortDirection: 'asc', label: `${label}, A to Z` },
	{ sortBy, sortDirection: 'desc', label: `${label}, Z to A` },
]
