import { referenceOf } from '#contracts/enquiries/reference.ts'
import type { Database } from '#worker/data/db.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { composeLetter } from '#worker/mail/compose-letter.ts'
import { letterMoment, quoted } from '#worker/mail/letter-text.ts'
import type { Letter } from '#worker/mail/send-letter.ts'
import { findAnswered, findArrival, findHandedOver, findTold } from './mail-subjects.queries.ts'

/** The address at which the desk opens with an enquiry. */
const addressOf = ({ ORIGIN }: Bindings, enquiryId: number) => `${ORIGIN}/Admin/Contactpage?request=${enquiryId}`

const waysIn = { form: 'through the contact page', mail: 'by mail' } as const

/** Tells a department who has written. The message and how to answer it stay in the back office. */
export async function enquiryArrivedMail(db: Database, bindings: Bindings, enquiryId: number): Promise<Letter | null> {
	const arrival = await findArrival(db, enquiryId)
	if (!arrival) return null
	const { mailbox, department, name, organization, createdAt, arrivedBy } = arrival
	const sender = [name, organization].filter(Boolean).map(quoted).join(', ')
	return composeLetter(
		{
			to: mailbox,
			subject: `New enquiry for ${quoted(department)}: ${sender}`,
			opening: [`An enquiry has come in ${waysIn[arrivedBy]}. The message is in the back office.`],
			facts: [
				{ label: 'Reference', value: referenceOf(enquiryId) },
				{ label: 'Department', value: department },
				{ label: 'Name', value: name },
				{ label: 'Organisation', value: organization },
				{ label: 'Arrived', value: letterMoment(createdAt) },
			],
			button: { label: 'Read the enquiry', address: addressOf(bindings, enquiryId) },
		},
		bindings.ORIGIN,
	)
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
	const { name, organization, department, email, by } = found
	return composeLetter(
		{
			to: `${email}@${bindings.MAIL_DOMAIN}`,
			subject: `An enquiry is yours: ${[name, organization].filter(Boolean).map(quoted).join(', ')}`,
			opening: ['A colleague has assigned an enquiry to you.'],
			facts: [
				{ label: 'Reference', value: referenceOf(enquiryId) },
				{ label: 'Department', value: department },
				{ label: 'Assigned by', value: by ?? '' },
				{ label: 'Assigned', value: letterMoment(at) },
			],
			button: { label: 'Open the enquiry', address: addressOf(bindings, enquiryId) },
		},
		bindings.ORIGIN,
	)
}

/** Tells the owner of an enquiry, or else its department, that the visitor has answered. The text stays in the back office. */
export async function enquiryAnsweredMail(db: Database, bindings: Bindings, messageId: number): Promise<Letter | null> {
	const found = await findAnswered(db, messageId)
	if (!found) return null
	const { enquiryId, name, organization, department, mailbox, owner, at } = found
	return composeLetter(
		{
			to: owner === null ? mailbox : `${owner}@${bindings.MAIL_DOMAIN}`,
			subject: `Answer to ${referenceOf(enquiryId)}: ${[name, organization].filter(Boolean).map(quoted).join(', ')}`,
			opening: ['A visitor has answered by mail. You can read the answer in the back office.'],
			facts: [
				{ label: 'Reference', value: referenceOf(enquiryId) },
				{ label: 'Department', value: department },
				{ label: 'Arrived', value: letterMoment(at) },
			],
			button: { label: 'Read the answer', address: addressOf(bindings, enquiryId) },
		},
		bindings.ORIGIN,
	)
}

/** Tells a member of staff that a note names them. The note itself stays in the back office. */
export async function enquiryNoteMail(
	db: Database,
	bindings: Bindings,
	eventId: number,
	at: string,
): Promise<Letter | null> {
	const found = await findTold(db, eventId)
	if (!found) return null
	const { enquiryId, email, by, name } = found
	return composeLetter(
		{
			to: `${email}@${bindings.MAIL_DOMAIN}`,
			subject: `${quoted(by ?? 'A colleague')} named you in a note`,
			opening: ['The note is about an enquiry. You can read it in the back office.'],
			facts: [
				{ label: 'Reference', value: referenceOf(enquiryId) },
				{ label: 'Enquiry of', value: name },
				{ label: 'Written', value: letterMoment(at) },
			],
			button: { label: 'Read the note', address: addressOf(bindings, enquiryId) },
		},
		bindings.ORIGIN,
	)
}
