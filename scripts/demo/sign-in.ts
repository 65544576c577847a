import type { Page } from '@playwright/test'
import { demoPassword } from './accounts.ts'

/** Submits the sign-in form of the current page. */
export async function sendSignIn(page: Page, userName: string, password: string = demoPassword): Promise<void> {
	await page.getByLabel('User name').fill(userName)
	await page.getByLabel('Password', { exact: true }).fill(password)
	await page.getByRole('button', { name: 'Login' }).click()
}

/** Signs in through the form and waits for the back office. The password defaults to the one of the demo accounts. */
export async function signIn(page: Page, userName: string, password?: string): Promise<void> {
	await page.goto('/Login')
	await sendSignIn(page, userName, password)
	await page.waitForURL(/\/Admin\/?$/)
	await page.getByRole('heading', { level: 1 }).waitFor()
}
