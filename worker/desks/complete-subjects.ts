import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '#worker/data/db.ts'
import type { DeskSubjects } from './subject-columns.ts'

const perRun = 50

/** The subjects that `completeSubjects` completes. Each state has its part of an index. */
const isIncomplete = ({ state, updatedAt }: DeskSubjects) => and(inArray(state, state.enumValues), eq(updatedAt, ''))

/** Completes subjects that the code before their desk has written: the times from which answers are due, and their keys. */
export async function completeSubjects<Subjects extends DeskSubjects>(
	db: Database,
	subjects: Subjects,
	keysOf: (row: Subjects['$inferSelect']) => object,
): Promise<void> {
	const table: DeskSubjects = subjects
	const found = await db.select().from(table).where(isIncomplete(table)).limit(perRun)
	const [first, ...others] = found.map((row) =>
		db
			.update(table)
			.set({
				...keysOf(row),
				updatedAt: row.createdAt,
				...(row.state === 'new' && { waitingSince: row.createdAt }),
			})
			.where(and(eq(table.id, row.id), eq(table.updatedAt, ''))),
	)
	if (first) await db.batch([first, ...others])
}

export const countIncomplete = (db: Database, subjects: DeskSubjects) => db.$count(subjects, isIncomplete(subjects))
