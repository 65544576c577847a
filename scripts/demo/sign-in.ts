import type { Page } from '@playwright/test'
import { demoPassword } from './accounts.ts'

/** Fills in the sign-in form that is open, and sends it. */
export async function sendSignIn(page: Page, userName: string, password: string = demoPassword): Promise<void> {
	await page.getByLabel('User name').fill(userName)
	await page.getByLabel('Password', { exact: true }).fill(password)
	await page.getByRole('button', { name: 'Login' }).click()
}

/** Signs in by the form, as one of the demo accounts unless another password is given, and arrives in the back office. */
export async function signIn(page: Page, userName: string, password?: string): Promise<void> {
	await page.goto('/Login')
	await sendSignIn(page, userName, password)
	await page.waitForURL(/\/Admin\/?$/)
	await page.getByRole('heading', { level: 1 }).waitFor()
}
