// @vitest-environment happy-dom
import { act } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { rendered } from '#tests/web/admin/items/compare/rendered.ts'
import { menuFor } from '#web/admin/frame/menu.ts'
import Palette from '#web/admin/search/palette.tsx'

const menu = menuFor([{ permission: 'NewsAdmin' }])
const acts = { onClose: vi.fn(), onLogout: vi.fn(), onShortcuts: vi.fn() }
const Path = () => <output>{useLocation().pathname}</output>

beforeEach(() => {
	vi.useFakeTimers()
	vi.clearAllMocks()
	rendered(
		<MemoryRouter>
			<Palette menu={menu} mailDomain="company.test" {...acts} />
			<Path />
		</MemoryRouter>,
	)
})

const input = () => document.querySelector<HTMLInputElement>('[role="combobox"]') as HTMLInputElement
const active = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '')
const press = (key: string, more: KeyboardEventInit = {}) =>
	act(() => input().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })))
function type(text: string) {
	Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text)
	act(() => input().dispatchEvent(new Event('input', { bubbles: true })))
}

test('the input names the active result of a list in groups, and arrows, Home and End move it around', () => {
	expect(document.activeElement).toBe(input())
	const list = document.getElementById(input().getAttribute('aria-controls') ?? '')
	expect(list?.getAttribute('role')).toBe('listbox')
	const groups = [...(list?.querySelectorAll('[role="group"]') ?? [])].map((group) => group.getAttribute('aria-label'))
	expect(groups).toEqual(['Pages', 'Commands'])
	expect([active()?.textContent, active()?.getAttribute('aria-selected')]).toEqual(['Overview', 'true'])
	press('ArrowDown')
	expect(active()?.textContent).toBe('News')
	press('End')
	expect(active()?.textContent).toBe('Sign out')
	press('ArrowDown')
	expect(active()?.textContent).toBe('Overview')
	press('ArrowUp')
	expect(active()?.textContent).toBe('Sign out')
	press('Home')
	expect(active()?.textContent).toBe('Overview')
	expect(document.querySelectorAll('[aria-selected="true"]')).toHaveLength(1)
})

test('Enter opens a page by the router and closes the search; with Ctrl it opens a new tab', () => {
	const opened = vi.spyOn(window, 'open').mockReturnValue(null)
	type('add')
	expect(active()?.textContent).toBe('Add news')
	press('Enter', { ctrlKey: true })
	expect(opened).toHaveBeenCalledWith('/Admin/NewsAdmin/AddNewsPage', '_blank', 'noopener')
	expect(acts.onClose).not.toHaveBeenCalled()
	press('Enter')
	expect(acts.onClose).toHaveBeenCalledOnce()
	expect(document.querySelector('output')?.textContent).toBe('/Admin/NewsAdmin/AddNewsPage')
})

test('a command is done by Enter, but not by the Enter that confirms a word of an input method', () => {
	type('sign')
	press('Enter', { isComposing: true })
	expect(acts.onLogout).not.toHaveBeenCalled()
	press('Enter')
	expect(acts.onLogout).toHaveBeenCalledOnce()
})

test('a text that nothing has says so', () => {
	type('q')
	expect(document.querySelector('[role="status"]')?.textContent).toBe('Nothing has the words q.')
	expect(input().hasAttribute('aria-activedescendant')).toBe(false)
})
