import { type SQL, sql } from 'drizzle-orm'
import type { Database, Statement } from '#worker/data/db.ts'
import { isAmong } from '#worker/data/is-among.ts'
import { isRefusedByGuard, refuseUnless } from '#worker/data/write-guards.ts'
import { recordEdit } from '#worker/editing/rows/record-edit.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Editor } from '#worker/http/request-context.ts'
import type { Desk } from './desk.ts'

/**
 * The statements that erase subjects. Triggers delete the conversations and hand their files to the clean-up. They refuse the
 * batch unless each of the subjects is still there and fulfils the condition.
 */
export function erasureOf(
	db: Database,
	{ subjects }: Pick<Desk, 'subjects'>,
	ids: readonly number[],
	condition: SQL = sql`true`,
): [Statement, ...Statement[]] {
	const isErased = isAmong(subjects.id, ids)
	return [
		refuseUnless(db, sql`(select count(*) from ${subjects} where ${isErased} and ${condition}) = ${new Set(ids).size}`),
		db.delete(subjects).where(isErased),
	]
}

/** Erases a subject with its conversation and its files. The audit log keeps who erased it and when. */
export async function eraseSubject(db: Database, desk: Desk, id: number, editor: Editor): Promise<void> {
	try {
		await db.batch([
			...erasureOf(db, desk, [id]),
			recordEdit(db, editor, { section: desk.section, action: 'erased', itemId: id }),
		])
	} catch (error) {
		if (isRefusedByGuard(error)) throw new AppError(desk.errors.notFound)
		throw error
	}
}
