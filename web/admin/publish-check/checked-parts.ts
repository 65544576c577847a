import { plainTextOf } from '#contracts/content/plain-text.ts'
import { countWords } from '#web/site/blog/article-html.ts'
import { fileOf } from '../file-fields/file-value.ts'
import { storedThumbnail } from '../publishing/item-picture-field.tsx'
import type { CheckedItem, CheckedPicture, Lack, PictureOf, ShownPicture } from './item.ts'

/** The picture that the form shows: the chosen file, or else the stored one. */
export function shownPicture(value: unknown, stored: ShownPicture | null, pictureOf: PictureOf): ShownPicture | null {
	const file = fileOf(value)
	return file ? pictureOf(file) : stored
}

/** A picture of a field with its own alternative text. There is nothing to check without a picture. */
export const checkedPicture = (
	picture: ShownPicture | null,
	{ name, alt, field }: { name: string; alt: string | null | undefined; field: string },
): CheckedPicture[] => (picture ? [{ name, alt: alt ?? '', target: { field } }] : [])

/** An item that appears only within a list: its thumbnail is checked. `name` is the subject of a sentence about it. */
export const checkedInList = (
	values: { thumbnailImage?: unknown; thumbnailAlt?: string | null },
	stored: Parameters<typeof storedThumbnail>[0],
	name: string,
	pictureOf: PictureOf,
): Omit<CheckedItem, 'kind'> => ({
	page: null,
	text: null,
	links: [],
	pictures: checkedPicture(shownPicture(values.thumbnailImage, storedThumbnail(stored), pictureOf), {
		name,
		alt: values.thumbnailAlt,
		field: 'thumbnailAlt',
	}),
	lacks: [],
})

/** A new item has no title, and the cards should not begin with a line. */
export const titleOr = (title: string) => title || 'No title yet'

/** Which of the wanted properties the structured data lacks. */
export const lacking = (data: object | undefined, wanted: Readonly<Record<string, Lack>>): Lack[] =>
	Object.entries(wanted)
		.filter(([property]) => !data || !(property in data))
		.map(([, lack]) => lack)

const headings = 'h2, h3, h4'
const wordsOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim()

/** Reads the headings, links and pictures of a formatted text. `below` is the level of the heading above it on the page. */
export function richFacts(
	html: string,
	field: string,
	below: number,
): Pick<CheckedItem, 'text' | 'links' | 'pictures'> {
	// A document of a parser runs no script and loads no file.
	const { body } = new DOMParser().parseFromString(html, 'text/html')
	const found = (selector: string) =>
		[...body.querySelectorAll(selector)].map((element, index) => ({
			element,
			index,
			target: { field, part: { selector, index } },
		}))
	return {
		text: {
			field,
			words: countWords(plainTextOf(html)),
			below,
			headings: found(headings).map(({ element, target }) => ({
				level: Number(element.localName.slice(1)),
				text: wordsOf(element),
				target,
			})),
		},
		links: found('a').map(({ element, target }) => ({
			href: element.getAttribute('href') ?? '',
			text: wordsOf(element),
			target,
		})),
		pictures: found('img').map(({ element, index, target }) => ({
			name: `Picture ${index + 1} in the text`,
			alt: element.getAttribute('alt') ?? '',
			target,
		})),
	}
}
