import type { Context } from 'hono'
import type { AppEnv } from '#worker/http/request-context.ts'
import { earlierAnswer, type Submission } from '../data/idempotency.ts'
import { countAttempt, counterKey, type Limit, uncountAttempt } from './rate-limit.ts'
import { visitorAddress } from './visitor-address.ts'

/**
 * Stores a visitor's submission within the rate limit of their address and returns its id. A failed `store` does not count.
 * It throws, unless the row exists all the same: a concurrent retry stored it, or D1 lost the response to this write.
 */
export async function storeOnceWithinLimit(
	c: Context<AppEnv>,
	limit: Limit,
	submission: Submission | null,
	store: () => Promise<number>,
): Promise<number> {
	const { db } = c.var
	const counter = await counterKey(c.env.TOKEN_SECRET, limit, visitorAddress(c.req.raw.headers))
	await countAttempt(db, limit, counter)
	try {
		return await store()
	} catch (error) {
		await uncountAttempt(db, counter)
		const stored = await earlierAnswer(db, submission)
		if (stored === null) throw error
		return stored
	}
}
