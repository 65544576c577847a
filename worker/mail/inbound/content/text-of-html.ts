import { plainTextOf } from '#contracts/content/plain-text.ts'

const token = /<(\/?)([a-z\d]+)((?:"[^"]*"|[^">])*)>|[^<]+/g
const blocks = /^(?:p|li|h[2-4]|tr|blockquote|pre|ul|ol|table|hr)$/
const digitsAbove = /<sup>[\d+−()-]+<\/sup>/g
const entity = /&(?:amp|lt|gt|nbsp);/g

/** Stands before struck words. Without it an old price reads as the new one. */
export const struckMark = '[struck out: '

class Lines {
	readonly all: string[] = []
	quotes = 0
	readonly lists: { next: number | null }[] = []
	#mark = ''
	#line = ''
	#isApart = false

	add(text: string) {
		this.#line += text
	}

	/** Ends the line. An empty one is no line. */
	end() {
		const line = this.#line.replace(/\s*\t\s*/g, '\t').replace(/[^\S\t]+/g, ' ')
		this.#line = ''
		if (line.trim() !== '') this.#write(line.trim())
	}

	endCode() {
		for (const line of this.#line.trimEnd().split('\n')) this.#write(line.trimEnd())
		this.#line = ''
	}

	#write(line: string) {
		if (this.#isApart && this.all.length > 0) this.all.push('')
		const indent = '  '.repeat(Math.max(this.lists.length - 1, 0))
		this.all.push('> '.repeat(this.quotes) + indent + this.#mark + line)
		this.#isApart = false
		this.#mark = ''
	}

	/** Ends the line. The second break in a row makes a gap. */
	break() {
		if (this.isEmpty) this.#isApart = true
		this.end()
	}

	get isEmpty() {
		return this.#line.trim() === ''
	}

	beginItem() {
		const list = this.lists.at(-1)
		this.#mark = list?.next ? `${list.next}. ` : '- '
		if (list?.next) list.next += 1
	}
}

const attribute = (attributes: string, name: string) =>
	plainTextOf((new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? '').replaceAll('&quot;', '"'))

const bare = (address: string) => address.replace(/^(?:https?:\/\/(?:www\.)?|mailto:)|\/$|\s/gi, '')

/** What a link adds to its words. */
function addressBehind(words: string, href: string): string {
	const isShown = !/^(?:https?|mailto):/i.test(href) || bare(words).includes(bare(href))
	return isShown ? '' : ` (${href.replace(/^mailto:/i, '')})`
}

/**
 * The text of cleaned HTML in lines, one for each block. Quotes are marked as mails in plain text mark them. Lists keep their
 * marks, links their addresses, and struck words say so.
 */
export function textOfHtml(html: string): string {
	const lines = new Lines()
	let [isCode, link, words] = [false, '', '']
	for (const [whole, slash, tag, attributes = ''] of html
		.replace(digitsAbove, (above) => plainTextOf(above))
		.matchAll(token)) {
		const isStart = slash === ''
		if (tag === undefined) {
			const text = whole.replace(entity, (each) => plainTextOf(`.${each}.`).slice(1, -1))
			words += text
			lines.add(isCode ? text : text.replace(/\s+/g, ' '))
			continue
		}
		if (isCode && tag === 'br') lines.add('\n')
		else if (tag === 'br') lines.break()
		else if (tag === 'pre' && !isStart) lines.endCode()
		else if (blocks.test(tag)) lines.end()
		else if (tag === 's') lines.add(isStart ? ` ${struckMark}` : '] ')
		else if (tag === 'a' && isStart) [link, words] = [attribute(attributes, 'href'), '']
		else if (tag === 'a') lines.add(addressBehind(words, link))
		else if (/^t[dh]$/.test(tag) && isStart && !lines.isEmpty) lines.add('\t')
		if (tag === 'pre') isCode = isStart
		else if (tag === 'blockquote') lines.quotes += isStart ? 1 : -1
		else if (tag === 'li' && isStart) lines.beginItem()
		else if (/^[uo]l$/.test(tag) && isStart)
			lines.lists.push({ next: tag === 'ol' ? Number(attribute(attributes, 'start') || 1) : null })
		else if (/^[uo]l$/.test(tag)) lines.lists.pop()
	}
	lines.end()
	return lines.all.join('\n')
}
