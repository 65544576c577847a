import { eq } from 'drizzle-orm'
import { dueAt } from '#contracts/desks/office-hours.ts'
import { referenceOf } from '#contracts/desks/reference.ts'
import type { Database } from '#worker/data/db.ts'
import { deskLetters } from '#worker/desks/desk-letters.ts'
import { subjectsByForm } from '#worker/desks/replies/bare-subject.ts'
import { followMessage } from '#worker/desks/replies/follow-message.ts'
import { findSentMessage, fromOffice, headersBySite } from '#worker/desks/replies/visitor-letters.ts'
import { letterAbout, quotedSender } from '#worker/desks/staff-letters.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { composeLetter } from '#worker/mail/compose-letter.ts'
import { letterMoment, quoted } from '#worker/mail/letter-text.ts'
import type { Letters } from '#worker/mail/outbox.ts'
import type { Letter } from '#worker/mail/send-letter.ts'
import { departmentOf, officeHoursOf } from './departments.ts'
import { departments, enquiries } from './enquiries.table.ts'
import { enquiryDesk } from './enquiry-desk.ts'

const waysIn = { form: 'through the contact page', mail: 'by mail' } as const

/** Tells a department who has written, without the message, the address and the number of the visitor. */
async function arrivedLetter(db: Database, bindings: Bindings, enquiryId: number): Promise<Letter | null> {
	const [arrival] = await db
		.select({
			name: enquiries.name,
			organization: enquiries.organization,
			department: departments.name,
			mailbox: departments.mailbox,
			createdAt: enquiries.createdAt,
			arrivedBy: enquiries.arrivedBy,
		})
		.from(enquiries)
		.innerJoin(departments, eq(departments.id, enquiries.departmentId))
		.where(eq(enquiries.id, enquiryId))
	if (!arrival) return null
	const { mailbox, department, name, organization, createdAt, arrivedBy } = arrival
	return letterAbout(bindings, enquiryDesk, {
		subjectId: enquiryId,
		to: mailbox,
		title: `New enquiry for ${quoted(department)}: ${quotedSender(arrival)}`,
		opening: `An enquiry has come in ${waysIn[arrivedBy]}. The message is in the back office.`,
		facts: [
			{ label: 'Department', value: department },
			{ label: 'Name', value: name },
			{ label: 'Organisation', value: organization },
			{ label: 'Arrived', value: letterMoment(createdAt) },
		],
		button: 'Read the enquiry',
	})
}

/**
 * Confirms an enquiry to its sender with the reference. It quotes nothing that was typed, because a form may carry the
 * address of a stranger.
 */
async function receiptLetter(db: Database, bindings: Bindings, messageId: number): Promise<Letter | null> {
	const found = await findSentMessage(db, enquiryDesk, messageId)
	const [office, department] = found
		? await Promise.all([enquiryDesk.officeOf(db, bindings, found.subjectId), departmentOf(db, found.subjectId)])
		: [null, null]
	if (!found || !office || !department) return null
	const { subjectId, to, createdAt } = found
	const due = dueAt(createdAt, officeHoursOf(department))
	const letter = composeLetter(
		{
			to,
			subject: `${subjectsByForm(enquiryDesk).receipt} ${referenceOf(subjectId)}`,
			opening: [
				'Thank you for writing to us. Your enquiry has arrived, and a person reads it.',
				due === null ? 'We answer as soon as we can.' : `We answer by ${letterMoment(due)}.`,
			],
			facts: [
				{ label: 'Reference', value: referenceOf(subjectId) },
				{ label: 'Department', value: office.name },
				{ label: 'Arrived', value: letterMoment(createdAt) },
			],
			button: { label: 'Visit our website', address: `${bindings.ORIGIN}/` },
			closing: ['To add something, answer this mail. If you did not write to us, you can ignore it.'],
		},
		bindings.ORIGIN,
	)
	return {
		...letter,
		...(await fromOffice(bindings, enquiryDesk, subjectId, office)),
		headers: headersBySite(enquiryDesk),
	}
}

/** The letters about enquiries, by kind. */
export const enquiryLetters: Letters = {
	...deskLetters(enquiryDesk),
	'enquiry-arrived': arrivedLetter,
	'enquiry-receipt': {
		compose: receiptLetter,
		follow: (db, messageId, sending, now) => followMessage(db, enquiryDesk, messageId, sending, now),
	},
}
