import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from '#tests/support/journey.ts'
import { pagesOf, rowOf } from '#tests/support/publishing-page.ts'
import { addCaseStudy, addCategory, addEvent } from '#tests/support/saved-items.ts'

const lists = [
	{ account: 'newsadmin', path: '/Admin/NewsAdmin', name: 'News', pageSize: 10 },
	{ account: 'flyers', path: '/Admin/FlyersAdmin', name: 'Flyers', pageSize: 6 },
	{ account: 'whitepapers', path: '/Admin/WhitepaperAdmin', name: 'Whitepapers', pageSize: 5 },
	{ account: 'eventsadmin', path: '/Admin/EventsAdmin', name: 'Events', pageSize: 10 },
]

const bodyRows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') })
const serials = (page: Page) => page.getByRole('row').locator('td:first-child')
/** What can be done with a row, where its words stand on more than one line. */
const brokenActs = (page: Page) =>
	page
		.getByRole('table')
		.locator('a, button')
		.evaluateAll((acts) => acts.filter((act) => act.clientHeight > 40).map(({ textContent }) => textContent))

const counted = (from: number, count: number) => Array.from({ length: count }, (_, index) => String(from + index))

for (const { account, path, name, pageSize } of lists)
	test(`${name}: pages, serial numbers and the filter by status`, async ({ page }) => {
		await signIn(page, account)
		await page.goto(path)
		await expect(serials(page)).toHaveText(counted(1, pageSize))
		await expectAccessible(page)
		for (const width of [390, 820, 1280]) {
			await page.setViewportSize({ width, height: 800 })
			expect(await brokenActs(page), `in a window of ${width} px`).toEqual([])
		}
		await pagesOf(page).getByRole('link', { name: 'Page 2', exact: true }).click()
		await expect(page).toHaveURL(`${path}?page=2`)
		await expect(serials(page).first()).toHaveText(String(pageSize + 1))
		await page.getByRole('link', { name: 'Account', exact: true }).click()
		await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name, exact: true }).click()
		await expect(serials(page).first(), 'one comes back to where one was').toHaveText(String(pageSize + 1))

		await page.getByRole('radio', { name: 'UnPublished' }).check()
		await expect(page, 'a filter begins at page 1').toHaveURL(`${path}?page=1&status=unpublished`)
		await expect(serials(page).first()).toHaveText('1')
		await expect(bodyRows(page).filter({ hasNotText: 'UnPublished' })).toHaveCount(0)
		await page.getByRole('radio', { name: 'Published', exact: true }).check()
		await expect(page).toHaveURL(`${path}?page=1&status=published`)
		await expect(serials(page).first()).toHaveText('1')
		await expect(bodyRows(page).filter({ hasText: 'UnPublished' })).toHaveCount(0)
		await page.reload()
		await expect(page.getByRole('radio', { name: 'Published', exact: true }), 'an address can be kept').toBeChecked()
		await expect(bodyRows(page).filter({ hasText: 'UnPublished' })).toHaveCount(0)

		await page.getByRole('button', { name: 'Clear Filters' }).click()
		await expect(page.getByRole('radio', { name: 'All', exact: true })).toBeChecked()
		await expect(page).toHaveURL(`${path}?page=1`)
		await expect(serials(page)).toHaveText(counted(1, pageSize))
		await page.goto(`${path}?page=9999`)
		await expect(pagesOf(page).getByRole('link', { name: 'Next page' }), 'the last page').toBeDisabled()
		await expect(bodyRows(page).first()).toBeVisible()
	})

test('Every list of the back office fits a window of 820 px, with what can be done with its rows', async ({ page }) => {
	await signIn(page, 'admin')
	await page.setViewportSize({ width: 820, height: 900 })
	const menu = page.getByRole('navigation', { name: 'Sections' })
	const sections = menu.getByRole('link').filter({ hasNotText: /^(Overview|Health)$/ })
	await expect(sections.first()).toBeAttached()
	const paths = await sections.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
	const wide: string[] = []
	for (const path of paths) {
		await page.goto(path)
		await expect(bodyRows(page).first()).toBeVisible()
		const table = page.getByRole('table')
		const overhang = await table.evaluate((each) => each.scrollWidth - (each.parentElement?.clientWidth ?? 0))
		if (overhang > 0) wide.push(`${path}: ${overhang} px`)
	}
	expect(paths.length).toBeGreaterThan(10)
	expect(wide).toEqual([])
})

test('Case studies are filtered by category and status', async ({ page, request }) => {
	const { categoryId, categoryName } = await addCategory(request)
	const published = await addCaseStudy(request, { categoryId })
	const unpublished = await addCaseStudy(request, { categoryId, isPublished: false })
	await signIn(page, 'casestudies')
	await page.goto('/Admin/casestudies')
	await expect(serials(page)).toHaveText(counted(1, 10))
	await expectAccessible(page)
	await page.getByLabel('Category').selectOption(categoryName)
	await expect(bodyRows(page)).toContainText([unpublished.title, published.title])
	await expect(serials(page)).toHaveText(['1', '2'])
	await page.getByRole('radio', { name: 'UnPublished' }).check()
	await expect(serials(page)).toHaveText(['1'])
	await expect(bodyRows(page)).toContainText([unpublished.title])
	await page.getByRole('radio', { name: 'Published', exact: true }).check()
	await expect(bodyRows(page)).toContainText([published.title])
	await expect(serials(page)).toHaveText(['1'])
	await page.getByRole('button', { name: 'Clear Filters' }).click()
	await expect(page.getByLabel('Category')).toHaveValue('')
	await expect(serials(page)).toHaveText(counted(1, 10))
})

const deletable = [
	{ account: 'casestudies', path: '/Admin/casestudies', add: addCaseStudy, gone: 'Case study deleted' },
	{ account: 'eventsadmin', path: '/Admin/EventsAdmin', add: addEvent, gone: /deleted/ },
]

for (const { account, path, add, gone } of deletable)
	test(`${path}: a row is deleted after a confirmation, and its page and its picture are gone`, async ({
		page,
		request,
		newVisitor,
		allowConsoleErrors,
	}) => {
		allowConsoleErrors(/status of (404|503)/)
		const { title, publicPath } = await add(request)
		const visitor = await newVisitor()
		await visitor.goto(publicPath)
		const picture = await visitor.getByRole('main').getByRole('img').first().getAttribute('src')
		expect((await request.get(picture ?? '')).status()).toBe(200)

		await signIn(page, account)
		await page.goto(path)
		const button = rowOf(page, title).getByRole('button', { name: `Delete ${title}` })
		const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this?' })
		await button.click()
		await expectAccessible(page)
		await question.getByRole('button', { name: 'Cancel' }).click()
		await expect(button).toBeFocused()

		await page.route('**/api/**/delete*/*', (route) => route.fulfill({ status: 503 }))
		await button.click()
		await question.getByRole('button', { name: 'Delete' }).click()
		await expect(question.getByRole('alert'), 'a failure is told where one is').toBeVisible()
		await page.unroute('**/api/**/delete*/*')
		await question.getByRole('button', { name: 'Delete' }).click()
		await expect(page.getByRole('region', { name: /^Notices/ })).toContainText(gone)
		await expect(rowOf(page, title)).toHaveCount(0)

		const answer = await visitor.reload()
		expect(answer?.status()).toBe(404)
		expect((await request.get(picture ?? '')).status()).toBe(404)
	})
