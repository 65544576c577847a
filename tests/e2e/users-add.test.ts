import type { Page } from '@playwright/test'
import { addColleague, unique } from '#tests/support/colleague.ts'
import { expect, expectAccessible, sendSignIn, signIn, test } from '#tests/support/journey.ts'
import { openMailTo } from '#tests/support/local-mail.ts'

/** The dialog that adds a user, open. */
async function openDialog(page: Page) {
	await signIn(page, 'admin')
	await page.goto('/Admin/Users')
	await page.getByRole('button', { name: 'Add user' }).click()
	const dialog = page.getByRole('dialog', { name: 'Add user' })
	const field = (label: string | RegExp) => dialog.getByLabel(label)
	return { dialog, field, save: dialog.getByRole('button', { name: 'Save' }) }
}

const toasts = (page: Page) => page.getByRole('region', { name: /^Notices/ })

test('A user is added with permissions and a password, and can sign in', async ({ page, newVisitor }) => {
	const { dialog, field, save } = await openDialog(page)
	await expect(page).toHaveURL(/\/Admin\/Users\?.*add/)
	await expect(field('Full name')).toBeFocused()
	await expect(dialog.getByRole('group', { name: 'Permissions' }).getByRole('checkbox')).toHaveCount(11)
	await expect(save).toBeDisabled()
	await expectAccessible(page)

	const userName = `olena${unique()}`
	await field('Full name').fill('Olena Чорновіл')
	await field('User name').fill(userName)
	await field('E-mail').fill(userName)
	await field('Mobile number').fill('7012345678')
	await expect(save, 'the password is still missing').toBeDisabled()
	await field(/^Password/).focus()
	await field(/^Password/).blur()
	await expect(field(/^Password/)).toHaveAccessibleDescription(/Password is required/)
	await field(/^Password/).fill('Quiet$Lantern5')
	await field('Contact requests').check()
	await save.click()
	await expect(toasts(page).getByText('User details saved')).toBeVisible()
	await expect(dialog).toBeHidden()
	await expect(page.getByRole('button', { name: 'Add user' }), 'the keyboard goes on where it was').toBeFocused()

	await page.getByLabel('Search by user name').fill(userName)
	await expect(page.getByRole('row').filter({ hasText: userName })).toContainText('Active')
	const visitor = await newVisitor()
	await signIn(visitor, userName, 'Quiet$Lantern5')
	await expect(visitor.getByRole('navigation', { name: 'Sections' }).getByRole('link')).toHaveText([
		'Overview',
		'Contact requests',
	])
})

test('Every field says what it needs, and nothing can be saved until all of them have it', async ({ page }) => {
	const { field, save } = await openDialog(page)
	const says = (label: string | RegExp, message: string) =>
		expect(field(label)).toHaveAccessibleDescription(new RegExp(message.replaceAll('.', '\\.')))
	for (const [label, message] of [
		['Full name', 'Full Name is required'],
		['User name', 'User Name is required'],
		['E-mail', 'Email is required'],
		['Mobile number', 'Mobile Number is required'],
	] as const) {
		await field(label).focus()
		await field(label).blur()
		await says(label, message)
	}
	await expectAccessible(page)

	await field('Full name').fill('Sanjit')
	for (const wrong of ['sanjit..k', '_sanjit', 'sanjit@nilavu.example']) {
		await field('E-mail').fill(wrong)
		await says('E-mail', 'Invalid e-mail format!')
	}
	await field('E-mail').fill(`sanjit|${unique()}`)
	await field('Mobile number').fill('5123456789')
	await says('Mobile number', 'Mobile Number must be 10 digits and start with 6-9')
	await field('Mobile number').fill('')
	await field('Mobile number').pressSequentially('91-2345 abc 67809999')
	await expect(field('Mobile number'), 'digits only, and no more than ten').toHaveValue('9123456780')
	await field(/^Password/).fill('quiet$lantern5')
	await field(/^Password/).blur()
	await says(/^Password/, 'Password should contain 8-20 characters')
	await field(/^Password/).fill('Quiet$Lantern5')

	await field('User name').fill(' ADMIN ')
	await says('User name', 'This username already exists!')
	await expect(save).toBeDisabled()
	await expectAccessible(page)
	await field('User name').fill(`sanjit${unique()}`)
	await expect(field('User name')).toHaveAccessibleDescription('')
	await expect(save).toBeEnabled()
})

test('A one-time link in place of a password', async ({ page, newVisitor }) => {
	const { dialog, field, save } = await openDialog(page)
	const userName = `kofi${unique()}`
	await field('Full name').fill('Kofi Amankwah')
	await field('User name').fill(userName)
	await field('E-mail').fill(userName)
	await field('Mobile number').fill('8012345678')
	await field('Send a link to set the password').check()
	await expect(field(/^Password/)).toBeHidden()
	await expectAccessible(page)
	await save.click()
	await expect(dialog).toBeHidden()

	const visitor = await newVisitor()
	const mail = await openMailTo(visitor, `${userName}@nilavu.example`)
	await expect(mail.getByRole('heading')).toHaveText('Your new account')
	await mail.getByRole('link', { name: /ResetPassword/ }).click()
	await visitor.getByLabel('New password').fill('Quiet$Lantern5')
	await visitor.getByLabel('Confirm password').fill('Quiet$Lantern5')
	await visitor.getByRole('button', { name: 'Reset Password' }).click()
	await visitor.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
	await sendSignIn(visitor, userName, 'Quiet$Lantern5')
	await expect(visitor).toHaveURL('/Admin')
})

test('What the server refuses is said at its field, and what was typed stays', async ({
	page,
	request,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 409/)
	const colleague = await addColleague(request)
	const { dialog, field, save } = await openDialog(page)
	await field('Full name').fill('Somebody Else')
	await field('User name').fill(`else${unique()}`)
	await field('E-mail').fill(colleague.email.toUpperCase())
	await field('Mobile number').fill('8012345678')
	await field(/^Password/).fill('Quiet$Lantern5')
	await save.click()
	await expect(dialog.getByRole('alert')).toHaveText('This e-mail already exists!')
	await expect(field('E-mail')).toHaveAccessibleDescription(/This e-mail already exists!/)
	await expect(field('E-mail')).toBeFocused()
	await expect(field('Full name')).toHaveValue('Somebody Else')
	await expectAccessible(page)
})
