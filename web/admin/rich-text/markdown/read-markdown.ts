import type { Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'

/** A line that opens or continues 150 quotations and lists. */
const tooDeep = /^(?:[ \t>]|(?:[-+*]|\d{1,9}[.)])(?=[ \t])){150}.*\S/m
/** A paragraph ends at an empty line, and where a heading, an item or a table begins. */
const ends = /\n(?=[ \t>]*(?:\n|[-+*][ \t]|\d{1,9}[.)][ \t]|#|\|))/
const signs = /[*_~]+|[[<`]/g
const mostSigns = 1_000

/** Whether the parser reads a text in seconds. Its time grows with the square of the depth, and of the signs in a paragraph. */
export const isReadable = (text: string): boolean =>
	!tooDeep.test(text) &&
	text
		.replace(/\r\n?/g, '\n')
		.split(ends)
		.every((paragraph) => (paragraph.match(signs)?.length ?? 0) <= mostSigns)

/** Reads Markdown by CommonMark, with GitHub's tables and struck text. One tilde often means "about". */
export const readMarkdown = (text: string): Root =>
	fromMarkdown(text, {
		extensions: [gfmTable(), gfmStrikethrough({ singleTilde: false })],
		mdastExtensions: [gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown()],
	})
