import type { Database } from '#worker/data/db.ts'
import { CodedError, causeOf } from '#worker/http/cause.ts'
import { log } from '#worker/http/log.ts'
import { settingRules } from '#worker/set-up/setting-rules.ts'
import { healthAlerts } from './health-alerts.table.ts'
import { signsDown, takeVitalSigns } from './take-vital-signs.ts'
import type { LiveSite } from './vital-signs.ts'

const timeoutMs = 10_000

/** The statement that reads the signs that were down when the webhook was told last. */
export const selectSignsDown = (db: Database) => db.select({ down: healthAlerts.down }).from(healthAlerts)

/** Tells the webhook once when signs go down or come up. The next run repeats a post that failed. */
export async function alertOnChange(site: LiveSite): Promise<void> {
	const { db, bindings, now } = site
	const { ALERT_WEBHOOK, ORIGIN, ENVIRONMENT } = bindings
	if (!ALERT_WEBHOOK) return
	const [told] = await selectSignsDown(db)
	const vitals = await takeVitalSigns(site)
	const signs = signsDown(vitals)
	const down = signs.join(', ')
	if (down === (told?.down ?? '')) return
	const status = down === '' ? 'up' : 'down'
	const host = URL.parse(ORIGIN)?.host ?? 'The site'
	const text = status === 'up' ? `${host} is up again.` : `${host} is down: ${down}. See ${ORIGIN}/health`
	try {
		await post(ALERT_WEBHOOK, { text, status, down: signs, environment: ENVIRONMENT, at: now.toISOString() })
	} catch (error) {
		log('error', 'alert.not-sent', { status, cause: causeOf(error) })
		return
	}
	const row = { down, toldAt: now.toISOString() }
	await db
		.insert(healthAlerts)
		.values({ id: 1, ...row })
		.onConflictDoUpdate({ target: healthAlerts.id, set: row })
}

/** `text` is what Slack and similar services show. */
type Alert = { text: string; status: 'up' | 'down'; down: string[]; environment: string; at: string }

async function post(webhook: string, alert: Alert): Promise<void> {
	if (settingRules.ALERT_WEBHOOK.faultOf(webhook))
		throw new CodedError('ALERT_WEBHOOK', 'The webhook is no https address')
	const answer = await fetch(webhook, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify(alert),
		redirect: 'manual',
		signal: AbortSignal.timeout(timeoutMs),
	})
	await answer.body?.cancel()
	if (!answer.ok) throw new CodedError(`HTTP ${answer.status}`, 'The webhook refuses the alert')
}
