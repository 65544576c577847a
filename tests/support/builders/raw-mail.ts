import { eq } from 'drizzle-orm'
import { answerAddress } from '#worker/desks/replies/answer-address.ts'
import { mailReader } from '#worker/features/desks.ts'
import { enquiryDesk } from '#worker/features/enquiries/enquiry-desk.ts'
import { enquiryMessages } from '#worker/features/enquiries/messages.table.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import type { ArrivingMail } from '#worker/mail/inbound/kept-mail.ts'
import { receiveMail } from '#worker/mail/inbound/receive-mail.ts'
import { bindings } from '../worker/app.ts'
import { db } from '../worker/staff.ts'

export const replyDomain = 'answers.company.example'

/** The bindings of a site whose answers come to the desk. */
export const withReplies: Bindings = { ...bindings, REPLY_DOMAIN: replyDomain }

/** What Email Routing writes above a mail of this domain. */
export const proven = (domain: string) =>
	`Authentication-Results: mx.cloudflare.net;\r\n\tdkim=pass header.d=${domain} header.s=s1 header.b=L6CZ3OJ0;\r\n\tdmarc=pass header.from=${domain} policy.dmarc=none;\r\n\tspf=none (mx.cloudflare.net: no SPF records found for postmaster@mx.${domain}) smtp.helo=mx.${domain}`

type Parts = {
	from?: string
	to?: string
	subject?: string
	/** null: the mail has none. */
	messageId?: string | null
	/** More headers, above the others. */
	headers?: readonly string[]
	body?: string
}

const bySender = (from: string) => /<(.*)>/.exec(from)?.[1] ?? from

/** The lines of a mail in plain text. */
export function rawMail({ from = 'Meera Nair <meera@kollam.example>', ...parts }: Parts = {}): string {
	const { to = `hello@${replyDomain}`, subject = 'Trade finance', headers = [], body = 'Good morning' } = parts
	const { messageId = `<${crypto.randomUUID()}@mail.example>` } = parts
	return [
		...headers,
		...(messageId === null ? [] : [`Message-ID: ${messageId}`]),
		`From: ${from}`,
		`To: ${to}`,
		`Subject: ${subject}`,
		...(headers.some((header) => /^content-type:/i.test(header)) ? [] : ['Content-Type: text/plain; charset=utf-8']),
		'',
		body,
	].join('\r\n')
}

export function arriving(
	raw: string | Uint8Array<ArrayBuffer>,
	{ from, to }: { from: string; to: string },
): ArrivingMail {
	const bytes = typeof raw === 'string' ? new TextEncoder().encode(raw) : raw
	return { from, to, raw: new Blob([bytes]).stream(), rawSize: bytes.byteLength }
}

type Delivery = Parts & { envelopeFrom?: string; by?: Bindings; at?: Date }

/** Delivers a mail as Email Routing does. */
export async function deliver({ envelopeFrom, by = withReplies, at, ...parts }: Delivery = {}): Promise<void> {
	const from = parts.from ?? 'meera@kollam.example'
	const envelope = { from: envelopeFrom ?? bySender(from), to: parts.to ?? `hello@${replyDomain}` }
	await receiveMail(by, mailReader, arriving(rawMail(parts), envelope), at)
}

/** The address at which answers to an enquiry arrive. */
export const addressOf = (subjectId: number) => answerAddress(withReplies, enquiryDesk, subjectId, '')

/** The received messages from an address, in their order. */
export const receivedFrom = (sender: string) =>
	db.select().from(enquiryMessages).where(eq(enquiryMessages.sender, sender)).orderBy(enquiryMessages.id)

/** The enquiry that the only mail of an address became. */
export async function enquiryOf(sender: string): Promise<number> {
	const received = (await receivedFrom(sender)).filter(({ kind }) => kind === 'received')
	const [first, ...others] = received
	if (!first || others.length > 0) throw new Error(`${received.length} mails came from ${sender}`)
	return first.subjectId
}

export const newSender = (domain = 'visitor.example') => `v${crypto.randomUUID()}@${domain}`
