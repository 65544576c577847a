import { call } from './app.ts'
import { mailbox, tokenIn } from './mail.ts'

let asked = 0

/** Requests a new password for the user of this address and returns the token in the mail. */
export async function linkFor(email: string): Promise<string> {
	asked += 1
	const to = mailbox()
	const headers = { 'X-Token': 'XXXX.DUMMY.TOKEN.XXXX', 'CF-Connecting-IP': `2001:db8:${asked}::1` }
	await call('/api/authcontroller/forgotpassword', { json: { email }, headers, bindings: to.bindings })
	return tokenIn(to.sent[0])
}

/** Uses the token of a link. */
export const reset = (token: string, password = 'Rivermoon1@', to = mailbox()) =>
	call('/api/authcontroller/resetpassword', {
		json: { password },
		headers: { Authorization: `Bearer ${token}` },
		bindings: to.bindings,
	})
