import { type ApplicationLinkForm, applicationLinkForm } from '#contracts/hiring/applicant-page.ts'
import { messages } from '#contracts/shared/messages.ts'
import { answerOf, applicationsPublic } from '#web/api.ts'
import { freshBotToken } from '#web/bot-check.ts'
import type { Typed } from '#web/site/forms/fields.ts'
import { describeRefusal, errorsOf } from '#web/site/forms/refusals.ts'
import type { Receipt, Sending } from '#web/site/forms/use-visitor-form.ts'

export const sentText = messages.linkSent

export function check(typed: Typed<keyof ApplicationLinkForm>) {
	const { data, error } = applicationLinkForm.safeParse(typed)
	if (error) return { errors: errorsOf(error) }
	const send = async ({ botCheckPlace }: Sending): Promise<Receipt> => {
		const token = await freshBotToken('application-link', botCheckPlace)
		await answerOf(applicationsPublic.sendapplicationlink.$post({ json: data }, { headers: { 'X-Token': token } }))
		return { reference: null, answerBy: null }
	}
	return { send }
}

export const refusalOf = (failure: unknown, typed: Typed<keyof ApplicationLinkForm>) =>
	describeRefusal(failure, 'The link could not be requested. Please try again.', typed, 'mail-careers')
