import type { APIRequestContext } from '@playwright/test'
import { parseAtomFeed, parseRssFeed } from 'feedsmith'
import { inDays } from '#tests/support/days.ts'
import { expect, expectAccessible, test } from '#tests/support/journey.ts'
import { addJob, closeJob } from '#tests/support/saved-jobs.ts'
import { readPage } from '#tests/support/served-page.ts'

const feedPaths = ['/careers/rss.xml', '/careers/atom.xml']

/** Where the jobs of both feeds lead, and whether the sitemap names this page. */
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
		await page.goto('/careers')
		await expect(listed).toHaveCount(expected ? 1 : 0)
		expect(await foundIn(request, publicPath)).toEqual([expected, expected, expected])
	}

	await expectListed(false)
	expect((await page.goto(publicPath))?.status()).toBe(404)
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('This position is not here')
	await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
	expect(await page.content()).not.toContain(title)
	await expect(page.getByRole('region', { name: 'Open now' }).getByRole('link')).not.toHaveCount(0)
	await expectAccessible(page)

	await addJob(request, { id, jobPosition: title })
	await expectListed(true)
	expect((await page.goto(publicPath))?.status()).toBe(200)
	await expect(page.getByRole('link', { name: 'Apply Now' }).first()).toBeVisible()
	await expect(page.locator('#apply')).toBeVisible()

	await closeJob(request, job)
	await expectListed(false)
	expect((await page.goto(publicPath))?.status()).toBe(200)
	await expect(page.getByText('This position is closed. Applications are no longer taken.')).toBeVisible()
	await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
	await expect(page.locator('#apply')).toHaveCount(0)
	await expect(page.getByRole('region', { name: 'Open now' }).getByRole('link')).not.toHaveCount(0)
	expect((await readPage(page, request, publicPath)).structuredData.join()).not.toContain('JobPosting')
	await expectAccessible(page)
})

test('Addresses that name no job answer 404 and lead to those that are open', async ({ page, allowConsoleErrors }) => {
	allowConsoleErrors(/status of 404/)
	for (const part of ['987654', 'twelve', '0', '1e1', '-1', '99999999999999999999']) {
		expect((await page.goto(`/CareersApply/${part}`))?.status(), part).toBe(404)
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('This position is not here')
	}
	await page.getByRole('link', { name: 'Go to the careers page' }).click()
	await expect(page).toHaveURL('/careers')
})

test('An open job tells search engines what its page tells, and the list tells them nothing of it', async ({
	page,
	request,
}) => {
	const wanted = { city: 'Kochi', salaryMin: 500_000, salaryMax: 700_000, jobTypeId: 3 }
	const { id, title, publicPath } = await addJob(request, wanted)
	const served = await readPage(page, request, publicPath)
	const objects = served.structuredData.map((text) => JSON.parse(text))
	expect(objects.find((each) => each['@type'] === 'JobPosting')).toMatchObject({
		'@context': 'https://schema.org',
		title,
		description: expect.stringContaining('<p>Boats wait above it, and below.</p>'),
		// It was written today, though it is open since yesterday.
		datePosted: inDays(0),
		validThrough: `${inDays(2)}T23:59:00+05:30`,
		employmentType: 'CONTRACTOR',
		jobLocation: { address: { addressLocality: 'Kochi', addressCountry: 'IN' } },
		baseSalary: { currency: 'INR', value: { minValue: 500_000, maxValue: 700_000, unitText: 'YEAR' } },
		directApply: true,
		identifier: { value: String(id) },
	})
	for (const text of [
		title,
		'Boats wait above it, and below.',
		'A licence for inland waters',
		'INR 5,00,000 to 7,00,000',
	])
		expect(served.mainText.replaceAll('\u00a0', ' ')).toContain(text)
	expect(served.canonical).toContain(publicPath)
	expect(served.title).toBe(`${title}, Kochi | Careers | Nilavu Systems`)
	expect(served.meta['og:image']).toContain('/share/careers.jpg')
	expect(served.meta.description?.length).toBeGreaterThanOrEqual(70)
	const list = await readPage(page, request, '/careers')
	expect(list.structuredData.join()).not.toContain('JobPosting')
})

test('The feeds of the careers page are named in its head, and are not sent twice', async ({ page, request }) => {
	const { title, publicPath } = await addJob(request)
	await page.goto('/careers')
	const named = await page
		.locator('link[rel="alternate"]')
		.evaluateAll((links) => links.map((link) => new URL(link.getAttribute('href') ?? '', document.baseURI).pathname))
	expect(named).toEqual(feedPaths)
	for (const path of feedPaths) {
		const answer = await request.get(path)
		const { etag = '', 'content-type': type } = answer.headers()
		expect(type).toBe(`application/${path.endsWith('atom.xml') ? 'atom' : 'rss'}+xml; charset=utf-8`)
		const again = await request.get(path, { headers: { 'If-None-Match': etag } })
		// A save of another test in between makes it another feed.
		if (again.headers().etag === etag) expect(again.status(), path).toBe(304)
	}
	const items = parseRssFeed(await (await request.get('/careers/rss.xml')).text()).items ?? []
	const mine = items.find((item) => item.link?.endsWith(publicPath))
	expect(mine?.title).toBe(`${title}, Kochi`)
	expect(mine?.categories?.map(({ name }) => name)).toEqual(['Full-time'])
	expect(Math.abs(Date.now() - Date.parse(mine?.pubDate ?? ''))).toBeLessThan(60_000)
})

test('On a phone the way to the form stays in view while one reads about the job', async ({ page, request }) => {
	const { publicPath } = await addJob(request, {
		jobDescription: `<p>${'Boats come, one after the other. '.repeat(120)}</p>`,
	})
	await page.setViewportSize({ width: 390, height: 800 })
	await page.goto(publicPath)
	const [first, second] = await page.getByRole('link', { name: 'Apply Now' }).all()
	if (!first || !second) throw new Error('One way stands by the name of the job, and one by its text')
	await expect(first).toBeInViewport()
	await page.getByRole('heading', { name: 'The position' }).evaluate((heading) => heading.scrollIntoView())
	await expect(first).not.toBeInViewport()
	await expect(second).toBeInViewport({ ratio: 1 })
	await second.click()
	await expect(page.locator('#apply')).toBeInViewport()
	await expect(second).not.toBeInViewport()
	await expectAccessible(page, [390])
})
