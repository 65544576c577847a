// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { textBytes } from '#tests/support/files/sample-bytes.ts'
import { asFile, docxParts, zipOf } from '#tests/support/files/sample-files.ts'
import { readWordDocument } from '#web/admin/rich-text/paste/read-word-document.ts'
import { storedFrom } from './pasted.ts'

const namespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`
const paragraph = (content: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`
const item = (text: string, list: number, level = 0) =>
	paragraph(run(text), `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`)
const level = (at: number, format: string, more = '') =>
	`<w:lvl w:ilvl="${at}">${more || '<w:start w:val="1"/>'}<w:numFmt w:val="${format}"/></w:lvl>`

const numbering =
	`<w:abstractNum w:abstractNumId="0">${level(0, 'decimal')}${level(1, 'lowerLetter')}${level(2, 'lowerRoman')}</w:abstractNum>` +
	`<w:abstractNum w:abstractNumId="1">${level(0, 'upperRoman', '<w:start w:val="4"/>')}</w:abstractNum>` +
	`<w:abstractNum w:abstractNumId="2">${level(0, 'bullet')}</w:abstractNum>` +
	`<w:abstractNum w:abstractNumId="3">${level(0, 'upperLetter', '<w:start w:val="2"/><w:pStyle w:val="ListNumber"/>')}</w:abstractNum>` +
	'<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>' +
	'<w:num w:numId="3"><w:abstractNumId w:val="2"/></w:num><w:num w:numId="4"><w:abstractNumId w:val="0"/>' +
	'<w:lvlOverride w:ilvl="0"><w:startOverride w:val="7"/></w:lvlOverride></w:num>'

async function read(body: string) {
	const found = await readWordDocument(
		asFile(
			zipOf({
				...docxParts(),
				'word/document.xml': textBytes(`<w:document ${namespace}><w:body>${body}</w:body></w:document>`),
				'word/numbering.xml': textBytes(`<w:numbering ${namespace}>${numbering}</w:numbering>`),
			}),
			'Steps.docx',
		),
	)
	if ('reason' in found) throw new Error(found.reason)
	return found
}

const storedOf = async (body: string) => storedFrom((await read(body)).html)

test.each([
	[
		'goes on at its number after a paragraph',
		item('Collect', 1) + item('Scan', 1) + paragraph(run('Wait.')) + item('Check', 1),
		'<ol><li>Collect</li><li>Scan</li></ol><p>Wait.</p><ol start="3"><li>Check</li></ol>',
	],
	[
		'begins at its number and keeps its kind',
		item('Four', 2) + item('Five', 2),
		'<ol start="4" type="I"><li>Four</li><li>Five</li></ol>',
	],
	[
		'starts again at a number of its own, once',
		item('One', 1) + item('Seven', 4) + item('Eight', 4),
		'<ol><li>One</li></ol><ol start="7"><li>Seven</li><li>Eight</li></ol>',
	],
	[
		'counts each level by its kind, and begins a lower level again below the next item',
		item('One', 1) + item('a', 1, 1) + item('b', 1, 1) + item('i', 1, 2) + item('Two', 1) + item('a', 1, 1),
		'<ol><li>One<ol type="a"><li>a</li><li>b<ol type="i"><li>i</li></ol></li></ol></li><li>Two<ol type="a"><li>a</li></ol></li></ol>',
	],
	[
		'of another kind is a list of its own, and bullets stay bullets',
		item('One', 1) + item('Four', 2) + item('Point', 3),
		'<ol><li>One</li></ol><ol start="4" type="I"><li>Four</li></ol><ul><li>Point</li></ul>',
	],
	[
		'has its number by the style of its paragraphs',
		paragraph(run('Second'), '<w:pStyle w:val="ListNumber"/>') +
			paragraph(run('Third'), '<w:pStyle w:val="ListNumber"/>'),
		'<ol start="2" type="A"><li>Second</li><li>Third</li></ol>',
	],
])('a numbered list of a Word document %s', async (_, body, stored) => {
	expect(await storedOf(body)).toBe(stored)
})

const deleted = (text: string, id: number) =>
	`<w:del w:id="${id}" w:author="A" w:date="2026-01-02T10:00:00Z"><w:r><w:delText>${text}</w:delText></w:r></w:del>`

test('deleted text of tracked changes in a Word document is left out and counted, and inserted text is kept', async () => {
	const inserted = `<w:ins w:id="9" w:author="A">${run('new ')}</w:ins>`
	const body =
		paragraph(run('The ') + deleted('old ', 1) + deleted('odd ', 2) + inserted + run('text')) +
		paragraph(deleted('A sentence.', 3) + run('Next')) +
		paragraph(run('End'), '<w:rPr><w:ins w:id="4" w:author="A"/></w:rPr>')
	const { html, losses } = await read(body)
	expect(html).toBe('<p>The new text</p><p>Next</p><p>End</p>')
	expect(losses.deletions).toBe(2)
	expect((await read(paragraph(run('Whole')))).losses.deletions).toBe(0)
})

test('an item whose end is deleted is one with the next item, and has its number', async () => {
	const end = '<w:rPr><w:del w:id="5" w:author="A"/></w:rPr>'
	const numbered = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>'
	const body = item('One', 1) + paragraph(run('Two '), numbered + end) + item('together', 1) + item('Three', 1)
	expect(await storedOf(body)).toBe('<ol><li>One</li><li>Two together</li><li>Three</li></ol>')
})
