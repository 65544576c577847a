import type { Desk } from '#worker/desks/desk.ts'
import { filingAt } from '#worker/desks/inbound/file-mail.ts'
import { hiringDesk } from '#worker/features/applications/desk/hiring-desk.ts'
import { enquiryDesk } from '#worker/features/enquiries/enquiry-desk.ts'
import { takesTheRest } from '#worker/features/enquiries/start-enquiry.ts'
import type { MailReader } from '#worker/mail/inbound/read-mail.ts'

/** All desks. A mail belongs to the first one that knows its conversation. */
export const desks: readonly Desk[] = [enquiryDesk, hiringDesk]

/** Reads received mails for the desks. */
export const mailReader: MailReader = {
	clean: async (html) => (await import('#worker/publishing/clean-html.ts')).cleanHtml(html),
	file: filingAt(desks, takesTheRest),
}
