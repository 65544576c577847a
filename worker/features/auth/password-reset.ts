import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { SignedIn } from '#contracts/auth/auth.ts'
import { recordAct } from '#worker/data/audit.ts'
import type { Database } from '#worker/data/db.ts'
import { roleNames, users } from '#worker/data/users.table.ts'
import { isRefusedByGuard, refuseUnlessChanged } from '#worker/data/write-guards.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { queueMail } from '#worker/mail/outbox.ts'
import { type Device, unknownDevice } from '#worker/visitors/device.ts'
import { passwordResets, sessions } from './auth.table.ts'
import { openSession } from './open-session.ts'
import { isOpen, mailLink } from './password-links.ts'
import { hashPassword } from './passwords.ts'
import { readResetToken } from './reset-token.ts'
import { permissionsOf, revokeSessionsOf, tokenFor } from './sessions.ts'
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

type Asked = { authorization: string | undefined; password: string; device?: Device; requestId: string }

/**
 * Sets the password through a link, ends all sessions of the user and queues a mail to them. The first password of an
 * invitation opens a session, which is returned. Throws `reset-link.invalid` unless the link is open. A link works once.
 */
export async function resetPassword(
	db: Database,
	bindings: Bindings,
	{ authorization, password, device = unknownDevice, requestId }: Asked,
	now = new Date(),
): Promise<SignedIn | null> {
	const secretHash = await readResetToken(authorization, now)
	const link = secretHash && (await findOpenLink(db, secretHash, now))
	if (!link) throw new AppError('reset-link.invalid')
	const passwordHash = await hashPassword(password, bindings.PASSWORD_PEPPER)
	const closedAt = now.toISOString()
	const actor = { id: link.userId, userName: link.userName }
	const act = { actor, section: 'account', itemId: link.userId, requestId }
	const opening = link.isInvitation
		? await openSession(db, bindings, actor, { means: 'password', device, requestId, now })
		: null
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
			queueMail(db, opening ? 'first-password' : 'password-changed', link.userId, now),
			recordAct(db, { ...act, action: 'password reset', changes: { password: null } }, now),
			...(opening?.statements ?? []),
		])
	} catch (error) {
		if (isRefusedByGuard(error)) throw new AppError('reset-link.invalid')
		throw error
	}
	if (!opening) return null
	return { refresh_token: await tokenFor(bindings, opening.session, now), permissions: permissionsOf(link.roles) }
}

export type LinkOwner = { userName: string; fullName: string; isInvitation: boolean }

/** Returns the user who may set a password with this token; null unless its link is open. */
export async function ownerOfLink(db: Database, token: string, now = new Date()): Promise<LinkOwner | null> {
	const secretHash = await readResetToken(`Bearer ${token}`, now)
	const link = secretHash && (await findOpenLink(db, secretHash, now))
	if (!link) return null
	const { userName, fullName, isInvitation } = link
	return { userName, fullName, isInvitation }
}

/** A condition on a link and its user: it invites a user who has never had a password or a session. */
const invitesNewUser = and(
	passwordResets.isInvitation,
	isNull(users.passwordHash),
	sql`not exists (select 1 from ${sessions} where ${sessions.userId} = ${users.id})`,
)

async function findOpenLink(db: Database, secretHash: string, now: Date) {
	const [link] = await db
		.select({
			id: passwordResets.id,
			userId: users.id,
			userName: users.userName,
			fullName: users.fullName,
			roles: roleNames,
			isInvitation: sql<boolean>`${invitesNewUser}`.mapWith(Boolean),
		})
		.from(passwordResets)
		.innerJoin(users, eq(users.id, passwordResets.userId))
		.where(and(eq(passwordResets.secretHash, secretHash), isOpen(now)))
	return link ?? null
}
