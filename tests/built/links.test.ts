import { expect, test } from 'vitest'
import { builtPage, builtPages, isBuiltFile } from '#tests/support/pages/built-pages.ts'
import type { ServedPage } from '#tests/support/pages/served-page.ts'
import { isBuilt, siteRoutes } from '#tests/support/pages/site-routes.ts'
import { allPages } from '#web/content/site-map.ts'

/** The addresses of this site in a page. */
function internal({ path, canonical, addresses }: ServedPage): URL[] {
	const { origin } = new URL(canonical)
	return addresses
		.map((address) => new URL(address, new URL(path, origin)))
		.filter((address) => address.origin === origin)
}

/** The Worker answers it, not the router of the pages. */
const apiDocument = '/openapi.json'

/** The router ignores case. */
const routes = new Set(siteRoutes.flatMap(({ route, address }) => [route.toLowerCase(), address.toLowerCase()]))
const isRoute = (path: string) => routes.has(path.toLowerCase()) || path === apiDocument

test('No link, picture or file of a document is missing', () => {
	const files = new Set<string>()
	for (const page of builtPages()) {
		const missing = internal(page).filter(({ pathname }) => !isRoute(pathname) && !isBuiltFile(pathname))
		expect(
			missing.map(({ href }) => href),
			page.path,
		).toEqual([])
		for (const { pathname } of internal(page)) if (!isRoute(pathname)) files.add(pathname)
	}
	expect(files.size).toBeGreaterThan(10)
})

test('Every anchor within the documents is there', () => {
	const anchors = builtPages().flatMap((page) =>
		internal(page)
			.filter(({ pathname, hash }) => hash !== '' && isBuilt(pathname))
			.map(({ pathname, hash }) => ({ from: page.path, to: pathname, id: decodeURIComponent(hash.slice(1)) })),
	)
	expect(anchors.filter(({ to, id }) => !builtPage(to).ids.includes(id))).toEqual([])
	expect(anchors.length).toBeGreaterThan(10)
})

test('From home, documents lead to every page', () => {
	const reached = new Set<string>()
	const waiting = ['/']
	for (let path = waiting.pop(); path; path = waiting.pop()) {
		if (reached.has(path)) continue
		reached.add(path)
		if (isBuilt(path)) waiting.push(...internal(builtPage(path)).map(({ pathname }) => pathname))
	}
	expect(allPages.map(({ path }) => path).filter((path) => !reached.has(path))).toEqual([])
})
