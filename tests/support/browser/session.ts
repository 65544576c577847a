import type { Page } from '@playwright/test'
import { demoPassword } from '#scripts/demo/accounts.ts'

type SignedIn = { refresh_token: string; permissions: unknown }

/**
 * Signs in through the API and stores the session for the back office. It opens no page. Without a password the user is a
 * demo account.
 */
export async function startSession(page: Page, userName: string, password = demoPassword): Promise<void> {
	const answer = await page.request.post('/api/authcontroller/login', { data: { userName, password } })
	if (!answer.ok()) throw new Error(`${userName} cannot sign in: ${answer.status()} ${await answer.text()}`)
	const { refresh_token, permissions } = (await answer.json()) as SignedIn
	const localStorage = [
		{ name: 'permissions', value: JSON.stringify(permissions) },
		{ name: 'refresh_token', value: refresh_token },
	]
	await page
		.context()
		.setStorageState({ cookies: [], origins: [{ origin: new URL(answer.url()).origin, localStorage }] })
}
