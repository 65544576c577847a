import { sql } from 'drizzle-orm'
import { type UserInput, userForm } from '#contracts/users/users.ts'
import { recordAct } from '#worker/data/audit.ts'
import { openDatabase } from '#worker/data/db.ts'
import { permissions, userPermissions, users } from '#worker/data/users.table.ts'
import { isRefusedByGuard } from '#worker/data/write-guards.ts'
import { expiryOf, openLink, resetLink } from '#worker/features/auth/password-links.ts'
import { signResetToken } from '#worker/features/auth/reset-token.ts'
import { claimName, nameColumns, refusalOfName, userSearchKey } from '#worker/features/users/user-names.ts'
import { isDuplicate } from '#worker/http/errors.ts'
import { Refusal } from '../command/steps.ts'
import { newSecret } from './new-secret.ts'

export type Person = Pick<UserInput, 'userName' | 'fullName' | 'email' | 'mobileNumber'>

/** The site whose database a command changes. */
export type Target = { DB: D1Database; ORIGIN: string }

/**
 * Adds an Admin without a password. Returns a link that sets one: it works once within three days. The link has its own
 * secret, so this needs no secret of the deployed Worker.
 */
export async function addAdmin({ DB, ORIGIN }: Target, person: Person, now = new Date()): Promise<string> {
	const { userName, fullName, email, mobileNumber } = check(person)
	const db = openDatabase(DB, 'primary')
	const name = nameColumns(userName)
	const wanted = { userName, userId: null }
	const newId = sql<number>`(select id from users where user_name_key = ${name.userNameKey})`
	const secret = newSecret()
	const createdAt = now.toISOString()
	try {
		await db.batch([
			db.insert(users).values({
				...name,
				...userSearchKey({ userName, fullName, email }),
				fullName,
				email: email.toLowerCase(),
				mobileNumber,
				active: true,
				createdAt,
				updatedAt: createdAt,
			}),
			...claimName(db, wanted, now),
			db
				.insert(userPermissions)
				.select(sql`select ${newId}, ${permissions.id} from ${permissions} where ${permissions.role} = 'Admin'`),
			...(await openLink(db, newId, { secret, seed: crypto.randomUUID(), isInvitation: true, now })),
			recordAct(
				db,
				{
					actor: null,
					section: 'users',
					action: 'added',
					itemId: newId,
					changes: { userName: [null, userName], permissions: [null, ['Admin']] },
					requestId: 'npm run admin',
				},
				now,
			),
		])
	} catch (error) {
		if (isDuplicate(error, 'users.user_name_key')) throw new Refusal(`There is a user "${userName}" already.`)
		if (isRefusedByGuard(error))
			throw new Refusal((await refusalOfName(db, wanted, now))?.message ?? 'The name is taken.')
		if (isDuplicate(error, 'users.email')) throw new Refusal(`There is a user with the e-mail "${email}" already.`)
		throw error
	}
	return resetLink(ORIGIN, await signResetToken(secret, { createdAt: now, expiresAt: expiryOf(true, now) }))
}

/** Applies the rules of the user form. */
function check(person: Person): Person {
	const parsed = userForm.safeParse({ ...person, active: true, enabledPermissions: [], sendPasswordLink: true })
	if (parsed.success) return parsed.data
	throw new Refusal(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
}
