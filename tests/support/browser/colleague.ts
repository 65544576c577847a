import type { APIRequestContext } from '@playwright/test'
import { demoPassword } from '#scripts/demo/accounts.ts'
import { brand } from '#web/content/brand.ts'

/** A staff account that a test has created. */
export type Colleague = {
	id: number
	userName: string
	fullName: string
	/** The part before the company's mail domain. */
	email: string
	password: string
}

type Wanted = { userName?: string; fullName?: string; permissions?: string[]; password?: string }

/** Letters and digits that are unique to this run. */
export const unique = () => crypto.randomUUID().slice(0, 8)

let admin: { token: Promise<string>; since: number } | null = null
/** Giving roles asks for a sign-in of the last five minutes. */
const freshMs = 4 * 60_000

/** The stored token that this account's sign-in returns. */
export async function newToken(request: APIRequestContext, userName: string, password = demoPassword): Promise<string> {
	const answer = await request.post('/api/authcontroller/login', { data: { userName, password } })
	return (await answer.json()).refresh_token
}

/** The demo administrator's headers, of a sign-in of the last minutes. */
export async function adminHeaders(request: APIRequestContext): Promise<{ Authorization: string }> {
	if (!admin || Date.now() - admin.since > freshMs) admin = { token: newToken(request, 'admin'), since: Date.now() }
	return { Authorization: await admin.token }
}

/** Calls the API as the demo administrator. */
export async function asAdmin(request: APIRequestContext, path: string, data?: object) {
	const headers = await adminHeaders(request)
	const answer = await (data ? request.post(path, { data, headers }) : request.get(path, { headers }))
	if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
	return answer.json()
}

/** Adds a staff account with these permissions, by their labels in the form. Other values have defaults. */
export async function addColleague(request: APIRequestContext, wanted: Wanted = {}): Promise<Colleague> {
	const name = `mira${unique()}`
	const { userName = name, fullName = `Mira ${name}`, permissions = [], password = 'Harbour!Light7' } = wanted
	const options: { id: number; description: string }[] = await asAdmin(request, '/api/usercontroller/fetchpermissions')
	const id = await asAdmin(request, '/api/usercontroller/saveusers', {
		userName,
		fullName,
		email: name,
		mobileNumber: brand.staffNumbers.example,
		active: true,
		enabledPermissions: options.filter((one) => permissions.includes(one.description)).map((one) => one.id),
		password,
	})
	return { id, userName, fullName, email: name, password }
}
