// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import {
	item,
	level,
	lists,
	moved,
	numbered,
	paragraph,
	run,
	style,
	styled,
	twoForms,
	wordFile,
} from '#tests/support/files/word-files.ts'
import { storedOf } from './word.ts'

/** 1 and 2 count, 3 has bullets, 4 has no markers, 5 is pandoc's continued item, 6 has no markers below its numbers, 7 lacks a level, 8 counts on. */
const numbering = lists(
	level(0, 'decimal') + level(1, 'lowerLetter'),
	level(0, 'upperRoman'),
	level(0, 'bullet', { text: '•' }) + level(1, 'bullet', { text: '•' }),
	level(0, 'none'),
	level(0, 'bullet', { text: ' ' }) + level(1, 'bullet', { text: ' ' }),
	level(0, 'decimal') + level(1, 'none'),
	level(0, 'decimal') + level(2, 'lowerRoman'),
	level(0, 'upperLetter') + level(1, 'lowerLetter').replace('<w:numFmt', '<w:lvlRestart w:val="0"/>$&'),
)
const styles =
	style('Steps', `<w:pPr>${numbered(1)}</w:pPr>`) +
	style('Step2', `<w:pPr>${numbered(1, 1)}</w:pPr>`, { base: 'Steps' }) +
	style('Important', '<w:rPr><w:b/></w:rPr>', { base: 'Steps' }) +
	style('Free', `<w:pPr>${numbered(0)}</w:pPr>`, { base: 'Steps' }) +
	style('Points', `<w:pPr>${numbered(3)}<w:ind w:left="720"/></w:pPr>`) +
	style('Chapter', `<w:pPr>${numbered(2)}<w:outlineLvl w:val="0"/></w:pPr>`, { name: 'heading 1' }) +
	style('ListParagraph', '<w:pPr><w:ind w:left="720"/></w:pPr>', { name: 'List Paragraph' }) +
	style('Quote', '<w:pPr><w:ind w:left="864"/></w:pPr>') +
	style('Loop', '', { base: 'Loop' })

const gone = '<w:rPr><w:moveFrom w:id="8" w:author="A"/></w:rPr>'
const movedAway = (text: string) => item(moved('From', run(text)), 1, 0, gone)
const right = (left: number) => `<w:ind w:left="${left}"/>`

test.each<[string, string, string]>([
	[
		'in a text box counts once',
		paragraph(run('Beside') + twoForms(item('One', 1) + item('Two', 1))) + item('Three', 1),
		'<p>Beside</p><ol><li>One</li><li>Two</li><li>Three</li></ol>',
	],
	[
		'around a text box counts on',
		item('One', 1) + item(run('Two') + twoForms(paragraph(run('Boxed'))), 1) + item('Three', 1),
		'<ol><li>One</li><li>Two</li></ol><p>Boxed</p><ol start="3"><li>Three</li></ol>',
	],
	[
		'has no place where an item was moved away',
		movedAway('Two') + item('One', 1) + item(moved('To', run('Two')), 1) + item('Three', 1),
		'<ol><li>One</li><li>Two</li><li>Three</li></ol>',
	],
	[
		'has no place where its last items were moved away, before a table',
		item('One', 1) +
			movedAway('Two') +
			movedAway('Three') +
			`<w:tbl><w:tr><w:tc>${paragraph(run('Cell'))}</w:tc></w:tr></w:tbl>` +
			item('Two', 1),
		'<ol><li>One</li></ol><table><tbody><tr><td>Cell</td></tr></tbody></table><ol start="2"><li>Two</li></ol>',
	],
	[
		'keeps the number of an item whose start stood in another one',
		item('Five', 1) +
			paragraph(run('Wait')) +
			item(run('Si'), 1, 0, '<w:rPr><w:del w:id="5" w:author="A"/></w:rPr>') +
			item('x', 1),
		'<ol><li>Five</li></ol><p>Wait</p><ol start="2"><li>Six</li></ol>',
	],
	[
		'is known by its style alone, and by the style below it',
		styled(run('One'), 'Steps') + styled(run('Two'), 'Important') + styled(run('a'), 'Step2'),
		'<ol><li>One</li><li>Two<ol type="a"><li>a</li></ol></li></ol>',
	],
	[
		'that begins below its first level counts',
		item('a', 1, 1) + item('b', 1, 1) + item('c', 1, 1),
		'<ul><li><ol type="a"><li>a</li><li>b</li><li>c</li></ol></li></ul>',
	],
	[
		'without a level in between counts',
		item('One', 7) + item('i', 7, 2) + item('ii', 7, 2),
		'<ol><li>One<ul><li><ol type="i"><li>i</li><li>ii</li></ol></li></ul></li></ol>',
	],
	[
		'has a level that the level above it does not begin again',
		item('A', 8) + item('a', 8, 1) + item('B', 8) + item('b', 8, 1),
		'<ol type="A"><li>A<ol type="a"><li>a</li></ol></li><li>B<ol start="2" type="a"><li>b</li></ol></li></ol>',
	],
	['with bullets is known by its style', styled(run('Point'), 'Points'), '<ul><li>Point</li></ul>'],
	[
		'is not that of a heading',
		styled(run('Tides'), 'Chapter') + item('II', 2),
		'<h2>Tides</h2><ol start="2" type="I"><li>II</li></ol>',
	],
	['is none by the number 0, without a level', paragraph(run('Text'), numbered(0)), '<p>Text</p>'],
	['is none by the number 0 in spite of a style', styled(run('Text'), 'Steps', numbered(0)), '<p>Text</p>'],
	[
		'is none by the number 0 in the style',
		styled(run('Text'), 'Free') + styled(run('One'), 'Steps'),
		'<p>Text</p><ol><li>One</li></ol>',
	],
	['is none by the number of no list', item('Text', 99) + styled(run('Other'), 'Loop'), '<p>Text</p><p>Other</p>'],
	[
		'without markers is paragraphs',
		item('Name', 4) + item('Place', 4) + item('One', 1),
		'<p>Name</p><p>Place</p><ol><li>One</li></ol>',
	],
	[
		'has paragraphs without markers as lines of its items',
		item('One', 6) + item('More', 6, 1) + item('And more', 6, 1) + item('Two', 6),
		'<ol><li>One<br>More<br>And more</li><li>Two</li></ol>',
	],
	[
		'of pandoc goes on with its items',
		item('One', 1) + item('More', 5) + item('a', 1, 1) + item('More of a', 5, 1) + item('Two', 1),
		'<ol><li>One<br>More<ol type="a"><li>a<br>More of a</li></ol></li><li>Two</li></ol>',
	],
	[
		'ends for a paragraph of an item above the last one, and goes on at its number',
		item('One', 1) + item('a', 1, 1) + item('More of one', 5) + item('Two', 1),
		'<ol><li>One<ol type="a"><li>a</li></ol></li></ol><p>More of one</p><ol start="2"><li>Two</li></ol>',
	],
	[
		'has an indented paragraph as a line of its item',
		item('One', 1) + paragraph(run('More'), numbered(0, 0) + right(720)) + item('Two', 1),
		'<ol><li>One<br>More</li><li>Two</li></ol>',
	],
	[
		'has a paragraph of a style that is indented as a line of its item, after an empty one',
		item('Point', 3) + paragraph('') + styled(run('More'), 'ListParagraph') + item('Point', 3),
		'<ul><li>Point<br>More</li><li>Point</li></ul>',
	],
	[
		'ends before a paragraph that is less indented, and before a quotation',
		item('Point', 3) +
			item('Below', 3, 1) +
			paragraph(run('Text'), right(720)) +
			item('Point', 3) +
			styled(run('Said'), 'Quote'),
		'<ul><li>Point<ul><li>Below</li></ul></li></ul><p>Text</p><ul><li>Point</li></ul><blockquote><p>Said</p></blockquote>',
	],
])('a list of a Word document %s', async (_, body, stored) => {
	expect(await storedOf(wordFile({ body, numbering, styles }))).toBe(stored)
})

test('lists in notes leave the notes their numbers', async () => {
	const note = (id: number, content: string) => `<w:footnote w:id="${id}">${content}</w:footnote>`
	const footnotes = note(2, paragraph(run('See:')) + item('One', 1)) + note(3, paragraph(run('Also')))
	const reference = (id: number) => `<w:r><w:footnoteReference w:id="${id}"/></w:r>`
	const body = paragraph(run('Quay') + reference(2) + reference(3))
	expect(await storedOf(wordFile({ body, numbering, footnotes }))).toBe(
		'<p>Quay<sup>[1][2]</sup></p><ol><li>See:<ol><li>One</li></ol></li><li>Also</li></ol>',
	)
})
