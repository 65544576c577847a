import { call } from './app.ts'

/** Tries to sign in and returns the status. An empty address means a request without Cloudflare's address header. */
export async function trySignIn(userName: string, password: string, address = '192.0.2.1'): Promise<number> {
	const headers: Record<string, string> = address === '' ? {} : { 'CF-Connecting-IP': address }
	return (await call('/api/authcontroller/login', { json: { userName, password }, headers })).status
}
