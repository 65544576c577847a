import { type SQL, sql } from 'drizzle-orm'
import type { UserDetails, UserInput } from '#contracts/users/users.ts'
import type { Database } from '#worker/data/db.ts'
import { permissions, userPermissions } from '#worker/data/users.table.ts'
import { editColumns } from '#worker/editing/rows/edited-row.ts'
import { AppError, isDuplicate } from '#worker/http/errors.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { nameColumns, nameRefusal, userSearchKey } from './user-names.ts'

/** The columns of a user that a form fills in. */
export const columnsOf = (form: UserInput, editor: Editor) => ({
	...nameColumns(form.userName),
	...userSearchKey(form),
	fullName: form.fullName,
	email: form.email.toLowerCase(),
	mobileNumber: form.mobileNumber,
	active: form.active,
	...editColumns(editor),
})

/** The fields that the audit log compares, without the password. */
export const auditedUserOf = (user: UserInput | UserDetails) => ({
	userName: user.userName,
	fullName: user.fullName,
	email: user.email.toLowerCase(),
	mobileNumber: user.mobileNumber,
	active: user.active,
	permissions: [...('enabledPermissions' in user ? user.enabledPermissions : user.permissionsList)].sort(
		(a, b) => a - b,
	),
})

/** The statement that grants permissions. The list is one bound parameter. */
export const grantPermissions = (db: Database, userId: number | SQL<number>, permissionIds: number[]) =>
	db
		.insert(userPermissions)
		.select(
			sql`select distinct ${userId}, ${permissions.id} from ${permissions} where ${permissions.id} in (select value from json_each(${JSON.stringify(permissionIds)}))`,
		)

/** Turns the error of a unique index into a refusal with its field. */
export function nameOrEmailTaken(error: unknown): unknown {
	if (isDuplicate(error, 'users.user_name_key')) return nameRefusal('user.name-taken')
	if (isDuplicate(error, 'users.email')) {
		return new AppError('user.email-taken', { fields: { email: 'This e-mail already exists!' } })
	}
	return error
}
