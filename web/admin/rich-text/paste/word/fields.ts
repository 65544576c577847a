import { insertAfter, insertBefore, unwrap } from '../element-edits.ts'
import { elementsIn, valueIn, wordElement } from './word-xml.ts'

type Field = {
	begin: Element
	/** What follows it is the result. */
	separator: Element | null
	instruction: string
	/** What only says how the result is found. */
	dropped: Element[]
}

/**
 * Keeps the results of fields, such as the number in a caption. Mammoth drops those of simple fields, shows inner results
 * twice, and takes the switches of a link for its address.
 */
export function readFields(part: Document): void {
	for (const field of elementsIn(part, 'w:fldSimple')) spellOut(part, field)
	for (const run of new Set(elementsIn(part, 'w:fldChar').map((mark) => mark.parentElement))) if (run) split(run)
	const open: Field[] = []
	for (const element of [...part.getElementsByTagName('*')]) {
		const type = element.tagName === 'w:fldChar' ? valueIn(element, 'w:fldCharType') : undefined
		const last = open.at(-1)
		const asking = open.findLast(({ separator }) => !separator)
		if (type === 'begin') open.push({ begin: element, separator: null, instruction: '', dropped: [] })
		else if (type === 'separate' && last) last.separator = element
		else if (type === 'end' && last) {
			open.pop()
			finish(
				part,
				last,
				element,
				open.every(({ separator }) => separator),
			)
		} else if (asking && element.parentElement?.tagName === 'w:r' && element.tagName !== 'w:rPr') {
			if (/^w:(?:t|instrText)$/.test(element.tagName)) asking.instruction += element.textContent
			asking.dropped.push(element)
		}
	}
}

/** Writes a simple field as one of several runs. */
function spellOut(part: Document, field: Element): void {
	const run = (content: Element) => {
		const element = wordElement(part, 'w:r')
		element.appendChild(content)
		return element
	}
	const mark = (type: string) => run(wordElement(part, 'w:fldChar', { 'w:fldCharType': type }))
	const instruction = wordElement(part, 'w:instrText')
	instruction.textContent = valueIn(field, 'w:instr') ?? ''
	for (const each of [mark('begin'), run(instruction), mark('separate')]) insertBefore(each, field)
	insertAfter(mark('end'), field)
	unwrap(field)
}

/** Gives each part of a run a run of its own: mammoth makes whole runs links. */
function split(run: Element): void {
	const [properties] = [...run.children].filter(({ tagName }) => tagName === 'w:rPr')
	for (const part of [...run.children].slice(properties ? 2 : 1).reverse()) {
		const other = run.cloneNode(false)
		if (properties) other.appendChild(properties.cloneNode(true))
		other.appendChild(part)
		insertAfter(other, run)
	}
}

function finish(
	part: Document,
	{ begin, separator, instruction, dropped }: Field,
	end: Element,
	isShown: boolean,
): void {
	for (const element of dropped) element.remove()
	const address = separator && isShown ? addressIn(instruction) : null
	if (address === null) for (const mark of [begin, separator, end]) mark?.remove()
	else {
		const link = wordElement(part, 'w:instrText')
		link.textContent = `HYPERLINK "${address.replaceAll('"', '%22')}"`
		insertAfter(link, begin)
	}
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
