import { and, eq, gt, isNull, type SQL } from 'drizzle-orm'
import { firstLinkHours, hourMs, minuteMs, resetLinkMinutes } from '#contracts/shared/periods.ts'
import { sha256 } from '#worker/crypto/hashes.ts'
import type { Database } from '#worker/data/db.ts'
import { newestIn } from '#worker/data/newest-rows.ts'
import { users } from '#worker/data/users.table.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { queueMail } from '#worker/mail/outbox.ts'
import { passwordResets } from './auth.table.ts'
import { secretFromSeed, signResetToken } from './reset-token.ts'

/** The address of a token. The path holds the whole token with its dots. */
export const resetLink = (origin: string, token: string) => `${origin}/ResetPassword/${token}`

/** The statement that voids the open links of a user. A mail in transit must not outlive a change of the account. */
export const closeLinks = (db: Database, userId: number | SQL<number>, now = new Date()) =>
	db
		.update(passwordResets)
		.set({ closedAt: now.toISOString() })
		.where(and(eq(passwordResets.userId, userId), isNull(passwordResets.closedAt)))

/** When a link that is made now expires. */
export const expiryOf = (isInvitation: boolean, now: Date) =>
	new Date(now.getTime() + (isInvitation ? firstLinkHours * hourMs : resetLinkMinutes * minuteMs))

/** The statements that open a link for a user and void the older ones. `userId` may be an expression of the batch. */
export async function openLink(
	db: Database,
	userId: number | SQL<number>,
	{ secret, seed, isInvitation, now = new Date() }: { secret: string; seed: string; isInvitation: boolean; now?: Date },
) {
	const secretHash = await sha256(secret)
	const createdAt = now.toISOString()
	const expiresAt = expiryOf(isInvitation, now).toISOString()
	return [
		closeLinks(db, userId, now),
		db.insert(passwordResets).values({ userId, seed, secretHash, isInvitation, createdAt, expiresAt }),
	] as const
}

/** The statements that open a link and queue the mail that carries it. */
export async function mailLink(
	db: Database,
	bindings: Pick<Bindings, 'TOKEN_SECRET'>,
	userId: number | SQL<number>,
	kind: 'reset-link' | 'set-password-link',
	now = new Date(),
) {
	const seed = crypto.randomUUID()
	const secret = await secretFromSeed(seed, bindings.TOKEN_SECRET)
	const [voidOlder, open] = await openLink(db, userId, {
		secret,
		seed,
		isInvitation: kind === 'set-password-link',
		now,
	})
	return [voidOlder, open, queueMail(db, kind, newestIn(passwordResets), now)] as const
}

/** The condition of an open link: neither used, void nor expired, and of an active user. */
export const isOpen = (now: Date) =>
	and(isNull(passwordResets.closedAt), gt(passwordResets.expiresAt, now.toISOString()), eq(users.active, true))

/** The address of an open link for its mail; null when the link is used, void or expired. */
export async function linkAddress(db: Database, bindings: Bindings, resetId: number, now = new Date()) {
	const [link] = await db
		.select({ reset: passwordResets, email: users.email, fullName: users.fullName, userName: users.userName })
		.from(passwordResets)
		.innerJoin(users, eq(users.id, passwordResets.userId))
		.where(and(eq(passwordResets.id, resetId), isOpen(now)))
	if (!link) return null
	const secret = await secretFromSeed(link.reset.seed, bindings.TOKEN_SECRET)
	const dates = { createdAt: new Date(link.reset.createdAt), expiresAt: new Date(link.reset.expiresAt) }
	return {
		...link,
		expiresAt: link.reset.expiresAt,
		address: resetLink(bindings.ORIGIN, await signResetToken(secret, dates)),
	}
}
