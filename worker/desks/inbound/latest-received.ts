import { desc, eq } from 'drizzle-orm'
import type { Database } from '#worker/data/db.ts'
import type { Desk } from '../desk.ts'

/** The newest received mails of each desk, for the page that shows them on a local machine. */
export const latestReceived = async (db: Database, desks: readonly Desk[], most: number) =>
	(
		await Promise.all(
			desks.map(({ messages: { at, sender, text, kind }, messages }) =>
				db.select({ at, sender, text }).from(messages).where(eq(kind, 'received')).orderBy(desc(at)).limit(most),
			),
		)
	).flat()
