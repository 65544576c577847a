import { inlineTags, placeholderName } from '#contracts/content/rich-text.ts'
import type { ItemFile } from '#contracts/items/drafts.ts'
import { pictureSource } from '../../rich-text/picture-store.ts'
import type { Entry } from './aligned.ts'

/** The field of the pictures inside a rich text. */
export const picturesInside = 'images'

/** Runs no script and loads no file. The Worker and the editor have cleaned the HTML. */
const bodyOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body

/** Splits a rich text into its blocks: paragraphs, headings, lists, tables. Text between blocks becomes a paragraph. */
export function blocksOf(html: string, files: Record<string, ItemFile>): Entry[] {
	const body = bodyOf(html)
	const blocks: Element[] = []
	let line: Element | null = null
	for (const node of [...body.childNodes]) {
		const isBlock = node instanceof Element && node.localName !== 'br' && !inlineTags.includes(node.localName)
		if (isBlock) blocks.push(node)
		if (isBlock || (!line && !(node instanceof Element) && !node.textContent?.trim())) {
			line = null
			continue
		}
		if (!line) {
			line = body.ownerDocument.createElement('p')
			blocks.push(line)
		}
		line.appendChild(node)
	}
	return blocks.map((block) => entryOf(block, files))
}

/** Blocks have the same key if they read the same and show the same files. */
function entryOf(block: Element, files: Record<string, ItemFile>): Entry {
	const value = block.outerHTML
	const keys = picturesIn(block).map(({ name }) => files[`${picturesInside}.${name}`]?.key ?? '')
	const key = [writtenAlike(block), ...keys].join('\n')
	return { id: key, key, value, text: block.textContent ?? '' }
}

/** The HTML without what the editor drops and the Worker writes again. */
function writtenAlike(block: Element): string {
	for (const span of block.querySelectorAll('span')) span.replaceWith(...span.childNodes)
	for (const each of block.querySelectorAll('[rel], [width], [height]'))
		for (const name of ['rel', 'width', 'height']) each.removeAttribute(name)
	const html = block.outerHTML
	return block.localName === 'pre' ? html : html.replace(/\s+/g, ' ').replace(/ (?=<\/)|(?<=^<\w+>) /g, '')
}

const picturesIn = (block: Element) =>
	[...block.querySelectorAll('img')].flatMap((picture) => {
		const name = placeholderName(picture.getAttribute('src') ?? '')
		return name === null ? [] : [{ picture, name }]
	})

/** The names of the pictures that a block shows. */
export const namesIn = (html: string): string[] => picturesIn(bodyOf(html)).map(({ name }) => name)

/** Gives the pictures of a block other names. */
export function withNames(html: string, names: Readonly<Record<string, string>>): string {
	const body = bodyOf(html)
	for (const { picture, name } of picturesIn(body)) picture.setAttribute('src', pictureSource(names[name] ?? name))
	return body.innerHTML
}
