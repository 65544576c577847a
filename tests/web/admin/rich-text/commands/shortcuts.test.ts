import { expect, test } from 'vitest'
import { matches, shortcuts, shortcutText } from '#web/admin/rich-text/commands/shortcuts.ts'

const pressed = (keys: Partial<KeyboardEvent>) => ({
	...{
		key: '',
		code: '',
		isComposing: false,
		keyCode: 0,
		ctrlKey: false,
		metaKey: false,
		altKey: false,
		shiftKey: false,
	},
	...keys,
})

test('a digit goes by its key, because with Shift it writes another sign', () => {
	const event = pressed({ key: '&', code: 'Digit7', ctrlKey: true, shiftKey: true })
	expect(matches(event, shortcuts.number)).toBe(true)
	expect(matches(event, shortcuts.bullet)).toBe(false)
})

test('a letter goes by what it writes', () => {
	expect(matches(pressed({ key: 'X', code: 'KeyX', ctrlKey: true, shiftKey: true }), shortcuts.strikethrough)).toBe(
		true,
	)
	expect(matches(pressed({ key: 'k', code: 'KeyV', metaKey: true }), shortcuts.link)).toBe(true)
})

test('a key with fewer or more of Ctrl, Alt and Shift is another', () => {
	expect(matches(pressed({ key: 'k', code: 'KeyK' }), shortcuts.link)).toBe(false)
	expect(matches(pressed({ key: 'k', code: 'KeyK', ctrlKey: true, altKey: true }), shortcuts.link)).toBe(false)
	expect(matches(pressed({ key: '2', code: 'Digit2', ctrlKey: true }), shortcuts.h2)).toBe(false)
})

test('no two of them are the same', () => {
	const names = Object.values(shortcuts).map((shortcut) => shortcutText(shortcut, false))
	expect(new Set(names).size).toBe(names.length)
})

test('a tooltip names them as the system does', () => {
	expect(shortcutText(shortcuts.number, false)).toBe('Ctrl+Shift+7')
	expect(shortcutText(shortcuts.h2, true)).toBe('⌥⌘2')
})
