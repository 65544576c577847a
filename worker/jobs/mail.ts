import type { Database } from '#worker/data/db.ts'
import { applicationArrivedMail, applicationReceivedMail } from '#worker/features/applications/applications.mails.ts'
import { passwordChangedMail, resetLinkMail, setPasswordLinkMail } from '#worker/features/auth/auth.mails.ts'
import { enquiryArrivedMail } from '#worker/features/enquiries/enquiries.mails.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import type { MailKind } from '#worker/mail/outbox.table.ts'
import { type Compose, deliverMail } from '#worker/mail/outbox.ts'

/** How each kind of mail is written. */
export const letters: Record<MailKind, Compose> = {
	'enquiry-arrived': enquiryArrivedMail,
	'application-received': applicationReceivedMail,
	'application-arrived': applicationArrivedMail,
	'reset-link': resetLinkMail,
	'set-password-link': setPasswordLinkMail,
	'password-changed': passwordChangedMail,
}

export const sendDueMail = (db: Database, bindings: Bindings, now = new Date()) =>
	deliverMail(db, bindings, letters, now)
