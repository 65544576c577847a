import { eq, type SQL, sql } from 'drizzle-orm'
import type { UserDetails, UserForm } from '#contracts/users/users.ts'
import { type Changes, changesBetween } from '#worker/data/audit.ts'
import type { Database } from '#worker/data/db.ts'
import { normalised } from '#worker/data/normalise.ts'
import { isRefusedByGuard, refuseUnless, refuseUnlessChanged } from '#worker/data/write-guards.ts'
import { editColumns } from '#worker/editing/edited-row.ts'
import { lastWriteWins } from '#worker/editing/last-write-wins.ts'
import { recordEdit } from '#worker/editing/record-edit.ts'
import { asRead, nextVersion, staleWrite } from '#worker/editing/stale-write.ts'
import { closeLinks, mailLink } from '#worker/features/auth/password-reset.ts'
import { hashPassword } from '#worker/features/auth/passwords.ts'
import { revokeSessionsOf } from '#worker/features/auth/sessions.ts'
import { AppError, isDuplicate } from '#worker/http/errors.ts'
import type { Bindings, Editor } from '#worker/http/request-context.ts'
import { queueMail } from '#worker/mail/outbox.ts'
import { checkGrants, checkRights } from './edit-rights.ts'
import { checkRenaming, claimName, nameColumns, nameRefusal, refusalOfName, reserveName } from './user-names.ts'
import { findUser, hasActiveAdmin, rolesById } from './users.queries.ts'
import { permissions, userPermissions, users } from './users.table.ts'

/** Adds a user and returns the id. A user without a password may get a link to set one. */
export async function addUser(db: Database, bindings: Bindings, form: UserForm, editor: Editor): Promise<number> {
	const { staff, now = new Date() } = editor
	const roles = await rolesById(db)
	checkGrants(staff, form.enabledPermissions, [], roles)
	const columns = columnsOf(form, editor)
	const passwordHash = form.password ? await hashPassword(form.password, bindings.PASSWORD_PEPPER) : null
	const wanted = { userName: form.userName, userId: null }
	const newId = sql<number>`(select id from users where user_name_key = ${columns.userNameKey})`
	const changes: Changes = { ...changesBetween({}, shown(form)), ...(form.password ? { password: null } : {}) }
	try {
		const [[added]] = await db.batch([
			db
				.insert(users)
				.values({ ...columns, passwordHash, createdAt: columns.updatedAt })
				.returning({ id: users.id }),
			...claimName(db, wanted, now),
			grant(db, newId, form.enabledPermissions),
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

/**
 * Changes a user, all or nothing. The rights are checked against the version that is written. Throws `write.stale` when another save came
 * after `form.version`; without a version the last write wins. Refuses to lock out the last active Admin, to deactivate the editor's own
 * account, and to grant more rights than the editor has.
 */
export const changeUser = (
	db: Database,
	bindings: Bindings,
	id: number,
	form: UserForm,
	editor: Editor,
): Promise<number> => {
	// A retry reuses the hash: it costs more than the rest of the save.
	let hash: string | undefined
	const passwordHash = async () => {
		if (form.password) hash ??= await hashPassword(form.password, bindings.PASSWORD_PEPPER)
		return hash
	}
	return lastWriteWins(form.version, () => tryToChange(db, id, form, passwordHash, editor))
}

async function tryToChange(
	db: Database,
	id: number,
	form: UserForm,
	hashed: () => Promise<string | undefined>,
	editor: Editor,
): Promise<number> {
	const { staff, now = new Date() } = editor
	const [before, roles] = [await findUser(db, id), await rolesById(db)]
	if (!before) throw new AppError('user.not-found')
	if (form.version !== undefined && form.version !== before.version) throw await staleWrite(db, users, id)
	checkRights(staff, before, form, roles)
	checkRenaming(before.userName, form.userName)
	const passwordHash = await hashed()
	const changes: Changes = {
		...changesBetween(shown(before), shown(form)),
		...(form.password ? { password: null } : {}),
	}
	const wanted = { userName: form.userName, userId: id }
	const isRenamed = form.userName !== before.userName
	const leavesName = normalised(form.userName) !== normalised(before.userName)
	const isAdmin = (permission: number) => roles.get(permission) === 'Admin'
	const wasAdmin = before.active && before.permissionsList.some(isAdmin)
	const staysAdmin = form.active && form.enabledPermissions.some(isAdmin)
	const linksMustEnd = form.password !== undefined || !form.active || 'email' in changes
	try {
		await db.batch([
			db
				.update(users)
				.set({
					...columnsOf(form, editor),
					...(passwordHash ? { passwordHash } : {}),
					version: nextVersion(users),
				})
				.where(asRead(users, before)),
			refuseUnlessChanged(db),
			...(isRenamed ? claimName(db, wanted, now) : []),
			...(leavesName ? [reserveName(db, before, now)] : []),
			db.delete(userPermissions).where(eq(userPermissions.userId, id)),
			grant(db, id, form.enabledPermissions),
			...(wasAdmin && !staysAdmin ? [refuseUnless(db, hasActiveAdmin)] : []),
			...(form.password || !form.active ? [revokeSessionsOf(db, id, { except: staff.sessionId }, now)] : []),
			...(form.password ? [queueMail(db, 'password-changed', id, now)] : []),
			...(linksMustEnd ? [closeLinks(db, id, now)] : []),
			recordEdit(db, editor, { section: 'users', action: 'changed', itemId: id, changes }),
		])
		return id
	} catch (error) {
		if (!isRefusedByGuard(error)) throw nameOrEmailTaken(error)
		const newest = await findUser(db, id)
		if (newest?.version !== before.version) throw await staleWrite(db, users, id)
		const refusal = isRenamed ? await refusalOfName(db, wanted, now) : null
		throw refusal ?? new AppError('user.last-admin')
	}
}

const columnsOf = (form: UserForm, editor: Editor) => ({
	...nameColumns(form.userName),
	fullName: form.fullName,
	email: form.email.toLowerCase(),
	mobileNumber: form.mobileNumber,
	active: form.active,
	...editColumns(editor),
})

/** The fields that the audit log compares, without the password. */
const shown = (user: UserForm | UserDetails) => ({
	userName: user.userName,
	fullName: user.fullName,
	email: user.email.toLowerCase(),
	mobileNumber: user.mobileNumber,
	active: user.active,
	permissions: [...('enabledPermissions' in user ? user.enabledPermissions : user.permissionsList)].sort(
		(a, b) => a - b,
	),
})

/** The statement that grants permissions. The list is one parameter, whatever its length. */
const grant = (db: Database, userId: number | SQL<number>, permissionIds: number[]) =>
	db
		.insert(userPermissions)
		.select(
			sql`select distinct ${userId}, ${permissions.id} from ${permissions} where ${permissions.id} in (select value from json_each(${JSON.stringify(permissionIds)}))`,
		)

function nameOrEmailTaken(error: unknown): unknown {
	if (isDuplicate(error, 'users.user_name_key')) {
		return nameRefusal('user.name-taken')
	}
	if (isDuplicate(error, 'users.email')) {
		return new AppError('user.email-taken', { fields: { email: 'This e-mail already exists!' } })
	}
	return error
}
