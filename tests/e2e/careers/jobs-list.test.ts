import type { Page } from '@playwright/test'
import { deskPath } from '#tests/support/browser/desk-page.ts'
import { expect, expectAccessible, startSession, test } from '#tests/support/browser/journey.ts'
import { pagesOf, rowOf } from '#tests/support/browser/publishing-page.ts'
import { addJob, newName } from '#tests/support/browser/saved-jobs.ts'
import { inDays } from '#tests/support/builders/days.ts'

const path = '/Admin/CareersAdmin'
const serials = (page: Page) => page.getByRole('row').locator('td:first-child')
const bodyRows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') })

test('Job posts: five to a page, numbered, and the menu opens the first page; an unknown id leads back to the list', async ({
	page,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 404/)
	await startSession(page, 'careers')
	await page.goto(`${path}/AddJobPage/999999`)
	await expect(page.getByRole('alert')).toContainText('Job with id not found')
	await page.getByRole('link', { name: 'Back to the list' }).click()
	await expect(page.getByRole('table')).toBeVisible()
	await expect(serials(page)).toHaveText(['1', '2', '3', '4', '5'])
	await pagesOf(page).getByRole('link', { name: 'Page 2', exact: true }).click()
	await expect(page).toHaveURL(`${path}?page=2`)
	await expect(serials(page).first()).toHaveText('6')
	await page.getByRole('link', { name: 'Account', exact: true }).click()
	await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Careers', exact: true }).click()
	await expect(serials(page).first()).toHaveText('1')
	// Other journeys add jobs, so that the last page may get another one after it.
	await expect(async () => {
		await page.goto(`${path}?page=9999`)
		const next = pagesOf(page).getByRole('link', { name: 'Next page' })
		await expect(next, 'the last page').toBeDisabled({ timeout: 1_000 })
	}).toPass()
	await expect(bodyRows(page).first()).toBeVisible()
})

test('Job posts are filtered by location, position, job type and dates, and cleared', async ({ page, request }) => {
	const name = newName('Tide Reader')
	const place = newName('Pier')
	const period = { startDate: inDays(20), dueDate: inDays(30) }
	await addJob(request, { jobPosition: `${name} of the north`, jobLocation: `${place} 1`, jobTypeId: 2 })
	await addJob(request, { jobPosition: `${name} of the south`, jobLocation: `${place} 2`, jobTypeId: 5, ...period })
	await startSession(page, 'careers')
	await page.goto(path)
	const filters = page.getByRole('search')
	const shown = (...texts: string[]) => expect(bodyRows(page)).toContainText(texts)
	await expect(serials(page)).toHaveText(['1', '2', '3', '4', '5'])

	await filters.getByLabel('Position').fill(name.toUpperCase())
	await expect(serials(page)).toHaveText(['1', '2'])
	await shown('of the south', 'of the north')
	await filters.getByLabel('Location').fill(`${place} 1`)
	await expect(serials(page)).toHaveText(['1'])
	await shown('of the north')
	await filters.getByLabel('Location').fill(place)
	await expect(serials(page)).toHaveText(['1', '2'])
	await filters.getByLabel('Job type').selectOption('Internship')
	await expect(serials(page)).toHaveText(['1'])
	await shown('of the south')
	await filters.getByLabel('Job type').selectOption('All')
	const dates = filters.getByRole('button', { name: /^Filter by dates/ })
	await dates.click()
	await filters.getByLabel('Starts on or after').fill(inDays(20))
	await expect(serials(page)).toHaveText(['1'])
	await shown('of the south')
	await filters.getByLabel('Starts on or after').fill('')
	await filters.getByLabel('Due on or before').fill(inDays(29))
	await expect(serials(page)).toHaveText(['1'])
	await shown('of the north')
	await page.reload()
	await dates.click()
	await expect(filters.getByLabel('Due on or before'), 'an address can be kept').toHaveValue(inDays(29))
	await page.keyboard.press('Escape')
	await shown('of the north')
	await filters.getByLabel('Position').fill('Nobody is called this')
	await expect(page.getByRole('cell', { name: 'Nothing matches' })).toBeVisible()
	await expectAccessible(page)

	await page.getByRole('button', { name: 'Clear Filters', exact: true }).click()
	await expect(page).toHaveURL(`${path}?page=1`)
	await expect(dates).toHaveText('Dates')
	for (const label of ['Position', 'Location', 'Job type']) await expect(filters.getByLabel(label)).toHaveValue('')
	await expect(serials(page)).toHaveText(['1', '2', '3', '4', '5'])
})

test('Only what visitors can see offers its page, and a role for jobs alone gives no way to applications', async ({
	page,
	request,
}) => {
	const name = newName('Ferry Pilot')
	const upcoming = { startDate: inDays(2), dueDate: inDays(3) }
	await addJob(request, { jobPosition: `${name} tomorrow`, ...upcoming })
	await addJob(request, { jobPosition: `${name} today` })
	await startSession(page, 'careers')
	await page.goto(`${path}?position=${encodeURIComponent(name)}`)
	await expect(rowOf(page, 'tomorrow')).toContainText('Upcoming')
	await expect(rowOf(page, 'tomorrow').getByRole('link', { name: /^View / })).toHaveCount(0)
	await expect(rowOf(page, 'today').getByRole('link', { name: /^View / })).toBeVisible()
	await page.goto(`${path}?page=1`)
	await expect(bodyRows(page).first()).toBeVisible()
	await expect(page.getByRole('link', { name: /applications? for/ })).toHaveCount(0)
	await expect(page.getByRole('button', { name: 'Job types' }), 'for an Admin alone').toHaveCount(0)
	await expect(page.getByRole('link', { name: 'Received applications' })).toBeHidden()
	await page.goto(deskPath)
	await expect(page).toHaveURL('/Admin')
})
