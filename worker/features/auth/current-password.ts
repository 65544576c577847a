import { eq } from 'drizzle-orm'
import { messages } from '#contracts/shared/messages.ts'
import { freshSignInMinutes, minuteMs, wrongPasswordLimit } from '#contracts/shared/periods.ts'
import type { Database } from '#worker/data/db.ts'
import { users } from '#worker/data/users.table.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Bindings, Staff } from '#worker/http/request-context.ts'
import { countAttempt, counterKey, uncountAttempt } from '#worker/visitors/rate-limit.ts'
import { passwordMatches } from './passwords.ts'

/** Whether a change of the password needs the current one. */
export const needsCurrentPassword = (staff: Staff, now = new Date()) =>
	now.getTime() - staff.signedInAt.getTime() >= freshSignInMinutes * minuteMs

/** Throws `password.current-wrong`, and `request.too-many` after too many wrong ones. */
export async function checkCurrentPassword(
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
