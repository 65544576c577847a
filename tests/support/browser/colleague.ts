import type { APIRequestContext } from '@playwright/test'
import { demoPassword } from '#scripts/demo/accounts.ts'

/** A member of staff whom a test has made for itself. */
export type Colleague = {
	id: number
	userName: string
	fullName: string
	/** The part before the company's mail domain. */
	email: string
	password: string
}

type Wanted = { userName?: string; fullName?: string; permissions?: string[]; password?: string }

/** Letters and digits that no earlier run of the tests has used. */
export const unique = () => crypto.randomUUID().slice(0, 8)

const tokens = new Map<string, Promise<string>>()

/** A stored token, as the sign-in of this account answers it. */
export async function newToken(request: APIRequestContext, userName: string, password = demoPassword): Promise<string> {
	const answer = await request.post('/api/authcontroller/login', { data: { userName, password } })
	return (await answer.json()).refresh_token
}

/** What the demo administrator sends with a call; he signs in once for all tests of a process. */
export async function adminHeaders(request: APIRequestContext): Promise<{ Authorization: string }> {
	const token = tokens.get('admin') ?? newToken(request, 'admin')
	tokens.set('admin', token)
	return { Authorization: await token }
}

/** What the demo administrator is answered by the API. */
export async function asAdmin(request: APIRequestContext, path: string, data?: object) {
	const headers = await adminHeaders(request)
	const answer = await (data ? request.post(path, { data, headers }) : request.get(path, { headers }))
	if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
	return answer.json()
}

/** Adds a member of staff who holds these permissions, named as in the user form. What is not wanted is made up. */
export async function addColleague(request: APIRequestContext, wanted: Wanted = {}): Promise<Colleague> {
	const name = `mira${unique()}`
	const { userName = name, fullName = `Mira ${name}`, permissions = [], password = 'Harbour!Light7' } = wanted
	const options: { id: number; description: string }[] = await asAdmin(request, '/api/usercontroller/fetchpermissions')
	const id = await asAdmin(request, '/api/usercontroller/saveusers', {
		userName,
		fullName,
		email: name,
		mobileNumber: '9876543210',
		active: true,
		enabledPermissions: options.filter((one) => permissions.includes(one.description)).map((one) => one.id),
		password,
	})
	return { id, userName, fullName, email: name, password }
}
