import type { APIRequestContext, CDPSession, Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import type { AuthenticatorStart, FactorSaved } from '#contracts/auth/codes.ts'
import { type Colleague, newToken } from './colleague.ts'

type User = Pick<Colleague, 'userName' | 'password'>

/** Calls the API as a user who has just signed in. */
async function callsOf(request: APIRequestContext, { userName, password }: User) {
	const headers = { Authorization: await newToken(request, userName, password) }
	return async <Answer>(path: string, data: object = {}): Promise<Answer> => {
		const answer = await request.post(`/api/authcontroller/${path}`, { data, headers })
		if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
		return answer.json()
	}
}

const stepMs = 30_000

/** The code that an app shows, or will show some steps later. */
export const codeOf = (secret: string, stepsLater = 0) =>
	new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsLater * stepMs })

/** Sets up an authenticator app with its present code. The next sign-in takes `codeOf(secret, 1)`: each code works once. */
export async function setUpApp(request: APIRequestContext, user: User) {
	const call = await callsOf(request, user)
	const { setUp, secret } = await call<AuthenticatorStart>('startauthenticator')
	const usedCode = codeOf(secret)
	const { recoveryCodes } = await call<FactorSaved>('saveauthenticator', { setUp, code: usedCode })
	return { secret, usedCode, recoveryCodes }
}

/** An authenticator in the page's browser. Without `presence` its user does not answer. */
export async function addAuthenticator(page: Page, { presence = true } = {}) {
	const cdp: CDPSession = await page.context().newCDPSession(page)
	await cdp.send('WebAuthn.enable')
	const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
		options: {
			protocol: 'ctap2',
			transport: 'internal',
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: true,
			automaticPresenceSimulation: presence,
		},
	})
	const setPresence = (enabled: boolean) =>
		cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
	return { cdp, authenticatorId, setPresence }
}

/** Registers a passkey of the user in the page's browser, on a page without a request of its own for one. */
export async function addPasskey(page: Page, user: User): Promise<FactorSaved> {
	const call = await callsOf(page.request, user)
	const options = await call('passkeyoptions')
	await page.goto('/blog')
	const credential = await page.evaluate(async (json) => {
		const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(json as PublicKeyCredentialCreationOptionsJSON)
		return JSON.parse(JSON.stringify(await navigator.credentials.create({ publicKey })))
	}, options)
	return call('savepasskey', { name: 'This laptop', credential })
}
