import type { Context } from 'hono'
import { recordAct } from '#worker/data/audit.ts'
import { findUser } from '#worker/features/users/users.queries.ts'
import { AppError } from '#worker/http/errors.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { readSessionId, revokeSession } from './sessions.ts'

/** Ends the session of a well-signed token, however old; a session that has already ended stays ended. */
export async function endSession(c: Context<AppEnv>): Promise<{ loggedOut: true }> {
	const { db, requestId } = c.var
	const claims = await readSessionId(c.env, c.req.header('Authorization'))
	if (!claims) throw new AppError('session.expired')
	const [ended] = await revokeSession(db, claims.sessionId)
	if (ended) {
		const actor = await findUser(db, ended.userId)
		await recordAct(db, { actor, section: 'account', action: 'logout', itemId: ended.userId, requestId })
	}
	return { loggedOut: true }
}
