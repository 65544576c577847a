import { CodedError } from '#worker/http/cause.ts'
import type { Bindings } from '#worker/http/request-context.ts'

export type Letter = { to: string; subject: string; text: string; html: string }

const controlCharacter = /\p{Cc}/u

/** Sends one letter to one recipient. Throws when the binding fails, and for a header with control characters. */
export async function sendLetter(
	bindings: Pick<Bindings, 'EMAIL' | 'MAIL_FROM'>,
	{ to, subject, text, html }: Letter,
): Promise<void> {
	if (controlCharacter.test(subject) || controlCharacter.test(to) || !/^[^\s,;<>@]+@[^\s,;<>@]+$/.test(to)) {
		throw new CodedError('MAIL_HEADER', 'A mail header holds what no header may hold')
	}
	await bindings.EMAIL.send({ from: bindings.MAIL_FROM, to, subject, text, html })
}
