import type { Page } from '@playwright/test'
import { codeOf } from './factors.ts'
import { expect } from './journey.ts'

/** Opens the account page. Returns its parts. */
export async function openAccount(page: Page) {
	await page.goto('/Admin/Account')
	const part = (name: string) => page.getByRole('region', { name })
	await expect(part('Second factor').getByRole('heading', { name: 'Passkeys' })).toBeVisible()
	return {
		part,
		factors: part('Second factor'),
		devices: part('Where you are signed in'),
		details: part('Your details'),
	}
}

/** Opens the dialog that sets up an app, by the button with this name. Returns the key of the app. */
export async function startApp(page: Page, button: string) {
	await page.getByRole('button', { name: button }).click()
	const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' })
	await expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
	const key = await dialog.getByText(/^([A-Z2-7]{4} ?)+$/).innerText()
	return { dialog, secret: key.replaceAll(' ', '') }
}

/** Sets up an app on the account page. Returns its key and the recovery codes, which the first factor comes with. */
export async function setUpApp(page: Page) {
	const { dialog, secret } = await startApp(page, 'Set up an app')
	await dialog.getByLabel('Code of the app').fill(codeOf(secret))
	await dialog.getByRole('button', { name: 'Save' }).click()
	return { secret, codes: await keepCodes(page) }
}

/** Reads the new recovery codes and closes their dialog. */
export async function keepCodes(page: Page): Promise<string[]> {
	const dialog = page.getByRole('dialog', { name: 'Your recovery codes' })
	await expect(dialog.getByRole('listitem')).toHaveCount(10)
	const codes = await dialog.getByRole('listitem').allInnerTexts()
	await dialog.getByRole('button', { name: 'I have kept them' }).click()
	await expect(dialog).toBeHidden()
	return codes
}

/** The server refuses the next call of this path: as if the last sign-in was long ago. */
export const refuseOnceAsStale = (page: Page, path: string) =>
	page.route(
		`**/api/**/${path}`,
		(route) =>
			route.fulfill({
				status: 403,
				json: { code: 'sign-in.not-fresh', errorMsg: 'Confirm that it is you, then do this again.' },
			}),
		{ times: 1 },
	)
