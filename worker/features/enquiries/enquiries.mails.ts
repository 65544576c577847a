import { companyMomentText } from '#contracts/shared/company-time.ts'
import type { Database } from '#worker/data/db.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { composeLetter } from '#worker/mail/compose-letter.ts'
import type { Letter } from '#worker/mail/send-letter.ts'
import { findArrival } from './enquiries.queries.ts'

/** Tells a department about a new enquiry. The text of the visitor stays in the back office. */
export async function enquiryArrivedMail(db: Database, bindings: Bindings, enquiryId: number): Promise<Letter | null> {
	const arrival = await findArrival(db, enquiryId)
	if (!arrival) return null
	const { mailbox, department, createdAt } = arrival
	return composeLetter(
		{
			to: mailbox,
			subject: `New contact request for ${department}`,
			opening: [`A contact request for ${department} arrived on ${companyMomentText(createdAt)}.`],
			button: { label: 'Read it in the back office', address: `${bindings.ORIGIN}/Admin/Contactpage?page=1` },
		},
		bindings.ORIGIN,
	)
}
