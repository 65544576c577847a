import { type Departments, type EnquiryInput, enquiryForm } from '#contracts/enquiries/enquiries.ts'
import { messages } from '#contracts/shared/messages.ts'
import { answerOf, enquiriesPublic } from '#web/api.ts'
import { BotCheckFailed, freshBotToken } from '#web/bot-check.ts'
import { brand } from '#web/content/brand.ts'
import type { Typed } from '#web/site/forms/fields.ts'
import { describeRefusal, errorsOf } from '#web/site/forms/refusals.ts'
import type { Receipt, Refused, Sending } from '#web/site/forms/use-visitor-form.ts'
import { forgetVisit, visitorOrigin } from '#web/site/forms/visitor-origin.ts'
import type { EnquiryField } from './enquiry-fields.ts'

// The page loads this module when the visitor starts to fill in the form.

export const sentText = messages.enquirySent

export function check(typed: Typed<EnquiryField>) {
	const { data, error } = enquiryForm.safeParse(typed)
	return error ? { errors: errorsOf(error) } : { send: (sending: Sending) => sendEnquiry(data, sending) }
}

async function sendEnquiry(enquiry: EnquiryInput, { keyFor, botCheckPlace }: Sending): Promise<Receipt> {
	const token = await freshBotToken('contact', botCheckPlace)
	const headers = { 'X-Token': token, 'Idempotency-Key': keyFor(enquiry) }
	const sent = enquiriesPublic.saveContactUs.$post({ json: { ...enquiry, origin: visitorOrigin() } }, { headers })
	await answerOf(sent)
	forgetVisit()
	const { headers: said } = await sent
	const due = said.get('X-Answer-Due')
	return { reference: said.get('X-Reference'), answerBy: due && dueText(due) }
}

/** Formats a moment by the company's clock: 30 November, 18:00 (IST). */
function dueText(due: string): string {
	const { iana: timeZone, short } = brand.timeZone
	const at = new Date(due)
	const day = at.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone })
	return `${day}, ${at.toLocaleTimeString('en-GB', { timeStyle: 'short', timeZone })} (${short})`
}

export function refusalOf(failure: unknown, typed: Typed<EnquiryField>): Refused {
	const refused = describeRefusal(failure, messages.enquiryFailed, typed, 'mail-queries')
	// The specified text asks to try again.
	return failure instanceof BotCheckFailed ? refused : { ...refused, toast: messages.enquiryFailed }
}

/** Fetches the categories for a page that was rendered without them. */
export async function fetchDepartments(botCheckPlace: HTMLElement | undefined): Promise<Departments> {
	const token = await freshBotToken('read', botCheckPlace)
	return answerOf(enquiriesPublic.viewDepartments.$get({}, { headers: { 'X-Token': token } }))
}
