import { applicationLinkForm } from '#contracts/hiring/applicant-page.ts'
import { answerOf, applicationsPublic } from '#web/api.ts'
import { freshBotToken } from '#web/bot-check.ts'
import type { Typed } from '#web/site/forms/fields.ts'
import { describeRefusal, errorsOf } from '#web/site/forms/refusals.ts'
import type { Receipt, Sending } from '#web/site/forms/use-visitor-form.ts'
import type { NewLinkField } from './new-link-fields.ts'

// The page loads this module when the visitor starts to fill in the form.

export { newLinkSent as sentText } from './new-link-fields.ts'

export function check(typed: Typed<NewLinkField>) {
	const { data, error } = applicationLinkForm.safeParse(typed)
	if (error) return { errors: errorsOf(error) }
	const send = async ({ botCheckPlace }: Sending): Promise<Receipt> => {
		const token = await freshBotToken('application-link', botCheckPlace)
		await answerOf(applicationsPublic.sendapplicationlink.$post({ json: data }, { headers: { 'X-Token': token } }))
		return { reference: null, answerBy: null }
	}
	return { send }
}

export const refusalOf = (failure: unknown, typed: Typed<NewLinkField>) =>
	describeRefusal(failure, 'The link could not be asked for. Please try again.', typed, 'mail-careers')
