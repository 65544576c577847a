import { eq, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import { type SendReplyForm, type SentReply, undoReplyMs } from '#contracts/desks/replies.ts'
import { enquiryStates } from '#contracts/enquiries/desk.ts'
import type { Database } from '#worker/data/db.ts'
import { isRefusedByGuard, refuseUnless, refuseUnlessChanged } from '#worker/data/write-guards.ts'
import { recordEdit } from '#worker/editing/rows/record-edit.ts'
import { AppError, isDuplicate } from '#worker/http/errors.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { queueMail } from '#worker/mail/outbox.ts'
import { newestWord } from '../desk/conversation.queries.ts'
import { enquiries } from '../enquiries.table.ts'
import { enquiryMessages, textKeyOf } from '../messages.table.ts'
import { keepDraft, ownDraft } from './write-reply.ts'

/** What a sent reply keeps: what an undo gives back to the enquiry, and the state that the reply gave it. */
export const sentEvent = z.object({
	state: z.enum(enquiryStates),
	ownerId: z.nullable(z.int()),
	waitingSince: z.nullable(z.string()),
	wakesAt: z.nullable(z.string()),
	newState: z.enum(enquiryStates),
})

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
			refuseUnless(
				db,
				sql`exists (select 1 from ${enquiries} where ${enquiries.id} = ${enquiryId}) and ${newestWord(enquiryId)} is ${form.newestWord}`,
			),
			keepDraft(db, { enquiryId, text, version }, editor, now),
			refuseUnlessChanged(db),
			queueMail(db, 'enquiry-reply', draftId, now, leavesAt),
			db
				.update(enquiryMessages)
				.set({
					delivery: 'queued',
					at,
					leavesAt,
					textKey: textKeyOf(text),
					event: JSON.stringify({ ...given, newState: state } satisfies z.infer<typeof sentEvent>),
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
