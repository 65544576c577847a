import { createMiddleware } from 'hono/factory'
import { z } from 'zod/mini'
import { type BotCheckAction, isTestSecretKey, testToken } from '#contracts/auth/bot-check.ts'
import { clearanceMs } from '#contracts/shared/periods.ts'
import { type AppEnv, type Bindings, isLocal } from '#worker/http/request-context.ts'
import { uuidOf } from '../crypto/hashes.ts'
import { readToken, signToken } from '../crypto/tokens.ts'
import { causeOf } from '../http/cause.ts'
import { describe } from '../http/describe.ts'
import { AppError } from '../http/errors.ts'
import { log } from '../http/log.ts'

const siteverify = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
const longestToken = 2_048
const timeoutMs = 3_000

/** The only test secret that accepts the test token. The Worker checks test secrets itself, without the network. */
const passingTestSecret = '1x0000000000000000000000000000000AA'

/** Whether this is the test token, which is the same for every submission. */
export const isTestToken = (token: string) => token === testToken

/** Guard of the public routes that write: requires an X-Token header. `spendBotToken` verifies it later. */
export const requireBotToken = describe(
	createMiddleware<AppEnv>(async (c, next) => {
		const token = c.req.header('X-Token')
		if (!token || token.length > longestToken) throw new AppError('bot-check.failed')
		c.set('botToken', token)
		await next()
	}),
	{ credential: { scheme: 'botToken' } },
)

/** Guard of the public routes that read: requires a fresh token, or a clearance from an earlier check. */
export const requireClearance = describe(
	createMiddleware<AppEnv>(async (c, next) => {
		const token = c.req.header('X-Token')
		if (!token || token.length > longestToken) throw new AppError('bot-check.failed')
		const now = new Date()
		if (!(await readToken(c.env, 'clearance+jwt', token, { now }))) {
			await verify(c.env, token, null)
			c.header('X-Token', await signToken(c.env, 'clearance+jwt', {}, clearanceMs, now))
		}
		await next()
	}),
	{ credential: { scheme: 'clearance' } },
)

/**
 * Verifies a single-use token for a route that writes or sends mail. Returns the clearance for the answer's X-Token. Throws
 * `bot-check.failed`, or `bot-check.unavailable` while Cloudflare cannot be reached.
 *
 * @param purpose the key of the submission: its retries, concurrent ones included, count as one check
 */
export async function spendBotToken(
	bindings: Bindings,
	token: string,
	action: BotCheckAction,
	purpose?: string,
): Promise<string> {
	await verify(bindings, token, action, purpose)
	return signToken(bindings, 'clearance+jwt', {}, clearanceMs, new Date())
}

async function verify(
	bindings: Bindings,
	token: string,
	action: BotCheckAction | null,
	purpose: string = crypto.randomUUID(),
): Promise<void> {
	const secret = bindings.TURNSTILE_SECRET_KEY
	if (isTestSecretKey(secret ?? '')) {
		if (!isLocal(bindings)) {
			log('error', 'bot-check.test-secret-in-production')
			throw new AppError('bot-check.unavailable', { retryAfterSeconds: 60 })
		}
		if (secret !== passingTestSecret || token !== testToken) throw new AppError('bot-check.failed')
		return
	}
	const verdict = await askCloudflare(secret, token, await uuidOf(`${purpose} ${token}`))
	const hostname = new URL(bindings.ORIGIN).hostname
	if (!verdict.success || verdict.hostname !== hostname || (action !== null && verdict.action !== action)) {
		throw new AppError('bot-check.failed')
	}
}

const siteverifyAnswer = z.object({
	success: z.boolean(),
	hostname: z.optional(z.string()),
	action: z.optional(z.string()),
	'error-codes': z.optional(z.array(z.string())),
})

/** Asks at most twice, with one idempotency key: a lost response does not spend the token. */
async function askCloudflare(secret: string, token: string, idempotencyKey: string) {
	for (let attempt = 1; attempt <= 2; attempt += 1) {
		try {
			const answer = await fetch(siteverify, {
				method: 'POST',
				headers: { 'Content-Type': 'application/json' },
				body: JSON.stringify({ secret, response: token, idempotency_key: idempotencyKey }),
				signal: AbortSignal.timeout(timeoutMs),
			})
			const verdict = siteverifyAnswer.safeParse(await answer.json())
			if (verdict.data?.['error-codes']?.some((code) => /^(missing|invalid)-input-secret$/.test(code))) {
				log('error', 'bot-check.wrong-secret')
				break
			}
			if (verdict.success && !verdict.data['error-codes']?.includes('internal-error')) return verdict.data
			log('warn', 'bot-check.odd-answer', { status: answer.status, attempt })
		} catch (error) {
			log('warn', 'bot-check.unreachable', { attempt, cause: causeOf(error) })
		}
	}
	throw new AppError('bot-check.unavailable', { retryAfterSeconds: 30 })
}
