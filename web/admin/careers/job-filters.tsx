import type { JobTypes } from '#contracts/careers/job-types.ts'
import { TextField } from '#web/ui/field.tsx'
import { FilterBar } from '../lists/filter-bar.tsx'
import { FilterPopover } from '../lists/filter-popover.tsx'
import { FilterSelect } from '../lists/filter-select.tsx'
import { OrderSelect } from '../lists/order-select.tsx'
import { SearchField } from '../lists/search-field.tsx'
import type { useListAddress } from '../lists/use-list-address.ts'
import { useOptimisticFilter } from '../lists/use-optimistic-filter.ts'
import { filterDateText, jobsList, jobsOrders } from './jobs-list.ts'

type Props = { list: ReturnType<typeof useListAddress>; types: JobTypes }

/** Filters by position, location, job type and dates. */
export const JobFilters = ({ list, types }: Props) => (
	<FilterBar
		list={list}
		filters={jobsList.filters}
		search={<SearchField label="Position" list={list} name="position" />}
		chips={['location', 'type', 'from', 'to']}
		order={<OrderSelect list={list} orders={jobsOrders} />}
	>
		<div className="tablet:w-44">
			<SearchField label="Location" list={list} name="location" />
		</div>
		<FilterSelect list={list} name="type" label="Job type" options={Object.entries(types)} />
		<FilterPopover label="Dates" text={datesText(list.params)} onClear={() => list.filter({ from: null, to: null })}>
			<div className="flex flex-col gap-4">
				<DateFilter list={list} name="from" label="Starts on or after" />
				<DateFilter list={list} name="to" label="Due on or before" />
			</div>
		</FilterPopover>
	</FilterBar>
)

function datesText(params: URLSearchParams): string | null {
	const [from, to] = [filterDateText(params.get('from') ?? ''), filterDateText(params.get('to') ?? '')]
	if (from && to) return `${from} to ${to}`
	if (from) return `from ${from}`
	return to && `until ${to}`
}

function DateFilter({ list, name, label }: { list: Props['list']; name: 'from' | 'to'; label: string }) {
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
