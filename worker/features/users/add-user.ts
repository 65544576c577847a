import { sql } from 'drizzle-orm'
import type { UserInput } from '#contracts/users/users.ts'
import { type Changes, changesBetween } from '#worker/data/audit.ts'
import type { Database } from '#worker/data/db.ts'
import { users } from '#worker/data/users.table.ts'
import { isRefusedByGuard } from '#worker/data/write-guards.ts'
import { recordEdit } from '#worker/editing/rows/record-edit.ts'
import { mailLink } from '#worker/features/auth/password-links.ts'
import { hashPassword } from '#worker/features/auth/passwords.ts'
import { checkFresh } from '#worker/features/auth/second-factor/confirm.ts'
import type { Bindings, Editor } from '#worker/http/request-context.ts'
import { checkGrants } from './edit-rights.ts'
import { claimName, nameRefusal, refusalOfName } from './user-names.ts'
import { auditedUserOf, columnsOf, grantPermissions, nameOrEmailTaken } from './user-row.ts'
import { rolesById } from './users.queries.ts'

/** Adds a user and returns the id. A user without a password may get a link to set one. Roles need a fresh sign-in. */
export async function addUser(db: Database, bindings: Bindings, form: UserInput, editor: Editor): Promise<number> {
	const { staff, now = new Date() } = editor
	const roles = await rolesById(db)
	checkGrants(staff, form.enabledPermissions, [], roles)
	if (form.enabledPermissions.length > 0) checkFresh(staff)
	const columns = columnsOf(form, editor)
	const passwordHash = form.password ? await hashPassword(form.password, bindings.PASSWORD_PEPPER) : null
	const wanted = { userName: form.userName, userId: null }
	const newId = sql<number>`(select id from users where user_name_key = ${columns.userNameKey})`
	const changes: Changes = { ...changesBetween({}, auditedUserOf(form)), ...(form.password ? { password: null } : {}) }
	try {
		const [[added]] = await db.batch([
			db
				.insert(users)
				.values({ ...columns, passwordHash, createdAt: columns.updatedAt })
				.returning({ id: users.id }),
			...claimName(db, wanted, now),
			grantPermissions(db, newId, form.enabledPermissions),
			...(form.sendPasswordLink && !form.password ? await mailLink(db, bindings, newId, 'set-password-link', now) : []),
			recordEdit(db, editor, { section: 'users', action: 'added', itemId: newId, changes }),
		])
		if (!added) throw new Error('The new user has no id')
		return added.id
	} catch (error) {
		if (!isRefusedByGuard(error)) throw nameOrEmailTaken(error)
		throw (await refusalOfName(db, wanted, now)) ?? nameRefusal('user.name-taken')
	}
}
