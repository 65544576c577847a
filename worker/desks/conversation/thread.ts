import { type AnyColumn, aliasedTable, and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#worker/data/db.ts'
import type { Desk } from '../desk.ts'
import { mailFactsOf } from '../mail-facts.ts'
import { actOf } from '../message-events.ts'

/** The subjects that a conversation shows: its own, and those that were merged into it. */
export const isOfThread = ({ subjects }: Desk, column: AnyColumn, id: number): SQL =>
	sql`${column} in (select ${id} union all select ${subjects.id} from ${subjects} where ${subjects.mergedInto} = ${id})`

/** The subject whose conversation shows another one, or itself, as an expression for another query; null: it was erased. */
export function leadOf({ subjects }: Desk, id: number): SQL<number | null> {
	const one = aliasedTable(subjects, 'one')
	return sql`(select coalesce(${one.mergedInto}, ${one.id}) from ${subjects} as ${one} where ${one.id} = ${id})`
}

/**
 * Who writes in a conversation now or wrote before an address was corrected, whom its mails name, and the subject of the last one;
 * '' of a conversation without one.
 */
export type ThreadPeople = { visitors: string[]; named: string[]; lastSubject: string }

/** A conversation may have ten thousand mails. */
const mostRead = 500

export async function readThreadPeople(db: Database, desk: Desk, id: number): Promise<ThreadPeople> {
	const { subjects, messages } = desk
	const [owners, said] = await db.batch([
		db
			.select({ emailId: subjects.emailId, beginning: sql<string>`${desk.beginning}`.as('beginning') })
			.from(subjects)
			.where(or(eq(subjects.id, id), eq(subjects.mergedInto, id)))
			.orderBy(sql`${subjects.mergedInto} is not null`),
		db
			.select({ sender: messages.sender, mail: messages.mail, event: messages.event })
			.from(messages)
			.where(and(isOfThread(desk, messages.subjectId, id), inArray(messages.kind, ['received', 'reply', 'event'])))
			.orderBy(desc(messages.id))
			.limit(mostRead),
	])
	const former = said.flatMap(({ event }) => {
		const act = actOf(event)
		return act?.act === 'address' && act.before ? [act.before] : []
	})
	const named = said.flatMap(({ sender, mail }) => [sender, ...mailFactsOf(mail).copied.map(({ address }) => address)])
	const isAddress = (address: string) => address !== ''
	const subjectsOfMails = said.map(({ mail }) => mailFactsOf(mail).subject).filter((subject) => subject !== '')
	return {
		visitors: [...owners.map(({ emailId }) => emailId), ...former].filter(isAddress),
		named: named.filter(isAddress),
		lastSubject: subjectsOfMails[0] ?? owners[0]?.beginning ?? '',
	}
}
