import { placeholderName } from '#contracts/content/rich-text.ts'
import type { ItemFile } from '#contracts/items/drafts.ts'
import { marksWithin, type Range, wordMarks } from '../word-marks.ts'
import { elementsIn, htmlOf, nodeText, type RichElement, richBlocks } from './rich-tree.ts'

/** A paragraph, a heading, a list, a table and so on. */
export type RichBlock = {
	key: string
	element: RichElement
	html: string
	text: string
	/** A table or a block with a picture, in which no words are marked. */
	isUnit: boolean
	/** The names of the pictures that it shows. */
	names: readonly string[]
}

/** The field of the pictures inside a rich text. */
export const picturesInside = 'images'

/** Splits a rich text. Two blocks have the same key if they read the same and show the same files. */
export const blocksOf = (html: string, files: Record<string, ItemFile>): RichBlock[] =>
	richBlocks(html).map((element) => {
		const own = htmlOf(element)
		const pictures = elementsIn(element).filter(({ tag }) => tag === 'img')
		const names = pictures.map(({ attributes }) => placeholderName(attributes.src ?? '') ?? '').filter(Boolean)
		const keys = names.map((name) => files[`${picturesInside}.${name}`]?.key ?? '')
		const seen = element.tag === 'pre' ? own : own.replace(/\s+/g, ' ').replace(/ (?=<\/)|(?<=^<\w+>) /g, '')
		return {
			key: [seen, ...keys].join('\n'),
			element,
			html: own,
			text: nodeText(element),
			isUnit: element.tag === 'table' || pictures.length > 0,
			names,
		}
	})

/** The words to mark in the blocks of a stretch that differs, by block. */
export function marksInBlocks(mine: readonly RichBlock[], theirs: readonly RichBlock[]) {
	const [one, other] = [proseOf(mine), proseOf(theirs)]
	const marks = wordMarks(one, other)
	return {
		mine: marksByBlock(mine, marks.mine),
		theirs: marksByBlock(theirs, marks.theirs),
		/** The words are equal, so the difference is in the formatting, the numbers of lists, the links or the pictures. */
		sameWords: one === other && one !== '',
	}
}

const proseOf = (blocks: readonly RichBlock[]) =>
	blocks
		.filter(({ isUnit }) => !isUnit)
		.map(({ text }) => text)
		.join('\n')

function marksByBlock(blocks: readonly RichBlock[], ranges: readonly Range[]): Range[][] {
	let start = 0
	return blocks.map(({ isUnit, text }) => {
		if (isUnit) return []
		const marks = marksWithin(ranges, start, start + text.length)
		start += text.length + 1
		return marks
	})
}

/** The text for Copy: the words alone. */
export const copiedText = (blocks: readonly RichBlock[]) => blocks.map(({ text }) => text.trim()).join('\n\n')
