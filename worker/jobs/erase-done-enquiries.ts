import { and, asc, eq, lt } from 'drizzle-orm'
import { dayMs } from '#contracts/shared/periods.ts'
import { recordActs } from '#worker/data/audit.ts'
import type { Database } from '#worker/data/db.ts'
import { isRefusedByGuard } from '#worker/data/write-guards.ts'
import { erasureOf } from '#worker/desks/erase-subjects.ts'
import { isUnmerged } from '#worker/desks/subject-columns.ts'
import { enquiries } from '#worker/features/enquiries/enquiries.table.ts'
import { enquiryDesk } from '#worker/features/enquiries/enquiry-desk.ts'
import { log } from '#worker/http/log.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { retentionDays } from '#worker/set-up/setting-rules.ts'

const perRun = 50

/** Erases enquiries that are done for so many days, if a setting says so; some in each run, those first that rested longest. */
export async function eraseDoneEnquiries(
	db: Database,
	bindings: Pick<Bindings, 'DONE_ENQUIRY_RETENTION_DAYS'>,
	now = new Date(),
): Promise<void> {
	if (!bindings.DONE_ENQUIRY_RETENTION_DAYS) return
	const days = retentionDays(bindings.DONE_ENQUIRY_RETENTION_DAYS)
	if (days === null) {
		log('error', 'retention.setting', { wanted: 'DONE_ENQUIRY_RETENTION_DAYS: a whole number of days from 1' })
		return
	}
	const before = new Date(now.getTime() - days * dayMs).toISOString()
	// What was merged goes with the enquiry that it was merged into.
	const isDue = and(eq(enquiries.state, 'done'), lt(enquiries.updatedAt, before), isUnmerged(enquiries))
	const due = await db
		.select({ id: enquiries.id })
		.from(enquiries)
		.where(isDue)
		.orderBy(asc(enquiries.updatedAt), asc(enquiries.id))
		.limit(perRun)
	if (due.length === 0) return
	const ids = due.map(({ id }) => id)
	const requestId = crypto.randomUUID()
	try {
		await db.batch([
			...erasureOf(db, enquiryDesk, ids, isDue),
			recordActs(
				db,
				ids.map((itemId) => ({ actor: null, section: 'enquiries', action: 'erased', itemId, requestId })),
				now,
			),
		])
	} catch (error) {
		// Somebody has written to one of them, or erased it. The next run erases the others.
		if (!isRefusedByGuard(error)) throw error
	}
}
