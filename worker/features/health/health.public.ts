import { Hono } from 'hono'
import { siteHealth } from '#contracts/operations/vital-signs.ts'
import { answers } from '#worker/http/answers.ts'
import { log } from '#worker/http/log.ts'
import type { AppEnv, Bindings } from '#worker/http/request-context.ts'
import { signsDown, takeVitalSigns, type Vitals } from './take-vital-signs.ts'
import type { LiveSite } from './vital-signs.ts'

/** Bounds what calls cost: an isolate takes the signs once in this time, and its first calls until there is an answer. */
const keepMs = 5_000
const kept = new WeakMap<Bindings, { vitals: Vitals; until: number }>()

/** Takes the signs, unless this isolate has done so a moment ago. Logs each fault once. */
async function vitalsOf(site: LiveSite): Promise<Vitals> {
	const now = site.now.getTime()
	const known = kept.get(site.bindings)
	if (known && known.until > now) return known.vitals
	// Calls in the meantime get the known answer.
	if (known) known.until = now + keepMs
	const vitals = await takeVitalSigns(site)
	kept.set(site.bindings, { vitals, until: now + keepMs })
	for (const { sign, cause } of vitals.findings) log('error', 'health', { down: sign, cause })
	return vitals
}

/** Whether the site works. A 503 names what is down, and the command that mends a fault of the set-up. */
export const health = new Hono<AppEnv>().get(
	'/',
	answers(siteHealth, {
		summary: 'Check whether the site works',
		description: '503 where something is down.',
		statuses: [200, 503],
	}),
	async (c) => {
		const vitals = await vitalsOf({ db: c.var.db, bindings: c.env, now: new Date() })
		const { signs, findings } = vitals
		const status = signsDown(vitals).length === 0 ? 'up' : 'down'
		const { ENVIRONMENT: environment, VERSION } = c.env
		const version = VERSION?.id ?? null
		return c.json({ status, environment, version, ...signs, findings }, status === 'up' ? 200 : 503)
	},
)
