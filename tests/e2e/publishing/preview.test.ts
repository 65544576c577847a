import type { APIRequestContext, Page } from '@playwright/test'
import { asAdmin } from '#tests/support/browser/colleague.ts'
import { expect, expectAccessible, startSession, test } from '#tests/support/browser/journey.ts'
import {
	addBlog,
	addCaseStudy,
	addEvent,
	addFlyer,
	addNews,
	addWhitepaper,
} from '#tests/support/browser/saved-items.ts'
import { addJob } from '#tests/support/browser/saved-jobs.ts'
import { someOf } from '#tests/support/server/effort.ts'

const unpublished = (add: typeof addNews) => (request: APIRequestContext) => add(request, { isPublished: false })
const addDraft = (request: APIRequestContext) => addBlog(request, { active: false })

const kinds = [
	{ kind: 'news', add: unpublished(addNews), ownPage: false },
	{ kind: 'flyers', add: unpublished(addFlyer), ownPage: false },
	{ kind: 'whitepapers', add: unpublished(addWhitepaper), ownPage: false },
	{ kind: 'caseStudies', add: unpublished(addCaseStudy), ownPage: true },
	{ kind: 'blogs', add: addDraft, ownPage: true },
	{ kind: 'events', add: unpublished(addEvent), ownPage: true },
] as const
const strip = 'Preview: not published'

for (const { kind, add, ownPage } of kinds)
	test(`What is not published of ${kind} is seen by who has its preview link, and by nobody else`, async ({
		request,
	}) => {
		const { id, title, publicPath } = await add(request)
		const path: string = await asAdmin(request, `/api/itemscontroller/${kind}/livepreview`, { itemId: id })
		const link = path.replace(/#.*/, '')
		const forged = `${link.slice(0, -4)}AAAA`
		const elsewhere = `/contact?${new URL(link, 'http://own.invalid').searchParams}`
		for (const [hidden, status] of [
			[publicPath, ownPage ? 404 : 200],
			[forged, 404],
			[elsewhere, 200],
		] as const) {
			const answer = await request.get(hidden)
			expect(answer.status(), hidden).toBe(status)
			// Of all pages only that of the preview may be framed.
			expect(answer.headers(), hidden).toMatchObject({
				'x-frame-options': 'DENY',
				'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
			})
			const html = await answer.text()
			expect(html).not.toContain(title)
			expect(html).not.toContain(strip)
		}
		expect(await (await request.get(forged)).text()).toContain('This preview has ended')
		const shared = await request.get(link)
		expect(shared.status()).toBe(200)
		// Only the site itself may frame it.
		expect(shared.headers()).toMatchObject({
			'cache-control': 'no-store',
			'x-robots-tag': 'noindex, nofollow',
			'x-frame-options': 'SAMEORIGIN',
			'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
		})
		const html = await shared.text()
		expect(html, 'the link is enough').toContain(title)
		expect(html).toContain(strip)
		expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/)
		const pictures = [...html.matchAll(/ src="(\/media\/[^"]+)"/g)].map(([, path = '']) =>
			path.replaceAll('&amp;', '&'),
		)
		expect(pictures).not.toEqual([])
		for (const picture of new Set(pictures)) expect((await request.get(picture)).status(), picture).toBe(200)
	})

const frameOf = (page: Page) => page.frameLocator('iframe[title="Preview of the page"]:not([aria-hidden="true"])')

test('The form of each kind shows its page', async ({ page, request }) => {
	await startSession(page, 'admin')
	const forms = {
		news: '/Admin/NewsAdmin/AddNewsPage',
		flyers: '/Admin/FlyersAdmin/AddFlyersPage',
		whitepapers: '/Admin/WhitepaperAdmin/AddWhitepaperPage',
		caseStudies: '/Admin/casestudies/addcasestudy',
		blogs: '/Admin/Blogs/Edit',
		events: '/Admin/EventsAdmin/AddEventsPage',
	}
	for (const { kind, add } of someOf(kinds, { usual: 2 })) {
		const { id, title } = await add(request)
		await page.goto(`${forms[kind]}/${id}`)
		await page.getByRole('button', { name: 'Preview', exact: true }).click()
		await expect(frameOf(page).getByRole('heading', { name: title })).toBeVisible()
		await expect(frameOf(page).getByText(strip)).toBeInViewport()
	}
	const job = await addJob(request)
	await page.goto(`/Admin/CareersAdmin/AddJobPage/${job.id}`)
	await page.getByRole('button', { name: 'Preview', exact: true }).click()
	await expect(frameOf(page).getByRole('heading', { level: 1 })).toHaveText(job.title)
	const jobStrip = frameOf(page).getByText('Preview: open now').locator('..')
	await expect(jobStrip).toHaveCSS('padding-bottom', '6px')
	const [above, below] = [await jobStrip.boundingBox(), await frameOf(page).locator('article').boundingBox()]
	expect(above && below && below.y - above.y - above.height, 'the strip stands clear of the page').toBeGreaterThan(8)
	await expectAccessible(page)
})

test('The preview follows what is typed, at three widths, and keeps its place', async ({ page, request }) => {
	await startSession(page, 'admin')
	const { id, title } = await addBlog(request, { content: `<p>${'A long text. '.repeat(400)}</p>` })
	// From the list the router leads to the form, in a document that may show no frame yet.
	await page.goto('/Admin/Blogs')
	await page.getByRole('link', { name: `Edit ${title}` }).click()
	await page.getByRole('button', { name: 'Preview', exact: true }).click()
	const heading = frameOf(page).getByRole('heading', { level: 1 })
	await expect(heading).toHaveText(title)
	expect(new URL(page.url()).pathname).toBe(`/Admin/Blogs/Edit/${id}`)
	const widthOf = () =>
		frameOf(page)
			.locator('html')
			.evaluate((root) => root.clientWidth)
	for (const [name, width] of [
		['Phone', 390],
		['Desktop', 1280],
		['Tablet', 820],
	] as const) {
		await page.getByRole('radio', { name, exact: true }).check()
		await expect.poll(widthOf, name).toBe(width)
	}
	const scrolled = () =>
		frameOf(page)
			.locator('html')
			.evaluate(() => Math.round(window.scrollY))
	await frameOf(page)
		.locator('html')
		.evaluate(() => window.scrollTo(0, 500))
	await expect.poll(scrolled).toBe(500)
	await page.getByRole('textbox', { name: /^Heading/ }).fill(`${title}, retold`)
	await expect(heading).toHaveText(`${title}, retold`)
	await expect.poll(scrolled).toBe(500)
	const visitors = await (await request.get(`/BlogView/${id}`)).text()
	expect(visitors).not.toContain('retold')
})

test('The preview of old news opens at its card, and keeps the card in view when its title or date changes', async ({
	page,
	request,
}) => {
	await startSession(page, 'admin')
	const { id, title } = await addNews(request, { publishedDate: '2001-01-01' })
	await page.goto(`/Admin/NewsAdmin/AddNewsPage/${id}`)
	await page.getByRole('button', { name: 'Preview', exact: true }).click()
	await expect(frameOf(page).getByText('Preview: published')).toBeInViewport()
	await expect(frameOf(page).getByRole('heading', { name: title })).toBeInViewport()
	await page.getByRole('textbox', { name: /^Title/ }).fill(`${title}, retold`)
	await expect(frameOf(page).getByRole('heading', { name: `${title}, retold` })).toBeInViewport()
	await expect(frameOf(page).getByText(strip)).toBeInViewport()
	// On the first page other news follows the card.
	await page.getByRole('button', { name: 'Settings', exact: true }).click()
	await page.getByLabel(/^Date/).fill('2031-01-01')
	await page.getByRole('button', { name: 'Preview', exact: true }).click()
	await expect(frameOf(page).getByText('1 January 2031')).toBeInViewport()
})

test('A reviewer without an account reads the draft by a link, until it is revoked', async ({ page, request }) => {
	await startSession(page, 'admin')
	const { id, title } = await addDraft(request)
	await page.goto(`/Admin/Blogs/Edit/${id}`)
	await page.getByRole('button', { name: 'Preview', exact: true }).click()
	await page.getByRole('button', { name: 'Share the preview' }).click()
	const dialog = page.getByRole('dialog', { name: 'Share the preview' })
	await dialog.getByRole('button', { name: 'Make a link' }).click()
	const address = await dialog.getByText(/\?preview=/).innerText()
	const { pathname, search } = new URL(address)
	const read = await request.get(pathname + search)
	expect(await read.text()).toContain(title)
	expect(read.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
	await expectAccessible(page, [1280])
	await dialog.getByRole('button', { name: /^Revoke/ }).click()
	await expect(dialog.getByText('Nobody has a link to this draft.')).toBeVisible()
	const later = await request.get(pathname + search)
	expect([later.status(), (await later.text()).includes(title)]).toEqual([404, false])
})
