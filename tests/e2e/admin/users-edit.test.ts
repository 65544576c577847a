import type { Page } from '@playwright/test'
import { addColleague, type Colleague, newToken } from '#tests/support/browser/colleague.ts'
import { expect, expectAccessible, startSession, test } from '#tests/support/browser/journey.ts'
import { expectToast } from '#tests/support/browser/toasts.ts'
import { brand } from '#web/content/brand.ts'

/** Opens the dialog that edits this user and waits for its values. */
async function openUser(page: Page, { id, userName }: Pick<Colleague, 'id' | 'userName'>) {
	await page.goto(`/Admin/Users?user=${id}`)
	const dialog = page.getByRole('dialog', { name: 'Edit user' })
	await expect(dialog.getByLabel('User name')).toHaveValue(userName)
	return {
		dialog,
		field: (label: string | RegExp) => dialog.getByLabel(label),
		save: dialog.getByRole('button', { name: 'Save' }),
	}
}

test('Leaving the password blank keeps it', async ({ page, request }) => {
	const colleague = await addColleague(request, { permissions: ['Flyers'] })
	await startSession(page, 'admin')
	await page.goto('/Admin/Users')
	await page.getByLabel('Search by name or address').fill(colleague.userName)
	await page.getByRole('link', { name: `Edit ${colleague.userName}` }).click()
	const dialog = page.getByRole('dialog', { name: 'Edit user' })
	await expect(dialog.getByLabel('Full name')).toHaveValue(colleague.fullName)
	await expect(dialog.getByLabel('E-mail')).toHaveValue(colleague.email)
	await expect(dialog.getByLabel('Mobile number')).toHaveValue(brand.staffNumbers.example)
	await expect(dialog.getByLabel('Flyers')).toBeChecked()
	await expect(dialog.getByLabel(/^Password/)).toHaveValue('')

	await dialog.getByLabel('Full name').fill('Mira Renamed')
	await dialog.getByLabel('Careers').check()
	await page.keyboard.press('Control+s')
	await expectToast(page, 'User details updated')
	await expect(dialog).toBeHidden()
	await expect(page.getByRole('row').filter({ hasText: colleague.userName })).toContainText('Mira Renamed')
	await expect(page.getByLabel('Search by name or address'), 'the list is as it was').toHaveValue(colleague.userName)
	expect(await newToken(request, colleague.userName, colleague.password)).toMatch(/^Bearer /)
})

test('Two editors: the second one is told who was first, and keeps what was typed', async ({
	page,
	request,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 409/)
	const { fullName: _, ...colleague } = await addColleague(request)
	const editor = await addColleague(request, { permissions: ['Administrator: everything'], fullName: 'Yusra Haddadin' })
	await startSession(page, 'admin')
	const { dialog, field, save } = await openUser(page, colleague)
	await field('Full name').fill('My Version')

	const theirs = {
		...colleague,
		fullName: 'Their Version',
		mobileNumber: brand.staffNumbers.example,
		active: true,
		password: '',
	}
	const saved = await request.post('/api/usercontroller/saveusers', {
		data: { ...theirs, enabledPermissions: [] },
		headers: { Authorization: await newToken(request, editor.userName, editor.password) },
	})
	expect(saved.ok()).toBe(true)

	await save.click()
	await expect(dialog.getByRole('alert')).toContainText(
		/Yusra Haddadin changed this on \d{1,2} \w+ 20\d\d, \d\d:\d\d\. What/,
	)
	await expect(field('Full name')).toHaveValue('My Version')
	await expectAccessible(page)
	await dialog.getByRole('button', { name: 'Load the newest version' }).click()
	await expect(field('Full name')).toHaveValue('Their Version')
	await field('Full name').fill('Both Versions')
	await save.click()
	await expect(dialog).toBeHidden()
})

test('Unsaved changes are not left behind by accident', async ({ page, request }) => {
	const colleague = await addColleague(request)
	await startSession(page, 'admin')
	await page.goto(`/Admin/Users?search=${colleague.userName}`)
	const dialog = page.getByRole('dialog', { name: 'Edit user' })
	const fullName = dialog.getByLabel('Full name')
	const question = page.getByRole('alertdialog', { name: 'Discard your changes?' })
	const edit = page.getByRole('link', { name: `Edit ${colleague.userName}` })
	await edit.click()
	await expect(fullName).toHaveValue(colleague.fullName)
	await dialog.getByRole('button', { name: 'Cancel' }).click()
	await expect(dialog, 'without a change nothing is asked').toBeHidden()
	await expect(edit).toBeFocused()

	await edit.click()
	await expect(fullName).toHaveValue(colleague.fullName)
	await fullName.fill('Half Way')
	await page.keyboard.press('Escape')
	await expect(question).toBeVisible()
	await expectAccessible(page)
	await question.getByRole('button', { name: 'Keep editing' }).click()
	await expect(fullName).toHaveValue('Half Way')

	await page.goBack()
	await expect(question).toBeVisible()
	await question.getByRole('button', { name: 'Keep editing' }).click()
	const asked = page.waitForEvent('dialog')
	const reload = page.evaluate(() => window.location.reload())
	const browserQuestion = await asked
	expect(browserQuestion.type()).toBe('beforeunload')
	await browserQuestion.dismiss()
	await reload
	await expect(fullName).toHaveValue('Half Way')
	await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled()

	await dialog.getByRole('button', { name: 'Close' }).click()
	await question.getByRole('button', { name: 'Discard' }).click()
	await expect(dialog).toBeHidden()
	await edit.click()
	await expect(fullName, 'what was discarded does not come back').toHaveValue(colleague.fullName)
})

test('An administrator deactivates another user, but not himself, and an unknown one leads back to the list', async ({
	page,
	request,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 409/, /status of 404/)
	const colleague = await addColleague(request)
	const self = await addColleague(request, { permissions: ['Administrator: everything'] })
	await startSession(page, self.userName, self.password)
	const { dialog, field, save } = await openUser(page, colleague)
	await field('Active').uncheck()
	await save.click()
	await expectToast(page, 'User details updated')
	await expect(dialog).toBeHidden()
	const { userName, password } = colleague
	const answer = await request.post('/api/authcontroller/login', { data: { userName, password } })
	expect(answer.status()).toBe(401)

	await openUser(page, self)
	await expect(field('Active')).toHaveAccessibleDescription('You cannot deactivate your own account.')
	await field('Active').uncheck()
	await save.click()
	await expect(dialog.getByRole('alert')).toHaveText('You cannot deactivate your own account.')
	await field('Active').check()

	await page.goto('/Admin/Users?user=999999')
	await expect(dialog.getByRole('alert')).toHaveText('User with id not found')
	await dialog.getByRole('button', { name: 'Back to the list' }).click()
	await expect(dialog).toBeHidden()
	await expect(page.getByRole('row').nth(1)).toBeVisible()
})
