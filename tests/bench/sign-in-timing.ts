import { Secret, TOTP } from 'otpauth'
import type { SignedIn } from '#contracts/auth/auth.ts'
import type { AuthenticatorStart, FactorSaved } from '#contracts/auth/codes.ts'
import { demoPassword } from '#scripts/demo/accounts.ts'

const tries = 200
const wrongInARow = 4
const wrongPassword = 'Moonlight@2'

let visitors = 0

/** Returns the median milliseconds of a refused sign-in by its reason, which the time must not reveal. */
export async function refusalTimes(origin: string): Promise<Record<string, number>> {
	for (let failure = 0; failure < wrongInARow + 1; failure += 1) await signIn(origin, 'flyers', wrongPassword)
	const guarded = 'casestudies'
	const recoveryCodes = await setUpApp(origin, guarded)
	const times: Record<string, number[]> = { unknown: [], 'wrong password': [], 'of a guarded user': [], resting: [] }
	for (let count = 0; count < tries; count += 1) {
		times.unknown?.push(await signIn(origin, `nobody ${count}`, wrongPassword))
		times['wrong password']?.push(await signIn(origin, 'blogs', wrongPassword))
		// A right sign-in, which forgets the failures, needs a recovery code each time.
		if (recoveryCodes.length > 0) times['of a guarded user']?.push(await signIn(origin, guarded, wrongPassword))
		times.resting?.push(await signIn(origin, 'flyers', wrongPassword))
		// The right password also keeps the account from being locked.
		if (count % wrongInARow !== wrongInARow - 1) continue
		await signIn(origin, 'blogs', demoPassword)
		const code = recoveryCodes.pop()
		if (code) await post(origin, 'login', { userName: guarded, password: demoPassword, code })
	}
	return Object.fromEntries(Object.entries(times).map(([reason, measured]) => [reason, medianOf(measured)]))
}

/** Sets up an authenticator app and returns the recovery codes. */
async function setUpApp(origin: string, userName: string): Promise<string[]> {
	const signedIn = await post(origin, 'login', { userName, password: demoPassword })
	const headers = { Authorization: ((await signedIn.json()) as SignedIn).refresh_token }
	const started = (await (await post(origin, 'startauthenticator', {}, headers)).json()) as AuthenticatorStart
	const code = new TOTP({ secret: Secret.fromBase32(started.secret) }).generate()
	const saved = await post(origin, 'saveauthenticator', { setUp: started.setUp, code }, headers)
	return ((await saved.json()) as FactorSaved).recoveryCodes
}

/** Each attempt has its own address, so that no rate limit refuses it. */
async function signIn(origin: string, userName: string, password: string): Promise<number> {
	const started = performance.now()
	const answer = await post(origin, 'login', { userName, password })
	await answer.arrayBuffer()
	return performance.now() - started
}

function post(origin: string, path: string, body: object, headers = {}): Promise<Response> {
	visitors += 1
	const address = `198.18.${visitors >> 8}.${visitors & 255}`
	return fetch(`${origin}/api/authcontroller/${path}`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': address, ...headers },
		body: JSON.stringify(body),
	})
}

const medianOf = (measured: number[]) => Math.round([...measured].sort((a, b) => a - b)[measured.length >> 1] ?? 0)
