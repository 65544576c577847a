import type { Database } from '#worker/data/db.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { composeLetter } from '#worker/mail/compose-letter.ts'
import { letterMoment, quoted } from '#worker/mail/letter-text.ts'
import type { Letter } from '#worker/mail/send-letter.ts'
import { findArrival } from './enquiries.queries.ts'

/** Tells a department who has written. The message and how to answer it stay in the back office. */
export async function enquiryArrivedMail(db: Database, bindings: Bindings, enquiryId: number): Promise<Letter | null> {
	const arrival = await findArrival(db, enquiryId)
	if (!arrival) return null
	const { mailbox, department, name, organization, createdAt } = arrival
	const sender = [name, organization].filter(Boolean).map(quoted).join(', ')
	return composeLetter(
		{
			to: mailbox,
			subject: `New enquiry for ${quoted(department)}: ${sender}`,
			opening: ['An enquiry has come in through the contact page. The message is in the back office.'],
			facts: [
				{ label: 'Department', value: department },
				{ label: 'Name', value: name },
				{ label: 'Organisation', value: organization },
				{ label: 'Arrived', value: letterMoment(createdAt) },
			],
			button: { label: 'Read the enquiry', address: `${bindings.ORIGIN}/Admin/Contactpage?request=${enquiryId}` },
		},
		bindings.ORIGIN,
	)
}
