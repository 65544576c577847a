// @vitest-environment happy-dom
import { $getRoot, COMMAND_PRIORITY_LOW, PASTE_COMMAND } from 'lexical'
import { expect, test } from 'vitest'
import { cleanPaste } from '#web/admin/rich-text/paste/clean-paste.ts'
import { registerPaste } from '#web/admin/rich-text/paste/paste.ts'
import { NOTICE_COMMAND } from '#web/admin/rich-text/paste/paste-commands.ts'
import { createPictureUploads } from '#web/admin/rich-text/paste/picture-uploads.ts'
import { openTestEditor } from '../open-test-editor.ts'
import { storedFrom, withSpare } from './pasted.ts'

const inWord = (body: string) =>
	'<html xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=ProgId content=Word.Document></head>' +
	`<body lang=EN-GB><!--StartFragment-->${body}<!--EndFragment--></body></html>`
const author = 'cite="mailto:Meera%20Iyer" datetime="2026-07-31T12:14"'
const deleted = (words: string) => `<span class=msoDel><del ${author}>${words}</del></span>`
const inserted = (words: string) => `<span class=msoIns><ins ${author}>${words}</ins></span>`

test.each([
	[
		'Word',
		inWord(`<p class=MsoNormal>Pay within ${deleted('thirty')}${inserted('<b>ten</b>')} days.<o:p></o:p></p>`),
		'<p>Pay within <strong>ten</strong> days.</p>',
		1,
	],
	[
		'Word, a paragraph in several formats and a picture',
		inWord(
			`<p class=MsoNormal>One</p><p class=MsoNormal>${deleted('Two ')}\n${deleted('<i>three</i>')}</p><p class=MsoNormal>${deleted('<img src="file:///C:/a.png">')}Four ${deleted('five')} six</p>`,
		),
		'<p>One</p><p>Four six</p>',
		3,
	],
	[
		'Word, a list item',
		inWord(
			`<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1. </span>Keep</p>` +
				`<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>2. </span>${deleted('Drop')}</p>`,
		),
		'<ol><li>Keep</li></ol>',
		1,
	],
	[
		'Google Docs',
		'<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><del><span>Old</span></del><ins><span>New</span></ins> words</p></b>',
		'<p>New words</p>',
		1,
	],
	['a page that names the author', `<p>a <del ${author}>b</del> c</p>`, '<p>a c</p>', 1],
	[
		'an ordinary page, where they are formats',
		'<p>a <del>b</del> <s>c</s> <ins>d</ins></p>',
		'<p>a <s>b</s> <s>c</s> <u>d</u></p>',
		0,
	],
	[
		'Word, where a struck word is no deletion',
		inWord('<p class=MsoNormal>a <s>b</s> <span style="text-decoration:line-through">c</span></p>'),
		'<p>a <s>b</s> <s>c</s></p>',
		0,
	],
])('deleted text of tracked changes is left out and counted: %s', (_, html, stored, count) => {
	expect(storedFrom(html)).toBe(stored)
	expect(cleanPaste(html).deletions).toBe(count)
})

test('the editor tells how many deletions were left out', () => {
	const editor = openTestEditor()
	registerPaste(
		editor,
		() => null,
		createPictureUploads(editor, () => null),
	)
	const told: string[] = []
	editor.registerCommand(NOTICE_COMMAND, (losses) => told.push(losses) > 0, COMMAND_PRIORITY_LOW)
	for (const html of ['<p>a</p>', inWord(`<p>a ${deleted('b')} c ${deleted('d')}</p>`)]) {
		const data = new DataTransfer()
		data.setData('text/html', withSpare(html))
		editor.update(() => $getRoot().selectEnd(), { discrete: true })
		editor.dispatchCommand(PASTE_COMMAND, new ClipboardEvent('paste', { clipboardData: data }))
	}
	expect(told).toEqual(['2 deletions of tracked changes were left out'])
})
