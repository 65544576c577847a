import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Database, Statement } from '#worker/data/db.ts'
import { isAmong } from '#worker/data/is-among.ts'
import { isRefusedByGuard, refuseUnless } from '#worker/data/write-guards.ts'
import { recordEdit } from '#worker/editing/rows/record-edit.ts'
import { filesErase } from '#worker/files/file-states.ts'
import { fileHolders, files } from '#worker/files/files.table.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { enquiries } from './enquiries.table.ts'
import { enquiryMessages } from './messages.table.ts'

/**
 * The statements that erase enquiries with their conversations and files. They refuse the batch unless each of the enquiries
 * is still there and fulfils the condition.
 */
export function erasureOf(
	db: Database,
	ids: readonly number[],
	now: Date,
	condition: SQL = sql`true`,
): [Statement, ...Statement[]] {
	const isErased = isAmong(enquiries.id, ids)
	const messages = db
		.select({ id: enquiryMessages.id })
		.from(enquiryMessages)
		.where(isAmong(enquiryMessages.enquiryId, ids))
	const isHeld = sql`${fileHolders.holder} = 'enquiryMessage' and ${inArray(fileHolders.holderId, messages)}`
	const held = db.select({ key: fileHolders.fileKey }).from(fileHolders).where(isHeld)
	return [
		refuseUnless(
			db,
			sql`(select count(*) from ${enquiries} where ${isErased} and ${condition}) = ${new Set(ids).size}`,
		),
		filesErase(db, inArray(files.key, held), now),
		db.delete(fileHolders).where(isHeld),
		db.delete(enquiryMessages).where(isAmong(enquiryMessages.enquiryId, ids)),
		db.delete(enquiries).where(isErased),
	]
}

/** Erases an enquiry with its conversation and its files. The audit log keeps who erased it and when. */
export async function eraseEnquiry(db: Database, id: number, editor: Editor): Promise<void> {
	const now = editor.now ?? new Date()
	try {
		await db.batch([
			...erasureOf(db, [id], now),
			recordEdit(db, editor, { section: 'enquiries', action: 'erased', itemId: id }),
		])
	} catch (error) {
		if (isRefusedByGuard(error)) throw new AppError('enquiry.not-found')
		throw error
	}
}
