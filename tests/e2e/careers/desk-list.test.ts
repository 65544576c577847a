import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { deskPath, names, openDesk, panel } from '#tests/support/browser/desk-page.ts'
import { expect, expectAccessible, startSession, test } from '#tests/support/browser/journey.ts'
import { pagesOf } from '#tests/support/browser/publishing-page.ts'
import { addJob, sendApplication } from '#tests/support/browser/saved-jobs.ts'

/** Three applications for a new job. */
async function threeApplicants(request: APIRequestContext) {
	const job = await addJob(request)
	const typed = [
		{ firstName: 'Cosima', applicantExperience: '1', noticePeriod: 'Immediate', applicantLocation: 'Wien' },
		{ firstName: 'Abebe', applicantExperience: '8', noticePeriod: '1 month', applicantLocation: 'Adama' },
		{ firstName: 'Bukola', applicantExperience: '4.5', noticePeriod: '1 month', applicantLocation: '=1+1' },
	]
	for (const [index, each] of typed.entries())
		await sendApplication(request, job, { ...each, mobileNumber: `91900000040${index}` })
	return job
}

/** The lines of the exported file without its header. */
async function exported(page: Page): Promise<string[]> {
	const started = page.waitForEvent('download')
	await page.getByRole('button', { name: 'Export CSV' }).click()
	const download = await started
	expect(download.suggestedFilename()).toMatch(/^applications-\d{4}-\d\d-\d\d\.csv$/)
	const text = await readFile(await download.path(), 'utf8')
	expect(text.startsWith('\ufeffFirst name,Last name,Job post,')).toBe(true)
	return text.trimEnd().split('\r\n').slice(1)
}

const full = (...firstNames: string[]) => firstNames.map((name) => `${name} Okafor`)

test('The list is filtered by everything that an application says, the address keeps it, and it is exported so', async ({
	page,
	request,
}) => {
	await page.clock.install()
	const job = await threeApplicants(request)
	await startSession(page, 'jobapplicants')
	await openDesk(page, job)
	await expect(names(page)).toHaveText(full('Bukola', 'Abebe', 'Cosima'))

	await page.getByLabel('Notice period').selectOption('1 month')
	await expect(names(page)).toHaveText(full('Bukola', 'Abebe'))
	expect((await exported(page)).map((line) => line.split(',')[0])).toEqual(['Bukola', 'Abebe'])
	const experience = page.getByRole('search').getByRole('button', { name: /^Filter by experience/ })
	await experience.click()
	await page.getByLabel('Experience from').fill('5')
	await expect(names(page)).toHaveText(full('Abebe'))
	await page.getByLabel('Experience from').fill('many')
	await expect(page.getByText('Experience must be a valid number')).toBeVisible()
	await expect(names(page)).toHaveText(full('Bukola', 'Abebe'))
	await page.getByLabel('Experience from').fill('')
	await page.getByLabel('Experience to').fill('4.5')
	await expect(names(page)).toHaveText(full('Bukola'))
	await expect(page).toHaveURL(`${deskPath}?page=1&job=${job.id}&notice=1+month&to=4.5`)
	await page.reload()
	await expect(names(page), 'an address can be kept').toHaveText(full('Bukola'))
	await expect(experience).toHaveText('Experience: up to 4.5 years')

	await page.getByLabel('Mobile number').fill('000000401')
	await expect(page.getByRole('cell', { name: 'Nothing matches' })).toBeVisible()
	await page.getByRole('button', { name: 'Clear Filters', exact: true }).click()
	await expect(page).toHaveURL(`${deskPath}?page=1`)
	await expect(page.getByLabel('Mobile number')).toHaveValue('')
	await expect(names(page)).toHaveCount(10)

	await openDesk(page, job)
	await page.getByLabel('Location').fill('adam')
	await expect(names(page)).toHaveText(full('Abebe'))

	await page.getByRole('link', { name: 'Abebe Okafor' }).click()
	await expect(panel(page, 'Abebe Okafor')).toBeVisible()
	await sendApplication(request, job, { firstName: 'Dawit', applicantLocation: 'Adama' })
	await sendApplication(request, job, { firstName: 'Elif', applicantLocation: 'Izmir' })
	await page.clock.fastForward('01:00')
	await expect(page, 'both have come').toHaveTitle(/^\(\d+\) Received applications \| /)
	await expect(panel(page, 'Abebe Okafor')).toBeVisible()
	await page.keyboard.press('Escape')
	const arrived = page.getByRole('button', { name: /^1 new/ })
	await expect(arrived, 'the filter finds one of them').toBeVisible()
	await expect(names(page), 'the list does not move by itself').toHaveText(full('Abebe'))
	await expectAccessible(page)
	await arrived.click()
	await expect(names(page)).toHaveText(full('Dawit', 'Abebe'))
	await expect(page.getByLabel('Location')).toHaveValue('adam')
})

test('The list is sorted by its heads, by keyboard too, exported so, and on a phone sorted by a list of orders', async ({
	page,
	request,
}) => {
	const job = await threeApplicants(request)
	await startSession(page, 'jobapplicants')
	await openDesk(page, job)
	const head = (name: string) => page.getByRole('columnheader', { name })
	await expect(head('Arrived')).toHaveAttribute('aria-sort', 'descending')
	await head('Name').getByRole('button').focus()
	await page.keyboard.press('Enter')
	await expect(names(page)).toHaveText(full('Abebe', 'Bukola', 'Cosima'))
	await expect(head('Name')).toHaveAttribute('aria-sort', 'ascending')
	await expect(head('Arrived')).toHaveAttribute('aria-sort', 'none')
	await expect(head('Name').getByRole('button')).toBeFocused()
	await page.keyboard.press('Enter')
	await expect(names(page)).toHaveText(full('Cosima', 'Bukola', 'Abebe'))
	await expect(page).toHaveURL(/sort=name&direction=desc$/)
	const lines = await exported(page)
	expect(lines.map((line) => line.split(',')[0])).toEqual(['Cosima', 'Bukola', 'Abebe'])
	expect(lines[1], 'nothing in it is a formula').toContain(",'=1+1,")
	await head('Experience').getByRole('button').click()
	await expect(names(page), 'the most first').toHaveText(full('Abebe', 'Bukola', 'Cosima'))

	await page.setViewportSize({ width: 390, height: 844 })
	await expect(head('Name').getByRole('button')).toBeHidden()
	await expect(page.getByLabel('Mobile number'), 'the filters are folded').toHaveCount(0)
	await page.getByRole('button', { name: 'Filters 1 set' }).click()
	await expect(page.getByLabel('Mobile number')).toBeVisible()
	await expectAccessible(page)
	await page.getByLabel('Sort by').selectOption('Oldest first')
	await page.getByRole('button', { name: 'Show the list' }).click()
	await expect(names(page)).toHaveText(full('Cosima', 'Abebe', 'Bukola'))
})

test('Arrow keys and letters walk through the list, from page to page, and say where one is', async ({
	page,
	request,
}) => {
	const job = await addJob(request)
	const letters = ['L', 'K', 'J', 'I', 'H', 'G', 'F', 'E', 'D', 'C', 'B', 'A']
	for (const letter of letters) await sendApplication(request, job, { firstName: `Walker ${letter}` })
	await startSession(page, 'jobapplicants')
	await openDesk(page, job)
	await page.getByRole('link', { name: 'Walker I Okafor' }).click()
	const shows = async (letter: string, position: number) => {
		const shown = panel(page, `Walker ${letter} Okafor`)
		await expect(shown).toBeVisible()
		await expect(
			shown.getByRole('status').filter({ hasText: `${position} of 12: Walker ${letter} Okafor` }),
		).toHaveCount(1)
	}
	await shows('I', 9)
	const next = page.getByRole('button', { name: 'Next application' })
	await next.click()
	await shows('J', 10)
	await next.press('ArrowRight')
	await shows('K', 11)
	await expect(page).toHaveURL(/page=2&job=\d+&application=\d+&stay=?$/)
	await expect(next, 'the focus stays').toBeFocused()
	await page.keyboard.press('ArrowRight')
	await shows('L', 12)
	await expect(next).toHaveAttribute('aria-disabled', 'true')
	await page.keyboard.press('ArrowRight')
	await shows('L', 12)
	await page.keyboard.press('ArrowLeft')
	await shows('K', 11)
	await page.keyboard.press('ArrowLeft')
	await shows('J', 10)
	await page.keyboard.press('k')
	await shows('I', 9)
	await expect(page).toHaveURL(/page=1&job=\d+&application=\d+&stay=?$/)
	await page.reload()
	await shows('I', 9)
	await page.keyboard.press('Escape')
	await expect(page.getByRole('dialog')).toBeHidden()
	await expect(page.getByRole('link', { name: 'Walker I Okafor' })).toBeFocused()
	await expect(page).toHaveURL(`${deskPath}?page=1&job=${job.id}`)
	await expect(pagesOf(page)).toBeVisible()
})
