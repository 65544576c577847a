import { SelectField } from '#web/ui/field.tsx'
import type { useListAddress } from '../use-list-address.ts'
import { useInSheet } from './filter-bar.tsx'
import { FilterChip } from './filter-chip.tsx'
import { useOptimisticFilter } from './use-optimistic-filter.ts'
import { labelOf } from './used-filters.ts'

type Props = {
	list: ReturnType<typeof useListAddress>
	/** The search parameter. */
	name: string
	label: string
	options: readonly (readonly [value: string | number, label: string])[]
}

/** Filters a list by one value. */
export function FilterSelect({ list, name, label, options }: Props) {
	const [chosen, setChosen] = useOptimisticFilter(list.params.get(name) ?? '')
	const inSheet = useInSheet()

	function choose(value: string) {
		setChosen(value)
		list.filter({ [name]: value })
	}

	const choices = (
		<>
			<option value="">All</option>
			{options.map(([option, text]) => (
				<option key={option} value={option} dir="auto">
					{text}
				</option>
			))}
		</>
	)
	if (inSheet)
		return (
			<SelectField label={label} value={chosen} onChange={({ target }) => choose(target.value)}>
				{choices}
			</SelectField>
		)
	return (
		<FilterChip
			label={label}
			text={chosen === '' ? null : (labelOf(options, chosen) ?? chosen)}
			onClear={() => choose('')}
			control={(words) => (
				<span className="relative flex min-w-0 flex-1 items-center">
					<span aria-hidden="true" className="min-w-0">
						{words}
					</span>
					<select
						aria-label={label}
						value={chosen}
						onChange={({ target }) => choose(target.value)}
						className="absolute inset-0 size-full cursor-pointer bg-surface text-ink opacity-0"
					>
						{choices}
					</select>
				</span>
			)}
		/>
	)
}
