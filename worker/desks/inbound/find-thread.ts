import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '#worker/data/db.ts'
import { isAmong } from '#worker/data/is-among.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { isAuthentic } from '#worker/mail/inbound/authentication.ts'
import type { ParsedMail } from '#worker/mail/inbound/parse-mail.ts'
import { mailboxOf } from '#worker/visitors/mailbox.ts'
import type { Desk } from '../desk.ts'
import { subjectOfAddress } from '../replies/answer-address.ts'

/** The subject that a mail belongs to. */
type Thread = { id: number; emailId: string }

/**
 * Finds the conversation of a mail at a desk: that of the address it was sent to, else that of the mail which it answers if
 * the sender is proven to be the same. The subject line proves nothing. null: it belongs to none.
 */
export async function findThread(
	db: Database,
	bindings: Pick<Bindings, 'TOKEN_SECRET' | 'TOKEN_SECRET_PREVIOUS'>,
	desk: Desk,
	to: string,
	mail: Pick<ParsedMail, 'from' | 'answers' | 'header'>,
): Promise<Thread | null> {
	const { subjects, messages } = desk
	const thread = { id: subjects.id, emailId: subjects.emailId }
	const ofAddress = await subjectOfAddress(bindings, desk, to)
	if (ofAddress !== null) {
		const [found] = await db.select(thread).from(subjects).where(eq(subjects.id, ofAddress))
		if (found) return found
	}
	const { address } = mail.from
	if (mail.answers.length === 0 || !isAuthentic(mail.header('authentication-results'), address)) return null
	const answered = await db
		.select(thread)
		.from(messages)
		.innerJoin(subjects, eq(subjects.id, messages.subjectId))
		.where(and(isAmong(messages.mailId, mail.answers.flatMap(idsOf)), inArray(messages.kind, ['reply', 'receipt'])))
		.orderBy(desc(messages.id))
	return answered.find(({ emailId }) => mailboxOf(emailId) === mailboxOf(address)) ?? null
}

/** The forms in which a mail service may have told us the id of a mail: with its domain or without, in brackets or not. */
const idsOf = (id: string): string[] => [id, `<${id}>`, id.split('@')[0] ?? id]
