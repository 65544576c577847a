import type { APIRequestContext } from '@playwright/test'
import { itemPaths } from '#scripts/demo/pages.ts'
import { expect, test } from '#tests/support/browser/journey.ts'
import { builtPage } from '#tests/support/pages/built-pages.ts'
import { isBuilt } from '#tests/support/pages/site-routes.ts'
import { allPages } from '#web/content/site-map.ts'

const isPage = (path: string) => !path.slice(path.lastIndexOf('/')).includes('.')

const attributes = (html: string, names: string) =>
	[...html.matchAll(new RegExp(` (?:${names})="([^"]*)"`, 'g'))].map(([, value = '']) => value.replaceAll('&amp;', '&'))

/** The addresses of this site in a page. */
function internal(path: string, html: string, baseURL: string | undefined): URL[] {
	// One size of one picture on each page: a first request makes it, which takes a while.
	const [size = ''] = attributes(html, 'srcSet|srcset').map((set) => set.split(' ')[0] ?? '')
	return [...attributes(html, 'href|src|poster|action|data'), size]
		.map((address) => new URL(address, new URL(path, baseURL)))
		.filter(({ protocol, origin }) => /^https?:$/.test(protocol) && origin === baseURL)
}

/** Describes the fault of a page's file. */
async function faultOf(request: APIRequestContext, path: string): Promise<string | null> {
	const answer = await request.get(path, { maxRedirects: 0 })
	if (answer.status() !== 200) return `${path}: ${answer.status()}`
	return (await answer.body()).length > 0 ? null : `${path}: empty`
}

// tests/built/links.test.ts covers links between the documents of the build.
test('Of all pages that the Worker renders, no link, picture, file or anchor is missing', async ({
	request,
	baseURL,
}) => {
	const ids = new Map<string, string[]>()
	const files = new Set<string>()
	const anchors: { from: string; path: string; id: string }[] = []
	const waiting: string[] = allPages.map(({ path }) => path).filter((path) => !isBuilt(path))
	for (let path = waiting.pop(); path; path = waiting.pop()) {
		if (ids.has(path) || isBuilt(path)) continue
		const answer = await request.get(path, { maxRedirects: 0 })
		expect(answer.status(), path).toBe(200)
		const html = await answer.text()
		ids.set(path, attributes(html, 'id'))
		for (const { pathname, search, hash } of internal(path, html, baseURL)) {
			if (isPage(pathname)) waiting.push(pathname)
			else files.add(pathname + search)
			if (hash !== '') anchors.push({ from: path, path: pathname, id: decodeURIComponent(hash.slice(1)) })
		}
	}
	const idsOf = (path: string) => (isBuilt(path) ? builtPage(path).ids : ids.get(path))
	expect(anchors.filter(({ path, id }) => idsOf(path)?.includes(id) === false)).toEqual([])
	expect(anchors.length).toBeGreaterThan(10)

	const faults: (string | null)[] = []
	for (const file of files) faults.push(await faultOf(request, file))
	expect(faults.filter((fault) => fault !== null)).toEqual([])
	expect(files.size).toBeGreaterThan(10)
	expect(itemPaths.filter((path) => !ids.has(path))).toEqual([])
	expect(ids.size, 'pages of items').toBeGreaterThan(40)
})
