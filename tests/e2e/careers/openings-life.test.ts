import type { APIRequestContext } from '@playwright/test'
import { parseAtomFeed, parseRssFeed } from 'feedsmith'
import { companyMoment } from '#contracts/shared/company-time.ts'
import { ownCountry } from '#contracts/shared/countries.ts'
import { expect, expectAccessible, test } from '#tests/support/browser/journey.ts'
import { addJob, closeJob } from '#tests/support/browser/saved-jobs.ts'
import { inDays } from '#tests/support/builders/days.ts'
import { markupText } from '#tests/support/pages/served-page.ts'
import { brand } from '#web/content/brand.ts'

const feedPaths = ['/careers/rss.xml', '/careers/atom.xml']
const unknown = 'This position is not here'

/** The links of the jobs in both feeds, and whether the sitemap names this page. */
async function foundIn(request: APIRequestContext, path: string): Promise<boolean[]> {
	const [rss = '', atom = '', sitemap = ''] = await Promise.all(
		[...feedPaths, '/sitemap.xml'].map(async (each) => (await request.get(each)).text()),
	)
	const links = [
		(parseRssFeed(rss).items ?? []).map(({ link }) => link),
		(parseAtomFeed(atom).entries ?? []).map((entry) => entry.links?.[0]?.href),
	]
	const isOurs = (link: string | undefined) => link !== undefined && new URL(link).pathname === path
	return [...links.map((each) => each.some(isOurs)), sitemap.includes(`${path}</loc>`)]
}

test('A job is unknown before it opens, is found while it is open, and says so once it has closed', async ({
	page,
	request,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 404/)
	const upcoming = { startDate: inDays(1), dueDate: inDays(3) }
	const job = await addJob(request, upcoming)
	const { id, title, publicPath } = job
	const listed = page.getByRole('region', { name: 'Open Positions' }).getByRole('heading', { name: title })
	const expectListed = async (expected: boolean) => {
		await expect(page).toHaveURL('/careers')
		await expect(listed).toHaveCount(expected ? 1 : 0)
		expect(await foundIn(request, publicPath)).toEqual([expected, expected, expected])
	}

	expect((await page.goto(publicPath))?.status()).toBe(404)
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(unknown)
	await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
	expect(await page.content()).not.toContain(title)
	await expect(page.getByRole('region', { name: 'Open now' }).getByRole('link')).not.toHaveCount(0)
	await expectAccessible(page)
	await page.getByRole('link', { name: 'Go to the careers page' }).click()
	await expectListed(false)

	await addJob(request, { id, jobPosition: title })
	// A stale prefetched page reloads itself, which aborts another navigation.
	await expect(async () => void (await page.goto('/careers'))).toPass()
	await expectListed(true)
	expect((await page.goto(publicPath))?.status()).toBe(200)
	await expect(page.getByRole('link', { name: 'Apply Now' }).first()).toBeVisible()
	await expect(page.locator('#apply')).toBeVisible()

	await closeJob(request, job)
	await page.goto('/careers')
	await expectListed(false)
	expect((await page.goto(publicPath))?.status()).toBe(200)
	await expect(page.getByText('This position is closed. Applications are no longer taken.')).toBeVisible()
	await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
	await expect(page.locator('#apply')).toHaveCount(0)
	await expect(page.getByRole('region', { name: 'Open now' }).getByRole('link')).not.toHaveCount(0)
	expect(await page.content()).not.toContain('JobPosting')
	await expectAccessible(page)
})

test('Addresses that name no job answer 404', async ({ request }) => {
	for (const part of ['987654', 'twelve', '0', '1e1', '-1', '99999999999999999999']) {
		const answer = await request.get(`/CareersApply/${part}`)
		expect(answer.status(), part).toBe(404)
		expect(await answer.text(), part).toMatch(new RegExp(`<h1[^>]*>${unknown}</h1>`))
	}
})

/** The content of a `<meta>` by its name or property. */
const metaOf = (html: string, name: string) =>
	new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]

test('An open job tells search engines what its page tells, and the list tells them nothing of it', async ({
	request,
}) => {
	const wanted = { city: 'Kochi', salaryMin: 500_000, salaryMax: 700_000, salaryCurrency: 'INR', jobTypeId: 3 }
	const { id, title, publicPath } = await addJob(request, wanted)
	const answer = await request.get(publicPath)
	expect(answer.status()).toBe(200)
	const html = await answer.text()
	const objects = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
		([, text = '']) => JSON.parse(text),
	)
	expect(objects.find((each) => each['@type'] === 'JobPosting')).toMatchObject({
		'@context': 'https://schema.org',
		title,
		description: expect.stringContaining('<p>Boats wait above it, and below.</p>'),
		// It was written today, although it opened yesterday.
		datePosted: inDays(0),
		validThrough: companyMoment(`${inDays(2)}T23:59`),
		employmentType: 'CONTRACTOR',
		jobLocation: { address: { addressLocality: 'Kochi', addressCountry: ownCountry } },
		baseSalary: { currency: 'INR', value: { minValue: 500_000, maxValue: 700_000, unitText: 'YEAR' } },
		directApply: true,
		identifier: { value: String(id) },
	})
	const [main = ''] = /<main.*<\/main>/s.exec(html) ?? []
	const shown = main.replaceAll('\u00a0', ' ').replaceAll('<!-- -->', '')
	for (const text of [
		title,
		'Boats wait above it, and below.',
		'A licence for inland waters',
		'INR 5,00,000 to 7,00,000',
	])
		expect(shown).toContain(text)
	expect(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]).toContain(publicPath)
	expect(html).toContain(`<title>${title}, Kochi | Careers | ${markupText(brand.name)}</title>`)
	expect(metaOf(html, 'og:image')).toContain('/share/careers.jpg')
	expect(metaOf(html, 'description')?.length).toBeGreaterThanOrEqual(70)
	expect(await (await request.get('/careers')).text()).not.toContain('JobPosting')
})

test('The feeds of the careers page are named in its head, and are not sent twice', async ({ request }) => {
	const { title, publicPath } = await addJob(request)
	const html = await (await request.get('/careers')).text()
	const named = [...html.matchAll(/<link rel="alternate"[^>]* href="([^"]*)"/g)].map(
		([, href = '']) => new URL(href, 'https://www.company.test').pathname,
	)
	expect(named).toEqual(feedPaths)
	for (const path of feedPaths) {
		const answer = await request.get(path)
		const { etag = '', 'content-type': type } = answer.headers()
		expect(type).toBe(`application/${path.endsWith('atom.xml') ? 'atom' : 'rss'}+xml; charset=utf-8`)
		const again = await request.get(path, { headers: { 'If-None-Match': etag } })
		// A concurrent save of another test changes the feed.
		if (again.headers().etag === etag) expect(again.status(), path).toBe(304)
	}
	const items = parseRssFeed(await (await request.get('/careers/rss.xml')).text()).items ?? []
	const mine = items.find((item) => item.link?.endsWith(publicPath))
	expect(mine?.title).toBe(`${title}, Kochi`)
	expect(mine?.categories?.map(({ name }) => name)).toEqual(['Full-time'])
	expect(Math.abs(Date.now() - Date.parse(mine?.pubDate ?? ''))).toBeLessThan(60_000)
})
