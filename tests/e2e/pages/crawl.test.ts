import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '#tests/support/journey.ts'
import { readPage, type ServedPage } from '#tests/support/served-page.ts'
import { allPages } from '#web/content/site-map.ts'

const isPage = (path: string) => !path.slice(path.lastIndexOf('/')).includes('.')

/** The site's own addresses, whether a page was made for this server or, by the build, for the site's own host. */
function internal({ path, canonical, addresses }: ServedPage, baseURL: string | undefined): URL[] {
	const own = [baseURL, new URL(canonical).origin]
	return addresses
		.map((address) => new URL(address, new URL(path, baseURL)))
		.filter(({ protocol, origin }) => /^https?:$/.test(protocol) && own.includes(origin))
}

/** What is wrong with a file that a page asks for. */
async function faultOf(request: APIRequestContext, path: string): Promise<string | null> {
	const answer = await request.get(path, { maxRedirects: 0 })
	if (answer.status() !== 200) return `${path}: ${answer.status()}`
	return (await answer.body()).length > 0 ? null : `${path}: empty`
}

test('From home every page is reached, and no link, picture, file or anchor is missing', async ({
	page,
	request,
	baseURL,
}) => {
	const visited = new Map<string, ServedPage>()
	const files = new Set<string>()
	const anchors: { from: string; path: string; id: string }[] = []
	const waiting = ['/']
	for (let path = waiting.pop(); path; path = waiting.pop()) {
		if (visited.has(path)) continue
		const served = await readPage(page, request, path)
		visited.set(path, served)
		for (const { pathname, search, hash } of internal(served, baseURL)) {
			if (isPage(pathname)) waiting.push(pathname)
			else files.add(pathname + search)
			if (hash !== '') anchors.push({ from: path, path: pathname, id: decodeURIComponent(hash.slice(1)) })
		}
	}
	const missing = anchors.filter(({ path, id }) => visited.get(path)?.ids.includes(id) === false)
	expect(missing, 'anchors').toEqual([])
	expect(anchors.length).toBeGreaterThan(20)

	const faults: (string | null)[] = []
	for (const file of files) faults.push(await faultOf(request, file))
	expect(faults.filter((fault) => fault !== null)).toEqual([])
	expect(files.size).toBeGreaterThan(30)

	const unreached = allPages.filter(({ path }) => !visited.has(path))
	expect(
		unreached.map(({ path }) => path),
		'pages that nothing leads to',
	).toEqual([])
})

test('No id stands twice on a page', async ({ page, request }) => {
	for (const { path } of allPages) {
		const { ids } = await readPage(page, request, path)
		expect(
			ids.filter((id, index) => ids.indexOf(id) !== index),
			path,
		).toEqual([])
	}
})
