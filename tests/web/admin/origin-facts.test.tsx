import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Origin } from '#contracts/shared/origin.ts'
import { OriginFacts } from '#web/admin/origin-facts.tsx'

const unknown: Origin = {
	page: null,
	landingPage: null,
	referrer: null,
	campaign: {},
	pages: null,
	language: null,
	country: null,
}
const factsOf = (origin: Origin) =>
	[
		...renderToStaticMarkup(<OriginFacts origin={origin} />).matchAll(
			/<dt[^>]*>(.*?)<\/dt><dd[^>]*><bdi>(.*?)<\/bdi>/g,
		),
	].map(([, term, value]) => `${term}: ${value}`)

test('staff read where a visitor came from in words', () => {
	const origin: Origin = {
		page: '/contact',
		landingPage: '/blog',
		referrer: 'news.example',
		campaign: { source: 'newsletter', campaign: 'autumn' },
		pages: 4,
		language: 'ml',
		country: 'AE',
	}
	expect(factsOf(origin)).toEqual([
		'Came from: news.example',
		'Campaign source: newsletter',
		'Campaign: autumn',
		'First page: /blog',
		'Form on: /contact',
		'Pages seen: 4',
		'Language: Malayalam',
		'Country: United Arab Emirates',
	])
})

test('what is unknown is left out, and a sentence says that all is', () => {
	expect(factsOf({ ...unknown, country: 'IN' })).toEqual(['Country: India'])
	expect(renderToStaticMarkup(<OriginFacts origin={unknown} />)).toContain('The browser did not say it.')
})

test('a language that no browser sends is shown as it came, and no path is a link', () => {
	expect(factsOf({ ...unknown, language: 'not a language' })).toEqual(['Language: not a language'])
	expect(renderToStaticMarkup(<OriginFacts origin={{ ...unknown, landingPage: '//evil.example' }} />)).not.toContain(
		'href',
	)
})
