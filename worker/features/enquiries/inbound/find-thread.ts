import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '#worker/data/db.ts'
import { isAmong } from '#worker/data/is-among.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { mailboxOf } from '#worker/visitors/mailbox.ts'
import { enquiries } from '../enquiries.table.ts'
import { enquiryMessages } from '../messages.table.ts'
import { enquiryOfAddress } from '../replies/reply-address.ts'
import { isAuthentic } from './authentication.ts'
import type { ParsedMail } from './parse-mail.ts'

/** The enquiry that a mail belongs to. */
type Thread = { id: number; emailId: string }

/**
 * Finds the conversation of a mail: that of the address it was sent to, else that of the mail which it answers if the
 * sender is proven to be the same. A subject proves nothing. null: it belongs to none.
 */
export async function findThread(
	db: Database,
	bindings: Pick<Bindings, 'TOKEN_SECRET' | 'TOKEN_SECRET_PREVIOUS'>,
	to: string,
	mail: Pick<ParsedMail, 'from' | 'answers' | 'header'>,
): Promise<Thread | null> {
	const ofAddress = await enquiryOfAddress(bindings, to)
	if (ofAddress !== null) {
		const [found] = await db
			.select({ id: enquiries.id, emailId: enquiries.emailId })
			.from(enquiries)
			.where(eq(enquiries.id, ofAddress))
		if (found) return found
	}
	const { address } = mail.from
	if (mail.answers.length === 0 || !isAuthentic(mail.header('authentication-results'), address)) return null
	const answered = await db
		.select({ id: enquiries.id, emailId: enquiries.emailId })
		.from(enquiryMessages)
		.innerJoin(enquiries, eq(enquiries.id, enquiryMessages.enquiryId))
		.where(
			and(
				isAmong(enquiryMessages.mailId, mail.answers.flatMap(idsOf)),
				inArray(enquiryMessages.kind, ['reply', 'receipt']),
			),
		)
		.orderBy(desc(enquiryMessages.id))
	return answered.find(({ emailId }) => mailboxOf(emailId) === mailboxOf(address)) ?? null
}

/** The forms in which a mail service may have told us the id of a mail: with its domain or without, in brackets or not. */
const idsOf = (id: string): string[] => [id, `<${id}>`, id.split('@')[0] ?? id]
