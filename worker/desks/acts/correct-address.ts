import { and, eq } from 'drizzle-orm'
import type { AddressForm } from '#contracts/desks/subject-acts.ts'
import type { Database } from '#worker/data/db.ts'
import { isRefusedByGuard, refuseUnlessChanged } from '#worker/data/write-guards.ts'
import { recordEdit } from '#worker/editing/rows/record-edit.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Bindings, Editor } from '#worker/http/request-context.ts'
import { type Desk, isToActOn } from '../desk.ts'
import { storedAct } from '../message-events.ts'
import { refuseOwnAddresses } from '../own-addresses.ts'

/**
 * Corrects the address of a subject. The one before stands in the conversation, so that its mails stay those of the visitor, and
 * is erased with it. Throws `request.invalid` for an own address, and the desk's `changed`.
 */
export async function correctAddress(
	db: Database,
	bindings: Bindings,
	desk: Desk,
	{ subjectId, version, emailId }: AddressForm,
	editor: Editor,
): Promise<void> {
	const { subjects, messages, errors } = desk
	await refuseOwnAddresses(db, bindings, desk, 'emailId', [emailId])
	const at = (editor.now ?? new Date()).toISOString()
	const authorId = editor.staff.id
	const isIt = isToActOn(desk, subjectId, authorId)
	const [before] = await db.select({ emailId: subjects.emailId }).from(subjects).where(isIt)
	const columns = before && (await desk.addressed(db, subjectId, emailId))
	if (!columns) throw new AppError(errors.notFound)
	try {
		await db.batch([
			db
				.update(subjects)
				.set({ ...columns, version: version + 1, updatedAt: at })
				.where(and(isIt, eq(subjects.version, version))),
			refuseUnlessChanged(db),
			...(desk.followAddress?.(db, subjectId) ?? []),
			db.insert(messages).values({
				subjectId,
				kind: 'event',
				at,
				authorId,
				event: storedAct({ act: 'address', before: before.emailId, after: emailId }),
			}),
			// The audit log outlives the conversation, so it holds no address.
			recordEdit(db, editor, { section: desk.section, action: 'address corrected', itemId: subjectId }),
		])
	} catch (error) {
		if (isRefusedByGuard(error)) throw new AppError(errors.changed)
		throw error
	}
}
