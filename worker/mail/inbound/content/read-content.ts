import { addressParser, type Mailbox } from 'postal-mime'
import { beforeCleaning } from './before-cleaning.ts'
import { bodyOf } from './body.ts'
import { plainEncodedWords, withoutEncodedWords } from './encoded-words.ts'
import { fileOf, filePartsOf } from './files.ts'
import { findingsIn } from './findings.ts'
import { invitationIn } from './invitation.ts'
import { mimeTree } from './mime-tree.ts'

// Import this file with `await import(...)`: most requests read no mail.

/** In characters, of all parts. The text of longer HTML is longer than what is kept of it. */
const mostHtml = 256 * 1024

const mostFiles = 50

/** Line feeds alone, and nothing that the database would change. */
const storable = (text: string) =>
	text
		.replace(/\r\n?/g, '\n')
		.replace(/(?![\n\t])\p{Cc}/gu, '')
		.toWellFormed()
		.trim()

/** Reads what a mail says. `isWhole`: of a part no files are taken. */
export async function readContent(
	bytes: Uint8Array,
	isWhole: boolean,
	clean: (html: string) => Promise<string | null>,
) {
	const { root, headers, isCut } = await mimeTree(bytes)
	const header = (name: string) => headers.flatMap(({ key, value }) => (key === name ? [value.trim()] : []))
	const addresses = (name: string): Mailbox[] =>
		header(name).flatMap((value) => addressParser(plainEncodedWords(value), { flatten: true }) as Mailbox[])
	const subject = withoutEncodedWords(header('subject')[0] ?? '')
	const parts = filePartsOf(root)
	const names = new Map(parts.map(({ name, part }) => [part.contentId, name]))
	names.delete('')
	let left = mostHtml
	const cleaned = async (written: string) => {
		const { html, isCut, length } = beforeCleaning(storable(written), names, left)
		left -= length
		const once = await clean(html.slice(0, mostHtml))
		// No picture of a mail is loaded, not even one of this site.
		const safe = once?.includes('<img') ? await clean(once.replace(/<img [^>]*>/g, '')) : once
		return { html: safe, isCut: isCut || safe === null }
	}
	const body = await bodyOf(root, cleaned, isWhole)
	const text = storable(body.text)
	return {
		header,
		addresses,
		subject,
		text,
		html: body.html && body.html.length <= 2 * mostHtml ? body.html : null,
		isCut: !isWhole || isCut || body.isCut || parts.length > mostFiles,
		files: isWhole ? parts.slice(0, mostFiles).map(fileOf) : [],
		findings: findingsIn(parts, `${subject}${text}`),
		invitation: invitationIn(parts),
	}
}
