import { expect, test } from 'vitest'
import { isOfStaff, siteRoutes } from '#tests/support/pages/site-routes.ts'
import { brand } from '#web/content/brand.ts'
import type { PageFacts } from '#web/content/page-facts.ts'
import { pages } from '#web/content/pages.ts'
import { everyProduct } from '#web/content/products/all.ts'
import { lists, prerenderedPages, switchedOffPages } from '#web/content/site-map.ts'
import { sitePages } from '#web/content/switched-off.ts'

/** Why a public route is not in the list of pages. */
const others: [RegExp, reason: string][] = [
	[/\/:\w+$/, 'a page of one item: the sitemap reads the items from the database'],
	[/\.(xml|ics|txt)$/, 'a file, not a page'],
	[/^\/\*$/, 'the answer to an unknown address'],
	[/^\/search$/, 'made for each search, and in no index'],
	[/^\/application$/, 'for applicants who have lost their link, and in no index'],
]

const every: readonly PageFacts[] = [...Object.values(pages), ...everyProduct]
const known = new Set<string>(every.flatMap(({ path, aliases = [] }) => [path, ...aliases]))

test('each public route is a page of the site map, a spelling of one, or says why not', () => {
	const unknown = siteRoutes
		.map(({ route }) => route)
		.filter((route) => !isOfStaff(route) && !known.has(route) && !others.some(([pattern]) => pattern.test(route)))
	expect(unknown, 'so they miss the sitemap, prerendering, axe and share cards').toEqual([])
})

test('each page that the brand has is prerendered, a list, or the page with a form', () => {
	const on = sitePages(brand.switchedOff, every)
	const forgotten = switchedOffPages.filter((page) => on.includes(page))
	expect(
		forgotten.map(({ path }) => path),
		'site-map.ts lists them nowhere',
	).toEqual([])
	expect(prerenderedPages.filter((page) => lists.includes(page))).toEqual([])
})
