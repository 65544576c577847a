import type { Database } from '#worker/data/db.ts'
import { users } from '#worker/data/users.table.ts'
import type { Staff } from '#worker/http/request-context.ts'
import { Refusal } from '../command/steps.ts'

/** Who has written the demo content. */
export async function firstUser(db: Database): Promise<{ staff: Staff; requestId: string }> {
	const [user] = await db.select().from(users).orderBy(users.id).limit(1)
	if (!user) throw new Refusal('There is nobody who could have written the demo content')
	const { id, userName, fullName } = user
	const staff = { id, userName, fullName, permissions: [], sessionId: '', signedInAt: new Date() }
	return { staff, requestId: 'demo data' }
}
