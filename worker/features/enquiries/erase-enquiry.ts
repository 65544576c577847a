import { type SQL, sql } from 'drizzle-orm'
import type { Database, Statement } from '#worker/data/db.ts'
import { isAmong } from '#worker/data/is-among.ts'
import { isRefusedByGuard, refuseUnless } from '#worker/data/write-guards.ts'
import { recordEdit } from '#worker/editing/rows/record-edit.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { enquiries } from './enquiries.table.ts'

/**
 * The statements that erase enquiries. Triggers delete the conversations and hand their files to the clean-up. They refuse
 * the batch unless each of the enquiries is still there and fulfils the condition.
 */
export function erasureOf(
	db: Database,
	ids: readonly number[],
	condition: SQL = sql`true`,
): [Statement, ...Statement[]] {
	const isErased = isAmong(enquiries.id, ids)
	return [
		refuseUnless(
			db,
			sql`(select count(*) from ${enquiries} where ${isErased} and ${condition}) = ${new Set(ids).size}`,
		),
		db.delete(enquiries).where(isErased),
	]
}

/** Erases an enquiry with its conversation and its files. The audit log keeps who erased it and when. */
export async function eraseEnquiry(db: Database, id: number, editor: Editor): Promise<void> {
	try {
		await db.batch([
			...erasureOf(db, [id]),
			recordEdit(db, editor, { section: 'enquiries', action: 'erased', itemId: id }),
		])
	} catch (error) {
		if (isRefusedByGuard(error)) throw new AppError('enquiry.not-found')
		throw error
	}
}
