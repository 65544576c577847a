import type { Scheduled } from '#contracts/content/schedule.ts'
import type { Column } from '#web/ui/data-table.tsx'
import type { Beside } from '../items/lists/load-beside.ts'
import { OrderSelect } from '../lists/filters/order-select.tsx'
import { titleFilterIn } from '../lists/filters/title-search.tsx'
import type { FiltersIn } from '../lists/filters/used-filters.ts'
import type { ListConfig } from '../lists/list-address.ts'
import type { LoadedPage } from '../lists/load-list.ts'
import { columnSort, type Orders } from '../lists/sorting.ts'
import { type TitledRow, titleColumn } from '../lists/title-column.tsx'
import { useListAddress } from '../lists/use-list-address.ts'
import { PublishableList, type PublishableListProps } from './publishable-list.tsx'

type Row = TitledRow & Scheduled
type Loaded<Item> = { loaded: LoadedPage<Item> } & Beside

type Props<Item, By extends string> = Omit<PublishableListProps<Item>, 'order' | 'columns' | 'itemOf' | 'filtersIn'> & {
	orders: Orders<By | 'title'>
	/** Makes the columns after the title. */
	columns: (sort: (column: By) => Column<Item>['sort']) => readonly Column<Item>[]
	/** The public page of an item. */
	viewHref: (id: number) => string
	/** By default the search by title. */
	filtersIn?: FiltersIn
}

/** The list of a kind of item whose rows have a title and a state, in an order that the user may choose. */
export function TitledList<Item extends Row, By extends string>(props: Props<Item, By>) {
	const { orders, columns, viewHref, filtersIn = titleFilterIn, ...others } = props
	const { list, description } = others
	const sort = columnSort(list, orders)
	return (
		<PublishableList
			{...others}
			order={<OrderSelect list={list} orders={orders} />}
			filtersIn={filtersIn}
			columns={[{ ...titleColumn(description.editPath), sort: sort('title') }, ...columns(sort)]}
			itemOf={({ id, title, state }) => ({ id, title, viewHref: state === 'published' ? viewHref(id) : null })}
		/>
	)
}

type AnyLoader = (args: never) => Promise<Loaded<Row>>
type ItemOf<Loader extends AnyLoader> = NonNullable<Awaited<ReturnType<Loader>>['loaded']['rows']>['content'][number]

/** Makes the page of such a list, with the search by title as its only filter. */
export const titledListPage = <Loader extends AnyLoader, By extends string>(
	config: ListConfig,
	props: Omit<Props<ItemOf<Loader>, By>, 'list' | keyof Loaded<Row>>,
) =>
	function TitledListPage({ loaderData }: { loaderData: Loaded<ItemOf<Loader>> }) {
		return <TitledList {...props} {...loaderData} list={useListAddress(config)} />
	}
