import { aliasedTable, and, eq, sql } from 'drizzle-orm'
import type { Database } from '#worker/data/db.ts'
import { isRefusedByGuard, refuseUnlessChanged } from '#worker/data/write-guards.ts'
import { recordEdit } from '#worker/editing/rows/record-edit.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { outbox } from '#worker/mail/outbox.table.ts'
import type { Desk } from '../desk.ts'
import { actIn, sentOf } from '../message-events.ts'
import { hasOtherDraft } from './write-reply.ts'

/** Whether nobody has replied since this reply was sent. */
function isTheLast({ messages }: Desk, { id, subjectId, at }: { id: number; subjectId: number; at: string }) {
	const later = aliasedTable(messages, 'later')
	return sql`not exists (select 1 from ${messages} as ${later}
		where ${later.subjectId} = ${subjectId} and ${later.kind} = 'reply' and ${later.delivery} is not 'draft'
			and ${later.id} <> ${id} and ${later.at} >= ${at})`
}

/**
 * Takes a reply back that has not left yet: it is a draft again, and the subject stands where it stood, unless a colleague
 * has replied since. It competes with the cron for the row of the outbox, which only one of them can change. Does nothing
 * more for a reply that was taken back. Throws `reply.left` if the mail is on its way.
 */
export async function undoReply(db: Database, desk: Desk, { id }: { id: number }, editor: Editor): Promise<void> {
	const { subjects, messages } = desk
	const { staff, now = new Date() } = editor
	const [reply] = await db
		.select({
			id: messages.id,
			subjectId: messages.subjectId,
			event: messages.event,
			delivery: messages.delivery,
			at: messages.at,
		})
		.from(messages)
		.where(and(eq(messages.id, id), eq(messages.authorId, staff.id), eq(messages.kind, 'reply')))
	if (!reply) throw new AppError('reply.not-found')
	if (reply.delivery === 'draft') return
	const before = sentOf(reply.event, desk.states.all)
	if (!before) throw new AppError('reply.left')
	// What somebody has changed since then stays.
	const isAsSent = sql`${subjects.state} when ${before.newState}`
	const { flow } = desk.states
	const { waitingSince: _, ...own } = desk.moved?.after(before.state, now.toISOString()) ?? {}
	try {
		await db.batch([
			db
				.update(outbox)
				.set({ status: 'dropped', settledAt: now.toISOString() })
				.where(
					and(
						eq(outbox.kind, `${desk.mails}-reply`),
						eq(outbox.subjectId, id),
						eq(outbox.status, 'waiting'),
						eq(outbox.attempts, 0),
					),
				),
			refuseUnlessChanged(db),
			db
				.update(messages)
				.set({
					delivery: 'draft',
					leavesAt: null,
					event: null,
					textKey: '',
					version: sql`${messages.version} + 1`,
				})
				.where(eq(messages.id, id)),
			db
				.update(subjects)
				.set({ version: sql`${subjects.version} + 1`, updatedAt: now.toISOString() })
				.where(eq(subjects.id, reply.subjectId)),
			db
				.update(subjects)
				.set({
					state: sql`case ${isAsSent} then ${before.state} else ${subjects.state} end`,
					ownerId: sql`case ${subjects.ownerId} when ${staff.id} then ${before.ownerId} else ${subjects.ownerId} end`,
					waitingSince: flow
						? sql`coalesce(${before.waitingSince}, ${subjects.waitingSince})`
						: sql`case ${isAsSent} then ${before.waitingSince} else ${subjects.waitingSince} end`,
					...Object.fromEntries(
						Object.entries(own).map(([name, value]) => [
							name,
							sql`case ${isAsSent} then ${value} else ${desk.moved?.columns[name]} end`,
						]),
					),
					wakesAt: sql`case ${isAsSent} then ${before.wakesAt} else ${subjects.wakesAt} end`,
				})
				.where(and(eq(subjects.id, reply.subjectId), isTheLast(desk, reply))),
			db
				.delete(messages)
				.where(
					and(
						eq(messages.subjectId, reply.subjectId),
						eq(messages.at, reply.at),
						sql`${actIn(messages.event)} = 'written' and ${messages.kind} = 'event'`,
					),
				),
			recordEdit(db, editor, { section: desk.section, action: 'answer taken back', itemId: reply.subjectId }),
		])
	} catch (error) {
		if (isRefusedByGuard(error)) {
			const isDraft = and(eq(messages.id, id), eq(messages.delivery, 'draft'))
			if ((await db.$count(messages, isDraft)) > 0) return
			throw new AppError('reply.left')
		}
		if (hasOtherDraft(error, desk))
			throw new AppError('reply.stale', {
				message: 'You have begun another reply in this conversation. Send or discard it first.',
			})
		throw error
	}
}
