import { SelectField } from '#web/ui/field.tsx'
import { type Orders, type Sorting, sortChanges, sortingOf } from '../sorting.ts'
import type { useListAddress } from '../use-list-address.ts'

type Props<By extends string> = { list: ReturnType<typeof useListAddress>; orders: Orders<By> }

const nameOf = ({ sortBy, sortDirection }: Sorting<string>) => `${sortBy} ${sortDirection}`

/** Chooses the order on phones, whose rows have no head. */
export function OrderSelect<By extends string>({ list, orders }: Props<By>) {
	const now = sortingOf(list.params, orders)
	return (
		<SelectField
			label="Sort by"
			value={now ? nameOf(now) : ''}
			onChange={({ target: { value } }) => {
				const chosen = orders.named.find((order) => nameOf(order) === value)
				list.filter(sortChanges(chosen ?? null, orders))
			}}
		>
			{typeof orders.documented === 'string' && <option value="">{orders.documented}</option>}
			{orders.named.map((order) => (
				<option key={order.label} value={nameOf(order)}>
					{order.label}
				</option>
			))}
		</SelectField>
	)
}
