// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import {
	field,
	item,
	level,
	lists,
	paragraph,
	picture,
	run,
	style,
	styled,
	twoForms,
	vmlPicture,
	wordFile,
} from '#tests/support/files/word-files.ts'
import { type Losses, lossesText } from '#web/admin/rich-text/paste/losses.ts'
import { readWord } from './word.ts'

const hidden = (text: string) => run(text, '<w:vanish/>')
const hiddenEnd = '<w:rPr><w:vanish/></w:rPr>'
const deleted = (text: string) => `<w:del w:id="1" w:author="A"><w:r><w:delText>${text}</w:delText></w:r></w:del>`
const styles =
	style('Secret', '<w:rPr><w:vanish/></w:rPr>', { type: 'character' }) +
	style('Inner', '<w:rPr><w:b/></w:rPr>', { type: 'character', base: 'Secret' }) +
	style('Notes', '<w:rPr><w:vanish/></w:rPr>') +
	style('Shown', '<w:rPr><w:vanish w:val="0"/></w:rPr>', { base: 'Notes' })
const cropped = '<a:srcRect l="12000" b="500"/>'

test.each<[string, string, string, Partial<Losses>]>([
	['hidden text', paragraph(run('Open') + hidden(' to ') + hidden('us') + run('.')), '<p>Open.</p>', { hidden: 1 }],
	['two hidden texts', paragraph(hidden('a') + run('b') + hidden('c')), '<p>b</p>', { hidden: 2 }],
	['text that is not hidden', paragraph(run('a', '<w:vanish w:val="false"/>')), '<p>a</p>', { hidden: 0 }],
	[
		'text that a style of texts hides, or one below it',
		paragraph(run('a', '<w:rStyle w:val="Secret"/>') + run('b') + run('c', '<w:rStyle w:val="Inner"/>')),
		'<p>b</p>',
		{ hidden: 2 },
	],
	[
		'text that a style of paragraphs hides, unless it says otherwise',
		styled(run('a') + run('b', '<w:vanish w:val="0"/>'), 'Notes') + styled(run('c'), 'Shown'),
		'<p>b</p><p>c</p>',
		{ hidden: 1 },
	],
	['text that two styles hide and so show', styled(run('a', '<w:rStyle w:val="Secret"/>'), 'Notes'), '<p>a</p>', {}],
	[
		'a hidden item, which has no number',
		item('One', 1) + item(hidden('Two'), 1, 0, hiddenEnd) + item('Two', 1),
		'<ol><li value="1" style="list-style-type:decimal">One</li><li value="2" style="list-style-type:decimal">Two</li></ol>',
		{ hidden: 1 },
	],
	[
		'a mark of an index, which is no text',
		paragraph(field('XE "a"', '').replaceAll('<w:r>', '<w:r><w:rPr><w:vanish/></w:rPr>') + run('b')),
		'<p>b</p>',
		{ hidden: 0 },
	],
	['a hidden picture', paragraph(run('a') + picture('', ' hidden="1"')), '<p>a</p>', { hidden: 1 }],
	[
		'a deletion in a text box',
		paragraph(run('a') + twoForms(paragraph(run('b') + deleted('c')))),
		'<p>a</p><p>b</p>',
		{ deletions: 1 },
	],
	[
		'a chart',
		paragraph(
			run('a') +
				'<w:r><w:drawing><wp:inline><a:graphic><a:graphicData><c:chart r:id="rId9"/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>',
		),
		'<p>a</p>',
		{ charts: 1 },
	],
])('what a Word document loses is counted: %s', async (_, body, html, losses) => {
	const read = await readWord(wordFile({ body, styles, numbering: lists(level(0, 'decimal')) }))
	expect(read.html).toBe(html)
	expect(read.losses).toMatchObject(losses)
})

test('cropped pictures are counted: the text shows them whole', async () => {
	const body = paragraph(
		picture(cropped) + picture('<a:srcRect l="0" t="-500"/>') + picture('<a:srcRect/>') + picture(),
	)
	const { html, losses } = await readWord(wordFile({ body }))
	expect(html.match(/<img/g)).toHaveLength(4)
	expect(losses).toMatchObject({ cropped: 1, hidden: 0 })
})

test('cropped pictures of the older form are counted', async () => {
	const crops = [' cropleft="6554f"', ' cropbottom=".1"', ' croptop="0" cropright="-6554f"', '']
	const body = paragraph(crops.map((crop) => `<w:r>${vmlPicture(crop)}</w:r>`).join(''))
	const { html, losses } = await readWord(wordFile({ body }))
	expect(html.match(/<img/g)).toHaveLength(4)
	expect(losses.cropped).toBe(2)
})

test.each<[string, Losses]>([
	['', { deletions: 0 }],
	['1 deletion of tracked changes was left out', { deletions: 1 }],
	['2 deletions of tracked changes were left out', { deletions: 2, hidden: 0, charts: 0, cropped: 0 }],
	['1 hidden text and 2 charts or diagrams were left out', { deletions: 0, hidden: 1, charts: 2 }],
	['2 pictures are cropped in Word and show whole here', { deletions: 0, cropped: 2 }],
	[
		'1 deletion of tracked changes and 1 hidden text were left out. 1 picture is cropped in Word and shows whole here',
		{ deletions: 1, hidden: 1, cropped: 1 },
	],
])('the author reads "%s"', (text, losses) => {
	expect(lossesText(losses)).toBe(text)
})
