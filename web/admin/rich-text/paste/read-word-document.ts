import { zipSync } from 'fflate'
import mammoth from 'mammoth'
import { wordReasons } from '#contracts/shared/file-faults.ts'
import { documentRefusal, partsOfDocument } from '#worker/files/recognise/judge-document.ts'
import type { Losses } from './losses.ts'
import { readNumbers } from './word/list-items.ts'
import { prepareDocument } from './word/prepare-document.ts'

// Loaded with the first file that is dropped on the text and is no picture.

const mostBytes = 20 * 1024 * 1024

const onlyThese = 'Only pictures and Word documents (.docx) can be added to the text.'
const noFile = 'The browser cannot read it: choose files and no folders.'

const styleMap = [
	'u => u',
	"p[style-name='Title'] => h1.title:fresh",
	'p.Title => h1.title:fresh',
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
export async function readWordDocument(file: File): Promise<{ html: string; losses: Losses } | { reason: string }> {
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
		const { files, losses } = prepareDocument(partsOfDocument(new Uint8Array(bytes)))
		const { buffer } = new Uint8Array(zipSync(files, { level: 0 }))
		// In Node, where tests run, mammoth reads `buffer`.
		const input = { arrayBuffer: buffer, buffer }
		const { value } = await mammoth.convertToHtml(input, { styleMap, convertImage, includeEmbeddedStyleMap: false })
		return { html: readNumbers(withoutBackLinks(value)), losses }
	} catch {
		return { reason: wordReasons.unreadable }
	}
}

/** Removes mammoth's links from notes to their places: stored text has no such places. */
const withoutBackLinks = (html: string) =>
	html.replace(/ <a href="#(?:foot|end)note-ref-[^"]*">↑<\/a>/g, '').replace(/<p><\/p>(?=<\/li>)/g, '')

/** Splits off the title of a document, of one or more paragraphs. '' if there is none, or if it holds a picture. */
export function titleIn(html: string): { title: string; rest: string } {
	const [found = ''] = /(?:<h1 class="title">(?:(?!<img)[\s\S])*?<\/h1>)+/.exec(html) ?? []
	const { body } = new DOMParser().parseFromString(found.replace(/<br \/>|<\/h1>/g, ' $&'), 'text/html')
	for (const note of body.querySelectorAll('sup > a[id]')) note.remove()
	return { title: body.textContent.replace(/\s+/g, ' ').trim(), rest: html.replace(found, '') }
}
