import { and, desc, eq, gt, gte, isNull, ne, type SQL } from 'drizzle-orm'
import type { DeviceRow } from '#contracts/auth/account-security.ts'
import { sessionIdleMs } from '#contracts/shared/periods.ts'
import { recordAct } from '#worker/data/audit.ts'
import type { Database } from '#worker/data/db.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { sessions } from '../auth.table.ts'

const openOf = (userId: number, now: Date): SQL | undefined =>
	and(
		eq(sessions.userId, userId),
		isNull(sessions.revokedAt),
		gte(sessions.lastSeenAt, new Date(now.getTime() - sessionIdleMs).toISOString()),
		gt(sessions.expiresAt, now.toISOString()),
	)

/** The open sessions of a user, the one used last first. */
export async function listDevices(
	db: Database,
	userId: number,
	currentId: string,
	now = new Date(),
): Promise<DeviceRow[]> {
	const { id, browser, system, country, signedInAt, lastSeenAt } = sessions
	const rows = await db
		.select({ id, browser, system, country, signedInAt, lastSeenAt })
		.from(sessions)
		.where(openOf(userId, now))
		.orderBy(desc(sessions.lastSeenAt))
	return rows.map((row) => ({ ...row, isCurrent: row.id === currentId }))
}

/** Ends one open session of a user, or all but the editor's own. Returns how many ended. */
export async function endSessions(
	db: Database,
	userId: number,
	id: string | null,
	{ staff, requestId, now = new Date() }: Editor,
): Promise<number> {
	const chosen = id === null ? ne(sessions.id, staff.sessionId) : eq(sessions.id, id)
	const which = and(openOf(userId, now), chosen)
	if ((await db.$count(sessions, which)) === 0) return 0
	const section = userId === staff.id ? 'account' : 'users'
	const [ended] = await db.batch([
		db.update(sessions).set({ revokedAt: now.toISOString() }).where(which).returning({ id: sessions.id }),
		recordAct(db, { actor: staff, section, action: 'sessions ended', itemId: userId, requestId }, now),
	])
	return ended.length
}
