import { useState } from 'react'
import { itemFault, longestList } from '#contracts/content/case-studies.ts'
import { capitalised } from '#contracts/shared/capitalised.ts'
import { withMoved } from '../file-fields/gallery-entry.ts'
import { type KeyedText, linesIn, listedItem, listedItems, savedItems } from './items.ts'

type Options = {
	/** For example `challenge`. */
	itemName: string
	/** The message for an empty item. */
	emptyMessage: string
	/** All items joined into the saved text. */
	value: string
	onChange: (value: string) => void
}

/** Holds a list of texts. `notice` describes each change for screen readers. */
export function useItems({ itemName, emptyMessage, value, onChange }: Options) {
	const [items, setItems] = useState(() => listedItems(value))
	const [known, setKnown] = useState(value)
	const [typed, setTyped] = useState('')
	const [edited, setEdited] = useState<KeyedText | null>(null)
	const [errors, setErrors] = useState<{ typed?: string; edited?: string }>({})
	const [notice, setNotice] = useState('')
	const name = capitalised(itemName)

	// The form was reset or a draft was restored.
	if (value !== known) {
		setKnown(value)
		setItems(listedItems(value))
		setEdited(null)
	}

	function change(next: KeyedText[], told: string) {
		const saved = savedItems(next)
		setItems(next)
		setKnown(saved)
		setNotice(told)
		onChange(saved)
	}

	const placeOf = (key: string) => items.findIndex((item) => item.key === key)
	const withEdited = ({ key, text }: KeyedText) =>
		items.flatMap((item) =>
			item.key === key
				? linesIn(text).map((line, place) => (place === 0 ? { key, text: line } : listedItem(line)))
				: [item],
		)
	const withTyped = (text: string) => [...items, ...linesIn(text).map(listedItem)]

	/** The error of a typed text, or of the list that it would make. */
	function errorOf(text: string, next: readonly KeyedText[]): string | undefined {
		const lines = linesIn(text)
		const faults = lines.map((line) => itemFault(line, emptyMessage))
		const place = faults.findIndex((fault) => fault !== null)
		const fault = faults[place]
		if (fault) return lines.length > 1 ? `Line ${place + 1}: ${fault}` : fault
		if (savedItems(next).length <= longestList) return undefined
		return `At most ${longestList.toLocaleString('en-US')} characters in all ${itemName}s`
	}

	return {
		items,
		typed,
		edited,
		errors,
		notice,
		type(text: string) {
			setTyped(text)
			setErrors({ ...errors, typed: undefined })
		},
		add(text = typed) {
			const next = withTyped(text)
			const error = errorOf(text, next)
			const count = next.length - items.length
			setErrors({ ...errors, typed: error })
			setTyped(error ? text : '')
			if (!error) change(next, count > 1 ? `${count} ${itemName}s added.` : `${name} ${next.length} added.`)
		},
		edit(item: KeyedText | null) {
			setEdited(item)
			setErrors({ ...errors, edited: undefined })
		},
		applyEdited() {
			if (!edited) return
			const next = withEdited(edited)
			const error = errorOf(edited.text, next)
			setErrors({ ...errors, edited: error })
			if (error) return
			change(next, `${name} ${placeOf(edited.key) + 1} changed.`)
			setEdited(null)
		},
		move(key: string, by: -1 | 1) {
			const place = placeOf(key)
			change(withMoved(items, place, by), `${name} ${place + 1} is now number ${place + 1 + by} of ${items.length}.`)
		},
		remove(key: string) {
			const left = items.length - 1
			change(
				items.filter((item) => item.key !== key),
				`${name} ${placeOf(key) + 1} deleted, ${left} left.`,
			)
			if (edited?.key === key) setEdited(null)
		},
		/** Confirms pending input. Returns which of the two boxes is invalid, or null. */
		commit(): 'typed' | 'edited' | null {
			const isTyped = typed.trim() !== ''
			const wrong = {
				edited: edited ? errorOf(edited.text, withEdited(edited)) : undefined,
				typed: isTyped ? errorOf(typed, withTyped(typed)) : undefined,
			}
			setErrors(wrong)
			if (wrong.edited) return 'edited'
			if (wrong.typed) return 'typed'
			const kept = edited ? withEdited(edited) : items
			const next = isTyped ? [...kept, ...linesIn(typed).map(listedItem)] : kept
			if (next !== items) change(next, '')
			setEdited(null)
			setTyped('')
			return null
		},
	}
}
