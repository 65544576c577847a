import { Hono } from 'hono'
import { done } from '#contracts/shared/answers.ts'
import { type OwnDetailsInput, ownDetailsForm } from '#contracts/users/users.ts'
import { changesBetween } from '#worker/data/audit.ts'
import type { Database } from '#worker/data/db.ts'
import { users } from '#worker/data/users.table.ts'
import { isRefusedByGuard, refuseUnlessChanged } from '#worker/data/write-guards.ts'
import { editColumns } from '#worker/editing/rows/edited-row.ts'
import { lastWriteWins } from '#worker/editing/rows/last-write-wins.ts'
import { recordEdit } from '#worker/editing/rows/record-edit.ts'
import { asRead, nextVersion, staleWrite } from '#worker/editing/rows/stale-write.ts'
import { requireAccount } from '#worker/features/auth/guard.ts'
import { checkFresh } from '#worker/features/auth/second-factor/confirm.ts'
import { answers } from '#worker/http/answers.ts'
import { AppError } from '#worker/http/errors.ts'
import type { AppEnv, Editor } from '#worker/http/request-context.ts'
import { validate } from '#worker/http/validate.ts'
import { userSearchKey } from './user-names.ts'
import { findUser } from './users.queries.ts'

/** Changes one's own name and number. Throws `write.stale` as the user form does, and `sign-in.not-fresh` for the number. */
async function changeOwnDetails(db: Database, form: OwnDetailsInput, editor: Editor): Promise<void> {
	const { id } = editor.staff
	const before = await findUser(db, id)
	if (!before) throw new AppError('user.not-found')
	if (form.version !== undefined && form.version !== before.version) throw await staleWrite(db, users, id)
	const { fullName, mobileNumber } = form
	const changes = changesBetween(before, { fullName, mobileNumber })
	if ('mobileNumber' in changes) checkFresh(editor.staff)
	const columns = { fullName, mobileNumber, ...userSearchKey({ ...before, fullName }), ...editColumns(editor) }
	try {
		await db.batch([
			db
				.update(users)
				.set({ ...columns, version: nextVersion(users) })
				.where(asRead(users, before)),
			refuseUnlessChanged(db),
			recordEdit(db, editor, { section: 'users', action: 'changed', itemId: id, changes }),
		])
	} catch (error) {
		if (isRefusedByGuard(error)) throw await staleWrite(db, users, id)
		throw error
	}
}

/** The own details of the signed-in user: any member of staff. */
export const ownDetailsStaff = new Hono<AppEnv>().post(
	'/saveowndetails',
	requireAccount,
	validate('json', ownDetailsForm),
	answers(done, { summary: 'Change the own name and number', errors: ['write.stale', 'sign-in.not-fresh'] }),
	async (c) => {
		const form = c.req.valid('json')
		await lastWriteWins(form.version, () => changeOwnDetails(c.var.db, form, c.var.editor))
		return c.json(true as const)
	},
)
export type OwnDetailsApi = typeof ownDetailsStaff
