import { and, eq, sql } from 'drizzle-orm'
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
import { enquiries } from '../enquiries.table.ts'
import { enquiryMessages } from '../messages.table.ts'

/** The reply that a member of staff writes in a conversation. */
export const ownDraft = (enquiryId: number, staffId: number) =>
	and(
		eq(enquiryMessages.enquiryId, enquiryId),
		eq(enquiryMessages.authorId, staffId),
		eq(enquiryMessages.delivery, 'draft'),
	)

/** The statement that keeps the text of a reply. A reply that is new becomes the one draft of its writer. */
export function keepDraft(db: Database, { enquiryId, text, version }: ReplyDraftForm, { staff }: Editor, now: Date) {
	const at = now.toISOString()
	const draft = { enquiryId, kind: 'reply', delivery: 'draft', authorId: staff.id, text, at } as const
	return version === null
		? db.insert(enquiryMessages).values(draft).returning()
		: db
				.update(enquiryMessages)
				.set({ text, at, version: version + 1 })
				.where(and(ownDraft(enquiryId, staff.id), eq(enquiryMessages.version, version)))
				.returning()
}

/**
 * Keeps a reply that is being written. The conversation does not change by it. Throws `reply.stale` if another window of
 * the same person has written it since.
 */
export async function saveReplyDraft(db: Database, form: ReplyDraftForm, editor: Editor): Promise<SavedReplyDraft> {
	const now = editor.now ?? new Date()
	try {
		const [, [kept]] = await db.batch([
			refuseUnless(db, sql`exists (select 1 from ${enquiries} where ${enquiries.id} = ${form.enquiryId})`),
			keepDraft(db, form, editor, now),
		])
		if (!kept) throw new AppError('reply.stale')
		return { id: kept.id, version: kept.version, updatedAt: kept.at }
	} catch (error) {
		if (isRefusedByGuard(error)) throw new AppError('enquiry.not-found')
		if (isDuplicate(error, 'enquiry_messages.enquiry_id')) throw new AppError('reply.stale')
		throw error
	}
}

/** Discards the reply that is being written, with its attachments. */
export async function discardReplyDraft(
	db: Database,
	{ enquiryId }: { enquiryId: number },
	{ staff, now = new Date() }: Editor,
): Promise<void> {
	const drafts = sql`select ${enquiryMessages.id} from ${enquiryMessages} where ${ownDraft(enquiryId, staff.id)}`
	await db.batch([
		...releaseFiles(db, (of) => sql`${of}.holder = 'enquiryMessage' and ${of}.holder_id in (${drafts})`, now),
		db.delete(enquiryMessages).where(ownDraft(enquiryId, staff.id)),
	])
}

/** In bytes. A mail may have 5 MiB, and its attachments grow by a third in it. */
const mostAttachedBytes = 3_500_000
const mostAttachments = 10

/** Attaches a PDF or a picture to the reply that is being written, which begins with it if there is none. */
export async function attachToReply(
	db: Database,
	bindings: Buckets,
	{ enquiryId, file }: AttachmentForm,
	editor: Editor,
): Promise<Attachment> {
	const now = editor.now ?? new Date()
	const [upload] = await checkedFiles([{ field: 'file', file, rule: attachmentRule(file) }])
	if (!upload) throw new AppError('request.invalid', { fields: { file: 'Choose a file' } })
	const draftId = sql<number>`(select ${enquiryMessages.id} from ${enquiryMessages} where ${ownDraft(enquiryId, editor.staff.id)})`
	const attached = sql`from ${fileHolders} join ${files} on ${files.key} = ${fileHolders.fileKey}
		where ${fileHolders.holder} = 'enquiryMessage' and ${fileHolders.holderId} = ${draftId}`
	const fits = sql`exists (select 1 from ${enquiries} where ${enquiries.id} = ${enquiryId})
		and (select count(*) < ${mostAttachments} and coalesce(sum(${files.size}), 0) <= ${mostAttachedBytes - upload.bytes.byteLength} ${attached})`
	const key = await keepFile(db, bindings, 'private', upload, now)
	try {
		await db.batch([
			refuseUnless(db, fits),
			db
				.insert(enquiryMessages)
				.values({ enquiryId, kind: 'reply', delivery: 'draft', authorId: editor.staff.id, at: now.toISOString() })
				.onConflictDoNothing(),
			db.insert(fileHolders).select(sql`select 'enquiryMessage', ${draftId}, ${key}, 0, null, null, ''`),
			filesStay(db, [key]),
		])
	} catch (error) {
		if (!isRefusedByGuard(error)) throw error
		if (!(await isThere(db, enquiryId))) throw new AppError('enquiry.not-found')
		throw new AppError('request.invalid', {
			fields: { file: `A reply takes ${mostAttachments} files of 3.5 MB together. Send a link to a larger file.` },
		})
	}
	return { key, name: upload.name, type: upload.type, size: upload.bytes.byteLength }
}

const isThere = async (db: Database, enquiryId: number) => (await db.$count(enquiries, eq(enquiries.id, enquiryId))) > 0

/** Takes a file from the reply that is being written. */
export async function removeAttachment(
	db: Database,
	{ enquiryId, key }: { enquiryId: number; key: string },
	{ staff, now = new Date() }: Editor,
): Promise<void> {
	const drafts = sql`select ${enquiryMessages.id} from ${enquiryMessages} where ${ownDraft(enquiryId, staff.id)}`
	await db.batch(
		releaseFiles(
			db,
			(of) => sql`${of}.holder = 'enquiryMessage' and ${of}.holder_id in (${drafts}) and ${of}.file_key = ${key}`,
			now,
		),
	)
}
