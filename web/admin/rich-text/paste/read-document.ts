import mammoth from 'mammoth'
import { pictureReasons, wordReasons } from '#contracts/shared/file-faults.ts'
import { examine } from '#worker/files/recognise/recognise.ts'
import { contentOf, entriesOf } from '#worker/files/recognise/zip-archive.ts'

// Loaded with the first file that is dropped on the text and is no picture.

const mostBytes = 20 * 1024 * 1024

const reasons: Readonly<Record<string, string>> = { ...pictureReasons, ...wordReasons }
const onlyThese = 'Only pictures and Word documents (.docx) can be added to the text.'
const noFile = 'The browser cannot read it: choose files and no folders.'

/** What a Word document may contain here, because only its text and its pictures are read. */
const ignored: readonly (string | null)[] = ['external', 'macros', 'embedded']

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

/** Converts a Word document to HTML, with its pictures as `data:` addresses; or says why that is impossible. */
export async function readDocument(file: File): Promise<{ html: string } | { reason: string }> {
	const start = await file
		.slice(0, 2)
		.text()
		.catch(() => null)
	if (start === null) return { reason: noFile }
	if (file.size > mostBytes) return { reason: start === 'PK' ? wordReasons['too-large'] : onlyThese }
	const content = await file.arrayBuffer().catch(() => null)
	if (content === null) return { reason: noFile }
	const reason = reasonAgainst(new Uint8Array(content))
	if (reason !== null) return { reason }
	// In Node, where tests run, mammoth reads `buffer`.
	const input = { arrayBuffer: content, buffer: content }
	try {
		return {
			html: (await mammoth.convertToHtml(input, { styleMap, convertImage, includeEmbeddedStyleMap: false })).value,
		}
	} catch {
		return { reason: wordReasons.unreadable }
	}
}

/** Why a file cannot be read as a Word document; null for one that can. */
function reasonAgainst(bytes: Uint8Array): string | null {
	if (bytes.length === 0) return wordReasons.empty
	const examined = examine(bytes)
	if (examined.found) return examined.found.kind === 'docx' ? null : onlyThese
	const { kind, fault } = examined
	if (kind === 'docx' && ignored.includes(fault)) return isSound(bytes) ? null : wordReasons.unreadable
	return (kind === null || kind === 'docx' ? reasons[fault ?? ''] : null) ?? onlyThese
}

/** Whether each part of an archive has the length that its directory declares, which is bounded. */
function isSound(bytes: Uint8Array): boolean {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
	return entriesOf(view)?.every((entry) => contentOf(view, entry) !== null) ?? false
}
