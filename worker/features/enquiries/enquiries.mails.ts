import { referenceOf } from '#contracts/desks/reference.ts'
import type { Database } from '#worker/data/db.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { composeLetter } from '#worker/mail/compose-letter.ts'
import { letterMoment, quoted } from '#worker/mail/letter-text.ts'
import type { Letter } from '#worker/mail/send-letter.ts'
import { findAnswered, findArrival, findHandedOver, findTold } from './mail-subjects.queries.ts'

type About = {
	enquiryId: number
	to: string
	subject: string
	opening: string
	/** Facts after the reference. */
	facts: { label: string; value: string }[]
	/** The label of the button that opens the enquiry at the desk. */
	button: string
}

/** A letter to staff about an enquiry. It quotes nothing that was written: that stays in the back office. */
const letterAbout = ({ ORIGIN }: Bindings, { enquiryId, to, subject, opening, facts, button }: About): Letter =>
	composeLetter(
		{
			to,
			subject,
			opening: [opening],
			facts: [{ label: 'Reference', value: referenceOf(enquiryId) }, ...facts],
			button: { label: button, address: `${ORIGIN}/Admin/Contactpage?request=${enquiryId}` },
		},
		ORIGIN,
	)

const senderOf = ({ name, organization }: { name: string; organization: string }) =>
	[name, organization].filter(Boolean).map(quoted).join(', ')

const waysIn = { form: 'through the contact page', mail: 'by mail' } as const

/** Tells a department who has written. */
export async function enquiryArrivedMail(db: Database, bindings: Bindings, enquiryId: number): Promise<Letter | null> {
	const arrival = await findArrival(db, enquiryId)
	if (!arrival) return null
	const { mailbox, department, name, organization, createdAt, arrivedBy } = arrival
	return letterAbout(bindings, {
		enquiryId,
		to: mailbox,
		subject: `New enquiry for ${quoted(department)}: ${senderOf(arrival)}`,
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

/** Tells a member of staff that an enquiry was given to them; null if it is somebody else's by now. */
export async function enquiryAssignedMail(
	db: Database,
	bindings: Bindings,
	enquiryId: number,
	at: string,
): Promise<Letter | null> {
	const found = await findHandedOver(db, enquiryId)
	if (!found) return null
	return letterAbout(bindings, {
		enquiryId,
		to: `${found.email}@${bindings.MAIL_DOMAIN}`,
		subject: `An enquiry is yours: ${senderOf(found)}`,
		opening: 'A colleague has assigned an enquiry to you.',
		facts: [
			{ label: 'Department', value: found.department },
			{ label: 'Assigned by', value: found.by ?? '' },
			{ label: 'Assigned', value: letterMoment(at) },
		],
		button: 'Open the enquiry',
	})
}

/** Tells the owner of an enquiry, or else its department, that the visitor has answered. */
export async function enquiryAnsweredMail(db: Database, bindings: Bindings, messageId: number): Promise<Letter | null> {
	const found = await findAnswered(db, messageId)
	if (!found) return null
	const { enquiryId, department, mailbox, owner, at } = found
	return letterAbout(bindings, {
		enquiryId,
		to: owner === null ? mailbox : `${owner}@${bindings.MAIL_DOMAIN}`,
		subject: `Answer to ${referenceOf(enquiryId)}: ${senderOf(found)}`,
		opening: 'A visitor has answered by mail. You can read the answer in the back office.',
		facts: [
			{ label: 'Department', value: department },
			{ label: 'Arrived', value: letterMoment(at) },
		],
		button: 'Read the answer',
	})
}

/** Tells a member of staff that a note names them. */
export async function enquiryNoteMail(
	db: Database,
	bindings: Bindings,
	eventId: number,
	at: string,
): Promise<Letter | null> {
	const found = await findTold(db, eventId)
	if (!found) return null
	const { enquiryId, email, by, name } = found
	return letterAbout(bindings, {
		enquiryId,
		to: `${email}@${bindings.MAIL_DOMAIN}`,
		subject: `${quoted(by ?? 'A colleague')} named you in a note`,
		opening: 'The note is about an enquiry. You can read it in the back office.',
		facts: [
			{ label: 'Enquiry of', value: name },
			{ label: 'Written', value: letterMoment(at) },
		],
		button: 'Read the note',
	})
}
