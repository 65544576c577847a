import type { APIRequestContext } from '@playwright/test'
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

const unpublished = (add: typeof addNews) => (request: APIRequestContext) => add(request, { isPublished: false })
const addDraft = (request: APIRequestContext) => addBlog(request, { active: false })

const kinds = [
	{ kind: 'News', calls: 'newscontroller', add: unpublished(addNews), ownPage: false },
	{ kind: 'A flyer', calls: 'flyerscontroller', add: unpublished(addFlyer), ownPage: false },
	{ kind: 'A whitepaper', calls: 'whitepaperscontroller', add: unpublished(addWhitepaper), ownPage: false },
	{ kind: 'A case study', calls: 'casestudiescontroller', add: unpublished(addCaseStudy), ownPage: true },
	{ kind: 'A blog', calls: 'blogscontroller', add: addDraft, ownPage: true },
	{ kind: 'An event', calls: 'eventscontroller', add: unpublished(addEvent), ownPage: true },
]
const strip = 'Preview: not published'

for (const { kind, calls, add, ownPage } of kinds)
	test(`${kind} that is not published is seen by who has its preview link, and by nobody else`, async ({ request }) => {
		const { id, title, publicPath } = await add(request)
		const link = (await asAdmin(request, `/api/${calls}/previewlink/${id}`)).replace(/#.*/, '')
		for (const hidden of [publicPath, `${link.slice(0, -4)}AAAA`]) {
			const answer = await request.get(hidden)
			expect(answer.status(), hidden).toBe(ownPage ? 404 : 200)
			const html = await answer.text()
			expect(html).not.toContain(title)
			expect(html).not.toContain(strip)
		}
		const shared = await request.get(link)
		expect(shared.status()).toBe(200)
		expect(shared.headers()['cache-control']).toBe('no-store')
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

test('The form of each kind opens its preview', async ({ page, context, request, allowConsoleErrors }) => {
	allowConsoleErrors(/status of 404/)
	await startSession(page, 'admin')
	const items = [
		{ form: '/Admin/NewsAdmin/AddNewsPage', add: unpublished(addNews), role: 'listitem' },
		{ form: '/Admin/FlyersAdmin/AddFlyersPage', add: unpublished(addFlyer), role: 'listitem' },
		{ form: '/Admin/WhitepaperAdmin/AddWhitepaperPage', add: unpublished(addWhitepaper), role: 'listitem' },
		{ form: '/Admin/casestudies/addcasestudy', add: unpublished(addCaseStudy), role: 'article' },
		{ form: '/Admin/Blogs/Edit', add: addDraft, role: 'article' },
		{ form: '/Admin/EventsAdmin/AddEventsPage', add: unpublished(addEvent), role: 'article' },
	] as const
	// One item of each role is enough: the strip and the frame are the same.
	const looksClosely = (form: string) => form.includes('News') || form.includes('Blogs')
	for (const { form, add, role } of items) {
		const { id, title, publicPath } = await add(request)
		await page.goto(`${form}/${id}`)
		const opened = context.waitForEvent('page')
		await page.getByRole('button', { name: 'Preview' }).click()
		const preview = await opened
		await preview.waitForURL(`**${publicPath}?preview=*`)
		await expect(preview.getByRole('heading', { name: title })).toBeVisible()
		await expect(preview.getByText(strip)).toBeVisible()
		const item = preview.getByRole(role).filter({ hasText: title }).first()
		for (const picture of await item.getByRole('img').all()) {
			await picture.scrollIntoViewIfNeeded()
			await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
		}
		if (looksClosely(form)) await expectAccessible(preview)
		if (role === 'article') {
			await preview.goto(publicPath)
			await expect(preview.getByRole('heading', { level: 1 })).not.toHaveText(title)
			if (looksClosely(form)) await expectAccessible(preview)
		}
		await preview.close()
	}
	await page.getByRole('checkbox', { name: /^Published/ }).click()
	await expect(page.getByRole('button', { name: 'Preview' })).toHaveAccessibleName('Preview the saved version')
})
