import { and, eq, isNull } from 'drizzle-orm'
import { createMiddleware } from 'hono/factory'
import type { ConfirmInput } from '#contracts/auth/account-security.ts'
import { freshSignInMinutes, minuteMs, wrongPasswordLimit } from '#contracts/shared/periods.ts'
import { countRefusal } from '#worker/data/audit.ts'
import type { Database, Statement } from '#worker/data/db.ts'
import { refuseUnlessChanged } from '#worker/data/write-guards.ts'
import { describe } from '#worker/http/describe.ts'
import { AppError } from '#worker/http/errors.ts'
import type { AppEnv, Bindings, Staff } from '#worker/http/request-context.ts'
import { countAttempt, counterKey, uncountAttempt } from '#worker/visitors/rate-limit.ts'
import { sessions } from '../auth.table.ts'
import { checkCurrentPassword } from '../current-password.ts'
import { sessionEndedOr } from '../sessions.ts'
import { checkCode, codeDue, codeWrong, factorsOf } from './check-code.ts'
import { isUsedMeanwhile, verifyPasskey } from './verify-passkey.ts'

const freshMs = freshSignInMinutes * minuteMs

/** Refuses acts that could lock somebody out, unless the user signed in or confirmed it within the last minutes. */
export function checkFresh({ signedInAt, confirmedAt }: Staff, now = new Date()): void {
	const last = Math.max(signedInAt.getTime(), confirmedAt?.getTime() ?? 0)
	if (now.getTime() - last >= freshMs) throw new AppError('sign-in.not-fresh')
}

/** The same as a guard, behind that of the session. */
export const requireFresh = describe(
	createMiddleware<AppEnv>(async (c, next) => {
		checkFresh(c.var.staff)
		await next()
	}),
	{ errors: ['sign-in.not-fresh'] },
)

type When = { requestId: string; now: Date }

/**
 * Notes that the signed-in user is at the keyboard, by password and code or by passkey. Returns until when that holds.
 * Throws `password.current-wrong`, `confirm.code-due`, `confirm.code-wrong`, `confirm.passkey-refused`, and
 * `session.expired` if the session has ended meanwhile.
 */
export async function confirm(
	db: Database,
	bindings: Bindings,
	staff: Staff,
	{ password = '', code, credential }: ConfirmInput,
	when: When,
): Promise<{ until: string }> {
	const { now } = when
	const statements = credential
		? await provePasskey(db, bindings, staff, credential, when)
		: await provePassword(db, bindings, staff, { password, code }, when)
	const isOpen = and(eq(sessions.id, staff.sessionId), isNull(sessions.revokedAt))
	const confirmedAt = now.toISOString()
	try {
		await db.batch([db.update(sessions).set({ confirmedAt }).where(isOpen), refuseUnlessChanged(db), ...statements])
	} catch (error) {
		if (!isUsedMeanwhile(error)) throw error
		throw await usedOrEnded(db, staff, credential ? 'passkey' : 'code', when)
	}
	return { until: new Date(now.getTime() + freshMs).toISOString() }
}

/** Why the batch of a right proof was refused. The audit log counts a proof that another request has used. */
export async function usedOrEnded(db: Database, staff: Staff, proof: 'code' | 'passkey', { requestId, now }: When) {
	const used = proof === 'code' ? codeWrong('confirm.code-wrong') : new AppError('confirm.passkey-refused')
	const reason = await sessionEndedOr(db, staff.sessionId, used)
	const refusal = { actor: staff, section: 'account', itemId: staff.id, requestId }
	if (reason === used) await countRefusal(db, { ...refusal, action: `confirmation failed: ${proof}` }, now)
	return reason
}

async function provePasskey(
	db: Database,
	bindings: Bindings,
	staff: Staff,
	credential: NonNullable<ConfirmInput['credential']>,
	{ requestId, now }: When,
): Promise<Statement[]> {
	const tries = await counterKey(bindings.TOKEN_SECRET, wrongPasswordLimit, String(staff.id))
	await countAttempt(db, wrongPasswordLimit, tries, now)
	const purpose = { purpose: 'confirm', sid: staff.sessionId } as const
	const right = await verifyPasskey(db, bindings, credential, { purpose, owner: staff, requestId, now })
	if (!right) throw new AppError('confirm.passkey-refused')
	return [...right.statements, uncountAttempt(db, tries)]
}

/**
 * Checks the current password, and the code of a user who has a factor. Returns the statements that use the code up. A wrong
 * password or code is counted in the audit log.
 */
export async function provePassword(
	db: Database,
	bindings: Bindings,
	staff: Staff,
	{ password, code }: { password: string; code: string | undefined },
	{ requestId, now }: When,
): Promise<Statement[]> {
	const refusal = { actor: staff, section: 'account', itemId: staff.id, requestId }
	await checkCurrentPassword(db, bindings, staff, password, now).catch(async (error: unknown) => {
		await countRefusal(db, { ...refusal, action: 'confirmation failed' }, now)
		throw error
	})
	const factors = await factorsOf(db, staff.id)
	if (!factors.hasFactor) return []
	if (code === undefined) throw await codeDue('confirm.code-due', factors, bindings)
	const codeRefusal = { ...refusal, action: 'confirmation failed: code' }
	const right = await checkCode(db, bindings, staff.id, { factors, code, refusal: codeRefusal, now })
	if (right) return right.statements
	throw codeWrong('confirm.code-wrong')
}
