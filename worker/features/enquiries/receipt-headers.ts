import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { z } from 'zod/mini'
import { dueAt } from '#contracts/desks/office-hours.ts'
import { referenceOf } from '#contracts/desks/reference.ts'
import { described, moment } from '#contracts/shared/answers.ts'
import type { Database } from '#worker/data/db.ts'
import { causeOf } from '#worker/http/cause.ts'
import { log } from '#worker/http/log.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { officeHoursOf } from './departments.ts'
import { departments, enquiries } from './enquiries.table.ts'

/** What the contact page tells the visitor once the enquiry is stored. */
export const receiptHeaders = z.object({
	'X-Reference': described('What the visitor may call the enquiry.', z.string(), 'K7M-4QX'),
	'X-Answer-Due': z.optional(moment('When the answer is due by the hours of the department; absent if it is unknown.')),
})

async function answerDueAt(db: Database, id: number): Promise<string | null> {
	const [found] = await db
		.select({ createdAt: enquiries.createdAt, department: departments })
		.from(enquiries)
		.innerJoin(departments, eq(departments.id, enquiries.departmentId))
		.where(eq(enquiries.id, id))
	return found ? dueAt(found.createdAt, officeHoursOf(found.department)) : null
}

/** Adds `receiptHeaders` to the answer. The enquiry is stored, so a failure leaves out the time and nothing more. */
export async function addReceiptHeaders(c: Context<AppEnv>, id: number): Promise<void> {
	c.header('X-Reference', referenceOf(id))
	const due = await answerDueAt(c.var.db, id).catch((error: unknown) => {
		log('warn', 'enquiry.due-time-unknown', { requestId: c.var.requestId, cause: causeOf(error) })
		return null
	})
	if (due !== null) c.header('X-Answer-Due', due)
}
