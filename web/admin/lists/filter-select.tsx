import { classNames } from '#web/ui/class-names.ts'
import { SelectField } from '#web/ui/field.tsx'
import type { useListAddress } from './use-list-address.ts'
import { useOptimisticFilter } from './use-optimistic-filter.ts'

type Props = {
	list: ReturnType<typeof useListAddress>
	/** The search parameter. */
	name: string
	label: string
	options: readonly (readonly [value: string | number, label: string])[]
	/** The width beside other filters. */
	className?: string
}

/** Filters a list by one value. */
export function FilterSelect({ list, name, label, options, className = 'tablet:w-56' }: Props) {
	const [chosen, setChosen] = useOptimisticFilter(list.params.get(name) ?? '')
	return (
		<div className={classNames('w-full', className)}>
			<SelectField
				label={label}
				value={chosen}
				onChange={({ target: { value } }) => {
					setChosen(value)
					list.filter({ [name]: value })
				}}
			>
				<option value="">All</option>
				{options.map(([option, text]) => (
					<option key={option} value={option} dir="auto">
						{text}
					</option>
				))}
			</SelectField>
		</div>
	)
}
