import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#worker/data/db.ts'
import { insertFrom } from '#worker/data/insert-from.ts'
import { enquiries } from '../enquiries.table.ts'
import { enquiryMessages } from '../messages.table.ts'

/** Wakes enquiries whose snooze has ended: they are open again. */
export async function wakeEnquiries(db: Database, now: Date): Promise<void> {
	const at = now.toISOString()
	const isDue: SQL = sql`${enquiries.wakesAt} <= ${at}`
	await db.batch([
		insertFrom(
			db,
			enquiryMessages,
			{
				enquiryId: sql`${enquiries.id}`,
				kind: 'event',
				at,
				event: sql`json_object('act', 'woken', 'before', ${enquiries.wakesAt}, 'after', null)`,
			},
			sql`from ${enquiries} where ${isDue}`,
		),
		db
			.update(enquiries)
			.set({ state: 'open', wakesAt: null, version: sql`${enquiries.version} + 1`, updatedAt: at })
			.where(isDue),
	])
}
