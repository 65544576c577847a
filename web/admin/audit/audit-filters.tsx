import { auditedSections } from '#contracts/operations/audit.ts'
import { dayText } from '#contracts/shared/date-text.ts'
import { TextField } from '#web/ui/field.tsx'
import { FilterBar } from '../lists/filter-bar.tsx'
import { FilterPopover } from '../lists/filter-popover.tsx'
import { FilterSelect } from '../lists/filter-select.tsx'
import { SearchField } from '../lists/search-field.tsx'
import type { useListAddress } from '../lists/use-list-address.ts'
import { useOptimisticFilter } from '../lists/use-optimistic-filter.ts'
import { auditList, dayIn, type NamedUser } from './audit-list.ts'

type Props = { list: ReturnType<typeof useListAddress>; users: readonly NamedUser[] }

/** Filters by person, section, item and days. Item numbers are unique within a section only. */
export const AuditFilters = ({ list, users }: Props) => (
	<FilterBar list={list} filters={auditList.filters} chips={['person', 'section', 'item', 'from', 'to']}>
		<FilterSelect list={list} name="person" label="Person" options={users} />
		<FilterSelect list={list} name="section" label="Section" options={Object.entries(auditedSections)} />
		{list.params.get('section') && (
			<div className="tablet:w-40">
				<SearchField label="Item number" list={list} name="item" />
			</div>
		)}
		<FilterPopover label="Days" text={daysText(list.params)} onClear={() => list.filter({ from: null, to: null })}>
			<div className="flex flex-col gap-4">
				<DayFilter list={list} name="from" label="From" />
				<DayFilter list={list} name="to" label="To" />
			</div>
		</FilterPopover>
	</FilterBar>
)

function daysText(params: URLSearchParams): string | null {
	const [from, to] = [dayIn(params.get('from')), dayIn(params.get('to'))]
	if (from && to) return `${dayText(from)} to ${dayText(to)}`
	if (from) return `from ${dayText(from)}`
	return to && `until ${dayText(to)}`
}

function DayFilter({ list, name, label }: { list: Props['list']; name: 'from' | 'to'; label: string }) {
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
