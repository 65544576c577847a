// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { keepReceipt, readReceipt } from '#web/document/application-receipt.ts'
import { applicationReceipt } from '#web/enhance/application-receipt.ts'
import { Receipt } from '#web/site/careers/receipt.tsx'

const path = `/application/${'3a'.repeat(32)}`
const receipt = { job: 'Welder <i>II</i>', reference: 'K7M-4QX', path }

/** The careers page in this tab. */
function open(): HTMLElement {
	document.body.innerHTML = `<main tabindex="-1">${renderToStaticMarkup(Receipt())}</main>`
	const place = document.querySelector<HTMLElement>('[data-enhance="application-receipt"]')
	if (!place) throw new Error('The page has no place for a receipt')
	applicationReceipt(place)
	return place
}

const isShown = () => open().firstElementChild?.hasAttribute('hidden') === false

beforeEach(() => {
	sessionStorage.clear()
	vi.unstubAllGlobals()
})

test('a receipt names the position and the reference, and leads to the page of the applicant', () => {
	keepReceipt(receipt)
	const place = open()
	expect(place.textContent).toContain('We have your application for Welder <i>II</i>. Your reference is K7M-4QX.')
	expect(place.querySelector('a')?.getAttribute('href')).toBe(path)
	expect(place.getAttribute('role')).toBe('status')
	expect(document.activeElement, 'the focus stays where it is').toBe(document.body)
})

test('Hide takes it off the page and out of the tab, and the focus goes on to the page', () => {
	keepReceipt(receipt)
	const place = open()
	place.querySelector('button')?.click()
	expect(place.firstElementChild?.hasAttribute('hidden')).toBe(true)
	expect(document.activeElement).toBe(document.querySelector('main'))
	expect(isShown()).toBe(false)
})

test('it is shown for half an hour', () => {
	const now = Date.now()
	keepReceipt(receipt, now)
	expect(readReceipt(now + 29 * 60_000)).toEqual(receipt)
	expect(readReceipt(now + 30 * 60_000)).toBeNull()
	expect(readReceipt(now - 1), 'the clock was put back').toBeNull()
})

test.each<[string, string | null]>([
	['nothing', null],
	['no JSON', '{'],
	['null', 'null'],
	['a number', '7'],
	['no receipt', '{}'],
	['no time', JSON.stringify(receipt)],
	...[
		{ path: `https://evil.example${path}` },
		{ path: `//evil.example${path}` },
		{ path: 'javascript:alert(1)' },
		{ path: `${path}/` },
		{ path: `${path}\n` },
		{ path: '/application/' },
		{ reference: 'call 0800 123' },
		{ job: 7 },
	].map((wrong): [string, string] => [JSON.stringify(wrong), JSON.stringify({ ...receipt, at: Date.now(), ...wrong })]),
])('nothing is drawn for %s', (_, kept) => {
	if (kept !== null) sessionStorage.setItem('application-receipt', kept)
	expect(isShown()).toBe(false)
})

test('nothing is drawn, and nothing fails, if the storage is blocked', () => {
	vi.stubGlobal(
		'sessionStorage',
		new Proxy(
			{},
			{
				get: () => () => {
					throw new Error('blocked')
				},
			},
		),
	)
	expect(() => keepReceipt(receipt)).not.toThrow()
	expect(isShown()).toBe(false)
})
