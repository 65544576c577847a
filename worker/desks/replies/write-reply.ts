import { and, eq, getTableName, type SQL, sql } from 'drizzle-orm'
import type { Attachment } from '#contracts/desks/conversation.ts'
import {
	type AttachmentForm,
	attachmentRule,
	type ReplyDraftForm,
	type SavedReplyDraft,
} from '#contracts/desks/replies.ts'
import type { Database } from '#worker/data/db.ts'
import { isRefusedByGuard, refuseUnless } from '#worker/data/write-guards.ts'
import type { Buckets } from '#worker/files/bucket.ts'
import { filesStay } from '#worker/files/file-states.ts'
import { fileHolders, files } from '#worker/files/files.table.ts'
import { releaseFiles } from '#worker/files/hold-files.ts'
import { keepFile } from '#worker/files/keep-file.ts'
import { checkedFiles } from '#worker/files/keep-files.ts'
import { AppError, isDuplicate } from '#worker/http/errors.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { type Desk, isToActOn } from '../desk.ts'
import { storedMailFacts } from '../mail-facts.ts'

/** The reply that a member of staff writes in a conversation. */
export const ownDraft = ({ messages }: Desk, subjectId: number, staffId: number) =>
	and(eq(messages.subjectId, subjectId), eq(messages.authorId, staffId), eq(messages.delivery, 'draft'))

/** The id of that reply, as an expression. */
export const ownDraftId = (desk: Desk, subjectId: number, staffId: number): SQL<number> =>
	sql`(select ${desk.messages.id} from ${desk.messages} where ${ownDraft(desk, subjectId, staffId)})`

/** Whether a subject is there for a member of staff, as a condition for a guard. */
export const isThere = (desk: Desk, subjectId: number, staffId: number): SQL =>
	sql`exists (select 1 from ${desk.subjects} where ${isToActOn(desk, subjectId, staffId)})`

/** Whether a second draft of the same writer was refused. */
export const hasOtherDraft = (error: unknown, { messages }: Desk): boolean =>
	isDuplicate(error, `${getTableName(messages)}.${messages.subjectId.name}`)

/** The statement that keeps the text of a reply. A reply that is new becomes the one draft of its writer. */
export function keepDraft(
	db: Database,
	desk: Desk,
	{ subjectId, text, version, copied }: ReplyDraftForm,
	{ staff }: Editor,
	now: Date,
) {
	const { messages } = desk
	const at = now.toISOString()
	const facts = copied && { mail: storedMailFacts({ copiedTo: copied }) }
	const draft = { subjectId, kind: 'reply', delivery: 'draft', authorId: staff.id, text, at, ...facts } as const
	return version === null
		? db.insert(messages).values(draft).returning()
		: db
				.update(messages)
				.set({ text, at, version: version + 1, ...facts })
				.where(and(ownDraft(desk, subjectId, staff.id), eq(messages.version, version)))
				.returning()
}

/**
 * Keeps a reply that is being written. The conversation does not change by it. Throws `reply.stale` if another window of
 * the same person has written it since.
 */
export async function saveReplyDraft(
	db: Database,
	desk: Desk,
	form: ReplyDraftForm,
	editor: Editor,
): Promise<SavedReplyDraft> {
	const now = editor.now ?? new Date()
	try {
		const [, [kept]] = await db.batch([
			refuseUnless(db, isThere(desk, form.subjectId, editor.staff.id)),
			keepDraft(db, desk, form, editor, now),
		])
		if (!kept) throw new AppError('reply.stale')
		return { id: kept.id, version: kept.version, updatedAt: kept.at }
	} catch (error) {
		if (isRefusedByGuard(error)) throw new AppError(desk.errors.notFound)
		if (hasOtherDraft(error, desk)) throw new AppError('reply.stale')
		throw error
	}
}

/** Discards the reply that is being written, with its attachments. */
export async function discardReplyDraft(
	db: Database,
	desk: Desk,
	{ subjectId }: { subjectId: number },
	{ staff, now = new Date() }: Editor,
): Promise<void> {
	await db.batch([
		...releaseFiles(db, ofDraft(desk, subjectId, staff.id), now),
		db.delete(desk.messages).where(ownDraft(desk, subjectId, staff.id)),
	])
}

const ofDraft = (desk: Desk, subjectId: number, staffId: number) => (of: SQL) =>
	sql`${of}.holder = ${desk.holder} and ${of}.holder_id in ${ownDraftId(desk, subjectId, staffId)}`

/** In bytes. A mail may have 5 MiB, and its attachments grow by a third in it. */
const mostAttachedBytes = 3_500_000
const mostAttachments = 10

/** Attaches a PDF or a picture to the reply that is being written, which begins with it if there is none. */
export async function attachToReply(
	db: Database,
	desk: Desk,
	bindings: Buckets,
	{ subjectId, file }: AttachmentForm,
	{ staff, now = new Date() }: Editor,
): Promise<Attachment> {
	const [upload] = await checkedFiles([{ field: 'file', file, rule: attachmentRule(file) }])
	if (!upload) throw new AppError('request.invalid', { fields: { file: 'Choose a file' } })
	const draftId = ownDraftId(desk, subjectId, staff.id)
	const attached = sql`from ${fileHolders} join ${files} on ${files.key} = ${fileHolders.fileKey}
		where ${fileHolders.holder} = ${desk.holder} and ${fileHolders.holderId} = ${draftId}`
	const fits = sql`${isThere(desk, subjectId, staff.id)}
		and (select count(*) < ${mostAttachments} and coalesce(sum(${files.size}), 0) <= ${mostAttachedBytes - upload.bytes.byteLength} ${attached})`
	const key = await keepFile(db, bindings, 'private', upload, now)
	try {
		await db.batch([
			refuseUnless(db, fits),
			db
				.insert(desk.messages)
				.values({ subjectId, kind: 'reply', delivery: 'draft', authorId: staff.id, at: now.toISOString() })
				.onConflictDoNothing(),
			db.insert(fileHolders).select(sql`select ${desk.holder}, ${draftId}, ${key}, 0, null, null, ''`),
			filesStay(db, [key]),
		])
	} catch (error) {
		if (!isRefusedByGuard(error)) throw error
		const mine = isToActOn(desk, subjectId, staff.id)
		if ((await db.$count(desk.subjects, mine)) === 0) throw new AppError(desk.errors.notFound)
		throw new AppError('request.invalid', {
			fields: { file: `A reply takes ${mostAttachments} files of 3.5 MB together. Send a link to a larger file.` },
		})
	}
	return { key, name: upload.name, type: upload.type, size: upload.bytes.byteLength }
}

/** Takes a file from the reply that is being written. */
export async function removeAttachment(
	db: Database,
	desk: Desk,
	{ subjectId, key }: { subjectId: number; key: string },
	{ staff, now = new Date() }: Editor,
): Promise<void> {
	const isOfDraft = ofDraft(desk, subjectId, staff.id)
	await db.batch(releaseFiles(db, (of) => sql`${isOfDraft(of)} and ${of}.file_key = ${key}`, now))
}
