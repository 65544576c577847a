import { pictureReasons, wordReasons } from '#contracts/shared/file-faults.ts'
import { examine } from './recognise.ts'
import { entriesOf, entryContent } from './zip-archive.ts'

const reasons: Readonly<Record<string, string>> = { ...pictureReasons, ...wordReasons }

/** The limits of a Word document whose text and pictures alone are read. */
const ignored: readonly (string | null)[] = ['external', 'macros', 'embedded']

/**
 * Why the text of a file cannot be read as that of a Word document; null for one that can. `otherwise`: for a file of
 * another type. The browser runs this before it unpacks a document, which finds each damaged part.
 */
export function documentRefusal(bytes: Uint8Array, otherwise: string): string | null {
	if (bytes.length === 0) return wordReasons.empty
	const examined = examine(bytes)
	if (examined.found) return examined.found.kind === 'docx' ? null : otherwise
	const { kind, fault } = examined
	if (kind === 'docx' && ignored.includes(fault)) return null
	return (kind === null || kind === 'docx' ? reasons[fault ?? ''] : null) ?? otherwise
}

/** Unpacks a Word document. Throws if the length of a part is not the declared one, which is bounded. */
export function partsOfDocument(bytes: Uint8Array): Record<string, Uint8Array> {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
	const parts = (entriesOf(view) ?? []).map((entry) => {
		const content = entryContent(view, entry)
		if (!content) throw new Error(`${entry.path} is damaged`)
		return [entry.path, content]
	})
	return Object.fromEntries(parts)
}
