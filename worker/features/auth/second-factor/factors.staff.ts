import { Hono } from 'hono'
import { z } from 'zod/mini'
import {
	confirmed,
	confirmForm,
	deviceRow,
	endSessionsForm,
	sessionsEnded,
	signInFactors,
} from '#contracts/auth/account-security.ts'
import { authenticatorForm, authenticatorStart, factorSaved } from '#contracts/auth/codes.ts'
import { creationOptions, passkeyForm, requestOptions } from '#contracts/auth/passkeys.ts'
import { done } from '#contracts/shared/answers.ts'
import { answers } from '#worker/http/answers.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { byId, validate } from '#worker/http/validate.ts'
import { requireAccount } from '../guard.ts'
import { removeAuthenticator, saveAuthenticator, startAuthenticator } from './authenticator.ts'
import { confirm, requireFresh } from './confirm.ts'
import { endSessions, listDevices } from './devices.ts'
import { renewRecoveryCodes } from './factor-changes.ts'
import { listFactors } from './own-factors.ts'
import { confirmOptions, creationOptionsFor, removePasskey, savePasskey } from './passkeys.ts'

/** The second factors and the sessions of the signed-in user. They answer those, too, who must set up a factor first. */
export const factorsStaff = new Hono<AppEnv>()
	.get('/factors', requireAccount, answers(signInFactors, { summary: 'List the own second factors' }), async (c) =>
		c.json(await listFactors(c.var.db, c.env, c.var.staff)),
	)
	.post(
		'/startauthenticator',
		requireAccount,
		requireFresh,
		answers(authenticatorStart, { summary: 'Begin to set up an authenticator app' }),
		async (c) => c.json(await startAuthenticator(c.env, c.var.staff)),
	)
	.post(
		'/saveauthenticator',
		requireAccount,
		requireFresh,
		validate('json', authenticatorForm),
		answers(factorSaved, {
			summary: 'Set up an authenticator app by its first code',
			errors: ['factor.set-up-expired', 'confirm.code-wrong'],
		}),
		async (c) => {
			const { db, staff, requestId } = c.var
			return c.json(await saveAuthenticator(db, c.env, staff, c.req.valid('json'), requestId))
		},
	)
	.post(
		'/removeauthenticator',
		requireAccount,
		requireFresh,
		answers(done, { summary: 'Remove the authenticator app', errors: ['factor.last'] }),
		async (c) => {
			await removeAuthenticator(c.var.db, c.var.staff, c.var.requestId)
			return c.json(true as const)
		},
	)
	.post(
		'/passkeyoptions',
		requireAccount,
		requireFresh,
		answers(creationOptions, { summary: 'Get a challenge for a new passkey' }),
		async (c) => c.json(await creationOptionsFor(c.var.db, c.env, c.var.staff)),
	)
	.post(
		'/savepasskey',
		requireAccount,
		requireFresh,
		validate('json', passkeyForm),
		answers(factorSaved, { summary: 'Add a passkey', errors: ['passkey.refused', 'passkey.known'] }),
		async (c) => {
			const { db, staff, requestId } = c.var
			return c.json(await savePasskey(db, c.env, staff, c.req.valid('json'), requestId))
		},
	)
	.post(
		'/removepasskey/:id',
		requireAccount,
		requireFresh,
		validate('param', byId),
		answers(done, { summary: 'Remove a passkey', errors: ['passkey.not-found', 'factor.last'] }),
		async (c) => {
			await removePasskey(c.var.db, c.var.staff, c.req.valid('param').id, c.var.requestId)
			return c.json(true as const)
		},
	)
	.post(
		'/recoverycodes',
		requireAccount,
		requireFresh,
		answers(factorSaved, { summary: 'Make new recovery codes', errors: ['factor.none'] }),
		async (c) => {
			const { db, staff, requestId } = c.var
			return c.json(await renewRecoveryCodes(db, staff, { requestId, now: new Date() }))
		},
	)
	.post(
		'/confirmoptions',
		requireAccount,
		answers(requestOptions, { summary: 'Get a challenge to confirm by passkey' }),
		async (c) => c.json(await confirmOptions(c.var.db, c.env, c.var.staff)),
	)
	.post(
		'/confirm',
		requireAccount,
		validate('json', confirmForm),
		answers(confirmed, {
			summary: 'Confirm who is at the keyboard',
			description: 'By password, with a code where the user has a factor, or by passkey. It holds for five minutes.',
			errors: [
				'password.current-wrong',
				'confirm.code-due',
				'confirm.code-wrong',
				'confirm.passkey-refused',
				'request.too-many',
			],
		}),
		async (c) => {
			const { db, staff, requestId } = c.var
			return c.json(await confirm(db, c.env, staff, c.req.valid('json'), { requestId, now: new Date() }))
		},
	)
	.get('/sessions', requireAccount, answers(z.array(deviceRow), { summary: 'List the own sessions' }), async (c) =>
		c.json(await listDevices(c.var.db, c.var.staff.id, c.var.staff.sessionId)),
	)
	.post(
		'/endsessions',
		requireAccount,
		requireFresh,
		validate('json', endSessionsForm),
		answers(sessionsEnded, { summary: 'End own sessions' }),
		async (c) => c.json({ ended: await endSessions(c.var.db, c.var.staff.id, c.req.valid('json').id, c.var.editor) }),
	)
export type FactorsStaffApi = typeof factorsStaff
