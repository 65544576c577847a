import { ApiRefusal, ServerUnreachable } from '#web/api.ts'
import { BotCheckFailed } from '#web/bot-check.ts'
import { headOffice, mailboxOf } from '#web/content/brand-facts.ts'
import { obstacles } from '#web/obstacles.ts'
import { refusalText } from '#web/wrong-fields.ts'
import type { FieldErrors, Refused } from './use-visitor-form.ts'

type Issue = { path: readonly PropertyKey[]; message: string }

/** The first message of each invalid field. */
export function errorsOf(error: { issues: readonly Issue[] } | undefined): FieldErrors {
	const errors: Record<string, string> = {}
	for (const { path, message } of error?.issues ?? []) errors[String(path[0])] ??= message
	return errors
}

/**
 * Describes why the form was not stored. `otherwise` is the text for failures without an answer from the server, `mailbox`
 * the id of the one to which a visitor can write instead.
 */
export function describeRefusal(
	failure: unknown,
	otherwise: string,
	values: Readonly<Record<string, unknown>>,
	mailbox: string,
): Refused {
	const ways = { address: mailboxOf(mailbox), phone: headOffice.phone }
	if (failure instanceof BotCheckFailed) {
		return { text: failure.message, toast: failure.message, code: null, fields: {}, ways }
	}
	if (failure instanceof ServerUnreachable) {
		return { text: obstacles.connection, toast: otherwise, code: null, fields: {}, ways }
	}
	const text = refusalText(failure, otherwise, values)
	const { code, fields } = failure instanceof ApiRefusal ? failure : { code: null, fields: {} }
	return { text, toast: text, code, fields }
}
