import { useEffect, useRef, useState } from 'react'
import { lengths } from '#contracts/shared/fields.ts'
import { TextField } from '#web/ui/field.tsx'

const pauseMs = 300

/** Searches while one types, a short pause behind. `search` is what the list is filtered by. */
export function SearchField({
	label,
	search,
	onSearch,
	...field
}: {
	label: string
	search: string
	onSearch: (text: string) => void
	/** Which keys a phone shows. */
	inputMode?: 'decimal' | 'tel'
	/** What is wrong with what was searched for. */
	error?: string
}) {
	const [text, setText] = useState(search)
	const [known, setKnown] = useState(search)
	const [asked, setAsked] = useState(search)
	const timer = useRef<number>(undefined)
	useEffect(() => () => window.clearTimeout(timer.current), [])

	// The filter was changed from elsewhere: cleared, or by the browser's Back.
	if (search !== known) {
		setKnown(search)
		if (search !== asked) {
			setText(search)
			setAsked(search)
		}
	}

	function ask(value: string) {
		window.clearTimeout(timer.current)
		const wanted = value.trim()
		if (wanted === asked) return
		setAsked(wanted)
		onSearch(wanted)
	}

	// Another filter may be chosen during the pause: what is then asked for must know of it.
	const newestAsk = useRef(ask)
	useEffect(() => {
		newestAsk.current = ask
	})

	return (
		<TextField
			{...field}
			label={label}
			type="search"
			autoComplete="off"
			spellCheck={false}
			maxLength={lengths.search}
			value={text}
			onChange={({ target: { value } }) => {
				setText(value)
				window.clearTimeout(timer.current)
				timer.current = window.setTimeout(() => newestAsk.current(value), pauseMs)
			}}
			onKeyDown={({ key }) => key === 'Enter' && ask(text)}
		/>
	)
}
