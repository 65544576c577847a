import type { Database } from './db.ts'
import { jobPauses } from './job-pauses.table.ts'

/** As long as a restore may take. One that breaks off leaves the jobs held for as long, because what it leaves is not a whole site. */
const longestRestoreMs = 24 * 60 * 60_000

export async function holdJobs(db: Database, now = new Date()): Promise<void> {
	const until = new Date(now.getTime() + longestRestoreMs).toISOString()
	await db.insert(jobPauses).values({ id: 1, until }).onConflictDoUpdate({ target: jobPauses.id, set: { until } })
}

export async function letJobsRun(db: Database): Promise<void> {
	await db.delete(jobPauses)
}

/** Until when the jobs are held; null: they run. */
export async function heldUntil(db: Database, now: Date): Promise<string | null> {
	const [pause] = await db.select({ until: jobPauses.until }).from(jobPauses)
	return pause && pause.until > now.toISOString() ? pause.until : null
}
