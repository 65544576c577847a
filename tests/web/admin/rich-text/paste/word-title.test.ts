// @vitest-environment happy-dom
import { $getRoot, COMMAND_PRIORITY_LOW } from 'lexical'
import { expect, test } from 'vitest'
import { asFile } from '#tests/support/files/sample-files.ts'
import { paragraph, run, style, styled, wordFile } from '#tests/support/files/word-files.ts'
import { insertDocument } from '#web/admin/rich-text/paste/insert-document.ts'
import { TITLE_COMMAND } from '#web/admin/rich-text/paste/paste-commands.ts'
import { createPictureUploads } from '#web/admin/rich-text/paste/picture-uploads.ts'
import { titleIn } from '#web/admin/rich-text/paste/read-word-document.ts'
import { htmlIn, openTestEditor } from '../open-test-editor.ts'
import { readWord } from './word.ts'

const styles =
	style('Title', '', { name: 'Titel' }) +
	style('Titre', '', { name: 'Title' }) +
	style('Subtitle', '', { name: 'Subtitle' }) +
	style('Heading1', '', { name: 'heading 1' })
const footnotes = `<w:footnote w:id="2">${paragraph(run('Built in 1902'))}</w:footnote>`

test.each<[string, string, string, string]>([
	['by its name', styled(run('The  quay '), 'Titre') + paragraph(run('Text')), 'The quay', '<p>Text</p>'],
	[
		'by its id, in two paragraphs and two lines',
		styled(`${run('The')}<w:r><w:br/></w:r>${run('quay')}`, 'Title') +
			styled(run('at night'), 'Title') +
			styled(run('A tour'), 'Subtitle'),
		'The quay at night',
		'<p>A tour</p>',
	],
	[
		'below other words, and once',
		paragraph(run('Report')) +
			styled(run('The quay', '<w:b/>'), 'Title') +
			styled(run('Tides'), 'Heading1') +
			styled(run('Other'), 'Title'),
		'The quay',
		'<p>Report</p><h1>Tides</h1><h1 class="title">Other</h1>',
	],
	[
		'without the number of its footnote',
		styled(`${run('The quay')}<w:r><w:footnoteReference w:id="2"/></w:r>`, 'Title'),
		'The quay',
		'<ol><li id="footnote-2"><p>Built in 1902</p></li></ol>',
	],
	['not by another style', styled(run('Tides'), 'Heading1'), '', '<h1>Tides</h1>'],
])('the title of a Word document is known %s', async (_, body, title, rest) => {
	const { html } = await readWord(wordFile({ body, styles, footnotes }))
	expect(titleIn(html)).toEqual({ title, rest })
})

test.each([
	[true, '<p>Text</p>'],
	[false, '<h2>The quay</h2><p>Text</p>'],
])('the text goes without a title that is shown elsewhere: %s', async (isTaken, stored) => {
	const editor = openTestEditor()
	const titles: string[] = []
	editor.registerCommand(TITLE_COMMAND, (title) => titles.push(title) > 0 && isTaken, COMMAND_PRIORITY_LOW)
	editor.update(() => $getRoot().selectEnd(), { discrete: true })
	// In happy-dom DOMPurify loses the first element.
	const spare = paragraph(run('-'))
	const file = wordFile({ body: spare + styled(run('The quay'), 'Title') + paragraph(run('Text')), styles })
	const uploads = createPictureUploads(editor, () => null)
	expect(await insertDocument(editor, asFile(file, 'a.docx'), uploads)).toBeNull()
	expect(titles).toEqual(['The quay'])
	expect(htmlIn(editor)).toBe(stored)
})
