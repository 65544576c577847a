import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database } from '#worker/data/db.ts'
import { users } from '#worker/data/users.table.ts'
import { confusableKey } from '#worker/features/users/confusable-key.ts'

const perRun = 50

/** Fills the key of users that are older than its column, some in each run. A rename sets the key too. */
export async function fillConfusableKeys(db: Database): Promise<void> {
	const [first, ...others] = await db
		.select({ id: users.id, userName: users.userName })
		.from(users)
		.where(isNull(users.confusableKey))
		.orderBy(asc(users.id))
		.limit(perRun)
	if (!first) return
	const fill = ({ id, userName }: typeof first) =>
		db
			.update(users)
			.set({ confusableKey: confusableKey(userName) })
			.where(and(eq(users.id, id), eq(users.userName, userName)))
	await db.batch([fill(first), ...others.map(fill)])
}
