import { Hono } from 'hono'
import { signedIn } from '#contracts/auth/auth.ts'
import { passkeySignInForm, requestOptions } from '#contracts/auth/passkeys.ts'
import { answers } from '#worker/http/answers.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { validate } from '#worker/http/validate.ts'
import { deviceOf } from '#worker/visitors/device.ts'
import { visitorAddress } from '#worker/visitors/visitor-address.ts'
import { signInByPasskey } from './passkey-sign-in.ts'
import { signInOptions } from './passkeys.ts'

/** Sign-in by passkey. */
export const passkeysPublic = new Hono<AppEnv>()
	.post(
		'/passkeysigninoptions',
		answers(requestOptions, { summary: 'Get a challenge for a sign-in by passkey' }),
		async (c) => c.json(await signInOptions(c.env)),
	)
	.post(
		'/passkeysignin',
		validate('json', passkeySignInForm),
		answers(signedIn, { summary: 'Sign in by passkey', errors: ['sign-in.passkey-refused', 'request.too-many'] }),
		async (c) => {
			const { db, requestId } = c.var
			const address = visitorAddress(c.req.raw.headers)
			const device = deviceOf(c.req.raw)
			const { credential } = c.req.valid('json')
			return c.json(await signInByPasskey(db, c.env, credential, { address, device, requestId }))
		},
	)
export type PasskeysPublicApi = typeof passkeysPublic
