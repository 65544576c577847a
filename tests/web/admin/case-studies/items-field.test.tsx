// @vitest-environment happy-dom
import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { rendered } from '#tests/web/admin/items/compare/rendered.ts'
import { ItemsField } from '#web/admin/case-studies/items-field.tsx'

function Challenges() {
	const [value, setValue] = useState('')
	return (
		<ItemsField
			label="Challenges"
			itemName="challenge"
			emptyMessage="Write a challenge"
			value={value}
			onChange={setValue}
			onBlur={() => undefined}
			ref={() => undefined}
			handle={() => undefined}
		/>
	)
}

const box = () => document.querySelector('textarea')

function type(text: string, inputType = 'insertText'): void {
	const element = box()
	Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(element, text)
	act(() => element?.dispatchEvent(new InputEvent('input', { bubbles: true, inputType })))
}

/** Presses Enter. `keyCode` is 229 for a key that belongs to an input method. */
function pressEnter({ keyCode = 13, isComposing = false } = {}): void {
	const event = new KeyboardEvent('keydown', {
		key: 'Enter',
		code: 'Enter',
		bubbles: true,
		cancelable: true,
		isComposing,
	})
	Object.defineProperty(event, 'keyCode', { value: keyCode })
	act(() => box()?.dispatchEvent(event))
}

const added = () => document.querySelectorAll('ol > li').length

test.each([
	['Safari', { keyCode: 229, isComposing: false }],
	['Chromium', { keyCode: 229, isComposing: true }],
	['Firefox', { keyCode: 13, isComposing: true }],
])('the Enter that confirms a word of an input method adds nothing (%s), and the next one adds the item', (_, key) => {
	rendered(<Challenges />)
	type('東京')
	pressEnter(key)
	expect(added()).toBe(0)
	expect(box()?.value).toBe('東京')
	pressEnter()
	expect(added()).toBe(1)
	expect(box()?.value).toBe('')
})

const paste = (text: string) => type(text, 'insertFromPaste')
const items = () => Array.from(document.querySelectorAll('ol > li > [dir]'), ({ textContent }) => textContent)

test.each([
	['• Slow files\n\n• Lost stamps\n', ['Slow files', 'Lost stamps']],
	['1. Slow files\r\n2) Lost stamps\r\na) No copy', ['Slow files', 'Lost stamps', 'No copy']],
	['- Slow  files\n* Lost stamps\n– No copy\n—\n', ['Slow files', 'Lost stamps', 'No copy']],
	['\uf0b7\tSlow files\no\tLost stamps\n(iv) No copy', ['Slow files', 'Lost stamps', 'No copy']],
	['٣. பழைய கோப்பு\nஅ) 1.5 times\n-5 % a year', ['பழைய கோப்பு', '1.5 times', '-5 % a year']],
	['-Slow files\n2)Lost stamps\n(s)he asked\n3.x', ['Slow files', 'Lost stamps', '(s)he asked', '3.x']],
	['A. Menon asked\n2026. A year', ['A. Menon asked', '2026. A year']],
])('the pasted lines %j are items without bullets', (text, expected) => {
	rendered(<Challenges />)
	paste(text)
	expect(items()).toEqual(expected)
	expect(box()?.value).toBe('')
	expect(document.querySelector('[role="status"]')?.textContent).toBe(`${expected.length} challenges added.`)
})

test.each(['- One line', '1. One line\n', '• One line\n\n'])('the one line %j stays in the box as it is', (text) => {
	rendered(<Challenges />)
	paste(text)
	expect(items()).toEqual([])
	expect(box()?.value.trim()).toBe(text.trim())
	pressEnter()
	expect(items()).toEqual([text.trim()])
})

test.each([
	['Good\n• a///b', 'Line 2: '],
	[`Good\nGood\n${'long '.repeat(120)}`, 'Line 3: At most 500 characters an item'],
	[Array.from({ length: 30 }, () => 'x'.repeat(400)).join('\n'), 'At most 10,000 characters in all challenges'],
])('of a list that cannot be added whole no word is lost', (text, message) => {
	rendered(<Challenges />)
	paste(text)
	expect(items()).toEqual([])
	expect(box()?.value).toBe(text)
	expect(document.body.textContent).toContain(message)
	type('Better\nBest')
	expect(items()).toEqual([])
	pressEnter()
	expect(items()).toEqual(['Better', 'Best'])
})
