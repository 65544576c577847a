import { useState } from 'react'
import { itemFault } from '#contracts/content/case-studies.ts'
import { capitalised } from '#contracts/shared/capitalised.ts'
import { withMoved } from '../file-fields/gallery-entry.ts'
import { type KeyedText, listedItem, listedItems, oneLine, savedItems } from './items.ts'

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
	const errorOf = (text: string) => itemFault(oneLine(text), emptyMessage) ?? undefined
	const withEdited = ({ key, text }: KeyedText) =>
		items.map((item) => (item.key === key ? { key, text: oneLine(text) } : item))

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
		add() {
			const error = errorOf(typed)
			setErrors({ ...errors, typed: error })
			if (error) return
			change([...items, listedItem(typed)], `${name} ${items.length + 1} added.`)
			setTyped('')
		},
		edit(item: KeyedText | null) {
			setEdited(item)
			setErrors({ ...errors, edited: undefined })
		},
		applyEdited() {
			if (!edited) return
			const error = errorOf(edited.text)
			setErrors({ ...errors, edited: error })
			if (error) return
			change(withEdited(edited), `${name} ${placeOf(edited.key) + 1} changed.`)
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
			const wrong = {
				edited: edited ? errorOf(edited.text) : undefined,
				typed: oneLine(typed) === '' ? undefined : errorOf(typed),
			}
			setErrors(wrong)
			if (wrong.edited) return 'edited'
			if (wrong.typed) return 'typed'
			const kept = edited ? withEdited(edited) : items
			const next = oneLine(typed) === '' ? kept : [...kept, listedItem(typed)]
			if (next !== items) change(next, '')
			setEdited(null)
			setTyped('')
			return null
		},
	}
}
