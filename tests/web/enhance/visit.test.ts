import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { readOrigin } from '#contracts/shared/origin.ts'
import { memoryStorage } from '#tests/support/pages/memory-storage.ts'
import { noteVisit } from '#web/enhance/visit.ts'

/** The forms of a company that keeps the origin of its visitors, or does not. */
async function formsOfCompany(keepsOrigin: boolean) {
	vi.resetModules()
	vi.doMock('#web/content/keeps-origin.ts', () => ({ keepsOrigin }))
	return import('#web/site/forms/visitor-origin.ts')
}

const { forgetVisit, visitorOrigin } = await formsOfCompany(true)

afterAll(() => {
	vi.doUnmock('#web/content/keeps-origin.ts')
	vi.resetModules()
})

type Opened = { referrer?: string; type?: string; prerendering?: boolean }

/** Opens a page of the site in this tab. */
function open(address: string, { referrer = '', type = 'navigate', prerendering = false }: Opened = {}): EventTarget {
	const { pathname, search, host } = new URL(address, 'https://www.company.test')
	const page = Object.assign(new EventTarget(), { referrer, prerendering })
	vi.stubGlobal('location', { pathname, search, host })
	vi.stubGlobal('document', page)
	vi.stubGlobal('performance', { getEntriesByType: () => (type === 'hidden' ? [] : [{ type }]) })
	noteVisit()
	return page
}

beforeEach(() => {
	vi.stubGlobal('sessionStorage', memoryStorage())
	vi.stubGlobal('navigator', { language: 'en-IN' })
})

test('the first page of a visit is kept with the referrer and the campaign, each page counts, and a form sends it', () => {
	open('/blog?utm_source=newsletter&utm_campaign=autumn&email=a@b.example', {
		referrer: 'https://news.example:8443/story?q=1',
	})
	open('/products', { referrer: 'https://www.company.test/blog' })
	open('/contact?utm_source=footer', { referrer: 'https://www.company.test/products' })
	expect(visitorOrigin()).toEqual({
		page: '/contact',
		landingPage: '/blog',
		referrer: 'news.example:8443',
		campaign: { source: 'newsletter', campaign: 'autumn' },
		pages: 3,
		language: 'en-IN',
	})
})

test('a visit that began by hand or on our own page has no referrer', () => {
	for (const referrer of ['', 'https://www.company.test/']) {
		open('/contact', { referrer })
		expect(visitorOrigin()?.referrer).toBeUndefined()
		forgetVisit()
	}
})

test.each([1, 2])('100 characters of a campaign word are kept, of %i code units each', (units) => {
	const character = units === 1 ? 'x' : '😀'
	open(`/?utm_term=x${encodeURIComponent(character.repeat(150))}`)
	expect(readOrigin(visitorOrigin())?.campaign).toEqual({ term: `x${character.repeat(99)}` })
})

test.each([
	['reload', 1],
	['navigate', 2],
	['hidden', 2],
])('after a load of the kind %s the visit has %i pages', (type, pages) => {
	open('/')
	open('/', { type })
	expect(visitorOrigin()?.pages).toBe(pages)
})

test('a page that the browser prepares counts once it is shown', () => {
	open('/')
	const prepared = open('/contact', { prerendering: true })
	expect(visitorOrigin()?.pages).toBe(1)
	prepared.dispatchEvent(new Event('prerenderingchange'))
	expect(visitorOrigin()?.pages).toBe(2)
})

test('after a form the next page begins another visit, also a reload', () => {
	open('/', { referrer: 'https://news.example/' })
	forgetVisit()
	expect(visitorOrigin()).toEqual({ page: '/', language: 'en-IN' })
	open('/careers', { type: 'reload' })
	expect(visitorOrigin()).toMatchObject({ landingPage: '/careers', campaign: {}, pages: 1 })
})

test('storage that is blocked, full or holds something else throws nothing, and the form says what it can', () => {
	const bare = { page: '/', language: 'en-IN' }
	vi.stubGlobal('sessionStorage', undefined)
	open('/')
	forgetVisit()
	expect(visitorOrigin()).toEqual(bare)

	vi.stubGlobal('sessionStorage', memoryStorage())
	vi.spyOn(sessionStorage, 'setItem').mockImplementation(() => {
		throw new DOMException('Full', 'QuotaExceededError')
	})
	open('/')
	expect(visitorOrigin()).toEqual(bare)

	for (const kept of ['7', '{', '"text"']) {
		vi.stubGlobal('sessionStorage', memoryStorage())
		sessionStorage.setItem('visit', kept)
		open('/')
		expect(visitorOrigin()).toEqual(bare)
	}
})

test('a site that keeps no origin sends none', async () => {
	const { visitorOrigin } = await formsOfCompany(false)
	expect(visitorOrigin()).toBeUndefined()
})
