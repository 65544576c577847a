import { eq } from 'drizzle-orm'
import { holdsSection } from '#contracts/auth/roles.ts'
import type { UserDetails, UserInput } from '#contracts/users/users.ts'
import { auditLog } from '#worker/data/audit.table.ts'
import { type Changes, changesBetween } from '#worker/data/audit.ts'
import type { Database } from '#worker/data/db.ts'
import { newestIn } from '#worker/data/newest-rows.ts'
import { normalised } from '#worker/data/normalise.ts'
import { userPermissions, users } from '#worker/data/users.table.ts'
import { isRefusedByGuard, refuseUnless, refuseUnlessChanged } from '#worker/data/write-guards.ts'
import { lastWriteWins } from '#worker/editing/rows/last-write-wins.ts'
import { recordEdit } from '#worker/editing/rows/record-edit.ts'
import { asRead, nextVersion, staleWrite } from '#worker/editing/rows/stale-write.ts'
import { returnJobsOf } from '#worker/features/applications/desk/lent-jobs.ts'
import { closeLinks } from '#worker/features/auth/password-links.ts'
import { hashPassword } from '#worker/features/auth/passwords.ts'
import { checkFresh } from '#worker/features/auth/second-factor/confirm.ts'
import { revokeSessionsOf } from '#worker/features/auth/sessions.ts'
import { endLinks } from '#worker/features/previews/end-links.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Bindings, Editor, Staff } from '#worker/http/request-context.ts'
import { queueMail } from '#worker/mail/outbox.ts'
import { checkRights } from './edit-rights.ts'
import { checkRenaming, claimName, refusalOfName, reserveName } from './user-names.ts'
import { auditedUserOf, columnsOf, grantPermissions, nameOrEmailTaken } from './user-row.ts'
import { findUser, hasActiveAdmin, rolesById } from './users.queries.ts'

/**
 * Changes a user, all or nothing. The rights are checked against the version that is written. Throws `write.stale` when
 * another save came after `form.version`; without a version the last write wins. Refuses to lock out the last active Admin,
 * to deactivate the editor's own account, and to grant more rights than the editor has. Ends the review links of a user who
 * may not make them any more, and takes lent jobs back from a deactivated one.
 */
export const changeUser = (
	db: Database,
	bindings: Bindings,
	id: number,
	form: UserInput,
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

/** Asks for a confirmation of changes by which an editor could get into another account or gain rights. */
function checkConfirmed(staff: Staff, before: UserDetails, form: UserInput): void {
	const newAddress = form.email.toLowerCase() !== before.email.toLowerCase()
	const newOwnNumber = staff.id === before.id && form.mobileNumber !== before.mobileNumber
	const held = before.active ? before.permissionsList : []
	const newRole = form.active && form.enabledPermissions.some((permission) => !held.includes(permission))
	if (form.password !== undefined || newAddress || newOwnNumber || newRole) checkFresh(staff)
}

async function tryToChange(
	db: Database,
	id: number,
	form: UserInput,
	hashed: () => Promise<string | undefined>,
	editor: Editor,
): Promise<number> {
	const { staff, now = new Date() } = editor
	const [before, roles] = [await findUser(db, id), await rolesById(db)]
	if (!before) throw new AppError('user.not-found')
	if (form.version !== undefined && form.version !== before.version) throw await staleWrite(db, users, id)
	checkRights(staff, before, form, roles)
	checkConfirmed(staff, before, form)
	checkRenaming(before.userName, form.userName)
	const passwordHash = await hashed()
	const changes: Changes = {
		...changesBetween(auditedUserOf(before), auditedUserOf(form)),
		...(form.password ? { password: null } : {}),
	}
	const wanted = { userName: form.userName, userId: id }
	const isRenamed = form.userName !== before.userName
	const leavesName = normalised(form.userName) !== normalised(before.userName)
	const isAdmin = (permission: number) => roles.get(permission) === 'Admin'
	const wasAdmin = before.active && before.permissionsList.some(isAdmin)
	const staysAdmin = form.active && form.enabledPermissions.some(isAdmin)
	const heldAfter = form.active ? form.enabledPermissions : []
	const rolesAfter = heldAfter.map((permission) => ({ permission: roles.get(permission) ?? '' }))
	const endedLinks = before.reviewLinks.filter(({ kind }) => !holdsSection(rolesAfter, kind))
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
			grantPermissions(db, id, form.enabledPermissions),
			...(wasAdmin && !staysAdmin ? [refuseUnless(db, hasActiveAdmin)] : []),
			...(form.password || !form.active ? [revokeSessionsOf(db, id, { except: staff.sessionId }, now)] : []),
			...(form.password ? [queueMail(db, 'password-changed', id, now)] : []),
			...(linksMustEnd ? [closeLinks(db, id, now)] : []),
			...(form.active ? [] : [returnJobsOf(db, id)]),
			...endLinks(db, endedLinks, { ...editor, now }),
			recordEdit(db, editor, { section: 'users', action: 'changed', itemId: id, changes }),
			...('email' in changes ? [queueMail(db, 'address-changed', newestIn(auditLog), now)] : []),
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
