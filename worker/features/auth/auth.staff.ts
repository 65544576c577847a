import { eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { type SignedIn, type SignedOut, signedIn, signedOut } from '#contracts/auth/auth.ts'
import { refreshDenialLimit } from '#contracts/shared/periods.ts'
import { recordAct } from '#worker/data/audit.ts'
import type { Database } from '#worker/data/db.ts'
import { users } from '#worker/data/users.table.ts'
import { answers } from '#worker/http/answers.ts'
import { AppError } from '#worker/http/errors.ts'
import type { AppEnv, Bindings } from '#worker/http/request-context.ts'
import { countAttempt, counterKey } from '#worker/visitors/rate-limit.ts'
import { findSession, readSessionId, revokeSession, type TokenClaims, tokenFor, touchSession } from './sessions.ts'

/** Ends the session of a token with a good signature, even an expired one. Does nothing if the session has ended. */
async function endSession(c: Context<AppEnv>): Promise<SignedOut> {
	const { db, requestId } = c.var
	const claims = await readSessionId(c.env, c.req.header('Authorization'))
	if (!claims) throw new AppError('session.expired')
	const [ended] = await revokeSession(db, claims.sessionId)
	if (ended) {
		const named = { id: users.id, userName: users.userName }
		const [actor = null] = await db.select(named).from(users).where(eq(users.id, ended.userId))
		await recordAct(db, { actor, section: 'account', action: 'logout', itemId: ended.userId, requestId })
	}
	return { loggedOut: true }
}

async function recordDenial(db: Database, bindings: Bindings, claims: TokenClaims, requestId: string): Promise<void> {
	await countAttempt(
		db,
		refreshDenialLimit,
		await counterKey(bindings.TOKEN_SECRET, refreshDenialLimit, claims.sessionId),
	)
	const act = { actor: null, section: 'account', action: 'refresh denied', itemId: claims.userId, requestId }
	await recordAct(db, act)
}

/** Refresh and sign-out. Both accept an expired token. */
export const authStaff = new Hono<AppEnv>()
	.get('/logout', answers(signedOut, { summary: 'End the session', credential: { scheme: 'staff' } }), async (c) =>
		c.json(await endSession(c)),
	)
	.get(
		'/refreshauth',
		answers(signedIn, { summary: 'Renew the token of the session', credential: { scheme: 'staff' } }),
		async (c) => {
			const { db, requestId } = c.var
			const live = await findSession(db, c.env, c.req.header('Authorization'), { acceptExpired: true })
			if (!live) {
				const claims = await readSessionId(c.env, c.req.header('Authorization'))
				if (claims) c.var.afterwards.push(() => recordDenial(db, c.env, claims, requestId))
				throw new AppError('session.expired')
			}
			const { staff, expiresAt } = live
			await touchSession(db, staff.sessionId)
			const refresh_token = await tokenFor(c.env, { id: staff.sessionId, userId: staff.id, expiresAt })
			return c.json({ refresh_token, permissions: staff.permissions } satisfies SignedIn)
		},
	)
export type AuthStaffApi = typeof authStaff
