// @vitest-environment happy-dom
import { COMMAND_PRIORITY_LOW } from 'lexical'
import { expect, test, vi } from 'vitest'

// Fresh modules, and nothing else may be pasted in this file: the first paste loads the reader.
vi.resetModules()
const { READING_DOCUMENT_COMMAND } = await import('#web/admin/rich-text/paste/paste-commands.ts')
const { pictureAddedTag } = await import('#web/admin/rich-text/picture-store.ts')
const { htmlIn } = await import('../open-test-editor.ts')
const { editorWith, pasteInto } = await import('./clipboard.ts')

test('a save waits for a paste that comes before its reader is loaded, and gets its text', async () => {
	const editor = editorWith(null, '')
	const steps: (string | null)[] = []
	editor.registerCommand(READING_DOCUMENT_COMMAND, (name) => steps.push(name) === 0, COMMAND_PRIORITY_LOW)
	editor.registerUpdateListener(({ tags }) => {
		if (tags.has(pictureAddedTag)) steps.push('the form has it')
	})
	pasteInto(editor, { 'text/html': '<p>Closing the <b>month</b></p>' })
	expect(steps).toEqual(['the pasted text'])
	await vi.waitFor(() => expect(steps).toEqual(['the pasted text', 'the form has it', null]), { timeout: 20_000 })
	expect(htmlIn(editor)).toContain('<p>Closing the <strong>month</strong></p>')
})
