import { and, eq, sql } from 'drizzle-orm'
import type { FactorSaved } from '#contracts/auth/codes.ts'
import { recordAct } from '#worker/data/audit.ts'
import type { Database, Statement } from '#worker/data/db.ts'
import { users } from '#worker/data/users.table.ts'
import { isRefusedByGuard, refuseUnless, refuseUnlessChanged } from '#worker/data/write-guards.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Editor, Staff } from '#worker/http/request-context.ts'
import { queueMail } from '#worker/mail/outbox.ts'
import { closeLinks } from '../password-links.ts'
import { isUnrevoked, revokeSessionsOf, sessionEndedOr } from '../sessions.ts'
import { factorsOf, recoveryCodesLeft } from './check-code.ts'
import type { FactorAct } from './factor.mails.ts'
import { authenticators, passkeys, recoveryCodes } from './factors.table.ts'
import { hasFactor, needsFactor } from './policy.ts'
import { newRecoveryCodes } from './recovery-codes.ts'

type When = { requestId: string; now: Date }

/** What every change of a user's factors takes along: it ends their other sessions and open links, and tells them. */
const alongWith = (db: Database, staff: Staff, action: FactorAct, { requestId, now }: When) =>
	[
		closeLinks(db, staff.id, now),
		revokeSessionsOf(db, staff.id, { except: staff.sessionId }, now),
		queueMail(db, action, staff.id, now),
		recordAct(db, { actor: staff, section: 'account', action, itemId: staff.id, requestId }, now),
	] as const

/** Stores a factor. The first one comes with recovery codes. Throws `session.expired` if the session has ended meanwhile. */
export async function saveFactor(
	db: Database,
	staff: Staff,
	action: FactorAct,
	statements: Statement[],
	when: When,
): Promise<FactorSaved> {
	const [user] = await db.select({ recoveryCodesLeft }).from(users).where(eq(users.id, staff.id))
	const made = user?.recoveryCodesLeft ? null : await newRecoveryCodes(db, staff.id)
	await changeOwn(db, staff, [...statements, refuseUnlessChanged(db), ...(made?.statements ?? [])], action, when)
	return { recoveryCodes: made?.codes ?? [] }
}

/** Makes ten new recovery codes. The old ones are void. Throws `factor.none`: codes alone are no factor. */
export async function renewRecoveryCodes(db: Database, staff: Staff, when: When): Promise<FactorSaved> {
	if (!(await factorsOf(db, staff.id)).hasFactor) throw new AppError('factor.none')
	const { codes, statements } = await newRecoveryCodes(db, staff.id)
	await changeOwn(db, staff, statements, 'recovery codes made', when)
	return { recoveryCodes: codes }
}

/** A condition for a batch: the user has a factor, or the policy asks for none. */
const hasWhatPolicyAsks = (userId: number) =>
	sql`exists (select 1 from users where users.id = ${userId} and (${hasFactor} or not ${needsFactor}))`

/** Removes a factor. Recovery codes go with the last one. Throws `factor.last` if the policy asks for one. */
export async function removeFactor(
	db: Database,
	staff: Staff,
	action: FactorAct,
	remove: Statement,
	when: When,
): Promise<void> {
	const hasNone = sql`not exists (select 1 from users where users.id = ${staff.id} and ${hasFactor})`
	const orphaned = and(eq(recoveryCodes.userId, staff.id), hasNone)
	try {
		await db.batch([
			refuseUnless(db, isUnrevoked(staff.sessionId)),
			remove,
			refuseUnless(db, hasWhatPolicyAsks(staff.id)),
			db.delete(recoveryCodes).where(orphaned),
			...alongWith(db, staff, action, when),
		])
	} catch (error) {
		if (!isRefusedByGuard(error)) throw error
		throw await sessionEndedOr(db, staff.sessionId, new AppError('factor.last'))
	}
}

async function changeOwn(
	db: Database,
	staff: Staff,
	statements: Statement[],
	action: FactorAct,
	when: When,
): Promise<void> {
	try {
		await db.batch([
			refuseUnless(db, isUnrevoked(staff.sessionId)),
			...statements,
			...alongWith(db, staff, action, when),
		])
	} catch (error) {
		if (!isRefusedByGuard(error)) throw error
		throw await sessionEndedOr(db, staff.sessionId, new AppError('factor.set-up-expired'))
	}
}

/**
 * Removes all factors of a user, who then signs in by password alone, and ends their sessions. Throws `factor.last` for the
 * own ones if the policy asks for one.
 */
export async function resetFactors(
	db: Database,
	userId: number,
	{ staff, requestId, now = new Date() }: Pick<Editor, 'requestId' | 'now'> & { staff: Editor['staff'] | null },
): Promise<void> {
	const isOwn = staff?.id === userId
	const statements = [
		db.delete(authenticators).where(eq(authenticators.userId, userId)),
		db.delete(passkeys).where(eq(passkeys.userId, userId)),
		db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
		...(isOwn ? [refuseUnless(db, hasWhatPolicyAsks(userId))] : []),
		closeLinks(db, userId, now),
		revokeSessionsOf(db, userId, isOwn ? { except: staff.sessionId } : {}, now),
		queueMail(db, 'factors reset' satisfies FactorAct, userId, now),
		recordAct(db, { actor: staff, section: 'users', action: 'factors reset', itemId: userId, requestId }, now),
	] as const
	await db.batch(statements).catch((error: unknown) => {
		throw isRefusedByGuard(error) ? new AppError('factor.last') : error
	})
}
