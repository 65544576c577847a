// @vitest-environment happy-dom
import { act, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { rendered } from '#tests/web/admin/items/compare/rendered.ts'
import { Suggestions } from '#web/ui/listbox/suggestions.tsx'
import { useListbox } from '#web/ui/listbox/use-listbox.ts'

const [onChoose, onClose, outerKey, scrolledTo] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()]
let show: (options: readonly string[]) => void

type Props = { popsUp?: boolean; isFreeText?: boolean }

function Field({ popsUp, isFreeText }: Props) {
	const [options, setOptions] = useState<readonly string[]>(['Moon', 'Mars', 'Sun'])
	show = setOptions
	const closing = popsUp ? { onClose } : {}
	const planets = useListbox({ label: 'Planets', options, keyOf: (name) => name, onChoose, isFreeText, ...closing })
	return (
		<>
			<input
				{...planets.field}
				role="combobox"
				aria-expanded="true"
				onChange={planets.reset}
				onKeyDown={(event) => planets.onKeyDown(event) || outerKey(event.key)}
			/>
			<Suggestions listbox={planets} className="">
				{(name) => name}
			</Suggestions>
			<div {...planets.optionProps('Pluto')}>Pluto</div>
		</>
	)
}

const field = () => document.querySelector('input') as HTMLInputElement
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent
const option = (name: string) =>
	[...document.querySelectorAll<HTMLElement>('[role="option"]')].find(({ textContent }) => textContent === name)

/** Returns whether the browser still does what the key does by itself. */
function press(key: string, more: KeyboardEventInit = {}): boolean {
	const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
	act(() => field().dispatchEvent(event))
	return !event.defaultPrevented
}

const point = (name: string) =>
	act(() => option(name)?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })))

function type(text: string) {
	Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text)
	act(() => field().dispatchEvent(new Event('input', { bubbles: true })))
}

function open(props: Props = {}) {
	rendered(<Field {...props} />)
	field().focus()
}

beforeEach(() => {
	vi.clearAllMocks()
	vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function (this: HTMLElement) {
		scrolledTo(this.textContent)
	})
})

test('the field names the list and its first option, which alone is selected', () => {
	open()
	const list = document.getElementById(field().getAttribute('aria-controls') ?? '')
	expect([list?.getAttribute('role'), list?.getAttribute('aria-label')]).toEqual(['listbox', 'Planets'])
	expect(active()).toBe('Moon')
	expect([...document.querySelectorAll('[aria-selected="true"]')].map((each) => each.textContent)).toEqual(['Moon'])
})

test('arrows go around, Home and End go to the ends, and the reached option is scrolled into view', () => {
	open()
	const reached = ['ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'End', 'Home'].map((key) => {
		expect(press(key), key).toBe(false)
		return active()
	})
	expect(reached).toEqual(['Mars', 'Moon', 'Sun', 'Moon', 'Sun', 'Moon'])
	expect(scrolledTo.mock.calls.flat()).toEqual(['Moon', ...reached])
})

test('Enter chooses the active option, but not the Enter that confirms a word of an input method', () => {
	open()
	press('ArrowDown')
	press('Enter', { isComposing: true })
	expect(onChoose).not.toHaveBeenCalled()
	expect(press('Enter')).toBe(false)
	expect(onChoose.mock.calls).toEqual([['Mars']])
})

test('the pointer makes an option active, and a click chooses it while the focus stays in the field', () => {
	open()
	point('Sun')
	expect(active()).toBe('Sun')
	const down = new MouseEvent('mousedown', { bubbles: true, cancelable: true })
	act(() => option('Sun')?.dispatchEvent(down))
	act(() => option('Sun')?.click())
	expect([down.defaultPrevented, onChoose.mock.calls]).toEqual([true, [['Sun']]])
})

test('the active option stays active when others come before it, and is the first one when it goes', () => {
	open()
	press('ArrowDown')
	act(() => show(['Venus', 'Moon', 'Mars']))
	expect(active()).toBe('Mars')
	act(() => show(['Venus', 'Moon']))
	expect(active()).toBe('Venus')
})

test('another text goes back to the first option', () => {
	open()
	press('End')
	type('s')
	expect(active()).toBe('Moon')
})

test('an option that cannot be chosen has no id, and neither the pointer nor a click does anything', () => {
	open()
	point('Pluto')
	act(() => option('Pluto')?.click())
	expect([option('Pluto')?.id, option('Pluto')?.getAttribute('aria-selected'), active()]).toEqual(['', 'false', 'Moon'])
	expect(onChoose).not.toHaveBeenCalled()
})

test('without options every key is left to the field, which names no active option', () => {
	open()
	act(() => show([]))
	for (const key of ['ArrowDown', 'Home', 'Enter', 'Escape']) expect(press(key), key).toBe(true)
	expect(outerKey).toHaveBeenCalledTimes(4)
	expect(field().hasAttribute('aria-activedescendant')).toBe(false)
	expect(field().hasAttribute('aria-controls'), 'the list is still there').toBe(true)
})

test('Escape is left to the dialog around a list, and closes a list that pops up', () => {
	open()
	expect(press('Escape')).toBe(true)
	document.body.replaceChildren()
	open({ popsUp: true })
	expect([press('Escape'), onClose.mock.calls.length]).toEqual([false, 1])
})

test('a list that pops up leaves Home and End to the caret, and has a name only while it has options', () => {
	open({ popsUp: true })
	press('ArrowDown')
	expect([press('Home'), press('End'), active()]).toEqual([true, true, 'Mars'])
	act(() => show([]))
	expect(field().hasAttribute('aria-controls')).toBe(false)
})

test('a free text has no active option until an arrow key makes one', () => {
	open({ popsUp: true, isFreeText: true })
	point('Sun')
	expect([active(), press('Enter')]).toEqual([undefined, true])
	press('ArrowUp')
	expect(active()).toBe('Sun')
	type('m')
	expect(active()).toBeUndefined()
	press('ArrowDown')
	expect(active()).toBe('Moon')
})
