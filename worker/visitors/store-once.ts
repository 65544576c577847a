import type { Context } from 'hono'
import type { AppEnv } from '#worker/http/request-context.ts'
import { earlierAnswer, type Submission } from '../data/idempotency.ts'
import { count, counterKey, type Limit, uncount, visitorAddress } from './rate-limit.ts'

/**
 * Stores what a visitor has sent, within the limit of their address, and answers its id. What fails does not count, and throws, unless it
 * is stored all the same: by the same submission at the same moment, or by this one, whose answer D1 has lost.
 */
export async function storeCounted(
	c: Context<AppEnv>,
	limit: Limit,
	submission: Submission | null,
	store: () => Promise<number>,
): Promise<number> {
	const { db } = c.var
	const counter = await counterKey(c.env.TOKEN_SECRET, limit, visitorAddress(c.req.raw.headers))
	await count(db, limit, counter)
	try {
		return await store()
	} catch (error) {
		await uncount(db, counter)
		const stored = await earlierAnswer(db, submission)
		if (stored === null) throw error
		return stored as number
	}
}
