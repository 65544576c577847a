import { eq } from 'drizzle-orm'
import { openDatabase } from '#worker/data/db.ts'
import { normalised } from '#worker/data/normalise.ts'
import { users } from '#worker/data/users.table.ts'
import { resetFactors } from '#worker/features/auth/second-factor/factor-changes.ts'
import { Refusal } from '../command/steps.ts'
import type { Target } from './first-admin.ts'

/** Removes the second factors of a user, as an Admin does on the users' screen. Returns the name as it is stored. */
export async function resetFactorsOf({ DB }: Target, userName: string, now = new Date()): Promise<string> {
	const db = openDatabase(DB, 'primary')
	const named = { id: users.id, userName: users.userName }
	const [user] = await db
		.select(named)
		.from(users)
		.where(eq(users.userNameKey, normalised(userName)))
	if (!user) throw new Refusal(`There is no user "${userName}".`)
	await resetFactors(db, user.id, { staff: null, requestId: 'npm run admin', now })
	return user.userName
}
