import { eq } from 'drizzle-orm'
import type { SignedIn } from '#contracts/auth/auth.ts'
import type { PasskeyAnswer } from '#contracts/auth/passkeys.ts'
import { failedSignInLimit } from '#contracts/shared/periods.ts'
import { countRefusal } from '#worker/data/audit.ts'
import type { Database } from '#worker/data/db.ts'
import { roleNames, users } from '#worker/data/users.table.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import type { Device } from '#worker/visitors/device.ts'
import { countAttempt, counterKey, uncountAttempt } from '#worker/visitors/rate-limit.ts'
import { openSession } from '../open-session.ts'
import { permissionsOf, tokenFor } from '../sessions.ts'
import { isUsedMeanwhile, verifyPasskey } from './verify-passkey.ts'

/**
 * Opens a session by a passkey, which counts as both factors. It does not wait for the rest of the account, which strangers
 * can cause. Throws `sign-in.passkey-refused`, and `request.too-many` after too many failures of an address.
 */
export async function signInByPasskey(
	db: Database,
	bindings: Bindings,
	credential: PasskeyAnswer,
	{ address, device, requestId, now = new Date() }: { address: string; device: Device; requestId: string; now?: Date },
): Promise<SignedIn> {
	const failures = await counterKey(bindings.TOKEN_SECRET, failedSignInLimit, address)
	await countAttempt(db, failedSignInLimit, failures, now)
	const purpose = { purpose: 'sign-in', sid: null } as const
	const right = await verifyPasskey(db, bindings, credential, { purpose, requestId, now })
	if (!right) throw new AppError('sign-in.passkey-refused')
	const opening = await openSession(db, bindings, right.owner, { means: 'passkey', device, requestId, now })
	try {
		await db.batch([uncountAttempt(db, failures), ...right.statements, ...opening.statements])
	} catch (error) {
		if (!isUsedMeanwhile(error)) throw error
		const { owner: actor } = right
		const action = 'sign-in failed: passkey'
		await countRefusal(db, { actor, section: 'account', action, itemId: actor.id, requestId }, now)
		throw new AppError('sign-in.passkey-refused')
	}
	const [user] = await db.select({ roles: roleNames }).from(users).where(eq(users.id, right.owner.id))
	return {
		refresh_token: await tokenFor(bindings, opening.session, now),
		permissions: permissionsOf(user?.roles ?? '[]'),
	}
}
