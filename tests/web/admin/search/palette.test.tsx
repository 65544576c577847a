// @vitest-environment happy-dom
import { act } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import type { SearchAnswer, SearchQuestion } from '#contracts/operations/search.ts'
import { memoryStorage } from '#tests/support/pages/memory-storage.ts'
import { rendered } from '#tests/web/admin/items/compare/rendered.ts'
import { menuFor } from '#web/admin/frame/menu.ts'
import Palette from '#web/admin/search/palette.tsx'

const menu = menuFor([{ permission: 'NewsAdmin' }])
const acts = { onClose: vi.fn(), onLogout: vi.fn(), onShortcuts: vi.fn() }
function Path() {
	const { pathname, search } = useLocation()
	return <output>{pathname + search}</output>
}

/** The questions that the server has not answered, such as `titles: moon`. */
let asked: Map<string, (answer: Response) => void>

/** Answers a question with people of these names, or fails it. */
async function answer(question: string, ...names: string[] | [null]) {
	const people = names
		.filter((name) => name !== null)
		.map((name, id) => ({ id, userName: name, fullName: name, email: '' }))
	await answerWith(question, names[0] === null ? null : { people })
}

/** Answers a question with what was found, or fails it. */
async function answerWith(question: string, found: Partial<SearchAnswer> | null) {
	const none: SearchAnswer = { items: [], people: [], enquiries: [], applications: [], site: [], more: false }
	asked.get(question)?.(found ? Response.json({ ...none, ...found }) : Response.json({}, { status: 503 }))
	asked.delete(question)
	await wait(0)
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
	vi.useFakeTimers()
	vi.clearAllMocks()
	vi.stubGlobal('localStorage', memoryStorage())
	const part = btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600, sub: '7' }))
	localStorage.setItem('refresh_token', `Bearer ${part}.${part}.s`)
	asked = new Map()
	vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
		const { in: place, text }: SearchQuestion = JSON.parse(body)
		return new Promise<Response>((resolve) => asked.set(`${place}: ${text}`, resolve))
	})
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

const shown = () => document.querySelector('output')?.textContent
const results = () => [...document.querySelectorAll<HTMLElement>('[role="option"]')]

test('Enter right after typing waits for the answer to that text, and opens its first result', async () => {
	type('moon')
	await wait(150)
	await answer('titles: moon', 'Moon Ray')
	type('moonlight')
	press('Enter')
	await wait(150)
	expect(acts.onClose).not.toHaveBeenCalled()
	await answer('titles: moonlight', 'Moonlight Ray', 'Moonlight Sea')
	expect([shown(), acts.onClose.mock.calls.length]).toEqual(['/Admin/Users?search=Moonlight%20Ray', 1])
})

test('results for an earlier text are dimmed and cannot be chosen, while a page that fits can', async () => {
	type('ne')
	await wait(150)
	await answer('titles: ne', 'Nena Ray')
	type('new')
	const [page, person] = [results()[0], results().at(-1)]
	expect([page?.textContent, person?.textContent]).toEqual(['News', 'Nena RayNena Ray · @company.test'])
	expect([page, person].map((option) => option?.getAttribute('aria-disabled'))).toEqual([null, 'true'])
	act(() => person?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })))
	act(() => person?.click())
	expect([person?.hasAttribute('href'), active()?.textContent, acts.onClose.mock.calls.length]).toEqual([
		false,
		'News',
		0,
	])
	press('End')
	expect(active()?.textContent, 'the last command').toBe('Trash of news')
	press('Home')
	press('Enter')
	expect(shown()).toBe('/Admin/NewsAdmin?page=1')
})

test('a page of the website opens in a new tab, and the search stays', async () => {
	const opened = vi.spyOn(window, 'open').mockReturnValue(null)
	type('tide')
	await wait(150)
	const hit = { group: 'pages' as const, title: 'Tides', path: '/tides', page: null, excerpt: 'The tides …' }
	await answerWith('titles: tide', { site: [hit] })
	expect(active()?.textContent).toContain('(opens a new tab)')
	press('Enter')
	expect(opened).toHaveBeenCalledExactlyOnceWith('/tides', '_blank', 'noopener')
	expect(acts.onClose).not.toHaveBeenCalled()
})

test('an Enter without a title waits for the texts, with Ctrl for a new tab', async () => {
	const opened = vi.spyOn(window, 'open').mockReturnValue(null)
	type('moon')
	press('Enter', { ctrlKey: true })
	await wait(650)
	await answer('titles: moon')
	expect(opened).not.toHaveBeenCalled()
	await answer('texts: moon')
	expect(opened, 'there is nothing to open').not.toHaveBeenCalled()
	type('moonlight')
	press('Enter', { ctrlKey: true })
	await wait(650)
	await answer('titles: moonlight', 'Moonlight Ray')
	expect(opened).toHaveBeenCalledExactlyOnceWith('/Admin/Users?search=Moonlight%20Ray', '_blank', 'noopener')
	expect(acts.onClose).not.toHaveBeenCalled()
})

test('a new text and a failed search take a waiting Enter back', async () => {
	type('moon')
	press('Enter')
	type('moonlight')
	await wait(650)
	await answer('titles: moonlight', 'Moonlight Ray')
	press('ArrowDown')
	expect([active()?.textContent, acts.onClose.mock.calls.length]).toEqual([expect.stringContaining('Moonlight'), 0])
	type('moons')
	press('Enter')
	await wait(650)
	await answer('titles: moons', null)
	await answer('texts: moons', 'Moons')
	expect(acts.onClose).not.toHaveBeenCalled()
})
