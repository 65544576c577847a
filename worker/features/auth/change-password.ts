import { eq } from 'drizzle-orm'
import type { ChangePasswordInput } from '#contracts/auth/auth.ts'
import { recordAct } from '#worker/data/audit.ts'
import type { Database } from '#worker/data/db.ts'
import { users } from '#worker/data/users.table.ts'
import { isRefusedByGuard, refuseUnless } from '#worker/data/write-guards.ts'
import type { Bindings, Staff } from '#worker/http/request-context.ts'
import { queueMail } from '#worker/mail/outbox.ts'
import { checkCurrentPassword, needsCurrentPassword } from './current-password.ts'
import { closeLinks } from './password-links.ts'
import { hashPassword } from './passwords.ts'
import { provePassword, usedOrEnded } from './second-factor/confirm.ts'
import { isUnrevoked, revokeSessionsOf } from './sessions.ts'

/**
 * Changes the password of a user and ends their other sessions. Some minutes after the sign-in it needs the current password,
 * with a code where the user has a factor. Throws `password.current-wrong`, `confirm.code-due` and `confirm.code-wrong`. Throws `session.expired`
 * if the session has ended in the meantime, for example through another change of the password.
 */
export async function changePassword(
	db: Database,
	bindings: Bindings,
	staff: Staff,
	{ password, currentPassword, code }: ChangePasswordInput,
	requestId: string,
	now = new Date(),
): Promise<void> {
	const asksForCode = needsCurrentPassword(staff, now)
	const given = { password: currentPassword ?? '', code }
	const codeUsed = asksForCode ? await provePassword(db, bindings, staff, given, { requestId, now }) : []
	if (!asksForCode && currentPassword) await checkCurrentPassword(db, bindings, staff, currentPassword, now)
	const passwordHash = await hashPassword(password, bindings.PASSWORD_PEPPER)
	const act = { actor: staff, section: 'account', action: 'password changed', itemId: staff.id, requestId }
	const statements = [
		refuseUnless(db, isUnrevoked(staff.sessionId)),
		...codeUsed,
		db.update(users).set({ passwordHash }).where(eq(users.id, staff.id)),
		closeLinks(db, staff.id, now),
		revokeSessionsOf(db, staff.id, { except: staff.sessionId }, now),
		queueMail(db, 'password-changed', staff.id, now),
		recordAct(db, { ...act, changes: { password: null } }, now),
	] as const
	try {
		await db.batch(statements)
	} catch (error) {
		if (!isRefusedByGuard(error)) throw error
		throw await usedOrEnded(db, staff, 'code', { requestId, now })
	}
}
