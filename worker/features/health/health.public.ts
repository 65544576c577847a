import { Hono } from 'hono'
import { log } from '#worker/http/log.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { type VitalSign, vitalSigns } from './vital-signs.ts'

/** Whether the Worker reaches its services. A 503 names those that are down. */
export const health = new Hono<AppEnv>().get('/', async (c) => {
	const parts: Partial<Record<VitalSign, 'up' | 'down'>> = {}
	const signs = Object.entries(vitalSigns(c.var.db, c.env)) as [VitalSign, () => Promise<unknown>][]
	for (const [part, look] of signs) {
		try {
			await look()
			parts[part] = 'up'
		} catch {
			log('error', 'health', { down: part })
			parts[part] = 'down'
		}
	}
	const healthy = Object.values(parts).every((state) => state === 'up')
	return c.json({ status: healthy ? 'up' : 'down', ...parts }, healthy ? 200 : 503)
})
