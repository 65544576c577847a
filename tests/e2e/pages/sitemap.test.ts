import { itemPaths, openJobPath } from '#scripts/demo/pages.ts'
import { expect, test } from '#tests/support/browser/journey.ts'
import dates from '#web/content/page-dates.json' with { type: 'json' }
import { allPages, lists, prerenderedPages } from '#web/content/site-map.ts'

const known: Record<string, { changed: string } | undefined> = dates

test('robots.txt keeps crawlers out of what is for staff and programs, and names the sitemap', async ({
	request,
	baseURL,
}) => {
	const answer = await request.get('/robots.txt')
	expect(answer.status()).toBe(200)
	expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8')
	const lines = (await answer.text()).split('\n')
	for (const line of ['User-agent: *', 'Disallow: /Admin', 'Disallow: /api/', `Sitemap: ${baseURL}/sitemap.xml`])
		expect(lines).toContain(line)
	const closed = lines.flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? [])
	const hidden = allPages.filter(({ path }) => closed.some((start) => path.startsWith(start)))
	expect(hidden).toEqual([])
})

test('sitemap.xml lists every page once, with the day on which its text last changed', async ({ request, baseURL }) => {
	const answer = await request.get('/sitemap.xml')
	expect(answer.status()).toBe(200)
	expect(answer.headers()['content-type']).toBe('application/xml; charset=utf-8')
	const entries = [...(await answer.text()).matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => [
		/<loc>([^<]+)<\/loc>/.exec(entry)?.[1],
		/<lastmod>([^<]+)<\/lastmod>/.exec(entry)?.[1],
	])
	const dated = new Map(entries.map(([address, changed]) => [address?.slice(baseURL?.length), changed]))
	expect(dated.size, 'each once').toBe(entries.length)
	for (const { path } of prerenderedPages) expect(dated.get(path), path).toBe(known[path]?.changed)
	for (const path of [...lists.map((list) => list.path), ...itemPaths, openJobPath])
		expect(dated.get(path), path).toMatch(/^20\d\d-\d\d-\d\dT[\d:.]+Z$/)
	expect(allPages.filter(({ path }) => !dated.has(path))).toEqual([])
	const own: (string | undefined)[] = allPages.map(({ path }) => path)
	const others = [...dated.keys()].filter((path) => !own.includes(path))
	expect(
		others.filter((path) => !/^\/(BlogView|CasestudyView|EventsView|CareersApply)\/\d+$/.test(path ?? '')),
	).toEqual([])
	expect(others.length, 'published demo items').toBeGreaterThanOrEqual(22 + 8 + 11 + 5)
	for (const { path } of prerenderedPages) expect(known[path]?.changed, path).toMatch(/^20\d\d-[01]\d-[0-3]\d$/)
})
