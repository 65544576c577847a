import { isFile } from './files.ts'
import { unflowed } from './flowed.ts'
import { lettersOf, lettersOfHtml } from './letters.ts'
import type { MimePart } from './mime-tree.ts'
import { struckMark, textOfHtml } from './text-of-html.ts'
import { hasWordsOf, isBlank, wordsOf } from './words.ts'

/** Cleans HTML; null: it is nested too deeply. `isCut`: its end is left out. */
type CleanBody = (html: string) => Promise<{ html: string | null; isCut: boolean }>

/** What a mail says. `html`: null if a part of it is nested too deeply, '' without HTML. */
type Body = { text: string; html: string | null; isCut: boolean }

const nothing: Body = { text: '', html: '', isCut: false }

/** In bytes of a plain part. A row keeps less. */
const mostText = 1024 * 1024

const asHtml = (text: string) =>
	text
		.split('\n')
		.map((line) => `<p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;') || '<br>'}</p>`)
		.join('')

/** The words of a mail, of its parts in their order. `isWhole`: the mail does not end within a part. */
export async function bodyOf(part: MimePart, clean: CleanBody, isWhole: boolean): Promise<Body> {
	if (part.kind) {
		const bodies: Body[] = []
		for (const child of part.parts) bodies.push(await bodyOf(child, clean, isWhole))
		const written = bodies.filter(({ text, html }) => text !== '' || html !== '')
		return part.kind === 'alternative' ? oneOf(written) : allOf(written)
	}
	if (isFile(part)) return nothing
	const charset = part.parameter('charset')
	if (part.type === 'text/html') {
		const { html, isCut } = await clean(lettersOfHtml(part.bytes(), charset, !isWhole))
		return { text: textOfHtml(html ?? ''), html, isCut }
	}
	const bytes = part.bytes()
	const letters = lettersOf(bytes.subarray(0, mostText), charset, !isWhole || bytes.byteLength > mostText)
	const isFlowed = part.parameter('format').toLowerCase() === 'flowed'
	const text = isFlowed ? unflowed(letters, part.parameter('delsp').toLowerCase() === 'yes') : letters
	return { text: isBlank(text) ? '' : text.replace(/\r\n?/g, '\n'), html: '', isCut: bytes.byteLength > mostText }
}

/** Of versions of one text the plain one, if it has the words of the last one in HTML and what is struck there. */
function oneOf(bodies: readonly Body[]): Body {
	const formatted = bodies.findLast(({ html }) => html !== '')
	const plain = allOf(bodies.filter(({ html }) => html === ''))
	if (!formatted) return plain
	const isStruck = formatted.text.replace(/^>.*$/gm, '').includes(struckMark)
	const isPlain = plain.text !== '' && !isStruck && hasWordsOf(plain.text, formatted.text)
	return isPlain ? { ...formatted, text: plain.text, isCut: plain.isCut || formatted.html === null } : formatted
}

/** Texts that follow each other. Some programs send both versions of one text so. */
function allOf(bodies: readonly Body[]): Body {
	const kept: Body[] = []
	for (const body of bodies) {
		const last = kept.at(-1)
		const isSame = body.html !== '' && wordsOf(body.text).length > 4 && hasWordsOf(last?.text ?? '', body.text)
		if (last && isSame) kept[kept.length - 1] = { ...body, text: last.text }
		else kept.push(body)
	}
	const texts = kept.map(({ text }) => text).filter((text) => text !== '')
	const htmls = kept.map(({ html }) => html)
	const html = htmls.includes(null) ? null : htmls.some((each) => each !== '') ? kept.map(htmlOf).join('') : ''
	return { text: texts.join('\n\n'), html, isCut: bodies.some(({ isCut }) => isCut) }
}

const htmlOf = ({ text, html }: Body) => html || asHtml(text)
