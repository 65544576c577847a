// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { rendered } from '#tests/web/admin/items/compare/rendered.ts'
import { switchKeys } from '#web/admin/desks/keys/keys-switch.ts'
import { guestKeys, useDeskKeys } from '#web/admin/desks/keys/use-desk-keys.ts'

const done = vi.fn<(act: string) => void>()

function Desk({ layer, isGuest }: { layer?: 'dialog' | 'menu'; isGuest?: boolean }) {
	const keys = {
		step: (by: 1 | -1) => done(by === 1 ? 'next' : 'previous'),
		turn: (by: 1 | -1) => done(by === 1 ? 'turn on' : 'turn back'),
		move: () => done('move'),
		assignToMe: () => done('assign'),
		finish: () => done('finish'),
		snooze: () => done('snooze'),
		select: () => done('select'),
		open: () => done('open'),
		close: () => done('close'),
	}
	useDeskKeys(isGuest ? guestKeys(keys) : keys)
	return (
		<>
			<input type="checkbox" />
			<input type="search" />
			<div role="dialog" data-panel>
				<button type="button" aria-keyshortcuts="r" onClick={() => done('reply')}>
					Reply
				</button>
				<textarea aria-keyshortcuts="n" />
				<button type="button" aria-keyshortcuts="3" onClick={() => done('yes')}>
					Yes
				</button>
			</div>
			{layer && <div role={layer} />}
		</>
	)
}

function press(key: string, init: KeyboardEventInit = {}, target: Element = document.body) {
	const code = /^[a-z]$/.test(key) ? `Key${key.toUpperCase()}` : key
	target.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true, ...init }))
}
const acts = () => done.mock.calls.map(([act]) => act)

afterEach(() => {
	done.mockClear()
	switchKeys(true)
})

test('each letter does one thing, and Escape closes the conversation', () => {
	rendered(<Desk />)
	for (const key of ['j', 'k', 'a', 'e', 'm', 's', 'x', 'r', 'q', 'Escape']) press(key)
	expect(acts()).toEqual(['next', 'previous', 'assign', 'finish', 'move', 'snooze', 'select', 'reply', 'close'])
	press('n')
	expect(document.activeElement, 'a field gets the focus').toBe(document.querySelector('textarea'))
})

test('letters are letters in fields, and a checkbox is no such field', () => {
	rendered(<Desk />)
	for (const field of ['input[type="search"]', 'textarea']) press('e', {}, document.querySelector(field) ?? undefined)
	expect(acts()).toEqual([])
	press('e', {}, document.querySelector('input[type="checkbox"]') ?? undefined)
	expect(acts()).toEqual(['finish'])
})

test('keys with Ctrl, Alt or Meta belong to the browser, and a held key does nothing twice', () => {
	rendered(<Desk />)
	for (const modifier of ['ctrlKey', 'altKey', 'metaKey', 'shiftKey']) press('e', { [modifier]: true })
	for (const key of ['e', 'a', 'x']) press(key, { repeat: true })
	expect(acts()).toEqual([])
	press('j', { repeat: true })
	expect(acts()).toEqual(['next'])
})

test.each(['dialog', 'menu'] as const)('an open %s keeps its keys', (layer) => {
	rendered(<Desk layer={layer} />)
	for (const key of ['e', 'j', 'Escape']) press(key)
	expect(acts()).toEqual([])
})

test('the letters can be switched off, and the browser keeps that', () => {
	rendered(<Desk />)
	switchKeys(false)
	expect(localStorage.getItem('desk-keys')).toBe('off')
	for (const key of ['e', 'r']) press(key)
	expect(acts()).toEqual([])
	press('Escape')
	expect(acts()).toEqual(['close'])
})

test('arrows turn to the side, a digit presses its button, and both leave fields alone', () => {
	rendered(<Desk />)
	for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowDown', '3', '4']) press(key)
	expect(acts()).toEqual(['turn on', 'turn back', 'yes'])
	for (const key of ['ArrowRight', '3']) press(key, {}, document.querySelector('textarea') ?? undefined)
	expect(acts()).toHaveLength(3)
	switchKeys(false)
	for (const key of ['ArrowRight', '3']) press(key)
	expect(acts().slice(3), 'arrows are no letters').toEqual(['turn on'])
})

test('a guest reads, notes and gives opinions', () => {
	rendered(<Desk isGuest />)
	for (const key of ['j', 'a', 'e', 'm', 's', 'x', '3', 'Escape']) press(key)
	expect(acts()).toEqual(['next', 'yes', 'close'])
})
