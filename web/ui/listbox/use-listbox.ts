import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react'
import { pressedKey } from '../keys.ts'

type Props<Option> = {
	/** The name of the list. */
	label: string
	/** The options that can be chosen, in the order of the screen. */
	options: readonly Option[]
	/** Tells options apart. The active one stays active when others come. */
	keyOf: (option: Option) => string | number
	onChoose: (option: Option) => void
	/** Closes a list that pops up beside a text. Escape calls it; Home and End move the caret. */
	onClose?: () => void
	/** The text is a value without any option, so that only arrow keys make an option active. */
	isFreeText?: boolean
}

export type Listbox<Option> = ReturnType<typeof useListbox<Option>>

/**
 * A list of options below a field that keeps the focus. The field gets `field` and `onKeyDown`, the list `list`, and each
 * of its options `optionProps`. An option that is not one of `options` cannot be chosen.
 */
export function useListbox<Option>({ label, options, keyOf, onChoose, onClose, isFreeText = false }: Props<Option>) {
	const id = useId()
	const [chosen, setChosen] = useState<string | number | null>(null)
	const active = options.find((option) => keyOf(option) === chosen) ?? (isFreeText ? undefined : options[0])
	const at = active === undefined ? -1 : options.indexOf(active)
	const idAt = (place: number) => (place < 0 ? undefined : `${id}-${place}`)
	const isShown = onClose === undefined || options.length > 0

	return {
		options,
		keyOf,
		active,
		/** Goes back to the first option, for a text that has changed. */
		reset: () => setChosen(null),
		/** Returns whether the key did something here. */
		onKeyDown(event: KeyboardEvent): boolean {
			if (options.length === 0) return false
			const key = pressedKey(event) ?? ''
			const reached: Record<string, Option | undefined> = {
				ArrowDown: options[(at + 1) % options.length],
				ArrowUp: options.at(Math.max(at, 0) - 1),
				...(!onClose && { Home: options[0], End: options.at(-1) }),
			}
			const next = reached[key]
			if (next !== undefined) setChosen(keyOf(next))
			else if (key === 'Enter' && active !== undefined) onChoose(active)
			else if (key === 'Escape' && onClose) onClose()
			else return false
			event.preventDefault()
			return true
		},
		field: {
			autoComplete: 'off',
			'aria-autocomplete': 'list',
			'aria-controls': isShown ? id : undefined,
			'aria-activedescendant': idAt(at),
		} as const,
		list: { id, role: 'listbox', 'aria-label': label } as const,
		optionProps(option: Option) {
			const place = options.indexOf(option)
			const canBeChosen = place >= 0
			return {
				id: idAt(place),
				role: 'option',
				tabIndex: -1,
				'aria-selected': option === active,
				ref: option === active ? scrollIntoView : undefined,
				// The focus stays in the field.
				onMouseDown: (event: MouseEvent) => event.preventDefault(),
				onPointerMove: canBeChosen && !isFreeText ? () => setChosen(keyOf(option)) : undefined,
				onClick: canBeChosen ? () => onChoose(option) : undefined,
			} as const
		},
	}
}

function scrollIntoView(option: HTMLElement | null): void {
	option?.scrollIntoView({ block: 'nearest' })
}
