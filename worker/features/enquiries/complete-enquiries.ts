import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '#worker/data/db.ts'
import { enquiries, enquiryKeysOf } from './enquiries.table.ts'

const perRun = 50

/** The enquiries that `completeEnquiries` completes. Each state has its part of an index. */
const isIncomplete = and(inArray(enquiries.state, enquiries.state.enumValues), eq(enquiries.updatedAt, ''))

/** Completes enquiries that the code before the desk has written: the times from which their answers are due, and their keys. */
export async function completeEnquiries(db: Database): Promise<void> {
	const { id, name, organization, emailId, message, createdAt, state } = enquiries
	const found = await db
		.select({ id, name, organization, emailId, message, createdAt, state })
		.from(enquiries)
		.where(isIncomplete)
		.limit(perRun)
	const [first, ...others] = found.map((row) =>
		db
			.update(enquiries)
			.set({
				...enquiryKeysOf(row),
				updatedAt: row.createdAt,
				...(row.state === 'new' && { waitingSince: row.createdAt }),
			})
			.where(and(eq(id, row.id), eq(enquiries.updatedAt, ''))),
	)
	if (first) await db.batch([first, ...others])
}

export const countIncomplete = (db: Database) => db.$count(enquiries, isIncomplete)
