import { createMiddleware } from 'hono/factory'
import { describe } from '#worker/http/describe.ts'
import { AppError } from '#worker/http/errors.ts'
import type { AppEnv, Bindings } from '#worker/http/request-context.ts'
import { visitorAddress } from './visitor-address.ts'

/** Counts a request of an address, and returns whether they are too many. `what` counts apart. */
export async function isFlood(
	headers: Headers,
	{ FLOOD_LIMIT }: Pick<Bindings, 'FLOOD_LIMIT'>,
	what = '',
): Promise<boolean> {
	if (!headers.has('CF-Connecting-IP')) return false
	const { success } = await FLOOD_LIMIT.limit({ key: what + visitorAddress(headers) })
	return !success
}

/**
 * Refuses a flood from one address before it reaches the database: 120 posts and calls with a bot token in a minute, as
 * wrangler.toml says. The limit lies above every counter of `rate-limit.ts`, and each location of Cloudflare counts for
 * itself.
 */
export const floodLimit = describe(
	createMiddleware<AppEnv>(async (c, next) => {
		const { headers, method } = c.req.raw
		// Each token costs a call to Turnstile. Other reads, such as pictures of an event, do not count.
		const counts = method === 'POST' || headers.has('X-Token')
		if (counts && (await isFlood(headers, c.env))) throw new AppError('request.too-many', { retryAfterSeconds: 60 })
		await next()
	}),
	{ errors: ['request.too-many'] },
)
