import { CheckboxField } from '#web/ui/field.tsx'
import { idsIn } from '../list-address.ts'
import type { useListAddress } from '../use-list-address.ts'
import { FilterPopover } from './filter-popover.tsx'
import { useOptimisticFilter } from './use-optimistic-filter.ts'

type Props = {
	list: ReturnType<typeof useListAddress>
	/** The search parameter. It holds ids separated by commas. */
	name: string
	label: string
	options: readonly { id: number; label: string; detail?: string }[]
	/** The text if there are no options. */
	empty: string
}

/** Filters a list by several values. A row needs one of them. */
export function FilterChecks({ list, name, label, options, empty }: Props) {
	const [value, setValue] = useOptimisticFilter(list.params.get(name) ?? '')
	const chosen = idsIn(value)
	const names = chosen.map((id) => options.find((option) => option.id === id)?.label ?? `No. ${id}`)

	function choose(ids: readonly number[]) {
		setValue(ids.join(','))
		list.filter({ [name]: ids.join(',') })
	}

	return (
		<FilterPopover label={label} text={names.length > 0 ? names.join(', ') : null} onClear={() => choose([])}>
			{options.length === 0 && <p className="text-sm text-muted">{empty}</p>}
			<ul className="flex flex-col gap-1">
				{options.map((option) => (
					<li key={option.id}>
						<CheckboxField
							label={
								<>
									<span dir="auto" className="block">
										{option.label}
									</span>
									{option.detail && (
										<span dir="auto" className="block text-sm text-muted">
											{option.detail}
										</span>
									)}
								</>
							}
							checked={chosen.includes(option.id)}
							onChange={({ target: { checked } }) =>
								choose(checked ? [...chosen, option.id] : chosen.filter((each) => each !== option.id))
							}
						/>
					</li>
				))}
			</ul>
		</FilterPopover>
	)
}
