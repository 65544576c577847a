// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { givenFile } from '#tests/support/files/given-files.ts'
import { docxParts, zipOf } from '#tests/support/files/sample-files.ts'
import { item, level, lists, wordFile } from '#tests/support/files/word-files.ts'
import { zip64Of } from '#tests/support/files/zip64-files.ts'
import { readWord, storedOf } from './word.ts'

const ofPandoc =
	'<h2>The quay</h2><p>A sub</p><ol><li>One<br>More of one<ul><li>nested<br>more of nested</li></ul></li></ol>' +
	'<p>After nested</p><ol start="2"><li>Two</li></ol><ul><li>bullet<br>continued</li></ul><ol><li>ex</li></ol>' +
	'<p>Formula (a+b)/c=x<sup>2</sup>+√y here<sup>[1]</sup>.</p>' +
	'<p><a href="https://a.example/x#y">link</a> and inner.</p><p>Caption</p>' +
	'<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>' +
	'<ol><li>Note with <em>em</em>.<br>second</li></ol>'

test.each([
	['pandoc', 'word-pandoc.docx', ofPandoc],
	['zip -fz', 'word-zip64.docx', ofPandoc],
	[
		'LibreOffice',
		'word-libreoffice.docx',
		'<h2>The old quay</h2><p>Open all year.</p><ol><li>One<br>More of one</li><li>Two<br>Unmarked</li></ol><p>Between</p>' +
			'<ol start="3"><li>Three</li></ol><p>By style</p><p>By the style below</p><p>Figure 1: the quay</p>' +
			'<p>漢字(かんじ)です</p><p>A B<br>C <a href="https://a.example/x#y">there</a></p><p>Box beside</p><ol><li>Boxed</li></ol>',
	],
])('a Word document of %s is read as it was written', async (_, name, stored) => {
	expect(await storedOf(givenFile(name))).toBe(stored)
})

test('an archive with ZIP64 records is read', async () => {
	expect((await readWord(zip64Of(zipOf(docxParts('Large'))))).html).toBe('<p>Large</p>')
})

/** How often the document is searched while it is read. */
async function searches(paragraphs: number, definitions: number): Promise<number> {
	const levels = Array.from({ length: 9 }, (_, at) => level(at, 'decimal')).join('')
	const body = Array.from({ length: paragraphs }, (_, at) => item(`Item ${at}`, 1 + (at % definitions))).join('')
	const file = wordFile({ body, numbering: lists(...Array<string>(definitions).fill(levels)) })
	const watched = [
		vi.spyOn(Element.prototype, 'getElementsByTagName'),
		vi.spyOn(Element.prototype, 'getAttribute'),
		vi.spyOn(Element.prototype, 'children', 'get'),
	]
	await readWord(file)
	const count = watched.reduce((sum, { mock }) => sum + mock.calls.length, 0)
	vi.restoreAllMocks()
	return count
}

test('a document with hundreds of list definitions is searched no more than one with few', async () => {
	const few = await searches(300, 10)
	expect(few).toBeGreaterThan(1_000)
	expect(await searches(300, 300)).toBeLessThanOrEqual(1.3 * few)
})
