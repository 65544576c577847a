import { and, eq, gt, isNull } from 'drizzle-orm'
import { recordAct } from '#worker/data/audit.ts'
import type { Database } from '#worker/data/db.ts'
import { users } from '#worker/data/users.table.ts'
import { isRefusedByGuard, refuseUnlessChanged } from '#worker/data/write-guards.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { queueMail } from '#worker/mail/outbox.ts'
import { passwordResets } from './auth.table.ts'
import { isOpen, mailLink } from './password-links.ts'
import { hashPassword } from './passwords.ts'
import { readResetToken } from './reset-token.ts'
import { revokeSessionsOf } from './sessions.ts'
import { accountHash, forgetFailures } from './sign-in-throttle.ts'

/** Opens a link for the active user with this address and queues its mail. Does nothing without such a user. */
export async function forgotPassword(
	db: Database,
	bindings: Bindings,
	email: string,
	requestId: string,
	now = new Date(),
): Promise<void> {
	const [user] = await db
		.select({ id: users.id, userName: users.userName })
		.from(users)
		.where(and(eq(users.email, email.toLowerCase()), eq(users.active, true)))
	if (!user) return
	await db.batch([
		...(await mailLink(db, bindings, user.id, 'reset-link', now)),
		recordAct(db, { actor: null, section: 'account', action: 'reset asked', itemId: user.id, requestId }, now),
	])
}

/**
 * Sets the password through a link, ends all sessions of the user and queues a mail to them. Throws `reset-link.invalid`
 * unless the link is open. A link works once.
 */
export async function resetPassword(
	db: Database,
	bindings: Bindings,
	{ authorization, password, requestId }: { authorization: string | undefined; password: string; requestId: string },
	now = new Date(),
): Promise<void> {
	const secretHash = await readResetToken(authorization, now)
	const link = secretHash && (await findOpenLink(db, secretHash, now))
	if (!link) throw new AppError('reset-link.invalid')
	const passwordHash = await hashPassword(password, bindings.PASSWORD_PEPPER)
	const closedAt = now.toISOString()
	try {
		await db.batch([
			db
				.update(passwordResets)
				.set({ closedAt })
				.where(
					and(eq(passwordResets.id, link.id), isNull(passwordResets.closedAt), gt(passwordResets.expiresAt, closedAt)),
				),
			refuseUnlessChanged(db),
			db.update(users).set({ passwordHash }).where(eq(users.id, link.userId)),
			revokeSessionsOf(db, link.userId, {}, now),
			forgetFailures(db, await accountHash(link.userName, bindings.TOKEN_SECRET)),
			queueMail(db, 'password-changed', link.userId, now),
			recordAct(
				db,
				{
					actor: { id: link.userId, userName: link.userName },
					section: 'account',
					action: 'password reset',
					itemId: link.userId,
					changes: { password: null },
					requestId,
				},
				now,
			),
		])
	} catch (error) {
		if (isRefusedByGuard(error)) throw new AppError('reset-link.invalid')
		throw error
	}
}

/** Returns the name of the user who may set a password with this token; null unless its link is open. */
export async function userNameOfLink(db: Database, token: string, now = new Date()): Promise<string | null> {
	const secretHash = await readResetToken(`Bearer ${token}`, now)
	const link = secretHash && (await findOpenLink(db, secretHash, now))
	return link ? link.userName : null
}

async function findOpenLink(db: Database, secretHash: string, now: Date) {
	const [link] = await db
		.select({ id: passwordResets.id, userId: users.id, userName: users.userName })
		.from(passwordResets)
		.innerJoin(users, eq(users.id, passwordResets.userId))
		.where(and(eq(passwordResets.secretHash, secretHash), isOpen(now)))
	return link ?? null
}
