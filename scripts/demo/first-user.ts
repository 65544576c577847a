import type { Database } from '#worker/data/db.ts'
import { users } from '#worker/data/users.table.ts'
import type { Staff } from '#worker/http/request-context.ts'
import { Refusal } from '../command/steps.ts'

/** Returns the editor of the demo content: the user with the lowest id. */
export async function firstUser(db: Database): Promise<{ staff: Staff; requestId: string }> {
	const [user] = await db.select().from(users).orderBy(users.id).limit(1)
	if (!user) throw new Refusal('Demo content needs a user as its editor, and the database has none.')
	const { id, userName, fullName } = user
	const staff = { id, userName, fullName, permissions: [], sessionId: '', signedInAt: new Date() }
	return { staff, requestId: 'demo data' }
}
