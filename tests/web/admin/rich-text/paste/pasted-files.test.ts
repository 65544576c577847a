// @vitest-environment happy-dom
import { DRAG_DROP_PASTE } from '@lexical/rich-text'
import { COMMAND_PRIORITY_LOW } from 'lexical'
import { expect, onTestFinished, test, vi } from 'vitest'
import { asFile, docxOf, pdfOf } from '#tests/support/files/sample-files.ts'
import { READING_DOCUMENT_COMMAND } from '#web/admin/rich-text/paste/paste-commands.ts'
import { registerPastedFiles } from '#web/admin/rich-text/paste/pasted-files.ts'
import { createPictureUploads } from '#web/admin/rich-text/paste/picture-uploads.ts'
import { htmlIn, openTestEditor } from '../open-test-editor.ts'
import { formWith } from './clipboard.ts'

/** A document of three paragraphs: the document of these tests loses the first element of what is cleaned, twice. */
const documentOf = (text: string) => docxOf(['-', '-', text].join('</w:t></w:r></w:p><w:p><w:r><w:t>'))

/** The reader is loaded with the first document. */
const patient = { timeout: 10_000 }

function editorForFiles() {
	const editor = openTestEditor('')
	const said: string[] = []
	const uploads = createPictureUploads(editor, () => formWith().store)
	uploads.register()
	const unregister = registerPastedFiles(editor, uploads, (text) => said.push(text))
	onTestFinished(unregister)
	const reading: (string | null)[] = []
	editor.registerCommand(READING_DOCUMENT_COMMAND, (name) => reading.push(name) === 0, COMMAND_PRIORITY_LOW)
	return { editor, said, reading, unregister }
}

test('a dropped Word document comes into the text, and its name shows while it is read', async () => {
	const { editor, said, reading } = editorForFiles()
	editor.dispatchCommand(DRAG_DROP_PASTE, [asFile(documentOf('Twelve years of tides.'), 'Tides.docx')])
	await vi.waitFor(() => expect(htmlIn(editor)).toContain('<p>Twelve years of tides.</p>'), patient)
	await vi.waitFor(() => expect(reading).toEqual(['Tides.docx', null]))
	expect(said).toEqual([])
})

test('each dropped file that cannot be used says so by its name, and the others are taken', async () => {
	const { editor, said } = editorForFiles()
	editor.dispatchCommand(DRAG_DROP_PASTE, [
		asFile(pdfOf('Plan'), 'Plan.pdf'),
		new File(['x'], 'quay.png', { type: 'image/png' }),
		asFile(docxOf().slice(0, -1), 'Broken.docx'),
		asFile(documentOf('And the text.'), 'Text.docx'),
	])
	await vi.waitFor(() => expect(htmlIn(editor)).toContain('And the text.'), patient)
	await vi.waitFor(() => expect(htmlIn(editor)).toContain('<img src="{{added-1}}"'))
	expect(said).toEqual([
		'“Plan.pdf” was left out. Only pictures and Word documents (.docx) can be added to the text.',
		expect.stringMatching(/^“Broken.docx” was left out. This document is damaged/),
	])
})

test('a file or a link that is dropped beside the text never makes the browser leave the page, and a file field keeps its own', () => {
	const { unregister } = editorForFiles()
	document.body.insertAdjacentHTML('beforeend', '<main><p>Beside</p><input type="file"><input name="title"></main>')
	const isKept = (selector: string, ...types: string[]) =>
		['dragover', 'drop'].map((name) => {
			const event = new Event(name, { bubbles: true, cancelable: true })
			Object.assign(event, { dataTransfer: { types, dropEffect: 'copy' } })
			document.querySelector(selector)?.dispatchEvent(event)
			return event.defaultPrevented
		})
	expect(isKept('main p', 'Files')).toEqual([true, true])
	expect(isKept('main p', 'text/uri-list', 'text/plain')).toEqual([true, true])
	expect(isKept('[name="title"]', 'Files')).toEqual([true, true])
	expect(isKept('[name="title"]', 'text/uri-list')).toEqual([false, false])
	expect(isKept('[type="file"]', 'Files')).toEqual([false, false])
	expect(isKept('main p', 'text/plain')).toEqual([false, false])
	unregister()
	expect(isKept('main p', 'Files')).toEqual([false, false])
})
