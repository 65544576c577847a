import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { isTestSecretKey } from '#contracts/bot-check.ts'
import { type AppEnv, type Bindings, isLocal } from './context.ts'
import { log } from './platform/log.ts'

type Part = 'database' | 'media' | 'privateFiles' | 'settings'

/** Whether the Worker reaches what it needs; 503 names what is down. */
export const health = new Hono<AppEnv>().get('/', async (c) => {
	const checks: Record<Part, () => Promise<unknown>> = {
		database: async () => c.var.db.run(sql`select 1 from permissions limit 1`),
		media: () => reach(c.env.MEDIA),
		privateFiles: () => reach(c.env.PRIVATE_FILES),
		settings: async () => requireSecrets(c.env),
	}
	const parts: Partial<Record<Part, 'up' | 'down'>> = {}
	for (const [part, check] of Object.entries(checks) as [Part, () => Promise<unknown>][]) {
		try {
			await check()
			parts[part] = 'up'
		} catch {
			log('error', 'health', { down: part })
			parts[part] = 'down'
		}
	}
	const healthy = Object.values(parts).every((state) => state === 'up')
	return c.json({ status: healthy ? 'up' : 'down', ...parts }, healthy ? 200 : 503)
})

/** A missing object is a good answer; an unreachable bucket throws. */
const reach = (bucket: Bindings['MEDIA']) => bucket.head('health')

const shortestSecret = 32

/** Without them nobody could sign in or send anything. */
function requireSecrets(bindings: Bindings): void {
	const { TOKEN_SECRET, PASSWORD_PEPPER, TURNSTILE_SECRET_KEY } = bindings
	for (const secret of [TOKEN_SECRET, PASSWORD_PEPPER]) {
		if ((secret ?? '').length < shortestSecret) throw new Error('A secret is missing or too short')
	}
	if (!TURNSTILE_SECRET_KEY || (isTestSecretKey(TURNSTILE_SECRET_KEY) && !isLocal(bindings))) {
		throw new Error('The secret of the bot check is missing or a test key')
	}
}
