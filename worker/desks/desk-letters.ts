import type { Letters } from '#worker/mail/outbox.ts'
import type { Desk } from './desk.ts'
import { followMessage } from './replies/follow-message.ts'
import { replyLetter } from './replies/visitor-letters.ts'
import { answeredLetter, assignedLetter, noteLetter } from './staff-letters.ts'

/** The kinds whose rows in the outbox name a message; those of the others name a subject. */
export const kindsOfMessages = ({ mails }: Desk) =>
	['answered', 'note', 'receipt', 'reply', 'invitation', 'interview-notice'].map((kind) => `${mails}-${kind}`)

/** The letters of a desk by their kind in the outbox, which begins with `mails` of the desk. */
export const deskLetters = (desk: Desk): Letters => ({
	[`${desk.mails}-assigned`]: (db, bindings, subjectId, at) => assignedLetter(db, bindings, desk, subjectId, at),
	[`${desk.mails}-answered`]: (db, bindings, messageId) => answeredLetter(db, bindings, desk, messageId),
	[`${desk.mails}-note`]: (db, bindings, messageId, at) => noteLetter(db, bindings, desk, messageId, at),
	[`${desk.mails}-reply`]: {
		compose: (db, bindings, messageId) => replyLetter(db, bindings, desk, messageId),
		follow: (db, messageId, sending, now) => followMessage(db, desk, messageId, sending, now),
	},
})
