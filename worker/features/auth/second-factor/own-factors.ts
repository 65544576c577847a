import { eq } from 'drizzle-orm'
import type { SignInFactors } from '#contracts/auth/account-security.ts'
import { isOfPepper } from '#worker/crypto/pepper.ts'
import type { Database } from '#worker/data/db.ts'
import { users } from '#worker/data/users.table.ts'
import type { Bindings, Staff } from '#worker/http/request-context.ts'
import { recoveryCodesLeft } from './check-code.ts'
import { authenticators, passkeys } from './factors.table.ts'
import { userHandleOf } from './verify-passkey.ts'

/** What the account page shows of a user's factors. */
export async function listFactors(db: Database, bindings: Bindings, { id }: Staff): Promise<SignInFactors> {
	const { name, credentialId, addedAt, lastUsedAt } = passkeys
	const [[app], keys, [user]] = await db.batch([
		db.select().from(authenticators).where(eq(authenticators.userId, id)),
		db
			.select({ id: passkeys.id, name, credentialId, addedAt, lastUsedAt })
			.from(passkeys)
			.where(eq(passkeys.userId, id))
			.orderBy(passkeys.id),
		db.select({ recoveryCodesLeft }).from(users).where(eq(users.id, id)),
	])
	const isReadable = app !== undefined && (await isOfPepper(app.sealedSecret, bindings.PASSWORD_PEPPER))
	return {
		authenticator: app ? { addedAt: app.addedAt, isReadable } : null,
		passkeys: keys,
		recoveryCodesLeft: user?.recoveryCodesLeft ?? 0,
		userHandle: userHandleOf(id),
	}
}
