import { CodedError, causeOf } from '#worker/http/cause.ts'
import { log } from '#worker/http/log.ts'
import type { Bindings } from '#worker/http/request-context.ts'

/** Without `fromName` and `replyTo` a mail comes from the site, and nobody reads its answers. */
export type Letter = {
	to: string
	/** Who gets a copy. */
	cc?: readonly string[]
	subject: string
	text: string
	html: string
	fromName?: string
	replyTo?: string
	headers?: Readonly<Record<string, string>>
	attachments?: readonly { name: string; type: string; content: ArrayBuffer }[]
	/** An event that mail programs show with buttons. The mail then has no attachments. */
	calendar?: Calendar
}

/** `content`: an iCalendar object with this METHOD. */
type Calendar = { method: string; content: string }

const controlCharacter = /\p{Cc}/u
const isAddress = (text: string) => !controlCharacter.test(text) && /^[^\s,;<>@]+@[^\s,;<>@]+$/.test(text)

/** What the mail service said for good: another try would fail, too. */
const refusals: Readonly<Record<string, string>> = {
	E_RECIPIENT_SUPPRESSED: 'Mails to this address came back before, so the mail service takes none for it.',
	E_RECIPIENT_NOT_ALLOWED: 'The mail service may not send to this address.',
}

/** What it said for now. */
const delays: Readonly<Record<string, string>> = {
	E_DAILY_LIMIT_EXCEEDED: 'The mail limit of the day is used up. The mail leaves tomorrow.',
	E_RATE_LIMIT_EXCEEDED: 'The mail service takes no more mails for the moment. The next try follows by itself.',
}

const codeOf = (error: unknown) =>
	typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** Why a mail could not be sent, for staff, and whether that is final. */
export function faultOfSending(error: unknown): { isFinal: boolean; note: string } {
	const code = codeOf(error)
	const refusal = refusals[code]
	return {
		isFinal: refusal !== undefined,
		note: refusal ?? delays[code] ?? 'The mail service did not take the mail. The next try follows by itself.',
	}
}

const asFile = 'The mail service did not take the invitation with buttons. It left with the calendar file attached.'

/** A sent mail: its id at the mail service, and a note for staff. */
export type Sent = { mailId: string | null; note: string }

/**
 * Sends one letter. An event that the mail service does not take in the mail itself leaves as a file. Throws when the binding
 * fails, and for a header with control characters.
 */
export async function sendLetter(
	bindings: Pick<Bindings, 'EMAIL' | 'MAIL_FROM'>,
	{ calendar, ...letter }: Letter,
): Promise<Sent> {
	const { to, cc = [], subject, fromName, replyTo, headers } = letter
	if (
		![to, ...cc].every(isAddress) ||
		(replyTo !== undefined && !isAddress(replyTo)) ||
		[subject, fromName ?? '', ...Object.values(headers ?? {})].some((header) => controlCharacter.test(header))
	) {
		throw new CodedError('MAIL_HEADER', 'A mail header holds what no header may hold')
	}
	if (!calendar) return { mailId: await sendParts(bindings, letter), note: '' }
	try {
		const sent = await bindings.EMAIL.send(await rawMail(bindings.MAIL_FROM, { ...letter, calendar }))
		return { mailId: sent?.messageId ?? null, note: '' }
	} catch (error) {
		const code = codeOf(error)
		if (code in refusals || code in delays) throw error
		log('warn', 'mail.invitation-refused', { cause: causeOf(error) })
		return { mailId: await sendParts(bindings, { ...letter, attachments: [calendarFile(calendar)] }), note: asFile }
	}
}

/**
 * Writes a mail with the calendar as an alternative part, so that mail programs show buttons: RFC 6047. The builder of
 * the mail service cannot make one.
 */
async function rawMail(
	from: string,
	{ to, cc = [], subject, text, html, fromName, replyTo, headers = {}, calendar }: Letter,
): Promise<EmailMessage> {
	const [{ EmailMessage }, { default: MailComposer }] = await Promise.all([
		import('cloudflare:email'),
		import('nodemailer/lib/mail-composer'),
	])
	const mail = new MailComposer({
		from: { name: fromName ?? '', address: from },
		...{ to, cc: [...cc], replyTo, subject, text, html, headers: { ...headers } },
		icalEvent: { ...calendar, filename: 'interview.ics' },
		...{ newline: 'win', disableFileAccess: true, disableUrlAccess: true },
	})
	return new EmailMessage(from, to, (await mail.compile().build()).toString())
}

/** A calendar as the file of a mail. */
export const calendarFile = ({ method, content }: Calendar) => ({
	name: 'interview.ics',
	type: `text/calendar; charset=utf-8; method=${method}`,
	content: new TextEncoder().encode(content).buffer,
})

/** Sends a letter by the builder of the mail service. */
async function sendParts(
	bindings: Pick<Bindings, 'EMAIL' | 'MAIL_FROM'>,
	{ to, cc = [], subject, text, html, fromName, replyTo, headers, attachments }: Letter,
): Promise<string | null> {
	const from = fromName ? { name: fromName, email: bindings.MAIL_FROM } : bindings.MAIL_FROM
	const sent = await bindings.EMAIL.send({
		from,
		to,
		...(cc.length === 0 ? {} : { cc: [...cc] }),
		subject,
		text,
		html,
		...(replyTo === undefined ? {} : { replyTo }),
		...(headers === undefined ? {} : { headers: { ...headers } }),
		...(attachments === undefined
			? {}
			: {
					attachments: attachments.map(({ name, type, content }) => ({
						disposition: 'attachment' as const,
						filename: name,
						type,
						content,
					})),
				}),
	})
	return sent?.messageId ?? null
}
