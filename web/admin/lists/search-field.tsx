import { useEffect, useRef, useState } from 'react'
import { lengths } from '#contracts/shared/fields.ts'
import { TextField } from '#web/ui/field.tsx'
import { pressedKey } from '#web/ui/keys.ts'
import type { useListAddress } from './use-list-address.ts'

const pauseMs = 300

/** Filters a list by text while the user types, after a short pause. */
export function SearchField({
	list,
	name,
	...field
}: {
	list: ReturnType<typeof useListAddress>
	/** The search parameter. */
	name: string
	label: string
	/** The keyboard of a phone. */
	inputMode?: 'decimal' | 'tel'
	error?: string
}) {
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

	return (
		<TextField
			{...field}
			type="search"
			autoComplete="off"
			spellCheck={false}
			maxLength={lengths.search}
			value={text}
			onChange={({ target: { value } }) => {
				setText(value)
				window.clearTimeout(timer.current)
				timer.current = window.setTimeout(() => latestSearch.current(value), pauseMs)
			}}
			onKeyDown={(event) => pressedKey(event) === 'Enter' && searchFor(text)}
		/>
	)
}
