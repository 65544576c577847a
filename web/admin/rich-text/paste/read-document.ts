import mammoth from 'mammoth'
import { wordReasons } from '#contracts/shared/file-faults.ts'
import { documentRefusal } from '#worker/files/recognise/judge-document.ts'

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
	const reason = documentRefusal(new Uint8Array(content), onlyThese)
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
