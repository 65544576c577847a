import { unzipSync, zipSync } from 'fflate'
import { numberListItems } from './word-numbers.ts'

/**
 * Writes the number of each list item into a Word document, because mammoth reads none. `deletions`: how many deletions of tracked changes
 * mammoth will leave out.
 */
export function prepareDocument(content: Uint8Array): { content: Uint8Array; deletions: number } {
	const files = unzipSync(content)
	let main: { path: string; part: Document } | undefined
	let numbering: Document | undefined
	for (const [path, bytes] of Object.entries(files)) {
		if (!/^word\/[^/]*\.xml$/i.test(path)) continue
		const part = new DOMParser().parseFromString(new TextDecoder().decode(bytes), 'text/xml')
		const root = part.documentElement.tagName
		if (root === 'w:document') main = { path, part }
		if (root === 'w:numbering') numbering = part
	}
	if (!main) return { content, deletions: 0 }
	const deletions = [...main.part.getElementsByTagName('w:del')].filter(beginsDeletion).length
	if (!numbering || !numberListItems(main.part, numbering)) return { content, deletions }
	const numbered = new TextEncoder().encode(new XMLSerializer().serializeToString(main.part))
	return { content: zipSync({ ...files, [main.path]: numbered }, { level: 0 }), deletions }
}

const contents = ['w:delText', 'w:drawing', 'w:pict']

const holdsDeleted = (element: Element | null) =>
	element?.tagName === 'w:del' && contents.some((name) => element.getElementsByTagName(name).length > 0)

/** One deletion may consist of several elements in a row, one for each author or time. */
const beginsDeletion = (element: Element) => holdsDeleted(element) && !holdsDeleted(element.previousElementSibling)
