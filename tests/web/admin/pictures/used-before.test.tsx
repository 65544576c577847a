// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { UsedPicture } from '#contracts/items/used-files.ts'
import { rendered } from '#tests/web/admin/items/compare/rendered.ts'
import UsedBeforeDialog from '#web/admin/pictures/used-before/used-before-dialog.tsx'

const token = `Bearer a.${btoa(JSON.stringify({ sub: '1', exp: Date.now() / 1000 + 86_400 }))}.c`
const slot = { width: 760, height: 427, exact: true, maxBytes: 1_000_000 }

const picture = (key: string, width: number, height: number): UsedPicture => ({
	key,
	name: `${key}.webp`,
	url: `/media/${key}/${key}.webp`,
	size: 1000,
	width,
	height,
	alt: `The ${key}`,
	items: [
		{ kind: 'news', id: 7, title: 'A title' },
		{ kind: 'blogs', id: 8, title: 'Another' },
	],
})

let pages: { pictures: UsedPicture[]; next: string | null }[] = []
const asked: unknown[] = []
const onUse = vi.fn(async (_: UsedPicture): Promise<string | null> => null)
const onClose = vi.fn()

beforeEach(() => {
	localStorage.setItem('refresh_token', token)
	asked.length = 0
	vi.clearAllMocks()
	vi.stubGlobal('fetch', async (_: RequestInfo | URL, init?: RequestInit) => {
		asked.push(JSON.parse(String(init?.body)))
		return Response.json(pages.shift() ?? { pictures: [], next: null })
	})
})
afterEach(() => {
	vi.unstubAllGlobals()
	localStorage.clear()
})

const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('[role="dialog"] ul button')]
const named = (name: string) =>
	[...document.querySelectorAll('button')].find(({ textContent }) => textContent === name) as HTMLButtonElement
const status = () => document.querySelector('[role="status"]')?.textContent
const settled = (check: () => void) =>
	vi.waitFor(async () => {
		await act(async () => {})
		check()
	})
const open = () => rendered(<UsedBeforeDialog kind="blogs" slot={slot} onUse={onUse} onClose={onClose} />)

test('a picture smaller than the slot says so and cannot be chosen; another one closes the dialog', async () => {
	pages = [{ pictures: [picture('stamp', 80, 45), picture('quay', 760, 427)], next: null }]
	open()
	await settled(() => expect(status()).toBe('2 pictures'))
	const [small, fitting] = buttons()
	expect(small?.textContent).toBe('The stampA title and 1 moreToo small: 80 × 45 pixels')
	expect(small?.getAttribute('aria-disabled')).toBe('true')
	act(() => small?.click())
	expect(onUse).not.toHaveBeenCalled()
	act(() => fitting?.click())
	await settled(() => expect(onClose).toHaveBeenCalledOnce())
	expect(onUse.mock.calls.map(([{ key }]) => key)).toEqual(['quay'])
})

test('a picture that cannot be had says why, and the dialog stays', async () => {
	pages = [{ pictures: [picture('quay', 760, 427)], next: null }]
	onUse.mockResolvedValueOnce('It is gone.')
	open()
	await settled(() => expect(buttons()).toHaveLength(1))
	act(() => buttons()[0]?.click())
	await settled(() => expect(document.querySelector('[role="alert"]')?.textContent).toBe('It is gone.'))
	expect(onClose).not.toHaveBeenCalled()
})

test('"Show more" adds older pictures, each once, and moves the focus to the first of them', async () => {
	const [young, old] = [picture('quay', 760, 427), picture('mill', 760, 427)]
	pages = [
		{ pictures: [young], next: 'quay' },
		{ pictures: [], next: 'weir' },
		{ pictures: [young, old], next: null },
	]
	open()
	await settled(() => expect(status()).toBe('1 picture so far'))
	act(() => named('Show more').click())
	await settled(() => expect(status()).toBe('2 pictures'))
	expect(asked).toEqual([
		{ search: '', after: null },
		{ search: '', after: 'quay' },
		{ search: '', after: 'weir' },
	])
	expect(document.activeElement).toBe(buttons()[1])
	expect(named('Show more')).toBeUndefined()
})

test('without a picture the dialog says so', async () => {
	pages = []
	open()
	await settled(() => expect(status()).toBe('No live item has a picture yet.'))
})
