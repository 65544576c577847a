import { unzipSync, zipSync } from 'fflate'
import mammoth from 'mammoth'
import { wordReasons } from '#contracts/shared/file-faults.ts'
import { documentRefusal } from '#worker/files/recognise/judge-document.ts'
import { numberListItems, readNumbers } from './word-numbers.ts'
import { moveTextBoxes } from './word-text-boxes.ts'

// Loaded with the first file that is dropped on the text and is no picture.

const mostBytes = 20 * 1024 * 1024

const onlyThese = 'Only pictures and Word documents (.docx) can be added to the text.'
const noFile = 'The browser cannot read it: choose files and no folders.'

const styleMap = [
	'u => u',
	"p[style-name='Title'] => h1:fresh",
	"p[style-name='Quote'] => blockquote > p:fresh",
	"p[style-name='Intense Quote'] => blockquote > p:fresh",
]

/** A picture that is only linked cannot be read. Its place in the text then says so. */
const convertImage = mammoth.images.imgElement((image) =>
	image.readAsBase64String().then(
		(data) => ({ src: `data:${image.contentType};base64,${data}` }),
		() => ({ src: 'file:' }),
	),
)

/**
 * Converts a Word document to HTML, with its pictures as `data:` addresses; or says why that is impossible. `deletions`:
 * how many deletions of tracked changes were left out.
 */
export async function readWordDocument(file: File): Promise<{ html: string; deletions: number } | { reason: string }> {
	const start = await file
		.slice(0, 2)
		.text()
		.catch(() => null)
	if (start === null) return { reason: noFile }
	if (file.size > mostBytes) return { reason: start === 'PK' ? wordReasons['too-large'] : onlyThese }
	const bytes = await file.arrayBuffer().catch(() => null)
	if (bytes === null) return { reason: noFile }
	const reason = documentRefusal(new Uint8Array(bytes), onlyThese)
	if (reason !== null) return { reason }
	try {
		const { content, deletions } = prepareDocument(new Uint8Array(bytes))
		const { buffer } = new Uint8Array(content)
		// In Node, where tests run, mammoth reads `buffer`.
		const input = { arrayBuffer: buffer, buffer }
		const { value } = await mammoth.convertToHtml(input, { styleMap, convertImage, includeEmbeddedStyleMap: false })
		return { html: readNumbers(value), deletions }
	} catch {
		return { reason: wordReasons.unreadable }
	}
}

/**
 * Writes into a Word document what mammoth would not read: the number of each list item, and text boxes. `deletions`: how
 * many deletions of tracked changes mammoth will leave out.
 */
function prepareDocument(content: Uint8Array): { content: Uint8Array; deletions: number } {
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
	const hasBoxes = moveTextBoxes(main.part)
	const hasNumbers = numbering !== undefined && numberListItems(main.part, numbering)
	if (!hasBoxes && !hasNumbers) return { content, deletions }
	const changed = new TextEncoder().encode(new XMLSerializer().serializeToString(main.part))
	return { content: zipSync({ ...files, [main.path]: changed }, { level: 0 }), deletions }
}

const contents = ['w:delText', 'w:drawing', 'w:pict']

const holdsDeleted = (element: Element | null) =>
	element?.tagName === 'w:del' && contents.some((name) => element.getElementsByTagName(name).length > 0)

/** One deletion may consist of several elements in a row, one for each author or time. */
const beginsDeletion = (element: Element) => holdsDeleted(element) && !holdsDeleted(element.previousElementSibling)
