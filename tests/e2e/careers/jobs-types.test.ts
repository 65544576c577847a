import { unique } from '#tests/support/browser/colleague.ts'
import { findJob } from '#tests/support/browser/jobs-page.ts'
import { expect, expectAccessible, startSession, test } from '#tests/support/browser/journey.ts'
import { formOn } from '#tests/support/browser/publishing-page.ts'
import { addJob } from '#tests/support/browser/saved-jobs.ts'
import { expectToast } from '#tests/support/browser/toasts.ts'

test('An Admin adds a job type, each name once, gives it to a job and renames it', async ({
	page,
	request,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 409/)
	const { id, title } = await addJob(request)
	const own = `Seasonal ${unique()}`
	await startSession(page, 'admin')
	await page.goto('/Admin/CareersAdmin')
	await page.getByRole('button', { name: 'Job types' }).click()
	const dialog = page.getByRole('dialog', { name: 'Job types' })
	const name = dialog.getByLabel('Job type name')
	const save = dialog.getByRole('button', { name: 'Save' })
	const type = (text: string) => dialog.getByRole('listitem').filter({ hasText: text })
	await expect(type('Full-time')).toContainText('Full time')
	await expectAccessible(page)

	await dialog.getByRole('button', { name: 'Add job type' }).click()
	await expect(name).toBeFocused()
	await save.click()
	await expect(name).toHaveAccessibleDescription('Job type name is required')
	await name.fill(' FULL-TIME ')
	await save.click()
	await expect(name).toHaveAccessibleDescription('This job type already exists!')
	await expectAccessible(page)
	await name.fill(own)
	await dialog.getByLabel('Kind of employment').selectOption('Temporary')
	await save.click()
	await expectToast(page, 'Job type saved')
	await expect(type(own)).toContainText('Temporary')
	await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()

	await page.goto(`/Admin/CareersAdmin/AddJobPage/${id}`)
	const { field, save: saveJob } = formOn(page, 'Edit job post')
	await field('Job Type').selectOption(own)
	await saveJob.click()
	await expect(page.getByRole('table')).toBeVisible()
	const row = await findJob(page, title)
	await expect(row).toContainText(own)

	await page.getByRole('button', { name: 'Job types' }).click()
	await dialog.getByRole('button', { name: `Edit ${own}`, exact: true }).click()
	await expect(name).toHaveValue(own)
	await name.fill(`${own}, renamed`)
	await save.click()
	await expect(type(`${own}, renamed`)).toContainText('Temporary')
	await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
	await expect(row).toContainText(`${own}, renamed`)
})
