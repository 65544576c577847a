import { sql } from 'drizzle-orm'
import { dayMs, knownDeviceDays } from '#contracts/shared/periods.ts'
import { keyedHash } from '#worker/crypto/hashes.ts'
import { recordAct } from '#worker/data/audit.ts'
import type { Database } from '#worker/data/db.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { queueMailFrom } from '#worker/mail/outbox.ts'
import type { Device } from '#worker/visitors/device.ts'
import { knownDevices } from './auth.table.ts'
import { newSession } from './sessions.ts'
import { accountHash, forgetFailures } from './sign-in-throttle.ts'

/** By what somebody signed in, for the audit log. */
type Means = 'password' | 'code' | 'recovery code' | 'passkey'

type How = { means: Means; device: Device; requestId: string; now: Date }

/**
 * A new session and the statements that open it: they forget the failures of the account, tell the owner of a device that is
 * not known, and record the sign-in.
 */
export async function openSession(
	db: Database,
	bindings: Bindings,
	user: { id: number; userName: string },
	{ means, device, requestId, now }: How,
) {
	const { session, store } = newSession(db, user.id, now, device)
	const act = { actor: user, section: 'account', action: 'sign-in', itemId: user.id, requestId }
	const statements = [
		store,
		forgetFailures(db, await accountHash(user.userName, bindings.TOKEN_SECRET)),
		...(await noteDevice(db, bindings, user.id, device, now)),
		recordAct(db, { ...act, changes: { means: [null, means] } }, now),
	] as const
	return { session, statements }
}

/** Notes the day of a device, and queues a mail if there are known ones and this is none of them. */
async function noteDevice(
	db: Database,
	{ PASSWORD_PEPPER }: Bindings,
	userId: number,
	{ browser, system, country }: Device,
	now: Date,
) {
	const deviceHash = await keyedHash(PASSWORD_PEPPER, `device:${JSON.stringify([userId, browser, system, country])}`)
	const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
	const lastDay = dayOf(now)
	const since = dayOf(new Date(now.getTime() - knownDeviceDays * dayMs))
	const ofUser = sql`select 1 from ${knownDevices} where ${knownDevices.userId} = ${userId}`
	const isNew = sql`where exists (${ofUser}) and not exists (${ofUser} and ${knownDevices.deviceHash} = ${deviceHash} and ${knownDevices.lastDay} >= ${since})`
	return [
		queueMailFrom(db, 'new-device', sql`${userId}`, now, isNew),
		db
			.insert(knownDevices)
			.values({ userId, deviceHash, lastDay })
			.onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.deviceHash], set: { lastDay } }),
	] as const
}
