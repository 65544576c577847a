import type { Database } from '#worker/data/db.ts'
import { applicationArrivedMail, applicationReceivedMail } from '#worker/features/applications/applications.mails.ts'
import {
	firstPasswordMail,
	passwordChangedMail,
	resetLinkMail,
	setPasswordLinkMail,
} from '#worker/features/auth/auth.mails.ts'
import {
	enquiryAnsweredMail,
	enquiryArrivedMail,
	enquiryAssignedMail,
	enquiryNoteMail,
} from '#worker/features/enquiries/enquiries.mails.ts'
import { enquiryReceiptMail, enquiryReplyMail, followMessage } from '#worker/features/enquiries/replies/reply.mails.ts'
import { draftExpiresMail } from '#worker/features/items/expire-drafts.ts'
import { replacementLateMail, replacementRefusedMail } from '#worker/features/schedule/replacement-mail.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { deliverMail, type Letters } from '#worker/mail/outbox.ts'

/** The letters of all features, by kind. */
export const letters: Letters = {
	'enquiry-arrived': enquiryArrivedMail,
	'enquiry-answered': enquiryAnsweredMail,
	'enquiry-assigned': enquiryAssignedMail,
	'enquiry-note': enquiryNoteMail,
	'enquiry-receipt': { compose: enquiryReceiptMail, follow: followMessage },
	'enquiry-reply': { compose: enquiryReplyMail, follow: followMessage },
	'application-received': applicationReceivedMail,
	'application-arrived': applicationArrivedMail,
	'reset-link': resetLinkMail,
	'set-password-link': setPasswordLinkMail,
	'first-password': firstPasswordMail,
	'password-changed': passwordChangedMail,
	'draft-expires': draftExpiresMail,
	'replacement-refused': replacementRefusedMail,
	'replacement-late': replacementLateMail,
}

export const sendDueMail = (db: Database, bindings: Bindings, now = new Date()) =>
	deliverMail(db, bindings, letters, now)
