import { dayMs } from '#contracts/shared/periods.ts'
import type { Database } from './db.ts'
import { jobPauses } from './job-pauses.table.ts'

/** Upper bound of a restore. After an interrupted one the jobs stay paused for this time: the site is incomplete. */
const longestRestoreMs = dayMs

export async function pauseJobs(db: Database, now = new Date()): Promise<void> {
	const until = new Date(now.getTime() + longestRestoreMs).toISOString()
	await db.insert(jobPauses).values({ id: 1, until }).onConflictDoUpdate({ target: jobPauses.id, set: { until } })
}

export async function resumeJobs(db: Database): Promise<void> {
	await db.delete(jobPauses)
}

/** When the pause of the jobs ends; null: they run. */
export async function pausedUntil(db: Database, now: Date): Promise<string | null> {
	const [pause] = await db.select({ until: jobPauses.until }).from(jobPauses)
	return pause && pause.until > now.toISOString() ? pause.until : null
}
