import type { KeyboardEvent } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { moveFocus } from '#web/ui/menu.tsx'

type Props<Value extends string> = {
	/** The start of the ids: a tab is `id-value`, its panel `id-value-panel`. */
	id: string
	tabs: readonly { value: Value; label: string; key?: string }[]
	value: Value
	onChoose: (value: Value) => void
	/** An arrow key has reached a tab. */
	onReach?: (value: Value) => void
	className?: string
} & ({ 'aria-label': string } | { 'aria-labelledby': string })

/** A row of tabs. The arrow keys choose the tab that they reach. */
export function TabList<Value extends string>({
	id,
	tabs,
	value: chosen,
	onChoose,
	onReach = onChoose,
	className,
	...names
}: Props<Value>) {
	function onKeyDown(event: KeyboardEvent<HTMLElement>) {
		moveFocus(event, { selector: '[role="tab"]', orientation: 'horizontal', loop: true })
		const reached = tabs.find(({ value }) => document.activeElement?.id === `${id}-${value}`)
		if (reached) onReach(reached.value)
	}
	return (
		<div {...names} role="tablist" onKeyDownCapture={onKeyDown} className={classNames('flex gap-1', className)}>
			{tabs.map(({ value, label, key }) => (
				<button
					key={value}
					id={`${id}-${value}`}
					type="button"
					role="tab"
					aria-selected={value === chosen}
					aria-controls={`${id}-${value}-panel`}
					aria-keyshortcuts={key}
					tabIndex={value === chosen ? 0 : -1}
					onClick={() => onChoose(value)}
					className={classNames(
						'-mb-px min-h-9 border-b-2 px-3 text-sm font-semibold transition-colors',
						value === chosen ? 'border-brand text-ink' : 'border-transparent text-muted hover:text-ink',
					)}
				>
					{label}
				</button>
			))}
		</div>
	)
}
