import { TextField } from '#web/ui/field.tsx'
import { dayTextIn } from '../list-address.ts'
import type { useListAddress } from '../use-list-address.ts'
import { FilterPopover } from './filter-popover.tsx'
import { useOptimisticFilter } from './use-optimistic-filter.ts'

type List = ReturnType<typeof useListAddress>
/** The label of the chip, and those of its two fields. */
type Props = { list: List; label: string; from: string; to: string }

/** Filters a list by a first and a last day. The search parameters are `from` and `to`. */
export const FilterDays = ({ list, label, from, to }: Props) => (
	<FilterPopover label={label} text={daysText(list.params)} onClear={() => list.filter({ from: null, to: null })}>
		<div className="flex flex-col gap-4">
			<DayField list={list} name="from" label={from} />
			<DayField list={list} name="to" label={to} />
		</div>
	</FilterPopover>
)

function daysText(params: URLSearchParams): string | null {
	const [from, to] = [dayTextIn(params.get('from')), dayTextIn(params.get('to'))]
	if (from && to) return `${from} to ${to}`
	if (from) return `from ${from}`
	return to && `until ${to}`
}

function DayField({ list, name, label }: { list: List; name: 'from' | 'to'; label: string }) {
	const [chosen, setChosen] = useOptimisticFilter(list.params.get(name) ?? '')
	return (
		<TextField
			label={label}
			type="date"
			value={chosen}
			onChange={({ target: { value } }) => {
				setChosen(value)
				list.filter({ [name]: value })
			}}
		/>
	)
}
