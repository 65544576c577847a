import { and, eq, gt, gte, isNull, ne, not, type SQL, sql } from 'drizzle-orm'
import { tokenPrefix } from '#contracts/auth/auth.ts'
import type { Permission, Role } from '#contracts/auth/roles.ts'
import { minuteMs, sessionIdleMs, sessionLifetimeMs, tokenLifetimeMs } from '#contracts/shared/periods.ts'
import { readToken, signToken } from '#worker/crypto/tokens.ts'
import type { Database } from '#worker/data/db.ts'
import { roleNames, users } from '#worker/data/users.table.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Bindings, Staff } from '#worker/http/request-context.ts'
import { type Device, unknownDevice } from '#worker/visitors/device.ts'
import { sessions } from './auth.table.ts'
import { isFactorOverdue } from './second-factor/policy.ts'

const touchEveryMs = minuteMs

/** The row of a new session and the statement that stores it. */
export function newSession(db: Database, userId: number, now = new Date(), device: Device = unknownDevice) {
	const session = {
		id: crypto.randomUUID(),
		userId,
		signedInAt: now.toISOString(),
		lastSeenAt: now.toISOString(),
		expiresAt: new Date(now.getTime() + sessionLifetimeMs).toISOString(),
		...device,
	}
	return { session, store: db.insert(sessions).values(session) }
}

/** Signs the token of a session, with its prefix. The token never outlives the session. */
export async function tokenFor(
	bindings: Bindings,
	session: { id: string; userId: number; expiresAt: string },
	now = new Date(),
): Promise<string> {
	const lifetime = Math.min(tokenLifetimeMs, Date.parse(session.expiresAt) - now.getTime())
	const token = await signToken(bindings, 'at+jwt', { sub: String(session.userId), sid: session.id }, lifetime, now)
	return `${tokenPrefix}${token}`
}

/** The session and the user that a token names. */
export type TokenClaims = { sessionId: string; userId: number }

export type LiveSession = {
	staff: Staff
	expiresAt: string
	needsTouch: boolean
	/** The policy asks for a second factor that the user lacks, and the time for it is over. */
	isFactorOverdue: boolean
}

/**
 * Finds the session of an Authorization header, with the user's present permissions. Returns null unless the token is good
 * and the user active. The session must be unrevoked, used within 2 hours and younger than 12.
 *
 * @param acceptExpired for the refresh: the token may have expired before its session
 */
export async function findSession(
	db: Database,
	bindings: Bindings,
	authorization: string | undefined,
	{ acceptExpired = false, now = new Date() }: { acceptExpired?: boolean; now?: Date } = {},
): Promise<LiveSession | null> {
	const claims = await readSessionId(bindings, authorization, { acceptExpired, now })
	if (!claims) return null
	const [row] = await db
		.select({
			session: sessions,
			id: users.id,
			userName: users.userName,
			fullName: users.fullName,
			roles: roleNames,
			isFactorOverdue: isFactorOverdue(now),
		})
		.from(sessions)
		.innerJoin(users, eq(users.id, sessions.userId))
		.where(isLive(claims.sessionId, now))
	if (!row || row.id !== claims.userId) return null
	const { session } = row
	const idleForMs = now.getTime() - Date.parse(session.lastSeenAt)
	return {
		staff: {
			id: row.id,
			userName: row.userName,
			fullName: row.fullName,
			permissions: permissionsOf(row.roles),
			sessionId: session.id,
			signedInAt: new Date(session.signedInAt),
			...(session.confirmedAt !== null && { confirmedAt: new Date(session.confirmedAt) }),
		},
		expiresAt: session.expiresAt,
		isFactorOverdue: row.isFactorOverdue,
		needsTouch: idleForMs > touchEveryMs,
	}
}

/** A condition on a session and its user: neither has ended. */
const isLive = (sessionId: string, now: Date) =>
	and(
		eq(sessions.id, sessionId),
		isNull(sessions.revokedAt),
		gte(sessions.lastSeenAt, new Date(now.getTime() - sessionIdleMs).toISOString()),
		gt(sessions.expiresAt, now.toISOString()),
		eq(users.active, true),
	)

/** The statement that reads the role names of a live session, with further columns. No row: the session has ended, or the user must set up a second factor first. */
export const rolesOfSession = <Columns extends Record<string, SQL>>(
	db: Database,
	sessionId: string,
	columns: Columns,
	now: Date,
) =>
	db
		.select({ roles: roleNames, ...columns })
		.from(sessions)
		.innerJoin(users, eq(users.id, sessions.userId))
		.where(and(isLive(sessionId, now), not(isFactorOverdue(now))))

/** Reads the session of a token with a good signature. The session itself may have ended. */
export async function readSessionId(
	bindings: Bindings,
	authorization: string | undefined,
	{ acceptExpired = true, now = new Date() }: { acceptExpired?: boolean; now?: Date } = {},
): Promise<TokenClaims | null> {
	const token = authorization?.match(/^Bearer ([\w.~+/=-]+)$/i)?.[1]
	if (!token) return null
	const claims = await readToken(bindings, 'at+jwt', token, { now, lateByMs: acceptExpired ? sessionLifetimeMs : 0 })
	return claims && { sessionId: claims.sid, userId: Number(claims.sub) }
}

/** The permissions in the `roleNames` column of a row. */
export const permissionsOf = (roles: string): Permission[] =>
	(JSON.parse(roles) as Role[]).map((permission) => ({ permission }))

export const touchSession = (db: Database, sessionId: string, now = new Date()) =>
	db.update(sessions).set({ lastSeenAt: now.toISOString() }).where(eq(sessions.id, sessionId))

export const revokeSession = (db: Database, sessionId: string, now = new Date()) =>
	db
		.update(sessions)
		.set({ revokedAt: now.toISOString() })
		.where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
		.returning({ userId: sessions.userId })

/** A condition for a batch: the session has not ended. */
export const isUnrevoked = (sessionId: string) =>
	sql`exists (select 1 from ${sessions} where ${sessions.id} = ${sessionId} and ${sessions.revokedAt} is null)`

/** Why a batch with `isUnrevoked` was refused: the session has ended, or another guard of it refused. */
export async function sessionEndedOr(db: Database, sessionId: string, otherwise: AppError): Promise<AppError> {
	const open = await db.$count(sessions, and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
	return open > 0 ? otherwise : new AppError('session.expired')
}

/** The statement that ends all open sessions of a user, except one. */
export const revokeSessionsOf = (
	db: Database,
	userId: number,
	{ except }: { except?: string } = {},
	now = new Date(),
) =>
	db
		.update(sessions)
		.set({ revokedAt: now.toISOString() })
		.where(
			and(
				eq(sessions.userId, userId),
				isNull(sessions.revokedAt),
				gt(sessions.expiresAt, now.toISOString()),
				except === undefined ? sql`true` : ne(sessions.id, except),
			),
		)
