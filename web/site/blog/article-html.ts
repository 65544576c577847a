import { withDirections } from '#web/site/publishing/text-direction.ts'

export type ArticleSection = { id: string; text: string }

type Words = (html: string) => string

/** Makes a heading's id. The prefix keeps it apart from the page's own ids. */
function idOf(text: string, taken: ReadonlySet<string>): string {
	const slug = `on-${text
		.normalize('NFC')
		.toLowerCase()
		.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
		.replace(/^-|-$/g, '')}`
	let id = slug
	for (let number = 2; taken.has(id); number += 1) id = `${slug}-${number}`
	return id
}

/**
 * Gives headings an id and each block its direction, and wraps tables and code in scroll containers. It expects cleaned
 * HTML, in which no text holds a raw `<`.
 */
export function articleHtml(html: string, wordsOf: Words): { html: string; sections: ArticleSection[] } {
	const taken = new Set<string>()
	const sections: ArticleSection[] = []
	let tables = 0
	const shown = withDirections(html)
		.replace(/<(h[234])( [^>]*)?>(.*?)<\/\1>/gs, (_, tag: string, attributes = '', inner: string) => {
			const text = wordsOf(inner)
			const id = idOf(text, taken)
			taken.add(id)
			if (tag === 'h2') sections.push({ id, text })
			return `<${tag}${attributes} id="${id}">${inner}</${tag}>`
		})
		.replace(/<table( [^>]*)?>/g, (table, attributes = '') => {
			tables += 1
			return `<div class="scrolls" role="group" tabindex="0" aria-label="Table ${tables}"${attributes}>${table}`
		})
		.replaceAll('</table>', '</table></div>')
		.replaceAll('<pre ', '<pre tabindex="0" ')
	return { html: shown, sections }
}

const wordsAMinute = 200

export const readingMinutes = (words: number) => Math.max(1, Math.round(words / wordsAMinute))

export const countWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
