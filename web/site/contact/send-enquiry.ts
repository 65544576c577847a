import type { Departments, EnquiryForm } from '#contracts/enquiries.ts'
import { answerOf, enquiriesPublic } from '#web/api.ts'
import { freshBotToken } from '#web/bot-check.ts'

type BotCheckPlace = HTMLElement | undefined

/** Stores an enquiry and answers its id. */
export async function sendEnquiry(form: EnquiryForm, key: string, botCheckPlace: BotCheckPlace): Promise<number> {
	const token = await freshBotToken('contact', botCheckPlace)
	const headers = { 'X-Token': token, 'Idempotency-Key': key }
	return answerOf(enquiriesPublic.saveContactUs.$post({ json: form }, { headers }))
}

/** The categories, where the page came without them. */
export async function fetchDepartments(botCheckPlace: BotCheckPlace): Promise<Departments> {
	const token = await freshBotToken('read', botCheckPlace)
	return answerOf(enquiriesPublic.viewDepartments.$get({}, { headers: { 'X-Token': token } }))
}
