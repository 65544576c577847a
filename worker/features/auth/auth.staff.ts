import { Hono } from 'hono'
import type { SignedIn } from '#contracts/auth.ts'
import type { AppEnv } from '#worker/context.ts'
import { recordAct } from '#worker/platform/audit.ts'
import { AppError } from '#worker/platform/errors.ts'
import { findSession, noteSeen, readSessionId, tokenFor } from './sessions.ts'
import { endSession } from './sign-out.ts'

/** What a session asks about itself. Both calls take a token whose own expiry has passed. */
export const authStaff = new Hono<AppEnv>()
	.get('/logout', async (c) => c.json(await endSession(c)))
	.post('/logout', async (c) => c.json(await endSession(c)))
	.get('/refreshauth', async (c) => {
		const { db, requestId } = c.var
		const live = await findSession(db, c.env, c.req.header('Authorization'), { acceptExpired: true })
		if (!live) {
			// Only what we have signed is worth a row: anybody can send anything else, any number of times.
			const claims = await readSessionId(c.env, c.req.header('Authorization'))
			const act = { actor: null, section: 'account', action: 'refresh denied', requestId }
			if (claims) await recordAct(db, { ...act, itemId: claims.userId })
			throw new AppError('session.expired')
		}
		const { staff, expiresAt } = live
		await noteSeen(db, staff.sessionId)
		const refresh_token = await tokenFor(c.env, { id: staff.sessionId, userId: staff.id, expiresAt })
		return c.json({ refresh_token, permissions: staff.permissions } satisfies SignedIn)
	})
export type AuthStaffApi = typeof authStaff
