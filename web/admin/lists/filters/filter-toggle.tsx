import { classNames } from '#web/ui/class-names.ts'
import { CheckboxField } from '#web/ui/field.tsx'
import type { useListAddress } from '../use-list-address.ts'
import { useInSheet } from './filter-bar.tsx'
import { useOptimisticFilter } from './use-optimistic-filter.ts'

type Props = {
	list: ReturnType<typeof useListAddress>
	/** The search parameter. */
	name: string
	label: string
	/** What it shows. */
	help: string
}

/** A filter that is on or off. */
export function FilterToggle({ list, name, label, help }: Props) {
	const [chosen, setChosen] = useOptimisticFilter(list.params.get(name) ?? '')
	const inSheet = useInSheet()
	const isOn = chosen !== ''

	function toggle() {
		setChosen(isOn ? '' : '1')
		list.filter({ [name]: isOn ? null : '1' })
	}

	if (inSheet) return <CheckboxField label={label} help={help} checked={isOn} onChange={toggle} />
	return (
		<button
			type="button"
			aria-pressed={isOn}
			title={help}
			onClick={toggle}
			className={classNames(
				'inline-flex h-9 items-center rounded-full border px-3.5 text-sm transition-colors',
				isOn
					? 'border-brand/40 bg-brand-soft font-semibold text-brand-strong hover:border-brand'
					: 'border-edge bg-surface hover:border-ink',
			)}
		>
			{label}
		</button>
	)
}
