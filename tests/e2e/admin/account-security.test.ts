import { readFile } from 'node:fs/promises'
import type { APIRequestContext } from '@playwright/test'
import { keepCodes, openAccount, refuseOnceAsStale, setUpApp, startApp } from '#tests/support/browser/account-page.ts'
import { addColleague, asAdmin, type Colleague, newToken, unique } from '#tests/support/browser/colleague.ts'
import { addAuthenticator, codeOf } from '#tests/support/browser/factors.ts'
import { expect, expectAccessible, startSession, test } from '#tests/support/browser/journey.ts'
import { expectSessionExpired } from '#tests/support/browser/revoke-session.ts'
import { expectToast } from '#tests/support/browser/toasts.ts'
import { brand } from '#web/content/brand.ts'

const administrator = { permissions: ['Administrator: everything'] }

const signInBy = (request: APIRequestContext, { userName, password }: Colleague, code?: string) =>
	request.post('/api/authcontroller/login', { data: { userName, password, ...(code && { code }) } })

test('An app is set up by its key, its recovery codes are shown once, and it is replaced and removed', async ({
	page,
	request,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 40[013]/)
	const colleague = await addColleague(request)
	await startSession(page, colleague.userName, colleague.password)
	const { factors } = await openAccount(page)
	await expect(factors.getByRole('heading', { name: 'Recovery codes' })).toBeHidden()

	const first = await startApp(page, 'Set up an app')
	await expectAccessible(page)
	const code = first.dialog.getByLabel('Code of the app')
	await code.fill('000 00x')
	await code.press('Enter')
	await expect(code).toHaveAccessibleDescription(/This code is not correct/)
	await code.fill(codeOf(first.secret))
	await code.press('Enter')
	const shown = page.getByRole('dialog', { name: 'Your recovery codes' })
	await expect(shown.getByRole('button', { name: 'Close' })).toBeFocused()
	await shown.getByRole('button', { name: 'Close' }).click()
	await expect(shown.getByRole('alert')).toHaveText('Keep the codes before you close: they are not shown again.')
	await expectAccessible(page)
	const downloaded = page.waitForEvent('download')
	await shown.getByRole('button', { name: 'Download' }).click()
	const file = await downloaded
	expect(file.suggestedFilename()).toBe(`${brand.filePrefix}-recovery-codes.txt`)
	const kept = await readFile(await file.path(), 'utf8')
	const codes = await keepCodes(page)
	expect(kept).toBe(`${codes.join('\n')}\n`)
	await expect(factors.getByText('10 codes are left.')).toBeVisible()

	expect((await signInBy(request, colleague)).status(), 'the password alone').toBe(401)
	expect((await signInBy(request, colleague, codes[0])).status(), 'with a recovery code').toBe(200)
	await page.reload()
	await expect(factors.getByText('9 codes are left.')).toBeVisible()

	const second = await startApp(page, 'Replace the app')
	await second.dialog.getByLabel('Code of the app').fill(codeOf(second.secret))
	await second.dialog.getByRole('button', { name: 'Save' }).click()
	await expectToast(page, 'Second factor saved')
	await expect(factors.getByText('9 codes are left.'), 'the old ones hold').toBeVisible()
	await factors.getByRole('button', { name: 'Make new codes' }).click()
	await page.getByRole('alertdialog').getByRole('button', { name: 'Make new codes' }).click()
	const newCodes = await keepCodes(page)
	expect(newCodes.filter((one) => codes.includes(one))).toEqual([])
	await expect(factors.getByText('10 codes are left.')).toBeVisible()

	await refuseOnceAsStale(page, 'removeauthenticator')
	await factors.getByRole('button', { name: 'Remove the authenticator app' }).click()
	await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
	const question = page.getByRole('dialog', { name: 'Confirm that it is you' })
	await question.getByLabel('Password', { exact: true }).fill(colleague.password)
	await question.getByRole('button', { name: 'Confirm' }).click()
	await question.getByLabel('Code').fill(codeOf(second.secret, 1))
	await question.getByRole('button', { name: 'Confirm' }).click()
	await expectToast(page, 'Authenticator app removed')
	await expect(factors.getByRole('button', { name: 'Set up an app' })).toBeVisible()
	expect((await signInBy(request, colleague)).status(), 'the password alone is enough again').toBe(200)
})

test('A passkey is added with a name, a second one of the same device is refused, and a removed one is forgotten', async ({
	page,
	request,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 409/)
	const colleague = await addColleague(request)
	await startSession(page, colleague.userName, colleague.password)
	const { cdp, authenticatorId } = await addAuthenticator(page)
	const held = async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length
	const { factors } = await openAccount(page)
	const name = factors.getByLabel('Name of the new passkey')
	await expect(name).toHaveValue(/^\S.* on \S/)
	await name.fill('Office laptop')
	await factors.getByRole('button', { name: 'Add a passkey' }).click()
	await keepCodes(page)
	const row = factors.getByRole('listitem').filter({ hasText: 'Office laptop' })
	await expect(row).toContainText('never used')
	expect(await held()).toBe(1)
	// The bar at the top covers a button else.
	await page.reload()
	await expectAccessible(page)

	await factors.getByRole('button', { name: 'Add a passkey' }).click()
	await expect(name).toHaveAccessibleDescription('This device has a passkey of your account already.')

	await row.getByRole('button', { name: 'Remove the passkey Office laptop' }).click()
	await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
	await expectToast(page, 'Passkey removed')
	await expect(row).toBeHidden()
	await expect.poll(held, 'the browser forgets it, too').toBe(0)
	await expect(factors.getByRole('heading', { name: 'Recovery codes' })).toBeHidden()
})

test('Without WebAuthn the account page says so and has no button', async ({ page, request }) => {
	const colleague = await addColleague(request)
	await startSession(page, colleague.userName, colleague.password)
	await page.addInitScript(() => {
		Reflect.deleteProperty(window, 'PublicKeyCredential')
	})
	const { factors } = await openAccount(page)
	await expect(factors.getByText('This browser has no passkeys.')).toBeVisible()
	await expect(factors.getByRole('button', { name: 'Add a passkey' })).toBeHidden()
})

test('An app whose key cannot be read any more is named, and can be replaced', async ({ page, request }) => {
	const colleague = await addColleague(request)
	await startSession(page, colleague.userName, colleague.password)
	const factorsOfOldPepper = {
		authenticator: { addedAt: '2026-03-02T08:00:00.000Z', isReadable: false },
		passkeys: [],
		recoveryCodesLeft: 1,
		userHandle: 'MQ',
	}
	await page.route('**/api/authcontroller/factors', (route) => route.fulfill({ json: factorsOfOldPepper }))
	const { factors } = await openAccount(page)
	await expect(factors.getByRole('alert')).toHaveText(/Set the app up again/)
	await expect(factors.getByText('1 code is left.')).toBeVisible()
	await expect(factors.getByRole('button', { name: 'Replace the app' })).toBeVisible()
})

test('Users see where they are signed in, and end one session or all others', async ({
	page,
	newVisitor,
	request,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 401/)
	const { userName, password } = await addColleague(request, { permissions: ['Flyers'] })
	const [elsewhere, third] = [await newVisitor(), await newVisitor()]
	for (const visitor of [elsewhere, page]) await startSession(visitor, userName, password)
	const { devices } = await openAccount(page)
	const rows = devices.getByRole('listitem')
	await expect(rows).toHaveCount(2)
	await expect(rows.filter({ hasText: 'This device' })).toHaveCount(1)
	await expect(rows.first()).toContainText(/signed in .*, last used /)
	await expectAccessible(page)
	await elsewhere.goto('/Admin/FlyersAdmin?page=1')
	await expect(elsewhere.getByRole('heading', { name: 'Flyers' })).toBeVisible()

	await devices.getByRole('button', { name: /^End the session of/ }).click()
	await page.getByRole('alertdialog', { name: 'End this session?' }).getByRole('button', { name: 'End' }).click()
	await expectToast(page, 'Session ended')
	await expect(rows).toHaveCount(1)
	await expect(devices.getByRole('button')).toHaveCount(0)
	await elsewhere.getByRole('link', { name: 'Account', exact: true }).click()
	await expectSessionExpired(elsewhere)

	for (const visitor of [elsewhere, third]) await startSession(visitor, userName, password)
	await page.reload()
	await expect(rows).toHaveCount(3)
	await devices.getByRole('button', { name: 'End all others' }).click()
	await page.getByRole('alertdialog').getByRole('button', { name: 'End all others' }).click()
	await expect(rows).toHaveCount(1)
	await third.goto('/Admin/Account')
	await expectSessionExpired(third)
})

test('An administrator ends a session of a user, whose tab is out on its next call, and resets a second factor', async ({
	page,
	newVisitor,
	request,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 40[01]/)
	const colleague = await addColleague(request, { permissions: ['Flyers'] })
	const theirs = await newVisitor()
	await startSession(theirs, colleague.userName, colleague.password)
	await openAccount(theirs)
	await setUpApp(theirs)

	await startSession(page, 'admin')
	await page.goto(`/Admin/Users?search=${colleague.userName}`)
	const row = page.getByRole('row').filter({ hasText: colleague.userName })
	await expect(row.getByRole('cell', { name: 'Yes' })).toBeVisible()
	await page.setViewportSize({ width: 390, height: 800 })
	await expect(row).toContainText(', second factor')
	await page.setViewportSize({ width: 1280, height: 800 })
	await row.getByRole('link', { name: `Edit ${colleague.userName}` }).click()
	const part = page.getByRole('dialog', { name: 'Edit user' }).getByRole('region', { name: 'Sign-in' })
	await expect(part.getByRole('listitem')).toHaveCount(1)
	await expectAccessible(page)
	await part.getByRole('button', { name: /^End the session of/ }).click()
	await page.getByRole('alertdialog').getByRole('button', { name: 'End' }).click()
	await expect(part.getByText('Not signed in anywhere.')).toBeVisible()
	await theirs.getByRole('button', { name: 'Make new codes' }).click()
	await theirs.getByRole('alertdialog').getByRole('button', { name: 'Make new codes' }).click()
	await expectSessionExpired(theirs)

	expect((await signInBy(request, colleague)).status()).toBe(401)
	await part.getByRole('button', { name: 'Reset second factor' }).click()
	await page.getByRole('alertdialog').getByRole('button', { name: 'Reset second factor' }).click()
	await expectToast(page, 'Second factor reset')
	expect((await signInBy(request, colleague)).status()).toBe(200)
})

test('The sign-in rule is set by an administrator with a second factor, who then keeps the last one', async ({
	page,
	request,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 409/)
	const self = await addColleague(request, administrator)
	await startSession(page, self.userName, self.password)
	await page.goto('/Admin/Users')
	const dialog = page.getByRole('dialog', { name: 'Sign-in rule' })
	async function choose(audience: RegExp) {
		await page.getByRole('button', { name: 'Sign-in rule' }).click()
		await dialog.getByRole('radio', { name: audience }).check()
		await dialog.getByRole('button', { name: 'Save' }).click()
	}
	await choose(/^Admins \(\d+ without one yet\)$/)
	await expect(dialog.getByRole('alert')).toHaveText(/Set up a second factor of your own first/)
	await expectAccessible(page)

	const { factors } = await openAccount(page)
	await setUpApp(page)
	await page.goto('/Admin/Users')
	await choose(/^Admins/)
	await expectToast(page, 'Sign-in rule saved')
	await page.getByRole('button', { name: 'Sign-in rule' }).click()
	await expect(dialog.getByText(`Set by ${self.userName} on`)).toBeVisible()
	await expect(dialog.getByRole('radio', { name: /^Admins/ })).toBeChecked()

	await openAccount(page)
	await factors.getByRole('button', { name: 'Remove the authenticator app' }).click()
	const question = page.getByRole('alertdialog')
	await question.getByRole('button', { name: 'Remove' }).click()
	await expect(question.getByRole('alert')).toHaveText(/Your account needs a second factor/)
	await page.goto('/Admin/Users')
	await choose(/^Nobody$/)
	await expectToast(page, 'Sign-in rule saved')
})

test('Own details are saved with the rules of the user form, and a change meanwhile is told', async ({
	page,
	request,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 40[39]/)
	const colleague = await addColleague(request)
	await startSession(page, colleague.userName, colleague.password)
	const { details } = await openAccount(page)
	const [fullName, mobile] = [details.getByLabel('Full name'), details.getByLabel('Mobile number')]
	const save = details.getByRole('button', { name: 'Save' })
	await expect(save).toBeDisabled()
	await mobile.fill('')
	await mobile.blur()
	await expect(mobile).toHaveAccessibleDescription(/Mobile Number is required/)
	await expect(save).toBeDisabled()
	await mobile.pressSequentially('+971 4 555-0101')
	await expect(mobile).toHaveValue('+97145550101')
	await fullName.fill('Mira Abroad')
	await refuseOnceAsStale(page, 'saveowndetails')
	await save.click()
	const question = page.getByRole('dialog', { name: 'Confirm that it is you' })
	await question.getByLabel('Password', { exact: true }).fill(colleague.password)
	await question.getByRole('button', { name: 'Confirm' }).click()
	await expectToast(page, 'User details updated')
	await expect(page.getByText(`Mira Abroad, signed in as ${colleague.userName}.`)).toBeVisible()
	await expect(save).toBeDisabled()

	const { password: _, ...stored } = colleague
	await asAdmin(request, '/api/usercontroller/saveusers', {
		...stored,
		fullName: 'Mira Renamed',
		mobileNumber: brand.staffNumbers.example,
		active: true,
		enabledPermissions: [],
		password: '',
	})
	await fullName.fill('My Version')
	await save.click()
	await expect(details.getByRole('alert')).toContainText(/changed this on/)
	await expect(fullName).toHaveValue('My Version')
	await expectAccessible(page)
	await details.getByRole('button', { name: 'Load the newest version' }).click()
	await expect(fullName).toHaveValue('Mira Renamed')
	await expect(details.getByRole('alert')).toBeHidden()
	await fullName.fill('Both Versions')
	await page.keyboard.press('Control+s')
	await expectToast(page, 'User details updated')
	expect(await newToken(request, colleague.userName, colleague.password)).toMatch(/^Bearer /)
})

test('With a second factor a change of the password asks for a code where it asks for the password', async ({
	page,
	request,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 400/)
	const { userName, password } = await addColleague(request)
	await startSession(page, userName, password)
	await openAccount(page)
	const form = page.getByRole('form', { name: 'Change password' })
	const refusal = { code: 'confirm.code-due', errorMsg: 'Enter a code.', fields: { code: 'Enter the six digits.' } }
	await page.route('**/api/changepassword', (route) => route.fulfill({ status: 400, json: refusal }), { times: 1 })
	await form.getByLabel('New password').fill('Amber&River42')
	await form.getByLabel('Confirm password').fill('Amber&River42')
	await form.getByRole('button', { name: 'Change Password' }).click()
	await expect(form.getByRole('alert')).toHaveText('Enter the six digits.')
	await expect(form.getByLabel('Code')).toBeFocused()
	const sent = page.waitForRequest('**/api/changepassword')
	await form.getByLabel('Code').fill('123 456')
	await form.getByRole('button', { name: 'Change Password' }).click()
	expect((await sent).postDataJSON()).toMatchObject({ code: '123 456' })
})

test('A grey Save says what a new user lacks', async ({ page }) => {
	await startSession(page, 'admin')
	await page.goto('/Admin/Users?add')
	const dialog = page.getByRole('dialog', { name: 'Add user' })
	const save = dialog.getByRole('button', { name: 'Save' })
	await expect(save).toHaveAccessibleDescription(
		'Enter the full name, the user name, the e-mail and the mobile number.',
	)
	const name = `mira${unique()}`
	for (const [label, value] of [
		['Full name', 'Mira Menon'],
		['User name', name],
		['E-mail', name],
		['Mobile number', brand.staffNumbers.example],
	] as const)
		await dialog.getByLabel(label).fill(value)
	await expect(save).toHaveAccessibleDescription('Set a password or send a link.')
	await expectAccessible(page)
	await dialog.getByLabel('Send a link to set the password').check()
	await expect(save).toBeEnabled()
	await expect(save).not.toHaveAccessibleDescription(/./)
})

for (const looks of [
	{ name: 'forced colours', use: { forcedColors: 'active', colorScheme: 'dark' } },
	{ name: 'the dark theme', use: { forcedColors: 'none', colorScheme: 'dark' } },
] as const)
	test.describe(looks.name, () => {
		test.use({ contextOptions: { ...looks.use, reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } })

		test(`The QR code stays dark on white in ${looks.name}, with four modules around it`, async ({ page, request }) => {
			const { userName, password } = await addColleague(request)
			await startSession(page, userName, password)
			await openAccount(page)
			const { dialog } = await startApp(page, 'Set up an app')
			const code = dialog.getByRole('img', { name: 'QR code for the authenticator app' })
			const fillOf = (part: string) => code.locator(part).evaluate((each) => getComputedStyle(each).fill)
			expect(await fillOf('rect')).toBe('rgb(255, 255, 255)')
			expect(await fillOf('path')).toBe('rgb(0, 0, 0)')
			expect(await code.locator('path').getAttribute('d'), 'the first dark module').toMatch(/^M4 4h/)
			await page.keyboard.press('Escape')
			await expect(page.getByRole('button', { name: 'Set up an app' })).toBeFocused()
		})
	})

test('On a phone an app is set up and codes are kept by keyboard alone', async ({ page, request }) => {
	const { userName, password } = await addColleague(request)
	await startSession(page, userName, password)
	await page.setViewportSize({ width: 390, height: 844 })
	await openAccount(page)
	await page.getByRole('button', { name: 'Set up an app' }).focus()
	await page.keyboard.press('Enter')
	const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' })
	await expect(dialog.getByLabel('Code of the app')).toBeFocused()
	const key = await dialog.getByText(/^([A-Z2-7]{4} ?)+$/).innerText()
	await page.keyboard.type(codeOf(key.replaceAll(' ', '')))
	await page.keyboard.press('Enter')
	const kept = page.getByRole('button', { name: 'I have kept them' })
	await expect(kept).toBeVisible()
	for (let presses = 0; presses < 4 && !(await kept.evaluate((each) => each.matches(':focus'))); presses += 1)
		await page.keyboard.press('Tab')
	await expect(kept).toBeFocused()
	await page.keyboard.press('Enter')
	await expect(kept).toBeHidden()
	await expect(page.getByRole('heading', { name: 'Second factor' })).toBeFocused()
	await page.keyboard.press('Tab')
	await expect(page.getByRole('button', { name: 'Replace the app' })).toBeFocused()
})

test('A change of an address is saved after a confirmation, with what was typed', async ({
	page,
	request,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 40[03]/)
	const self = await addColleague(request, administrator)
	const colleague = await addColleague(request)
	await startSession(page, self.userName, self.password)
	await page.goto(`/Admin/Users?user=${colleague.id}`)
	const dialog = page.getByRole('dialog', { name: 'Edit user' })
	await dialog.getByLabel('E-mail').fill(`new.${colleague.email}`)
	await refuseOnceAsStale(page, 'saveusers')
	await dialog.getByRole('button', { name: 'Save' }).click()
	const question = page.getByRole('dialog', { name: 'Confirm that it is you' })
	await expect(question.getByLabel('Password', { exact: true })).toBeFocused()
	await page.keyboard.press('Escape')
	await expect(question).toBeHidden()
	await expect(dialog.getByLabel('E-mail'), 'a cancelled confirmation saves nothing').toHaveValue(
		`new.${colleague.email}`,
	)
	await refuseOnceAsStale(page, 'saveusers')
	await dialog.getByRole('button', { name: 'Save' }).click()
	await question.getByLabel('Password', { exact: true }).fill('Wrong&Guess11')
	await question.getByRole('button', { name: 'Confirm' }).click()
	await expect(question.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true')
	await question.getByLabel('Password', { exact: true }).fill(self.password)
	await question.getByRole('button', { name: 'Confirm' }).click()
	await expectToast(page, 'User details updated')
	await expect(dialog).toBeHidden()
})
