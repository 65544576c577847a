import type { Page } from '@playwright/test'
import { addColleague } from '#tests/support/browser/colleague.ts'
import { expect, expectAccessible, startSession, test } from '#tests/support/browser/journey.ts'
import { chooseMore, moreButton, pagesOf, rowOf, stateIn } from '#tests/support/browser/publishing-page.ts'
import { saveDraft } from '#tests/support/browser/saved-drafts.ts'
import { addBlog, addCaseStudy, addCategory, addEvent, addNews } from '#tests/support/browser/saved-items.ts'
import { addJob } from '#tests/support/browser/saved-jobs.ts'
import { expectToast } from '#tests/support/browser/toasts.ts'

/** Contact requests are the items of a list. */
const bodyRows = (page: Page) =>
	page
		.getByRole('row')
		.filter({ has: page.getByRole('cell') })
		.or(page.locator('li[data-subject]'))
const tableOrList = (page: Page) =>
	page.getByRole('table').or(page.getByRole('list', { name: 'Contact requests', exact: true }))
const serials = (page: Page) => page.getByRole('row').locator('td:first-child')
/** What does not fit into a window: a table beside its edge, row actions whose labels wrap, rows of other heights. */
async function misfitsOf(page: Page, width: number): Promise<string[]> {
	const table = tableOrList(page)
	const overhang = await table.evaluate((each) => each.scrollWidth - (each.parentElement?.clientWidth ?? 0))
	const wrapped = await table
		.locator('a, button')
		.evaluateAll((acts) => acts.filter((act) => act.clientHeight > 40).map(({ textContent }) => textContent))
	const heights = await bodyRows(page).evaluateAll((rows) =>
		rows.map((row) => Math.round(row.getBoundingClientRect().height)),
	)
	const [least, most] = width < 768 ? [0, 96] : [52, 56]
	// Acts of the audit log are as high as what they tell.
	const uneven = page.url().includes('/Admin/Audit') ? [] : heights.filter((height) => height < least || height > most)
	return [
		...(overhang > 0 ? [`overhang of ${overhang} px`] : []),
		...wrapped,
		...uneven.map((height) => `${height} px`),
	]
}

const counted = (from: number, count: number) => Array.from({ length: count }, (_, index) => String(from + index))

test('News: pages, serial numbers and the filter by status', async ({ page }) => {
	const path = '/Admin/NewsAdmin'
	const shown = (status: string) => page.getByRole('radio', { name: status, exact: true })
	await startSession(page, 'newsadmin')
	await page.goto(path)
	await expect(serials(page)).toHaveText(counted(1, 10))
	await pagesOf(page).getByRole('link', { name: 'Page 2', exact: true }).click()
	await expect(page).toHaveURL(`${path}?page=2`)
	await expect(serials(page).first()).toHaveText('11')
	await bodyRows(page).first().getByRole('link', { name: 'Edit' }).click()
	await page.getByRole('button', { name: 'Back', exact: true }).click()
	await expect(serials(page).first(), 'a form leads back to the same page').toHaveText('11')

	await shown('UnPublished').check()
	await expect(page, 'a filter begins at page 1').toHaveURL(`${path}?page=1&status=unpublished`)
	await expect(serials(page).first()).toHaveText('1')
	await expect(bodyRows(page).filter({ hasNot: stateIn(page, 'Draft') })).toHaveCount(0)
	await shown('Published').check()
	await expect(page).toHaveURL(`${path}?page=1&status=published`)
	await expect(serials(page).first()).toHaveText('1')
	await expect(bodyRows(page).filter({ has: stateIn(page, 'Draft') })).toHaveCount(0)
	await page.reload()
	await expect(shown('Published'), 'an address can be kept').toBeChecked()
	await expect(bodyRows(page).filter({ has: stateIn(page, 'Draft') })).toHaveCount(0)

	await page.getByRole('button', { name: 'Clear Filters' }).click()
	await expect(shown('All')).toBeChecked()
	await expect(page).toHaveURL(`${path}?page=1`)
	await expect(serials(page)).toHaveText(counted(1, 10))
	await page.goto(`${path}?page=9999`)
	await expect(pagesOf(page).getByRole('link', { name: 'Next page' }), 'the last page').toBeDisabled()
	await expect(bodyRows(page).first()).toBeVisible()
})

test('Flyers, whitepapers and events: as many to a page as specified, and the filter by status', async ({ page }) => {
	await startSession(page, 'admin')
	for (const { path, pageSize } of [
		{ path: '/Admin/FlyersAdmin', pageSize: 6 },
		{ path: '/Admin/WhitepaperAdmin', pageSize: 5 },
		{ path: '/Admin/EventsAdmin', pageSize: 10 },
	]) {
		await page.goto(path)
		await expect(serials(page)).toHaveText(counted(1, pageSize))
		await pagesOf(page).getByRole('link', { name: 'Page 2', exact: true }).click()
		await expect(serials(page).first()).toHaveText(String(pageSize + 1))
		await page.getByRole('radio', { name: 'UnPublished' }).check()
		await expect(page).toHaveURL(`${path}?page=1&status=unpublished`)
		await expect(serials(page).first()).toHaveText('1')
		await expect(bodyRows(page).filter({ hasNot: stateIn(page, 'Draft') })).toHaveCount(0)
		await page.getByRole('radio', { name: 'Published', exact: true }).check()
		await expect(page).toHaveURL(`${path}?page=1&status=published`)
		await expect(bodyRows(page).filter({ has: stateIn(page, 'Draft') })).toHaveCount(0)
	}
})

test('Every list of the back office fits windows of tablets and desktops, and the actions of a row are on one line', async ({
	page,
	request,
}) => {
	const { id } = await addJob(request)
	await saveDraft(request, 'careers', { experience: '3 years' }, id)
	await addColleague(request, { permissions: ['Received applications', 'Contact requests', 'Users'] })
	await startSession(page, 'admin')
	await page.setViewportSize({ width: 820, height: 900 })
	await page.goto('/Admin')
	const menu = page.getByRole('navigation', { name: 'Sections' })
	const sections = menu.getByRole('link').filter({ hasNotText: /^(Overview|Health)$/ })
	await expect(sections.first()).toBeAttached()
	const paths = await sections.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
	expect(paths.length).toBeGreaterThan(10)
	for (const path of paths) {
		await page.goto(path)
		await expect(bodyRows(page).first()).toBeVisible()
		for (const width of [390, 1024, 1280, 820]) {
			await page.setViewportSize({ width, height: 900 })
			// The rows change their shape a moment after the window its width.
			await expect(async () => expect(await misfitsOf(page, width), `${path} at ${width} px`).toEqual([])).toPass({
				timeout: 5_000,
			})
		}
	}
})

test('On a phone the filters and the order are in a sheet, and rows are selected in a mode', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 })
	await startSession(page, 'casestudies')
	await page.goto('/Admin/casestudies')
	await page.getByRole('button', { name: 'Filters', exact: true }).click()
	const sheet = page.getByRole('dialog', { name: 'Filters' })
	await sheet.getByLabel('Category').selectOption({ index: 1 })
	await sheet.getByLabel('Sort by').selectOption('Title, A to Z')
	await expect(page).toHaveURL(/\?page=1&category=\d+&sort=title&direction=asc$/)
	await expectAccessible(page, [390])
	await sheet.getByRole('button', { name: 'Show the list' }).click()
	await expect(page.getByRole('button', { name: 'Filters 1 set' })).toBeFocused()

	const boxes = bodyRows(page).getByRole('checkbox')
	await expect(boxes).toHaveCount(0)
	await page.getByRole('button', { name: 'Select', exact: true }).click()
	await boxes.first().check()
	const bar = page.getByRole('region', { name: 'Selected rows' })
	await expect(bar).toBeInViewport({ ratio: 1 })
	await expectAccessible(page, [390])
	await page.getByRole('button', { name: 'Done', exact: true }).click()
	await expect(bar).toHaveCount(0)
	await expect(boxes).toHaveCount(0)
})

test('Case studies are filtered by category and status', async ({ page, request }) => {
	const { categoryId, categoryName } = await addCategory(request)
	const published = await addCaseStudy(request, { categoryId })
	const unpublished = await addCaseStudy(request, { categoryId, isPublished: false })
	await startSession(page, 'casestudies')
	await page.goto('/Admin/casestudies')
	await expect(serials(page)).toHaveText(counted(1, 10))
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

const deletions = /\/changeseveral$/
const pictureIn = /<img[^>]* src="(\/media\/[^"]+)"/

test('A row is deleted after a confirmation, and its page and its picture are gone', async ({
	page,
	request,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 503/)
	await startSession(page, 'admin')
	const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this?' })
	const confirm = question.getByRole('button', { name: 'Delete' })
	for (const { path, add, gone } of [
		{ path: '/Admin/Blogs', add: addBlog, gone: 'Blog deleted' },
		{ path: '/Admin/casestudies', add: addCaseStudy, gone: 'Case study deleted' },
		{ path: '/Admin/EventsAdmin', add: addEvent, gone: 'deleted' },
	]) {
		const { title, publicPath } = await add(request)
		const [, picture = ''] = pictureIn.exec(await (await request.get(publicPath)).text()) ?? []
		expect((await request.get(picture)).status(), `the picture of ${publicPath}`).toBe(200)
		await page.goto(path)
		await chooseMore(page, title, 'Delete')
		await question.getByRole('button', { name: 'Cancel' }).click()
		await expect(moreButton(page, title)).toBeFocused()

		await page.route(deletions, (route) => route.fulfill({ status: 503 }))
		await chooseMore(page, title, 'Delete')
		await confirm.click()
		await expect(question.getByRole('alert'), 'a failure is told where one is').toBeVisible()
		await page.unroute(deletions)
		await confirm.click()
		await expectToast(page, gone)
		await expect(rowOf(page, title)).toHaveCount(0)
		expect((await request.get(publicPath)).status()).toBe(404)
		expect((await request.get(picture)).status()).toBe(404)
	}
})

test('The column of the state wraps inside nine rem and pushes nothing', async ({ page, request }) => {
	const [published, far] = [{ publishedDate: '2099-02-01' }, '2098-12-28T22:30:00.000Z']
	const changed = await addNews(request, { ...published, unpublishAt: far })
	await saveDraft(request, 'news', { title: `${changed.title}, again` }, changed.id)
	const scheduled = await addNews(request, { ...published, publishAt: far })
	await startSession(page, 'newsadmin')
	await page.goto('/Admin/NewsAdmin')
	await expect(rowOf(page, changed.title)).toContainText(/Live with changes.*Until/)
	await expect(rowOf(page, scheduled.title)).toContainText('Scheduled for')
	for (const width of [768, 820, 1280]) {
		await page.setViewportSize({ width, height: 900 })
		const column = await page.getByRole('columnheader', { name: 'Status' }).boundingBox()
		expect(column?.width, `${width} px`).toBeLessThanOrEqual(144)
		const table = page.getByRole('table')
		const overhang = await table.evaluate((each) => each.scrollWidth - (each.parentElement?.clientWidth ?? 0))
		expect(overhang, `${width} px`).toBeLessThanOrEqual(0)
		const row = await rowOf(page, scheduled.title).boundingBox()
		expect(row?.height, `${width} px`).toBeLessThanOrEqual(56)
	}
})
