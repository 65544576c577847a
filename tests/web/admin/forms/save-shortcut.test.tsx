// @vitest-environment happy-dom
import { act, useRef } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { rendered } from '#tests/web/admin/items/compare/rendered.ts'
import { useSaveShortcut } from '#web/admin/forms/use-save-shortcut.ts'

let saved = 0

function Form({ isSending = false }) {
	const form = useRef<HTMLFormElement>(null)
	useSaveShortcut(form, () => {
		saved += 1
	})
	return (
		<form ref={form}>
			<button type="submit" disabled={isSending}>
				Save
			</button>
		</form>
	)
}

/** Presses a key. Returns whether the page kept it from the browser, which would save the page as a file. */
function press(key: string, code: string, more: KeyboardEventInit = {}): boolean {
	const event = new KeyboardEvent('keydown', { key, code, ctrlKey: true, cancelable: true, ...more })
	act(() => window.dispatchEvent(event))
	return event.defaultPrevented
}

beforeEach(() => {
	saved = 0
})

test.each([
	['ы', 'KeyS', 'Russian'],
	['σ', 'KeyS', 'Greek'],
	['س', 'KeyS', 'Arabic'],
	['s', 'Semicolon', 'Dvorak'],
])('Ctrl+S saves the draft where the key gives %s (code %s): %s', (key, code) => {
	rendered(<Form />)
	expect(press(key, code)).toBe(true)
	expect(saved).toBe(1)
})

test('Ctrl with the key of another letter, with Alt or Shift, or in a word of an input method saves nothing', () => {
	rendered(<Form />)
	expect(press('o', 'KeyS'), 'Dvorak has an o where others have the s').toBe(false)
	expect(press('s', 'KeyS', { shiftKey: true })).toBe(false)
	expect(press('s', 'KeyS', { altKey: true })).toBe(false)
	expect(press('s', 'KeyS', { isComposing: true })).toBe(false)
	expect(saved).toBe(0)
})

test('while the form is being sent Ctrl+S saves neither the form nor the page', () => {
	rendered(<Form isSending />)
	expect(press('s', 'KeyS')).toBe(true)
	expect(saved).toBe(0)
})
