import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { sha256 } from '#worker/crypto/hashes.ts'
import { recordAct } from '#worker/data/audit.ts'
import type { Database } from '#worker/data/db.ts'
import { isRefusedByGuard, refuseUnlessChanged } from '#worker/data/write-guards.ts'
import { users } from '#worker/features/users/users.table.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { queueMail } from '#worker/mail/outbox.ts'
import { passwordResets } from './auth.table.ts'
import { hashPassword } from './passwords.ts'
import { readResetToken, secretFromSeed, signResetToken } from './reset-token.ts'
import { revokeSessionsOf } from './sessions.ts'
import { accountHash, forgetFailures } from './sign-in-throttle.ts'

const minute = 60_000
/** For a user who has forgotten their password. */
export const resetLinkMs = 30 * minute
/** For a new member of staff, who may read the mail after a weekend. */
export const firstLinkMs = 72 * 60 * minute

/** The address of a token. The path holds the whole token with its dots. */
export const resetLink = (origin: string, token: string) => `${origin}/ResetPassword/${token}`

/** The statement that voids the open links of a user. A mail in transit must not outlive a change of the account. */
export const closeLinks = (db: Database, userId: number | ReturnType<typeof sql<number>>, now = new Date()) =>
	db
		.update(passwordResets)
		.set({ closedAt: now.toISOString() })
		.where(and(eq(passwordResets.userId, userId), isNull(passwordResets.closedAt)))

/** The statements that open a link for a user and void the older ones. `userId` may be an expression of the batch. */
export async function openLink(
	db: Database,
	userId: number | ReturnType<typeof sql<number>>,
	{ secret, seed, lifetimeMs, now = new Date() }: { secret: string; seed: string; lifetimeMs: number; now?: Date },
) {
	const secretHash = await sha256(secret)
	const createdAt = now.toISOString()
	const expiresAt = new Date(now.getTime() + lifetimeMs).toISOString()
	return [
		closeLinks(db, userId, now),
		db.insert(passwordResets).values({ userId, seed, secretHash, createdAt, expiresAt }),
	] as const
}

/** The statements that open a link and queue the mail that carries it. */
export async function mailLink(
	db: Database,
	bindings: Pick<Bindings, 'TOKEN_SECRET'>,
	userId: number | ReturnType<typeof sql<number>>,
	kind: 'reset-link' | 'set-password-link',
	now = new Date(),
) {
	const seed = crypto.randomUUID()
	const secret = await secretFromSeed(seed, bindings.TOKEN_SECRET)
	const lifetimeMs = kind === 'reset-link' ? resetLinkMs : firstLinkMs
	const [voidOlder, open] = await openLink(db, userId, { secret, seed, lifetimeMs, now })
	const newest = sql<number>`(select max(id) from password_resets)`
	return [voidOlder, open, queueMail(db, kind, newest, now)] as const
}

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
 * Sets the password through a link, ends all sessions of the user and queues a mail to them. Throws `reset-link.invalid` unless the link is
 * open. A link works once.
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

/** Whether the link of this token is open. */
export async function isOpenLink(db: Database, token: string, now = new Date()): Promise<boolean> {
	const secretHash = await readResetToken(`Bearer ${token}`, now)
	return secretHash !== null && (await findOpenLink(db, secretHash, now)) !== null
}

async function findOpenLink(db: Database, secretHash: string, now: Date) {
	const [link] = await db
		.select({ id: passwordResets.id, userId: users.id, userName: users.userName })
		.from(passwordResets)
		.innerJoin(users, eq(users.id, passwordResets.userId))
		.where(
			and(
				eq(passwordResets.secretHash, secretHash),
				isNull(passwordResets.closedAt),
				gt(passwordResets.expiresAt, now.toISOString()),
				eq(users.active, true),
			),
		)
	return link ?? null
}

/** The address of an open link for its mail; null when the link is used, void or expired. */
export async function linkAddress(db: Database, bindings: Bindings, resetId: number, now = new Date()) {
	const [link] = await db
		.select({ reset: passwordResets, email: users.email, fullName: users.fullName })
		.from(passwordResets)
		.innerJoin(users, eq(users.id, passwordResets.userId))
		.where(
			and(
				eq(passwordResets.id, resetId),
				isNull(passwordResets.closedAt),
				gt(passwordResets.expiresAt, now.toISOString()),
				eq(users.active, true),
			),
		)
	if (!link) return null
	const secret = await secretFromSeed(link.reset.seed, bindings.TOKEN_SECRET)
	const dates = { createdAt: new Date(link.reset.createdAt), expiresAt: new Date(link.reset.expiresAt) }
	return { ...link, address: resetLink(bindings.ORIGIN, await signResetToken(secret, dates)) }
}
