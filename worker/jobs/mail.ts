import type { Database } from '#worker/data/db.ts'
import { deskLetters } from '#worker/desks/desk-letters.ts'
import { applicationArrivedMail, applicationReceivedMail } from '#worker/features/applications/applications.mails.ts'
import { hiringDesk } from '#worker/features/applications/desk/hiring-desk.ts'
import { interviewLetters } from '#worker/features/applications/interviews/interviews.mails.ts'
import { statusLetters } from '#worker/features/applications/status/status.mails.ts'
import {
	addressChangedMail,
	firstPasswordMail,
	newDeviceMail,
	passwordChangedMail,
	resetLinkMail,
	setPasswordLinkMail,
} from '#worker/features/auth/auth.mails.ts'
import { factorLetters } from '#worker/features/auth/second-factor/factor.mails.ts'
import { enquiryLetters } from '#worker/features/enquiries/enquiries.mails.ts'
import { draftExpiresMail } from '#worker/features/items/expire-drafts.ts'
import { replacementLateMail, replacementRefusedMail } from '#worker/features/schedule/replacement-mail.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { deliverMail, type Letters } from '#worker/mail/outbox.ts'

/** The letters of all features, by kind. */
export const letters: Letters = {
	...enquiryLetters,
	...deskLetters(hiringDesk),
	...interviewLetters,
	'application-received': applicationReceivedMail,
	'application-arrived': applicationArrivedMail,
	...statusLetters,
	'reset-link': resetLinkMail,
	'set-password-link': setPasswordLinkMail,
	'first-password': firstPasswordMail,
	'password-changed': passwordChangedMail,
	'new-device': newDeviceMail,
	'address-changed': addressChangedMail,
	...factorLetters,
	'draft-expires': draftExpiresMail,
	'replacement-refused': replacementRefusedMail,
	'replacement-late': replacementLateMail,
}

export const sendDueMail = (db: Database, bindings: Bindings, now = new Date()) =>
	deliverMail(db, bindings, letters, now)
