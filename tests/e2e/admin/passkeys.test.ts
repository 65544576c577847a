import { codeMessages } from '#contracts/auth/code-messages.ts'
import { errors } from '#contracts/shared/error-catalogue.ts'
import { addColleague } from '#tests/support/browser/colleague.ts'
import { addAuthenticator, addPasskey } from '#tests/support/browser/factors.ts'
import { expect, expectAccessible, sendSignIn, test } from '#tests/support/browser/journey.ts'

const byPasskey = { name: 'Sign in with a passkey' }

test('A passkey signs in by the button, without a user name', async ({ page, request }) => {
	const colleague = await addColleague(request)
	const { setPresence } = await addAuthenticator(page)
	await addPasskey(page, colleague)
	// The virtual user answers every request at once, that of the autofill, too.
	await setPresence(false)
	const offered = page.waitForResponse('**/passkeysigninoptions')
	await page.goto('/Login')
	await offered
	await expectAccessible(page, [390, 1280])
	await setPresence(true)
	await page.getByRole('button', byPasskey).click()
	await expect(page).toHaveURL('/Admin')
	await expect(page.getByRole('heading', { level: 1 })).toContainText(colleague.fullName)
})

test('A passkey that the browser fills in signs in by itself', async ({ page, request }) => {
	const colleague = await addColleague(request)
	await addAuthenticator(page)
	await addPasskey(page, colleague)
	await page.goto('/Login')
	await expect(page).toHaveURL('/Admin')
	await expect(page.getByRole('heading', { level: 1 })).toContainText(colleague.fullName)
})

test('A passkey in place of the code, which users with passkeys only are told', async ({
	page,
	request,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 401/)
	const colleague = await addColleague(request)
	const { setPresence } = await addAuthenticator(page)
	await addPasskey(page, colleague)
	await setPresence(false)
	await page.goto('/Login')
	await sendSignIn(page, colleague.userName, colleague.password)
	await expect(page.getByLabel('Code')).toHaveAccessibleDescription(codeMessages.ofRecovery)
	await setPresence(true)
	await page.getByRole('button', { name: 'Use a passkey instead' }).click()
	await expect(page).toHaveURL('/Admin')
})

test('A passkey that the server does not know is refused in its words, and the password still signs in', async ({
	page,
	request,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 401/)
	const colleague = await addColleague(request)
	const { cdp, authenticatorId, setPresence } = await addAuthenticator(page)
	await addPasskey(page, colleague)
	await setPresence(false)
	const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId })
	await cdp.send('WebAuthn.clearCredentials', { authenticatorId })
	for (const credential of credentials)
		await cdp.send('WebAuthn.addCredential', {
			authenticatorId,
			credential: { ...credential, credentialId: Buffer.from('somebody elses key').toString('base64') },
		})
	await page.goto('/Login')
	const button = page.getByRole('button', byPasskey)
	await expect(button).toBeEnabled()
	await setPresence(true)
	await button.click()
	await expect(page.getByRole('alert')).toHaveText(errors['sign-in.passkey-refused'].message)
	await setPresence(false)
	await expect(button, 'the keyboard goes on from there').toBeFocused()
	await sendSignIn(page, 'flyers')
	await expect(page).toHaveURL('/Admin')
})

test('A user who cancels reads no error', async ({ page }) => {
	const { cdp, authenticatorId } = await addAuthenticator(page)
	await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
	await page.goto('/Login')
	const button = page.getByRole('button', byPasskey)
	await button.click()
	await expect(button).toBeEnabled()
	await expect(button).toBeFocused()
	await expect(page.getByRole('alert')).toBeHidden()
})

test('A browser without passkeys shows no button and asks for none', async ({ page }) => {
	await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
	const calls: string[] = []
	page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()))
	await page.goto('/Login')
	await expect(page.getByRole('button', { name: 'Forgot Password' })).toBeEnabled()
	await expect(page.getByRole('button', byPasskey)).toBeHidden()
	await sendSignIn(page, 'flyers')
	await expect(page).toHaveURL('/Admin')
	expect(calls.filter((url) => url.includes('passkey'))).toEqual([])
})
