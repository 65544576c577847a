import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { matches, shortcuts, shortcutText } from '#web/admin/rich-text/commands/shortcuts.ts'
import { pressedKey } from '#web/ui/keys.ts'

const pressed = (key: string, code: string, more: { isComposing?: boolean; keyCode?: number } = {}) => ({
	key,
	code,
	isComposing: false,
	keyCode: 0,
	...more,
})

test.each([
	['s', 'KeyS', 's'],
	['S', 'KeyS', 's'],
	['ы', 'KeyS', 's'],
	['ס', 'KeyX', 'x'],
	['σ', 'KeyS', 's'],
	['س', 'KeyS', 's'],
	['ㄴ', 'KeyS', 's'],
	// A letter that a Latin layout has elsewhere counts by its printed key.
	['a', 'KeyQ', 'a'],
	['o', 'KeyS', 'o'],
	['ß', 'Minus', 'ß'],
	['Enter', 'Enter', 'Enter'],
	['Escape', 'Escape', 'Escape'],
	['1', 'Digit1', '1'],
])('the key that gives %s at %s is %s', (key, code, name) => {
	expect(pressedKey(pressed(key, code))).toBe(name)
	expect(pressedKey({ nativeEvent: pressed(key, code) }), 'of an event of React').toBe(name)
})

test.each([
	['the Enter of Safari that confirms a word', pressed('Enter', 'Enter', { keyCode: 229 })],
	[
		'the Enter of Chromium and Firefox that confirms a word',
		pressed('Enter', 'Enter', { isComposing: true, keyCode: 13 }),
	],
	['the Escape that drops a word', pressed('Escape', 'Escape', { keyCode: 229 })],
	['a letter on a phone', pressed('Unidentified', '', { keyCode: 229 })],
	['a letter of a word that is being composed', pressed('s', 'KeyS', { isComposing: true })],
])('%s triggers nothing', (_, event) => {
	expect(pressedKey(event)).toBeNull()
})

test('the shortcuts of the editor work by position where the layout has no Latin letters', () => {
	const held = { ctrlKey: true, metaKey: false, altKey: false, shiftKey: false }
	expect(matches({ ...pressed('у', 'KeyE'), ...held }, shortcuts.code)).toBe(true)
	expect(matches({ ...pressed('л', 'KeyK'), ...held }, shortcuts.link)).toBe(true)
	expect(matches({ ...pressed('к', 'KeyR'), ...held }, shortcuts.link)).toBe(false)
	expect(matches({ ...pressed('k', 'KeyK', { keyCode: 229 }), ...held }, shortcuts.link)).toBe(false)
	expect(shortcutText(shortcuts.link, false)).toBe('Ctrl+K')
})

/** Any key counts for them: they note that the user does something, or the state of Caps Lock. */
const anyKey = ['web/enhance/smooth-scroll.ts', 'web/ui/field.tsx', 'web/ui/toast.tsx']

test('every handler of keys leaves those of an input method alone', () => {
	const handlers = globSync('web/**/*.{ts,tsx}').filter((file) => {
		const source = readFileSync(file, 'utf8')
		return /onKey(?:Down|Up)(?:Capture)?(?:=\{(?!\w+(?:\.\w+)?\})|\()|'key(?:down|up)'|registerCommand\(\s*KEY_/.test(
			source,
		)
	})
	expect(handlers.length).toBeGreaterThan(10)
	const without = handlers.filter((file) => !/\b(?:pressedKey|matches|moveFocus)\(/.test(readFileSync(file, 'utf8')))
	expect(without.filter((file) => !anyKey.includes(file))).toEqual([])
	const reading = globSync('web/**/*.{ts,tsx}').filter((file) =>
		/\bevent\.(?:key|code|keyCode|isComposing)\b|nativeEvent\.isComposing/.test(readFileSync(file, 'utf8')),
	)
	expect(reading.sort(), 'nobody else reads the key of an event').toEqual([
		'web/admin/rich-text/commands/selected-nodes.ts',
		'web/admin/rich-text/commands/shortcuts.ts',
	])
})
