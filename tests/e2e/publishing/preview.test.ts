import type { APIRequestContext } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from '#tests/support/journey.ts'
import { addBlog, addCaseStudy, addEvent, addFlyer, addNews, addWhitepaper } from '#tests/support/saved-items.ts'

const unpublished = (add: typeof addNews) => (request: APIRequestContext) => add(request, { isPublished: false })

const kinds = [
	{
		kind: 'News',
		account: 'newsadmin',
		form: '/Admin/NewsAdmin/AddNewsPage',
		add: unpublished(addNews),
		ownPage: false,
	},
	{
		kind: 'A flyer',
		account: 'flyers',
		form: '/Admin/FlyersAdmin/AddFlyersPage',
		add: unpublished(addFlyer),
		ownPage: false,
	},
	{
		kind: 'A whitepaper',
		account: 'whitepapers',
		form: '/Admin/WhitepaperAdmin/AddWhitepaperPage',
		add: unpublished(addWhitepaper),
		ownPage: false,
	},
	{
		kind: 'A case study',
		account: 'casestudies',
		form: '/Admin/casestudies/addcasestudy',
		add: unpublished(addCaseStudy),
		ownPage: true,
	},
	{
		kind: 'A blog',
		account: 'blogs',
		form: '/Admin/Blogs/Edit',
		// This one is called otherwise.
		add: (request: APIRequestContext) => addBlog(request, { active: false }),
		ownPage: true,
	},
	{
		kind: 'An event',
		account: 'eventsadmin',
		form: '/Admin/EventsAdmin/AddEventsPage',
		add: unpublished(addEvent),
		ownPage: true,
	},
]

for (const { kind, account, form, add, ownPage } of kinds)
	test(`${kind} that is not published is seen by who has its preview link, and by nobody else`, async ({
		page,
		context,
		request,
		newVisitor,
		allowConsoleErrors,
	}) => {
		allowConsoleErrors(/status of 404/)
		const { id, title, publicPath } = await add(request)
		const visitor = await newVisitor()
		const answer = await visitor.goto(publicPath)
		expect(answer?.status()).toBe(ownPage ? 404 : 200)
		await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
		await expect(visitor.getByText(title)).toHaveCount(0)
		if (ownPage) await expectAccessible(visitor)

		await signIn(page, account)
		await page.goto(`${form}/${id}`)
		const opened = context.waitForEvent('page')
		await page.getByRole('button', { name: 'Preview' }).click()
		const preview = await opened
		await preview.waitForURL(`**${publicPath}?preview=*`)
		await expect(preview.getByRole('heading', { name: title })).toBeVisible()
		await expect(preview.getByText('Preview: not published')).toBeVisible()
		await page.getByRole('checkbox', { name: /^(Published|Active)/ }).click()
		await expect(page.getByRole('button', { name: 'Preview' })).toHaveAccessibleName('Preview the saved version')
		const item = preview
			.getByRole(ownPage ? 'article' : 'listitem')
			.filter({ hasText: title })
			.first()
		for (const picture of await item.getByRole('img').all()) {
			await picture.scrollIntoViewIfNeeded()
			await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
		}
		await expectAccessible(preview)

		const link = preview.url().replace(/#.*/, '')
		const shared = await visitor.goto(link)
		expect(shared?.headers()['cache-control']).toBe('no-store')
		await expect(visitor.getByRole('heading', { name: title }), 'the link is enough').toBeVisible()
		await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
		const forged = await visitor.goto(`${link.slice(0, -4)}AAAA`)
		expect(forged?.status()).toBe(ownPage ? 404 : 200)
		await expect(visitor.getByText(title), 'a forged one is none').toHaveCount(0)
		await expect(visitor.getByText('Preview: not published')).toHaveCount(0)
	})
