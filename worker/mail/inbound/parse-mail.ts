import { emailAddress } from '#contracts/shared/fields.ts'
import { withinRow } from '#worker/data/within-row.ts'
import { factText } from '#worker/mail/letter-text.ts'
import type { MailFile } from './content/files.ts'
import type { MailFinding } from './content/findings.ts'
import type { Invitation } from './content/invitation.ts'

type Mailbox = { name: string; address: string }

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
	invitation: Invitation | null
	/** The values of a header, in the order of the mail. */
	header: (name: string) => string[]
}

/** Reduces HTML to the contract of rich text; null: it is nested too deeply. */
export type CleanHtml = (html: string) => Promise<string | null>

/** In characters. A longer header is cut. */
const longestHeader = 2_000
const mostAnswers = 20

const address = emailAddress('', '')

/** The address in a header or envelope; '' if no mail could go to it. */
export const usableAddress = (text: string | undefined): string =>
	address.safeParse(text).success ? (text ?? '').trim() : ''

const cutHeader = (text: string | undefined) => (text ?? '').slice(0, longestHeader).toWellFormed()

const withoutBrackets = (id: string) => id.replace(/^<|>$/g, '')
const idsIn = (text: string | undefined) =>
	Array.from((text ?? '').matchAll(/<([^<>\s]{1,500})>/g), ([, id = '']) => id)

/**
 * Reads a mail. Throws for one whose headers or nesting go beyond all measure. `isWhole`: whether these are all bytes of it;
 * the files of a part are not taken.
 */
export async function parseMail(bytes: Uint8Array, isWhole: boolean, clean: CleanHtml): Promise<ParsedMail> {
	const { readContent } = await import('./content/read-content.ts')
	const { header, addresses, subject, text, isCut, ...content } = await readContent(bytes, isWhole, clean)
	const kept = withinRow(text)
	const [from] = addresses('from')
	return {
		from: { name: cutHeader(from?.name), address: usableAddress(from?.address) },
		senders: usable(addresses('from')).length,
		replyTo: usable(addresses('reply-to')),
		to: usable(addresses('to')),
		cc: usable(addresses('cc')),
		subject: factText(cutHeader(subject)),
		messageId: withoutBrackets(header('message-id')[0] ?? '').slice(0, 500) || null,
		answers: [...idsIn(header('in-reply-to')[0]), ...idsIn(header('references')[0]).toReversed()].slice(0, mostAnswers),
		text: kept,
		isCut: isCut || kept !== text,
		header,
		...content,
	}
}

function usable(list: readonly Mailbox[]): Mailbox[] {
	const found = new Map<string, Mailbox>()
	for (const { name, address: written } of list) {
		const sound = usableAddress(written)
		const key = sound.toLowerCase()
		if (sound !== '' && !found.has(key)) found.set(key, { name: cutHeader(name), address: sound })
	}
	return [...found.values()]
}
