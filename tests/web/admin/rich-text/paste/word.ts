import type { Bytes } from '#tests/support/files/sample-bytes.ts'
import { asFile } from '#tests/support/files/sample-files.ts'
import { readWordDocument } from '#web/admin/rich-text/paste/read-word-document.ts'
import { storedFrom } from './pasted.ts'

/** Reads a Word document that can be read. */
export async function readWord(bytes: Bytes) {
	const read = await readWordDocument(asFile(bytes, 'Steps.docx'))
	if ('reason' in read) throw new Error(read.reason)
	return read
}

/** The stored HTML of a Word document. */
export const storedOf = async (bytes: Bytes): Promise<string> => storedFrom((await readWord(bytes)).html)
