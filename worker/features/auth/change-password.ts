import { eq } from 'drizzle-orm'
import type { ChangePasswordInput } from '#contracts/auth/auth.ts'
import { messages } from '#contracts/shared/messages.ts'
import { freshSignInMinutes, minuteMs, wrongPasswordLimit } from '#contracts/shared/periods.ts'
import { recordAct } from '#worker/data/audit.ts'
import type { Database } from '#worker/data/db.ts'
import { users } from '#worker/data/users.table.ts'
import { isRefusedByGuard, refuseUnless } from '#worker/data/write-guards.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Bindings, Staff } from '#worker/http/request-context.ts'
import { queueMail } from '#worker/mail/outbox.ts'
import { countAttempt, counterKey, uncountAttempt } from '#worker/visitors/rate-limit.ts'
import { closeLinks } from './password-links.ts'
import { hashPassword, passwordMatches } from './passwords.ts'
import { isUnrevoked, revokeSessionsOf } from './sessions.ts'

export const needsCurrentPassword = (staff: Staff, now = new Date()) =>
	now.getTime() - staff.signedInAt.getTime() >= freshSignInMinutes * minuteMs

/**
 * Changes the password of a user and ends their other sessions. Throws `password.current-wrong`. Throws `session.expired`
 * if the session has ended in the meantime, for example through another change of the password.
 */
export async function changePassword(
	db: Database,
	bindings: Bindings,
	staff: Staff,
	{ password, currentPassword }: ChangePasswordInput,
	requestId: string,
	now = new Date(),
): Promise<void> {
	if (needsCurrentPassword(staff, now) || currentPassword) {
		await checkCurrentPassword(db, bindings, staff, currentPassword ?? '', now)
	}
	const passwordHash = await hashPassword(password, bindings.PASSWORD_PEPPER)
	const act = { actor: staff, section: 'account', action: 'password changed', itemId: staff.id, requestId }
	const statements = [
		refuseUnless(db, isUnrevoked(staff.sessionId)),
		db.update(users).set({ passwordHash }).where(eq(users.id, staff.id)),
		closeLinks(db, staff.id, now),
		revokeSessionsOf(db, staff.id, { except: staff.sessionId }, now),
		queueMail(db, 'password-changed', staff.id, now),
		recordAct(db, { ...act, changes: { password: null } }, now),
	] as const
	try {
		await db.batch(statements)
	} catch (error) {
		if (isRefusedByGuard(error)) throw new AppError('session.expired')
		throw error
	}
}

async function checkCurrentPassword(
	db: Database,
	bindings: Bindings,
	staff: Staff,
	given: string,
	now: Date,
): Promise<void> {
	const tries = await counterKey(bindings.TOKEN_SECRET, wrongPasswordLimit, String(staff.id))
	await countAttempt(db, wrongPasswordLimit, tries, now)
	const [user] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, staff.id))
	if (!(await passwordMatches(given, user?.passwordHash ?? null, bindings.PASSWORD_PEPPER))) {
		throw new AppError('password.current-wrong', { fields: { currentPassword: messages.passwordNotCurrent } })
	}
	await uncountAttempt(db, tries)
}
