import { minuteMs } from '#contracts/shared/periods.ts'
import type { Database } from '#worker/data/db.ts'
import { lastRun } from '#worker/data/job-runs.ts'
import { migratedAt } from '#worker/data/migrations.ts'

/** A new trigger may take 15 minutes: https://developers.cloudflare.com/workers/configuration/cron-triggers/ */
const silentAfterMs = 20 * minuteMs

/** The minutes without a run of the cron; null while that is not too long, as after the first migration. */
export const silentMinutes = async (db: Database, now: Date): Promise<number | null> =>
	minutesOfSilence(await Promise.all([lastRun(db), migratedAt(db)]), now)

/** The same after the newest of these moments. */
export function minutesOfSilence(moments: readonly (string | null)[], now: Date): number | null {
	const silentMs = now.getTime() - Math.max(...moments.map((moment) => Date.parse(moment ?? '') || 0))
	return silentMs > silentAfterMs ? Math.floor(silentMs / minuteMs) : null
}
