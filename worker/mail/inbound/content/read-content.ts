import { addressParser, type Mailbox } from 'postal-mime'
import { bodyOf } from './body.ts'
import { plainEncodedWords, withoutEncodedWords } from './encoded-words.ts'
import { fileOf, filePartsOf } from './files.ts'
import { findingsIn } from './findings.ts'
import { invitationIn } from './invitation.ts'
import { mimeTree } from './mime-tree.ts'
import { withPlacesOfPictures } from './pictures.ts'

// Import this file with `await import(...)`: most requests read no mail.

type Options = {
	/** Whether these are all bytes of the mail. Files of a part are not taken. */
	isWhole: boolean
	mostFiles: number
	clean: (html: string) => Promise<{ html: string | null; isCut: boolean }>
}

/** Reads what a mail says. Throws for one that is nested too deeply. */
export async function readContent(bytes: Uint8Array, { isWhole, mostFiles, clean }: Options) {
	const { root, headers, isCut } = await mimeTree(bytes)
	const header = (name: string) => headers.flatMap(({ key, value }) => (key === name ? [value.trim()] : []))
	const addresses = (name: string): Mailbox[] =>
		header(name).flatMap((value) => addressParser(plainEncodedWords(value), { flatten: true }) as Mailbox[])
	const parts = filePartsOf(root)
	const names = new Map(parts.map(({ name, part }) => [part.contentId, name]))
	names.delete('')
	const body = await bodyOf(root, (html) => clean(withPlacesOfPictures(html, names)), isWhole)
	const subject = withoutEncodedWords(header('subject')[0] ?? '')
	const hasTooMany = parts.length > mostFiles
	return {
		header,
		addresses,
		subject,
		text: body.text,
		html: body.html,
		isCut: !isWhole || isCut || body.isCut || hasTooMany,
		files: isWhole ? parts.slice(0, mostFiles).map(fileOf) : [],
		findings: findingsIn(parts, { text: body.text, others: `${subject}${parts.map(({ name }) => name).join()}` }),
		invitation: invitationIn(root),
	}
}
