import { and, eq, sql } from 'drizzle-orm'
import { foldQuoted } from '#contracts/desks/fold-quoted.ts'
import type { Database } from '#worker/data/db.ts'
import { insertFrom } from '#worker/data/insert-from.ts'
import { isAmong } from '#worker/data/is-among.ts'
import { users } from '#worker/data/users.table.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { domainOf } from '#worker/mail/inbound/authentication.ts'
import { localPart } from '#worker/mail/inbound/own-addresses.ts'
import { mailboxOf } from '#worker/visitors/mailbox.ts'
import type { ThreadPeople } from '../conversation/thread.ts'
import type { Desk } from '../desk.ts'
import { messageKeyOf } from '../mail-facts.ts'
import type { FiledMail, FilingStatements } from './filed-mail.ts'

type Colleague = { id: number; owns: boolean }

/** The user with this proven address who may open a subject; null: it is nobody's. `owns`: whether they may answer, too. */
export async function findColleague(
	db: Database,
	{ desk, id }: { desk: Desk; id: number },
	{ MAIL_DOMAIN }: Pick<Bindings, 'MAIL_DOMAIN'>,
	provenAddress: string | null,
): Promise<Colleague | null> {
	if (provenAddress === null || domainOf(provenAddress) !== MAIL_DOMAIN.toLowerCase()) return null
	const isTheirs = sql`lower(${users.email}) = ${localPart(provenAddress)}`
	const [found] = await db
		.select({ id: users.id, owns: sql<boolean>`${desk.isColleague(db)}`.mapWith(Boolean).as('owns') })
		.from(users)
		.innerJoin(desk.subjects, eq(desk.subjects.id, id))
		.where(and(isTheirs, desk.isReader(db), desk.mayOpen(users.id)))
	return found ?? null
}

/**
 * Adds what a colleague wrote from their own mail program. With the visitor among its recipients it is a reply, and the visitor
 * waits no longer; else it is a note, without the notice that it answers.
 */
export function continueByStaff(
	db: Database,
	{ desk, id, people }: { desk: Desk; id: number; people: ThreadPeople },
	{ id: authorId, owns }: Colleague,
	{ message, subject, recipients, isAutomatic }: FiledMail,
	now: Date,
): FilingStatements {
	const { subjects, messages, states } = desk
	const { flow, owed } = states
	const at = now.toISOString()
	const isToVisitor = recipients.some((each) =>
		people.visitors.some((visitor) => mailboxOf(visitor) === mailboxOf(each)),
	)
	const isReply = owns && isToVisitor
	const text = isReply ? message.text : foldQuoted(message.text, subject).own
	const answers = isReply && !isAutomatic
	const values = isReply
		? { kind: 'reply', delivery: 'handed-over', text }
		: { kind: 'note', text, mail: null, textKey: messageKeyOf({ text, mail: null }) }
	return {
		before: [],
		message: insertFrom(
			db,
			messages,
			{ ...message, ...values, subjectId: id, authorId },
			sql`from ${subjects} where ${subjects.id} = ${id}`,
		),
		effects: [
			db
				.update(subjects)
				.set({
					version: sql`${subjects.version} + 1`,
					updatedAt: at,
					...(answers && {
						waitingSince: flow ? null : sql`iif(${isAmong(subjects.state, owed)}, ${at}, null)`,
						...(flow && { state: sql`iif(${isAmong(subjects.state, owed)}, ${flow.waiting}, ${subjects.state})` }),
						ownerId: sql`coalesce(${subjects.ownerId}, ${authorId})`,
					}),
				})
				.where(eq(subjects.id, id)),
		],
	}
}
