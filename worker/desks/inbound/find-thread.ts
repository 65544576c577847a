import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '#worker/data/db.ts'
import { isAmong } from '#worker/data/is-among.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { isAuthentic } from '#worker/mail/inbound/authentication.ts'
import type { ParsedMail } from '#worker/mail/inbound/parse-mail.ts'
import { mailboxOf } from '#worker/visitors/mailbox.ts'
import type { Desk } from '../desk.ts'
import { subjectOfAddress } from '../replies/answer-address.ts'

/** The subject that a mail belongs to, with its desk. */
type Thread = { desk: Desk; id: number; emailId: string }

/**
 * Finds the conversation of a mail: that of the address it was sent to, else that of the mail which it answers if the sender
 * is proven to be the same. The subject line proves nothing. null: it belongs to none.
 */
export async function findThread(
	db: Database,
	bindings: Pick<Bindings, 'TOKEN_SECRET' | 'TOKEN_SECRET_PREVIOUS'>,
	desks: readonly Desk[],
	to: string,
	mail: Pick<ParsedMail, 'from' | 'answers' | 'header'>,
): Promise<Thread | null> {
	// All desks are asked for the address first: the mail that is answered may be of another one.
	for (const desk of desks) {
		const found = await ofAddress(db, bindings, desk, to)
		if (found) return { ...found, desk }
	}
	const { address } = mail.from
	if (mail.answers.length === 0 || !isAuthentic(mail.header('authentication-results'), address)) return null
	const ids = mail.answers.flatMap(idsOf)
	for (const desk of desks) {
		const found = await ofAnswered(db, desk, ids, address)
		if (found) return { ...found, desk }
	}
	return null
}

const columnsOf = ({ id, emailId }: Desk['subjects']) => ({ id, emailId })

async function ofAddress(
	db: Database,
	bindings: Pick<Bindings, 'TOKEN_SECRET' | 'TOKEN_SECRET_PREVIOUS'>,
	desk: Desk,
	to: string,
) {
	const { subjects } = desk
	const id = await subjectOfAddress(bindings, desk, to)
	if (id === null) return undefined
	const [found] = await db.select(columnsOf(subjects)).from(subjects).where(eq(subjects.id, id))
	return found
}

async function ofAnswered(db: Database, { subjects, messages }: Desk, ids: readonly string[], sender: string) {
	const answered = await db
		.select(columnsOf(subjects))
		.from(messages)
		.innerJoin(subjects, eq(subjects.id, messages.subjectId))
		.where(and(isAmong(messages.mailId, ids), inArray(messages.kind, ['reply', 'receipt'])))
		.orderBy(desc(messages.id))
	return answered.find(({ emailId }) => mailboxOf(emailId) === mailboxOf(sender))
}

/** The forms in which a mail service may have told us the id of a mail: with its domain or without, in brackets or not. */
const idsOf = (id: string): string[] => [id, `<${id}>`, id.split('@')[0] ?? id]
