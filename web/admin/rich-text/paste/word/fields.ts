import { elementsIn, valueIn, wordElement } from './word-xml.ts'

/** `dropped`: the elements of the instruction, before the separator. The result follows it. */
type Field = { begin: Element; separator: Element | null; instruction: string; dropped: Element[] }

/**
 * Keeps the results of fields, such as the number in a caption. Mammoth drops those of simple fields, shows inner results
 * twice, and takes the switches of a link for its address.
 */
export function readFields(part: Document): void {
	for (const field of elementsIn(part, 'w:fldSimple')) spellOut(part, field)
	const open: Field[] = []
	for (const element of [...part.getElementsByTagName('*')]) {
		const type = element.tagName === 'w:fldChar' ? valueIn(element, 'w:fldCharType') : undefined
		const last = open.at(-1)
		const asking = open.findLast(({ separator }) => !separator)
		if (type === 'begin') open.push({ begin: element, separator: null, instruction: '', dropped: [] })
		else if (type === 'separate' && last) last.separator = element
		else if (type === 'end' && last) {
			open.pop()
			const isShown = open.every(({ separator }) => separator)
			finish(part, last, element, isShown ? addressIn(last.instruction) : null)
		} else if (asking && element.parentElement?.tagName === 'w:r' && element.tagName !== 'w:rPr') {
			if (/^w:(?:t|instrText)$/.test(element.tagName)) asking.instruction += element.textContent
			asking.dropped.push(element)
		}
	}
}

/** Rewrites a simple field as a complex one, of several runs. */
function spellOut(part: Document, field: Element): void {
	const run = (name: string, attributes: object, text = '') =>
		wordElement(part, 'w:r', {}, wordElement(part, name, attributes, text))
	const mark = (type: string) => run('w:fldChar', { 'w:fldCharType': type })
	const instruction = run('w:instrText', {}, valueIn(field, 'w:instr'))
	field.replaceWith(mark('begin'), instruction, mark('separate'), ...field.childNodes, mark('end'))
}

function finish(part: Document, { begin, separator, dropped }: Field, end: Element, address: string | null): void {
	const [first, last] = [separator?.parentElement, end.parentElement]
	for (const element of [...dropped, begin, separator, end]) element?.remove()
	if (!first || !last || address === null) return
	// Mammoth makes links of whole runs only.
	const instruction = wordElement(part, 'w:instrText', {}, `HYPERLINK "${address.replaceAll('"', '%22')}"`)
	first.parentNode?.insertBefore(wordElement(part, 'w:r', {}, begin, instruction, separator ?? ''), first)
	last.parentNode?.insertBefore(wordElement(part, 'w:r', {}, end), last.nextSibling)
}

/** The address of a link; null without one, also for a link to a place in the document. */
function addressIn(instruction: string): string | null {
	const [kind, ...words] = instruction.match(/\\[^\s"]|"(?:\\.|[^"\\])*"|[^\s"\\]\S*/g) ?? []
	if (kind?.toUpperCase() !== 'HYPERLINK') return null
	let [address, anchor] = ['', '']
	for (let word = words.shift(); word !== undefined; word = words.shift()) {
		if (!word.startsWith('\\')) address ||= plain(word)
		else if (/l/i.test(word)) anchor = plain(words.shift())
		else if (/[ots*@#]/i.test(word)) words.shift()
	}
	if (address === '') return null
	return anchor === '' ? address : `${address.replace(/#.*/, '')}#${anchor}`
}

const plain = (word = '') => word.replace(/^"|"$/g, '').replace(/\\(.)/g, '$1')
