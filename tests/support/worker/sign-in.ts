import { call } from './app.ts'

/** A try to sign in from this address ('': one that Cloudflare does not name); answers its status. */
export async function trySignIn(userName: string, password: string, address = '192.0.2.1'): Promise<number> {
	const headers: Record<string, string> = address === '' ? {} : { 'CF-Connecting-IP': address }
	return (await call('/api/authcontroller/login', { json: { userName, password }, headers })).status
}
