import { EmailMessage } from 'cloudflare:email'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { Letter } from './send-letter.ts'

// Import this file with `await import(...)`: most requests send no invitation.

/**
 * Writes a mail whose calendar is one of its versions, so that mail programs show buttons: RFC 6047. The mail service makes
 * no such mail of its parts.
 */
export async function rawMail(
	from: string,
	{ to, cc = [], subject, text, html, fromName, replyTo, headers = {}, calendar }: Letter,
): Promise<EmailMessage> {
	const mail = new MailComposer({
		from: { name: fromName ?? '', address: from },
		...{ to, cc: [...cc], replyTo, subject, text, html, headers: { ...headers } },
		icalEvent: { ...calendar, filename: 'interview.ics' },
		...{ newline: 'win', disableFileAccess: true, disableUrlAccess: true },
	})
	return new EmailMessage(from, to, (await mail.compile().build()).toString())
}
