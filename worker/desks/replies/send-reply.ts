import { eq, sql } from 'drizzle-orm'
import type { SendReplyForm, SentReply } from '#contracts/desks/replies.ts'
import { undoReplyMs } from '#contracts/shared/periods.ts'
import type { Database } from '#worker/data/db.ts'
import { isRefusedByGuard, refuseUnless, refuseUnlessChanged } from '#worker/data/write-guards.ts'
import { recordEdit } from '#worker/editing/rows/record-edit.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Bindings, Editor } from '#worker/http/request-context.ts'
import { queueMail } from '#worker/mail/outbox.ts'
import { newestMessage } from '../conversation/conversation.queries.ts'
import { type Desk, isToActOn, waitingAfterReply } from '../desk.ts'
import { messageKeyOf, storedMailFacts } from '../mail-facts.ts'
import { storedAct, storedSent } from '../message-events.ts'
import { refuseOwnAddresses } from '../own-addresses.ts'
import { hasOtherDraft, isThere, keepDraft, ownDraft, ownDraftId } from './write-reply.ts'

/**
 * Sends a reply: it leaves after `undoReplyMs` at the earliest. The subject then waits for the visitor, and belongs to the
 * writer if nobody owned it. Throws the desk's `answered` if there is a message that the writer has not seen.
 */
export async function sendReply(
	db: Database,
	bindings: Bindings,
	desk: Desk,
	form: SendReplyForm,
	editor: Editor,
): Promise<SentReply> {
	const { subjects, messages, errors } = desk
	const now = editor.now ?? new Date()
	const at = now.toISOString()
	const leavesAt = new Date(now.getTime() + undoReplyMs).toISOString()
	const { subjectId, text, version, state, copied = [], quotes = true } = form
	const staffId = editor.staff.id
	const [before] = await db
		.select({
			emailId: subjects.emailId,
			state: subjects.state,
			ownerId: subjects.ownerId,
			waitingSince: subjects.waitingSince,
			wakesAt: subjects.wakesAt,
			newest: newestMessage(desk, subjectId),
		})
		.from(subjects)
		.where(isToActOn(desk, subjectId, staffId))
	if (!before) throw new AppError(errors.notFound)
	if (before.emailId === '') throw new AppError(errors.withoutAddress)
	if (before.newest !== form.newestMessage) throw new AppError(errors.answered)
	await refuseOwnAddresses(db, bindings, desk, 'copied', [before.emailId, ...copied])
	const { emailId: _, newest: __, ...given } = before
	const mail = storedMailFacts({ copiedTo: copied, quotes })
	const isMoved = desk.states.flow === null && state !== given.state
	try {
		const [, [draft]] = await db.batch([
			refuseUnless(
				db,
				sql`${isThere(desk, subjectId, staffId)} and ${newestMessage(desk, subjectId)} is ${form.newestMessage}`,
			),
			keepDraft(db, desk, { subjectId, text, version }, editor, now),
			refuseUnlessChanged(db),
			...(isMoved ? (desk.followMove?.(db, [{ id: subjectId, state }], at) ?? []) : []),
			queueMail(db, `${desk.mails}-reply`, ownDraftId(desk, subjectId, staffId), now, leavesAt),
			db
				.update(messages)
				.set({
					delivery: 'queued',
					at,
					leavesAt,
					textKey: messageKeyOf({ text, mail }),
					mail,
					event: storedSent({ ...given, newState: state }),
				})
				.where(ownDraft(desk, subjectId, staffId)),
			db
				.update(subjects)
				.set({
					state,
					waitingSince: waitingAfterReply(desk.states, state, at),
					wakesAt: null,
					...(isMoved && desk.moved?.after(state, at)),
					ownerId: sql`coalesce(${subjects.ownerId}, ${staffId})`,
					version: sql`${subjects.version} + 1`,
					updatedAt: at,
				})
				.where(eq(subjects.id, subjectId)),
			refuseUnlessChanged(db),
			...(isMoved ? [db.insert(messages).values(movedByReply(subjectId, staffId, at, given.state, state))] : []),
			recordEdit(db, editor, {
				...{ section: desk.section, action: 'answered', itemId: subjectId },
				...(isMoved && { changes: { state: [given.state, state] } }),
			}),
		])
		if (!draft) throw new Error('The sent reply has no id')
		return { id: draft.id, leavesAt }
	} catch (error) {
		if (hasOtherDraft(error, desk)) throw new AppError('reply.stale')
		if (isRefusedByGuard(error)) throw await refusalOf(db, desk, form, staffId)
		throw error
	}
}

/** The event of a move that came with a mail, in a desk where only staff move subjects. */
const movedByReply = (subjectId: number, authorId: number, at: string, before: string, after: string) =>
	({ subjectId, kind: 'event', at, authorId, event: storedAct({ act: 'written', before, after }) }) as const

/** Tells which of the guards refused: the subject was erased, there is a newer message, or the draft is another one. */
async function refusalOf(
	db: Database,
	desk: Desk,
	{ subjectId, newestMessage: seen }: SendReplyForm,
	staffId: number,
): Promise<AppError> {
	const { subjects, errors } = desk
	const [now] = await db
		.select({ newest: newestMessage(desk, subjectId) })
		.from(subjects)
		.where(isToActOn(desk, subjectId, staffId))
	if (!now) return new AppError(errors.notFound)
	return new AppError(now.newest === seen ? 'reply.stale' : errors.answered)
}
