import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import type { SignedOut } from '#contracts/auth/auth.ts'
import { recordAct } from '#worker/data/audit.ts'
import { users } from '#worker/data/users.table.ts'
import { AppError } from '#worker/http/errors.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { readSessionId, revokeSession } from './sessions.ts'

/** Ends the session of a token with a good signature, even an expired one. Does nothing if the session has ended. */
export async function endSession(c: Context<AppEnv>): Promise<SignedOut> {
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
