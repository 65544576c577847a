import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#worker/data/db.ts'
import { insertFrom } from '#worker/data/insert-from.ts'
import type { Desk } from '../desk.ts'
import { actFrom } from '../message-events.ts'
import { isUnmerged } from '../subject-columns.ts'

/** Wakes subjects whose snooze has ended: they are taken again. */
export async function wakeSubjects(db: Database, { subjects, messages, states }: Desk, now: Date): Promise<void> {
	const at = now.toISOString()
	const isDue: SQL = sql`${subjects.wakesAt} <= ${at} and ${isUnmerged(subjects)}`
	await db.batch([
		insertFrom(
			db,
			messages,
			{
				subjectId: sql`${subjects.id}`,
				kind: 'event',
				at,
				event: actFrom('woken', subjects.wakesAt, sql`null`),
			},
			sql`from ${subjects} where ${isDue}`,
		),
		db
			.update(subjects)
			.set({
				...(states.flow && { state: states.flow.taken }),
				wakesAt: null,
				version: sql`${subjects.version} + 1`,
				updatedAt: at,
			})
			.where(isDue),
	])
}
