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

function type(text: string): void {
	const element = box()
	Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(element, text)
	act(() => element?.dispatchEvent(new InputEvent('input', { bubbles: true })))
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
