import { Search } from 'lucide-react'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { lengths } from '#contracts/shared/fields.ts'
import { classNames } from '#web/ui/class-names.ts'
import { TextField } from '#web/ui/field.tsx'
import { pressedKey } from '#web/ui/keys.ts'
import type { useListAddress } from '../use-list-address.ts'
import { useInSheet } from './filter-bar.tsx'

const pauseMs = 300

type Props = {
	list: ReturnType<typeof useListAddress>
	/** The search parameter. */
	name: string
	label: string
	/** The keyboard of a phone. */
	inputMode?: 'decimal' | 'tel'
}

/** Filters a list by text while the user types. In the row of filters its label is inside. */
export function SearchField({ list, name, label, inputMode }: Props) {
	const input = useTypedFilter(list, name)
	if (useInSheet()) return <TextField {...input} label={label} inputMode={inputMode} />
	return (
		<label className="relative block">
			<span className="sr-only">{label}</span>
			<Search
				aria-hidden="true"
				className="pointer-events-none absolute start-3 top-1/2 size-4 -translate-y-1/2 text-muted"
			/>
			<input
				{...input}
				inputMode={inputMode}
				dir={inputMode ? undefined : 'auto'}
				placeholder={label}
				className={classNames(
					'h-9 w-full rounded-full border border-edge bg-surface ps-9 pe-3 text-sm text-ink transition-colors',
					'placeholder:text-muted hover:border-ink max-tablet:h-10 max-tablet:text-base',
				)}
			/>
		</label>
	)
}

/** The same with its label above. */
export function TypedField({ list, name, ...field }: Props & { error?: string }) {
	return <TextField {...field} {...useTypedFilter(list, name)} />
}

/** The attributes of an input that filters after a short pause. */
function useTypedFilter(list: Props['list'], name: string) {
	const search = list.params.get(name) ?? ''
	const [text, setText] = useState(search)
	const [known, setKnown] = useState(search)
	const [searched, setSearched] = useState(search)
	const timer = useRef<number>(undefined)
	useEffect(() => () => window.clearTimeout(timer.current), [])

	// The address changed the filter: it was cleared, or the user went back.
	if (search !== known) {
		setKnown(search)
		if (search !== searched) {
			setText(search)
			setSearched(search)
		}
	}

	function searchFor(value: string) {
		window.clearTimeout(timer.current)
		const wanted = value.trim()
		if (wanted === searched) return
		setSearched(wanted)
		list.filter({ [name]: wanted })
	}

	// The search after the pause must include a filter that was chosen during it.
	const latestSearch = useRef(searchFor)
	useEffect(() => {
		latestSearch.current = searchFor
	})

	return {
		type: 'search',
		autoComplete: 'off',
		spellCheck: false,
		maxLength: lengths.search,
		value: text,
		onChange: ({ target: { value } }) => {
			setText(value)
			window.clearTimeout(timer.current)
			timer.current = window.setTimeout(() => latestSearch.current(value), pauseMs)
		},
		onKeyDown: (event) => pressedKey(event) === 'Enter' && searchFor(text),
	} satisfies ComponentProps<'input'>
}
