import type { Email } from 'postal-mime'
import { emailAddress } from '#contracts/shared/fields.ts'
import { factText } from '#worker/mail/letter-text.ts'
import { textOfHtml } from './text-of-html.ts'

/** An attached file of any type. */
export type MailFile = { name: string | null; type: string; bytes: Uint8Array<ArrayBuffer> }

/** A received mail, read. Headers are those of the sender, except the ones that our mail server put before them. */
export type ParsedMail = {
	/** Of the header From; '' if there is no usable one. */
	from: { name: string; address: string }
	subject: string
	/** Without angle brackets; null if there is none. */
	messageId: string | null
	/** The mails that it answers, without angle brackets, the nearest first. */
	answers: string[]
	text: string
	/** By the contract of rich text. */
	html: string | null
	/** Whether text or files were left out. */
	isCut: boolean
	files: MailFile[]
	/** The values of a header, in the order of the mail. */
	header: (name: string) => string[]
}

/** In characters. A row of the database holds 2 MB, and a search key beside the text. */
const longestText = 200_000
const mostFiles = 50
const mostAnswers = 20
const limits = {
	maxNestingDepth: 50,
	maxHeadersSize: 512 * 1024,
	maxRfc822NestingDepth: 0,
	forceRfc822Attachments: true,
}

const address = emailAddress('', '')
const usable = (text: string | undefined) => (address.safeParse(text).success ? (text ?? '').trim() : '')

/** Line feeds alone, and nothing that the database would change. */
const storable = (text: string) =>
	text
		.replace(/\r\n?/g, '\n')
		.replace(/(?![\n\t])\p{Cc}/gu, '')
		.toWellFormed()
		.trim()

const withoutBrackets = (id: string) => id.replace(/^<|>$/g, '')
const idsIn = (text: string | undefined) =>
	Array.from((text ?? '').matchAll(/<([^<>\s]{1,500})>/g), ([, id = '']) => id)

/**
 * Reads a mail. Throws for one whose headers or nesting go beyond all measure. `isWhole`: whether these are all bytes of it;
 * the files of a part are not taken.
 */
export async function parseMail(bytes: Uint8Array, isWhole: boolean): Promise<ParsedMail> {
	const { default: PostalMime } = await import('postal-mime')
	const email = await PostalMime.parse(bytes, limits)
	const html = await cleaned(email.html)
	const text = storable(email.text?.trim() ? email.text : textOfHtml(html ?? ''))
	const files = isWhole ? email.attachments.map(fileOf) : []
	const htmlIsLost = html === null && (email.html ?? '').trim() !== ''
	return {
		from: senderOf(email),
		subject: factText((email.subject ?? '').toWellFormed()),
		messageId: email.messageId ? withoutBrackets(email.messageId.trim()).slice(0, 500) : null,
		answers: [...idsIn(email.inReplyTo), ...idsIn(email.references).toReversed()].slice(0, mostAnswers),
		text: text.slice(0, longestText).toWellFormed(),
		html: html === '' ? null : html,
		isCut: !isWhole || text.length > longestText || files.length > mostFiles || htmlIsLost,
		files: files.slice(0, mostFiles),
		header: (name) => email.headers.flatMap(({ key, value }) => (key === name ? [value.trim()] : [])),
	}
}

function senderOf({ from }: Email): ParsedMail['from'] {
	const mailbox = from?.group ? from.group[0] : from
	return { name: (mailbox?.name ?? '').toWellFormed(), address: usable(mailbox?.address) }
}

/** '' without HTML; null if it is too long or too deep. */
async function cleaned(html: string | undefined): Promise<string | null> {
	if (!html?.trim()) return ''
	const { cleanHtml } = await import('#worker/publishing/clean-html.ts')
	const clean = cleanHtml(storable(html))
	// No picture of a mail is loaded, not even one of this site.
	return clean === null ? null : cleanHtml(clean.replace(/<img [^>]*>/g, ''))
}

function fileOf({ filename, mimeType, content }: Email['attachments'][number]): MailFile {
	const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content as ArrayBuffer)
	return { name: filename, type: mimeType, bytes }
}
