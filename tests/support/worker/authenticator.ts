import { Secret, TOTP } from 'otpauth'
import type { AuthenticatorStart, FactorSaved } from '#contracts/auth/codes.ts'
import { call } from './app.ts'

type Headers = { Authorization: string }

const stepMs = 30_000

/** The code of an app at a time, or some steps later. */
export const codeAt = (secret: string, now: number, steps = 0) =>
	new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now + steps * stepMs })

/** Sets up an authenticator app by its calls, with the code of the step before this one. */
export async function setUpApp(headers: Headers): Promise<{ secret: string; recoveryCodes: string[] }> {
	const started = await call('/api/authcontroller/startauthenticator', { method: 'POST', headers })
	const { setUp, secret } = (await started.json()) as AuthenticatorStart
	const json = { setUp, code: codeAt(secret, Date.now(), -1) }
	const saved = await call('/api/authcontroller/saveauthenticator', { json, headers })
	if (saved.status !== 200) throw new Error(`The app was not set up: ${await saved.text()}`)
	return { secret, recoveryCodes: ((await saved.json()) as FactorSaved).recoveryCodes }
}
