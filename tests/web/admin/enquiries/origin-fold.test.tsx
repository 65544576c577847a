import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Origin } from '#contracts/shared/origin.ts'
import { OriginFold } from '#web/admin/enquiries/origin-fold.tsx'

const origin: Origin = {
	page: '/contact',
	landingPage: '/blog',
	referrer: 'news.example',
	campaign: {},
	pages: 2,
	language: 'ml',
	country: 'AE',
}

const lineOf = (shown: Origin) =>
	/<bdi[^>]*>(.*?)<\/bdi>/.exec(renderToStaticMarkup(<OriginFold origin={shown} />))?.[1]

test('the folded line names the campaign, or else the site before, then the first page and the country', () => {
	expect(lineOf(origin)).toBe('news.example · /blog · United Arab Emirates')
	expect(lineOf({ ...origin, campaign: { source: 'newsletter' }, country: null })).toBe('newsletter · /blog')
})

test('an enquiry without an origin has no line', () => {
	expect(renderToStaticMarkup(<OriginFold origin={null} />)).toBe('')
})
