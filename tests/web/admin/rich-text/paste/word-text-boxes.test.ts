// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { asFile } from '#tests/support/files/sample-files.ts'
import { docxWith, textBox } from '#tests/support/files/word-boxes.ts'
import { paragraph, run, vmlPicture, wordFile } from '#tests/support/files/word-files.ts'
import { readWordDocument } from '#web/admin/rich-text/paste/read-word-document.ts'
import { readWord, storedOf } from './word.ts'

test.each(['drawn', 'alternative', 'word'] as const)(
	'a text box that is %s is read once, after its paragraph',
	async (how) => {
		const read = await readWordDocument(asFile(docxWith(textBox('Speaks Igbo', how)), 'cv.docx'))
		expect('html' in read && read.html).toBe('<p>Beside it</p><p>Speaks Igbo</p>')
	},
)

const box = (text: string) =>
	`<wps:wsp><wps:txbx><w:txbxContent>${paragraph(text && run(text))}</w:txbxContent></wps:txbx></wps:wsp>`
const drawing = (...boxes: string[]) =>
	`<w:drawing><wp:anchor><a:graphic><a:graphicData>${boxes.join('')}</a:graphicData></a:graphic></wp:anchor></w:drawing>`

test('the text boxes of one drawing keep their order', async () => {
	const body = paragraph(`<w:r>${drawing(box('One'), box('Two'), box('Three'))}${drawing(box('Four'))}</w:r>`)
	expect(await storedOf(wordFile({ body }))).toBe('<p>One</p><p>Two</p><p>Three</p><p>Four</p>')
})

test.each([
	['text box is read instead of a picture of them', box('Words'), '<p>Words</p>'],
	['picture is read if the text box is empty', box(''), '<img>'],
])('a %s', async (_, choice, html) => {
	const forms = `<mc:Choice Requires="wps">${drawing(choice)}</mc:Choice><mc:Fallback>${vmlPicture()}</mc:Fallback>`
	const body = paragraph(`<w:r><mc:AlternateContent>${forms}</mc:AlternateContent></w:r>`)
	const read = await readWord(wordFile({ body }))
	expect(read.html.replace(/<img[^>]*>/, '<img>')).toBe(html)
})
