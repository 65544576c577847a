import { domainOf } from './authentication.ts'
import type { ArrivingMail } from './kept-mail.ts'

type Answer = { from: string; to: string; subject: string; text: string }

/** A line of a header, with every character that it may not hold as an encoded word. */
const encodedWord = (text: string) => `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`

/** The mail that a visitor's program would send, for local tries. */
export function localAnswer({ from, to, subject, text }: Answer): ArrivingMail {
	const raw = Buffer.from(
		[
			// As Email Routing writes it above a mail whose sender it has proven.
			`Authentication-Results: mx.cloudflare.net; dmarc=pass header.from=${domainOf(from)}`,
			`Message-ID: <${crypto.randomUUID()}@localhost>`,
			`From: <${from}>`,
			`To: <${to}>`,
			`Subject: ${encodedWord(subject)}`,
			'MIME-Version: 1.0',
			'Content-Type: text/plain; charset=utf-8',
			'Content-Transfer-Encoding: base64',
			'',
			Buffer.from(text).toString('base64'),
			'',
		].join('\r\n'),
	)
	const body = new Blob([raw]).stream()
	return { from, to, raw: body, rawSize: raw.byteLength }
}
