import type { Address, Email } from 'postal-mime'
import { emailAddress } from '#contracts/shared/fields.ts'
import { withinRow } from '#worker/data/within-row.ts'
import { factText } from '#worker/mail/letter-text.ts'
import { textOfHtml } from './text-of-html.ts'

/** An attached file of any type. */
export type MailFile = { name: string | null; type: string; bytes: Uint8Array<ArrayBuffer> }

type Mailbox = { name: string; address: string }

/**
 * What cannot be shown as it was written. `letters`: some were replaced. `winmail`: words or files are in a winmail.dat.
 * `sealed`: by S/MIME or PGP.
 */
type MailFinding = 'letters' | 'winmail' | 'sealed'

/** An event in plain words. `method`: REQUEST, CANCEL and so on. `when`: with its zone. '' if it does not say. */
type Invitation = { method: string; what: string; when: string; where: string }

/** A received mail, read. Headers are those of the sender, except the ones that our mail server put before them. */
export type ParsedMail = {
	/** Of the header From; '' if there is no usable one. */
	from: Mailbox
	/** How many addresses From holds. */
	senders: number
	/** Usable addresses in the order of the header, each once, those of groups among them. */
	replyTo: Mailbox[]
	to: Mailbox[]
	cc: Mailbox[]
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
	/** In the order of the mail, each with a name of its own. */
	files: MailFile[]
	findings: readonly MailFinding[]
	/** The first event of a calendar part. */
	invitation: Invitation | null
	/** The values of a header, in the order of the mail. */
	header: (name: string) => string[]
}

/** Reduces HTML to the contract of rich text; null: it is nested too deeply. */
export type CleanHtml = (html: string) => Promise<string | null>

/** In characters. A longer header is cut, and longer HTML is read to here: its text is longer than what is kept of it. */
const longestHeader = 2_000
const longestHtml = 256 * 1024

/** A picture that stands in the HTML itself. */
const inlinePicture = /\bdata:image\/[\w.+-]+;base64,[^\s"'<>)]+/gi

const mostFiles = 50
const mostAnswers = 20
const limits = {
	maxNestingDepth: 50,
	maxHeadersSize: 512 * 1024,
	maxRfc822NestingDepth: 0,
	forceRfc822Attachments: true,
}

const address = emailAddress('', '')

/** The address in a header or envelope; '' if no mail could go to it. */
export const usableAddress = (text: string | undefined): string =>
	address.safeParse(text).success ? (text ?? '').trim() : ''

const cutHeader = (text: string | undefined) => (text ?? '').slice(0, longestHeader).toWellFormed()

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
export async function parseMail(bytes: Uint8Array, isWhole: boolean, clean: CleanHtml): Promise<ParsedMail> {
	const { default: PostalMime } = await import('postal-mime')
	const email = await PostalMime.parse(bytes, limits)
	const written = storable((email.html ?? '').replace(inlinePicture, ''))
	const html = await cleaned(written.slice(0, longestHtml), clean)
	const isPlain = (email.text ?? '').trim() !== ''
	const text = storable(isPlain ? (email.text ?? '') : textOfHtml(html ?? ''))
	const kept = withinRow(text)
	const files = isWhole ? email.attachments.map(fileOf) : []
	const htmlIsCut = html === null || (!isPlain && written.length > longestHtml)
	return {
		from: senderOf(email),
		senders: mailboxesIn(email.from ? [email.from] : []).length,
		replyTo: mailboxesIn(email.replyTo),
		to: mailboxesIn(email.to),
		cc: mailboxesIn(email.cc),
		subject: factText(cutHeader(email.subject)),
		messageId: withoutBrackets((email.messageId ?? '').trim()).slice(0, 500) || null,
		answers: [...idsIn(email.inReplyTo), ...idsIn(email.references).toReversed()].slice(0, mostAnswers),
		text: kept,
		html: html === '' ? null : html,
		isCut: !isWhole || kept !== text || files.length > mostFiles || htmlIsCut,
		files: files.slice(0, mostFiles),
		findings: [],
		invitation: null,
		header: (name) => email.headers.flatMap(({ key, value }) => (key === name ? [value.trim()] : [])),
	}
}

function mailboxesIn(list: readonly Address[] = []): Mailbox[] {
	const found = new Map<string, Mailbox>()
	for (const each of list.flatMap(({ group, ...mailbox }) => group ?? [mailbox])) {
		const usable = usableAddress(each.address)
		if (usable && !found.has(usable.toLowerCase()))
			found.set(usable.toLowerCase(), { name: cutHeader(each.name), address: usable })
	}
	return [...found.values()]
}

function senderOf({ from }: Email): ParsedMail['from'] {
	const mailbox = from?.group ? from.group[0] : from
	return { name: cutHeader(mailbox?.name), address: usableAddress(mailbox?.address) }
}

/** '' without HTML; null if it is nested too deeply. */
async function cleaned(html: string, clean: CleanHtml): Promise<string | null> {
	if (html === '') return ''
	const once = await clean(html)
	// No picture of a mail is loaded, not even one of this site.
	return once === null ? null : clean(once.replace(/<img [^>]*>/g, ''))
}

function fileOf({ filename, mimeType, content }: Email['attachments'][number]): MailFile {
	const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content as ArrayBuffer)
	return { name: filename, type: mimeType, bytes }
}
