import type { Page } from '@playwright/test'
import { addColleague } from '#tests/support/browser/colleague.ts'
import { expect, expectAccessible, sendSignIn, startSession, test } from '#tests/support/browser/journey.ts'
import { expectSessionExpired, revokeSession } from '#tests/support/browser/revoke-session.ts'
import { brand } from '#web/content/brand.ts'

const kept = (page: Page, storage: 'localStorage' | 'sessionStorage') =>
	page.evaluate((name) => JSON.stringify({ ...window[name] }), storage)

test('A session that ends in the middle of a form: what was typed is there again after the new sign-in', async ({
	page,
	request,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 401/)
	const colleague = await addColleague(request, { permissions: ['Users', 'Blogs'] })
	await startSession(page, colleague.userName, colleague.password)
	await page.goto('/Admin/Users?page=2&add')
	const dialog = page.getByRole('dialog', { name: 'Add user' })
	await dialog.getByLabel('Full name').fill('Ilse Vandermolen')
	await dialog.getByLabel('User name').fill(`ilse.${colleague.userName}`)
	await dialog.getByLabel('E-mail').fill(`ilse.${colleague.userName}`)
	await dialog.getByLabel('Mobile number').fill(brand.staffNumbers.example)
	await dialog.getByLabel(/^Password/).fill('Quiet$Lantern5')
	await dialog.getByLabel('Blogs').check()
	const save = dialog.getByRole('button', { name: 'Save' })
	await expect(save).toBeEnabled()

	await revokeSession(page)
	await save.click()
	await expectSessionExpired(page)
	await expect(page.getByRole('alert')).toHaveAttribute('data-tone', 'danger')
	await expectAccessible(page)
	expect(await page.evaluate(() => ({ ...localStorage })), 'token, permissions and status are gone').toEqual({
		'paging:users': 'page=2',
	})
	expect(await kept(page, 'sessionStorage')).toContain('Ilse Vandermolen')
	expect(await kept(page, 'sessionStorage'), 'a password is never kept').not.toContain('Lantern')
	await page.reload()
	await expect(page.getByRole('button', { name: 'Forgot Password' })).toBeEnabled()
	await expect(page.getByRole('alert'), 'it is said once').toBeHidden()

	await sendSignIn(page, colleague.userName, colleague.password)
	await expect(page).toHaveURL('/Admin/Users?page=2&add')
	await expect(dialog.getByLabel('Full name')).toHaveValue('Ilse Vandermolen')
	await expect(dialog.getByLabel('Mobile number')).toHaveValue(brand.staffNumbers.example)
	await expect(dialog.getByLabel('Blogs')).toBeChecked()
	await expect(dialog.getByLabel(/^Password/)).toHaveValue('')
	await expect(dialog.getByText('Your input was restored from a draft.')).toBeVisible()
	await expect(save).toBeDisabled()
	await expectAccessible(page)

	await dialog.getByLabel(/^Password/).fill('Quiet$Lantern5')
	await save.click()
	await expect(dialog).toBeHidden()
	expect(await kept(page, 'sessionStorage')).toBe('{}')
})

test('The next one at the machine is not led to the page of the one before, and does not see what was typed there', async ({
	page,
	request,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 401/)
	const colleague = await addColleague(request, { permissions: ['Users'] })
	await startSession(page, colleague.userName, colleague.password)
	await page.goto('/Admin/Users?add')
	const dialog = page.getByRole('dialog', { name: 'Add user' })
	const fullName = dialog.getByLabel('Full name')
	await fullName.fill('Somebody Confidential')
	await revokeSession(page)
	// The form checks the name while the user types.
	await dialog.getByLabel('User name').fill('confidential')
	await expectSessionExpired(page)

	await sendSignIn(page, 'userlisting')
	await expect(page).toHaveURL('/Admin')
	await page.goto('/Admin/Users?add')
	await expect(fullName).toHaveValue('')
	expect(await kept(page, 'sessionStorage')).not.toContain('Confidential')
})
