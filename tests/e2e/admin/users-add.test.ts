import type { Page } from '@playwright/test'
import { addColleague, unique } from '#tests/support/browser/colleague.ts'
import { expect, expectAccessible, startSession, test } from '#tests/support/browser/journey.ts'
import { openMailTo } from '#tests/support/browser/local-mail.ts'
import { expectToast } from '#tests/support/browser/toasts.ts'
import { brand } from '#web/content/brand.ts'

/** Opens the dialog that adds a user. */
async function openDialog(page: Page, list = '/Admin/Users') {
	await startSession(page, 'admin')
	await page.goto(list)
	await page.getByRole('button', { name: 'Add user' }).click()
	const dialog = page.getByRole('dialog', { name: 'Add user' })
	const field = (label: string | RegExp) => dialog.getByLabel(label)
	return { dialog, field, save: dialog.getByRole('button', { name: 'Save' }) }
}

test('Every field says what it needs; then a user is added behind a full last page, and can sign in', async ({
	page,
	newVisitor,
	request,
}) => {
	const family = `zz${unique()}`
	await Promise.all(Array.from({ length: 10 }, (_, n) => addColleague(request, { userName: `${family}.${n}` })))
	const { dialog, field, save } = await openDialog(page, `/Admin/Users?page=1&search=${family}`)
	await expect(page).toHaveURL(/\/Admin\/Users\?.*add/)
	await expect(field('Full name')).toBeFocused()
	await expect(dialog.getByRole('group', { name: 'Permissions' }).getByRole('checkbox')).toHaveCount(11)
	await expect(save).toBeDisabled()
	const says = (label: string | RegExp, message: RegExp) => expect(field(label)).toHaveAccessibleDescription(message)
	for (const [label, message] of [
		['Full name', /Full Name is required/],
		['User name', /User Name is required/],
		['E-mail', /Email is required/],
		['Mobile number', /Mobile Number is required/],
		[/^Password/, /Password is required/],
	] as const) {
		await field(label).focus()
		await field(label).blur()
		await says(label, message)
	}
	await expectAccessible(page)

	const userName = `${family}.olena`
	await field('Full name').fill('Olena Чорновіл')
	await field('E-mail').fill('_olena')
	await says('E-mail', /Invalid e-mail format!/)
	await field('E-mail').fill(`${family}|olena`)
	await field('Mobile number').fill('0')
	await says('Mobile number', new RegExp(RegExp.escape(brand.staffNumbers.message)))
	await field('Mobile number').fill('')
	const { example, longest } = brand.staffNumbers
	await field('Mobile number').pressSequentially(`${example.slice(0, 2)}-${example.slice(2)} abc 9999`)
	await expect(field('Mobile number'), 'digits only, and no more than the rule allows').toHaveValue(
		`${example}9999`.slice(0, longest),
	)
	await field('User name').fill(' ADMIN ')
	await says('User name', /This username already exists!/)
	await field(/^Password/).fill('Quiet$Lantern5')
	await expect(save).toBeDisabled()
	await field('User name').fill(userName)
	await expect(field('User name')).toHaveAccessibleDescription('')
	await field('Contact requests').check()
	await save.click()
	await expectToast(page, 'User details saved')
	await expect(dialog).toBeHidden()
	await expect(page.getByRole('button', { name: 'Add user' }), 'the keyboard goes on where it was').toBeFocused()
	await expect(page).toHaveURL(`/Admin/Users?page=2&search=${family}`)
	await expect(page.getByRole('table').locator('td:first-child')).toHaveText(['11'])
	await expect(page.getByRole('row').filter({ hasText: userName })).toContainText('Active')

	const visitor = await newVisitor()
	await startSession(visitor, userName, 'Quiet$Lantern5')
	await visitor.goto('/Admin')
	await expect(visitor.getByRole('navigation', { name: 'Sections' }).getByRole('link')).toContainText([
		'Overview',
		'Contact requests',
	])
})

test('What the server refuses is said at its field, what was typed stays, and a link takes the place of a password and signs the new user in', async ({
	page,
	request,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 409/)
	const colleague = await addColleague(request)
	const { dialog, field, save } = await openDialog(page)
	const userName = `kofi${unique()}`
	await field('Full name').fill('Kofi Amankwah')
	await field('User name').fill(userName)
	await field('E-mail').fill(colleague.email.toUpperCase())
	await field('Mobile number').fill(brand.staffNumbers.example)
	await field('Send a link to set the password').check()
	await expect(field(/^Password/)).toBeHidden()
	await save.click()
	await expect(dialog.getByRole('alert')).toHaveText('This e-mail already exists!')
	await expect(field('E-mail')).toHaveAccessibleDescription(/This e-mail already exists!/)
	await expect(field('E-mail')).toBeFocused()
	await expect(field('Full name')).toHaveValue('Kofi Amankwah')
	await expectAccessible(page)

	await field('E-mail').fill(userName)
	await save.click()
	await expect(dialog).toBeHidden()
	const mail = await openMailTo(page, `${userName}@${brand.mailDomain}`)
	await expect(mail.getByRole('heading')).toHaveText('Your new account')
	await mail.getByRole('link', { name: /ResetPassword/ }).click()
	const main = page.getByRole('main')
	await expect(main.getByRole('heading', { level: 1 })).toHaveText(`Welcome to ${brand.shortName}`)
	await expect(main).toContainText(
		`This is the account of Kofi Amankwah at ${brand.name}. Your user name is ${userName}.`,
	)
	await expect(main.getByRole('status').filter({ hasText: 'Another account is signed in here.' })).toBeVisible()
	await expectAccessible(page)
	await page.getByLabel('New password').fill('Cedar?Valley8')
	await page.getByLabel('Confirm password').fill('Cedar?Valley8')
	await page.getByRole('button', { name: 'Set password and sign in' }).click()
	await expect(page).toHaveURL('/Admin/')
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Kofi Amankwah')
})
