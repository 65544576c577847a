import { and, eq, sql } from 'drizzle-orm'
import { jsonOf } from '#contracts/shared/json.ts'
import type { Database } from '#worker/data/db.ts'
import { isRefusedByGuard, refuseUnlessChanged } from '#worker/data/write-guards.ts'
import { recordEdit } from '#worker/editing/rows/record-edit.ts'
import { AppError, isDuplicate } from '#worker/http/errors.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { outbox } from '#worker/mail/outbox.table.ts'
import { enquiries } from '../enquiries.table.ts'
import { enquiryMessages } from '../messages.table.ts'
import { sentEvent } from './send-reply.ts'

/** Whether nobody has replied since this reply was sent. */
const isTheLast = ({ id, enquiryId, at }: { id: number; enquiryId: number; at: string }) =>
	sql`not exists (select 1 from ${enquiryMessages} as later
		where later.enquiry_id = ${enquiryId} and later.kind = 'reply' and later.delivery is not 'draft'
			and later.id <> ${id} and later.at >= ${at})`

/**
 * Takes a reply back that has not left yet: it is a draft again, and the enquiry stands where it stood, unless a colleague
 * has replied since. It competes with the cron for the row of the outbox, which only one of them can change. Does nothing
 * more for a reply that was taken back. Throws `reply.left` if the mail is on its way.
 */
export async function undoReply(db: Database, { id }: { id: number }, editor: Editor): Promise<void> {
	const { staff, now = new Date() } = editor
	const [reply] = await db
		.select({
			id: enquiryMessages.id,
			enquiryId: enquiryMessages.enquiryId,
			event: enquiryMessages.event,
			delivery: enquiryMessages.delivery,
			at: enquiryMessages.at,
		})
		.from(enquiryMessages)
		.where(and(eq(enquiryMessages.id, id), eq(enquiryMessages.authorId, staff.id), eq(enquiryMessages.kind, 'reply')))
	if (!reply) throw new AppError('reply.not-found')
	if (reply.delivery === 'draft') return
	const before = sentEvent.safeParse(jsonOf(reply.event)).data
	if (!before) throw new AppError('reply.left')
	try {
		await db.batch([
			db
				.update(outbox)
				.set({ status: 'dropped', settledAt: now.toISOString() })
				.where(
					and(
						eq(outbox.kind, 'enquiry-reply'),
						eq(outbox.subjectId, id),
						eq(outbox.status, 'waiting'),
						eq(outbox.attempts, 0),
					),
				),
			refuseUnlessChanged(db),
			db
				.update(enquiryMessages)
				.set({
					delivery: 'draft',
					leavesAt: null,
					event: null,
					textKey: '',
					version: sql`${enquiryMessages.version} + 1`,
				})
				.where(eq(enquiryMessages.id, id)),
			db
				.update(enquiries)
				.set({ version: sql`${enquiries.version} + 1`, updatedAt: now.toISOString() })
				.where(eq(enquiries.id, reply.enquiryId)),
			db
				.update(enquiries)
				.set({
					// What somebody has changed since then stays.
					state: sql`case ${enquiries.state} when ${before.newState} then ${before.state} else ${enquiries.state} end`,
					ownerId: sql`case ${enquiries.ownerId} when ${staff.id} then ${before.ownerId} else ${enquiries.ownerId} end`,
					waitingSince: sql`coalesce(${before.waitingSince}, ${enquiries.waitingSince})`,
					wakesAt: sql`case ${enquiries.state} when ${before.newState} then ${before.wakesAt} else ${enquiries.wakesAt} end`,
				})
				.where(and(eq(enquiries.id, reply.enquiryId), isTheLast(reply))),
			recordEdit(db, editor, { section: 'enquiries', action: 'answer taken back', itemId: reply.enquiryId }),
		])
	} catch (error) {
		if (isRefusedByGuard(error)) {
			const isDraft = and(eq(enquiryMessages.id, id), eq(enquiryMessages.delivery, 'draft'))
			if ((await db.$count(enquiryMessages, isDraft)) > 0) return
			throw new AppError('reply.left')
		}
		if (isDuplicate(error, 'enquiry_messages.enquiry_id'))
			throw new AppError('reply.stale', {
				message: 'You have begun another reply in this conversation. Send or discard it first.',
			})
		throw error
	}
}
