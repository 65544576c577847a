import type { APIRequestContext } from '@playwright/test'
import { expect, startSession, test } from '#tests/support/browser/journey.ts'
import { rowOf } from '#tests/support/browser/publishing-page.ts'
import {
	addBlog,
	addCaseStudy,
	addEvent,
	addFlyer,
	addNews,
	addWhitepaper,
} from '#tests/support/browser/saved-items.ts'

const unpublished = (add: typeof addNews) => (request: APIRequestContext) => add(request, { isPublished: false })

const lists = [
	{ path: '/Admin/NewsAdmin', add: addNews, addHidden: unpublished(addNews) },
	{ path: '/Admin/FlyersAdmin', add: addFlyer, addHidden: unpublished(addFlyer) },
	{ path: '/Admin/WhitepaperAdmin', add: addWhitepaper, addHidden: unpublished(addWhitepaper) },
	{ path: '/Admin/casestudies', add: addCaseStudy, addHidden: unpublished(addCaseStudy) },
	{
		path: '/Admin/Blogs',
		add: addBlog,
		addHidden: (request: APIRequestContext) => addBlog(request, { active: false }),
	},
	{ path: '/Admin/EventsAdmin', add: addEvent, addHidden: unpublished(addEvent) },
]

test('View opens the page that shows a published item in a new tab; an item that is not published has none', async ({
	page,
	context,
	request,
}) => {
	await startSession(page, 'admin')
	for (const { path, add, addHidden } of lists) {
		const shown = await add(request)
		const hidden = await addHidden(request)
		await page.goto(path)
		const opened = context.waitForEvent('page')
		await rowOf(page, shown.title)
			.getByRole('link', { name: `View ${shown.title} (opens a new tab)`, exact: true })
			.click()
		const site = await opened
		await expect(site.getByRole('heading', { name: shown.title }).first(), path).toBeInViewport()
		expect(new URL(site.url()).pathname).toBe(shown.publicPath)
		await site.close()
		await expect(rowOf(page, hidden.title).getByRole('link', { name: `Edit ${hidden.title}` })).toBeVisible()
		await expect(rowOf(page, hidden.title).getByRole('link', { name: /^View / })).toHaveCount(0)
	}
})

test('News of long ago is shown on the page of the list that it is on by now', async ({ request }) => {
	const { id } = await addNews(request, { publishedDate: '1999-01-01' })
	const answer = await request.get(`/news?item=${id}`, { maxRedirects: 0 })
	expect(answer.status()).toBe(302)
	expect(answer.headers()['cache-control']).toBe('no-store')
	const address = answer.headers().location ?? ''
	expect(address).toMatch(new RegExp(`^/news\\?page=\\d+#news-${id}$`))
	expect(await (await request.get(address)).text()).toContain(`id="news-${id}"`)
	const unknown = await request.get('/news?item=999999999', { maxRedirects: 0 })
	expect(unknown.status()).toBe(200)
})
