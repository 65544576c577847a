import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { foldQuoted } from '#contracts/desks/fold-quoted.ts'
import type { Database } from '#worker/data/db.ts'
import { letterMoment } from '#worker/mail/letter-text.ts'
import { mailboxOf } from '#worker/visitors/mailbox.ts'
import { isOfThread } from '../conversation/thread.ts'
import type { Desk } from '../desk.ts'
import { mailFactsOf } from '../mail-facts.ts'
import { isMarked } from '../message-events.ts'

/** What a reply answers. `ids`: of the mails of the conversation, the oldest first. `quote`: '' if nothing is quoted. */
type Answered = { subject: string; ids: string[]; quote: string }

const mostLines = 100
const mostRead = 50

/** A message in lines that mail programs show as a quote. */
function quoteOf({ author, at, text, subject }: { author: string; at: string; text: string; subject: string }): string {
	const { own } = foldQuoted(text, subject)
	const lines = own.split('\n')
	const shown = lines.length > mostLines ? [...lines.slice(0, mostLines), '…'] : lines
	return [`${author} wrote on ${letterMoment(at)}:`, ...shown.map((line) => (line === '' ? '>' : `> ${line}`))].join(
		'\n',
	)
}

/**
 * Reads what a reply answers: the newest message before it that a person sent. It is quoted only if it came from one of the
 * recipients of the reply, so that nobody gets what somebody else wrote.
 */
export async function readAnswered(
	db: Database,
	desk: Desk,
	reply: { id: number; subjectId: number; recipients: readonly string[] },
): Promise<Answered> {
	const { subjects, messages } = desk
	const [said, [began]] = await db.batch([
		db
			.select({
				id: messages.id,
				kind: messages.kind,
				at: messages.at,
				sender: messages.sender,
				text: messages.text,
				mail: messages.mail,
				mailId: messages.mailId,
			})
			.from(messages)
			.where(
				and(
					isOfThread(desk, messages.subjectId, reply.subjectId),
					inArray(messages.kind, ['received', 'reply', 'receipt']),
					sql`${messages.delivery} is not 'draft' and ${messages.id} <> ${reply.id} and not ${isMarked(messages.event, 'automatic')}`,
				),
			)
			.orderBy(desc(messages.at), desc(messages.id))
			.limit(mostRead),
		db
			.select({
				name: sql<string>`${desk.sender}`.as('sender'),
				emailId: subjects.emailId,
				at: subjects.createdAt,
				text: sql<string>`${desk.beginning}`.as('beginning'),
			})
			.from(subjects)
			.where(eq(subjects.id, reply.subjectId)),
	])
	const received = said.filter(({ kind }) => kind === 'received')
	const newest = received[0]
	const answered = newest
		? {
				author: newest.sender,
				sender: newest.sender,
				at: newest.at,
				text: newest.text,
				subject: mailFactsOf(newest.mail).subject,
			}
		: began && { author: began.name, sender: began.emailId, at: began.at, text: began.text, subject: '' }
	const isFromRecipient =
		answered !== undefined && reply.recipients.some((each) => mailboxOf(each) === mailboxOf(answered.sender))
	return {
		subject: received.map(({ mail }) => mailFactsOf(mail).subject).find((subject) => subject !== '') ?? '',
		ids: said.flatMap(({ mailId }) => mailId ?? []).toReversed(),
		quote: isFromRecipient && answered.text !== '' ? quoteOf(answered) : '',
	}
}
