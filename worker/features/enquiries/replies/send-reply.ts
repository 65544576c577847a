import { and, eq, sql } from 'drizzle-orm'
import type { EnquiryState } from '#contracts/enquiries/desk.ts'
import { type SendReplyForm, type SentReply, undoReplyMs } from '#contracts/enquiries/replies.ts'
import { searchKey } from '#contracts/shared/search-key.ts'
import type { Database } from '#worker/data/db.ts'
import { isRefusedByGuard, refuseUnless, refuseUnlessChanged } from '#worker/data/write-guards.ts'
import { recordEdit } from '#worker/editing/rows/record-edit.ts'
import { AppError, isDuplicate } from '#worker/http/errors.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { outbox } from '#worker/mail/outbox.table.ts'
import { queueMail } from '#worker/mail/outbox.ts'
import { newestWord } from '../desk/conversation.queries.ts'
import { enquiries } from '../enquiries.table.ts'
import { enquiryMessages } from '../messages.table.ts'
import { keepDraft, ownDraft } from './write-reply.ts'

/** What an undo gives back to the enquiry. */
type Before = { state: EnquiryState; ownerId: number | null; waitingSince: string | null; wakesAt: string | null }

/**
 * Sends a reply: it leaves after `undoReplyMs` at the earliest. The enquiry then waits for the visitor, and belongs to the
 * writer if nobody owned it. Throws `enquiry.answered` if there is a message that the writer has not seen.
 */
export async function sendReply(db: Database, form: SendReplyForm, editor: Editor): Promise<SentReply> {
	const now = editor.now ?? new Date()
	const at = now.toISOString()
	const leavesAt = new Date(now.getTime() + undoReplyMs).toISOString()
	const { enquiryId, text, version, state } = form
	const [before] = await db
		.select({
			emailId: enquiries.emailId,
			state: enquiries.state,
			ownerId: enquiries.ownerId,
			waitingSince: enquiries.waitingSince,
			wakesAt: enquiries.wakesAt,
			newestWord: newestWord(enquiryId),
		})
		.from(enquiries)
		.where(eq(enquiries.id, enquiryId))
	if (!before) throw new AppError('enquiry.not-found')
	if (before.emailId === '') throw new AppError('enquiry.without-address')
	if (before.newestWord !== form.newestWord) throw new AppError('enquiry.answered')
	const { emailId: _, newestWord: __, ...given } = before
	const isTheDraft = ownDraft(enquiryId, editor.staff.id)
	const draftId = sql<number>`(select ${enquiryMessages.id} from ${enquiryMessages} where ${isTheDraft})`
	try {
		const [, [draft]] = await db.batch([
			refuseUnless(db, sql`${newestWord(enquiryId)} is ${form.newestWord}`),
			keepDraft(db, { enquiryId, text, version }, editor, now),
			refuseUnlessChanged(db),
			queueMail(db, 'enquiry-reply', draftId, now, leavesAt),
			db
				.update(enquiryMessages)
				.set({
					delivery: 'queued',
					at,
					leavesAt,
					textKey: searchKey(text),
					event: JSON.stringify({ ...given, newState: state }),
				})
				.where(isTheDraft),
			db
				.update(enquiries)
				.set({
					state,
					waitingSince: null,
					wakesAt: null,
					ownerId: sql`coalesce(${enquiries.ownerId}, ${editor.staff.id})`,
					version: sql`${enquiries.version} + 1`,
					updatedAt: at,
				})
				.where(eq(enquiries.id, enquiryId)),
			refuseUnlessChanged(db),
			recordEdit(db, editor, { section: 'enquiries', action: 'answered', itemId: enquiryId }),
		])
		if (!draft) throw new Error('The sent reply has no id')
		return { id: draft.id, leavesAt }
	} catch (error) {
		if (isDuplicate(error, 'enquiry_messages.enquiry_id')) throw new AppError('reply.stale')
		if (isRefusedByGuard(error)) throw await refusalOf(db, form)
		throw error
	}
}

/** Tells which of the guards refused: the enquiry was erased, there is a newer word, or the draft is another one. */
async function refusalOf(db: Database, { enquiryId, newestWord: seen }: SendReplyForm): Promise<AppError> {
	const [now] = await db
		.select({ newestWord: newestWord(enquiryId) })
		.from(enquiries)
		.where(eq(enquiries.id, enquiryId))
	if (!now) return new AppError('enquiry.not-found')
	return new AppError(now.newestWord === seen ? 'reply.stale' : 'enquiry.answered')
}

/**
 * Takes a reply back that has not left yet: it is a draft again, and the enquiry stands where it stood. It competes with
 * the cron for the row of the outbox, which only one of them can change. Throws `reply.left` if the mail is on its way.
 */
export async function undoReply(db: Database, { id }: { id: number }, editor: Editor): Promise<void> {
	const { staff, now = new Date() } = editor
	const [reply] = await db
		.select({ enquiryId: enquiryMessages.enquiryId, event: enquiryMessages.event })
		.from(enquiryMessages)
		.where(and(eq(enquiryMessages.id, id), eq(enquiryMessages.authorId, staff.id), eq(enquiryMessages.kind, 'reply')))
	if (!reply) throw new AppError('reply.not-found')
	const { newState, ...before } = JSON.parse(reply.event ?? '{}') as Before & { newState: EnquiryState }
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
				.set({
					// What somebody has changed since then stays.
					state: sql`case ${enquiries.state} when ${newState} then ${before.state} else ${enquiries.state} end`,
					ownerId: sql`case ${enquiries.ownerId} when ${staff.id} then ${before.ownerId} else ${enquiries.ownerId} end`,
					waitingSince: sql`coalesce(${enquiries.waitingSince}, ${before.waitingSince})`,
					wakesAt: sql`case ${enquiries.state} when ${newState} then ${before.wakesAt} else ${enquiries.wakesAt} end`,
					version: sql`${enquiries.version} + 1`,
					updatedAt: now.toISOString(),
				})
				.where(eq(enquiries.id, reply.enquiryId)),
			recordEdit(db, editor, { section: 'enquiries', action: 'answer taken back', itemId: reply.enquiryId }),
		])
	} catch (error) {
		if (isRefusedByGuard(error)) throw new AppError('reply.left')
		if (isDuplicate(error, 'enquiry_messages.enquiry_id'))
			throw new AppError('reply.stale', {
				message: 'You have begun another reply in this conversation. Send or discard it first.',
			})
		throw error
	}
}
