// @vitest-environment happy-dom
import { createEmptyHistoryState, registerHistory } from '@lexical/history'
import { $getRoot, $insertNodes, mergeRegister, REDO_COMMAND, UNDO_COMMAND } from 'lexical'
import { expect, test, vi } from 'vitest'
import { leftOutReasons } from '#web/admin/rich-text/nodes/left-out-kinds.ts'
import { createPictureUploads } from '#web/admin/rich-text/paste/picture-uploads.ts'
import type { AddedPicture, PictureStore } from '#web/admin/rich-text/picture-store.ts'
import { htmlIn, openTestEditor } from '../open-test-editor.ts'

/** A form that answers when the test says so. */
function slowStore() {
	const answers: ((added: AddedPicture) => void)[] = []
	const store: PictureStore = {
		urlOf: () => null,
		addressOf: () => null,
		take: async () => ({ refused: 'Not in this test' }),
		add: () => new Promise((resolve) => answers.push(resolve)),
	}
	return { store, answers }
}

function paste(store: PictureStore | null, ...alts: string[]) {
	const editor = openTestEditor('<p>a</p>')
	const uploads = createPictureUploads(editor, () => store)
	mergeRegister(uploads.register(), registerHistory(editor, createEmptyHistoryState(), 0))
	editor.update(
		() => {
			$getRoot().selectEnd()
			$insertNodes(alts.map((alt) => uploads.$placeOf(new File(['x'], 'a.png', { type: 'image/png' }), alt)))
		},
		{ discrete: true },
	)
	return editor
}

const state = (editor: ReturnType<typeof openTestEditor>) => JSON.stringify(editor.getEditorState())

test('a picture has its place in the text until the form has taken it, and then comes into the HTML', async () => {
	const { store, answers } = slowStore()
	const editor = paste(store, 'A', 'B')
	expect(htmlIn(editor)).toBe('<p>a</p>')
	await vi.waitFor(() => expect(answers).toHaveLength(1))
	answers[0]?.({ name: 'a-1' })
	await vi.waitFor(() => expect(htmlIn(editor)).toBe('<p>a<img src="{{a-1}}" alt="A"></p>'))
	expect(answers, 'one after another').toHaveLength(2)
	answers[1]?.({ name: 'b-1' })
	await vi.waitFor(() => expect(htmlIn(editor)).toContain('<img src="{{b-1}}" alt="B">'))
})

test('a refused picture says why in its place', async () => {
	const { store, answers } = slowStore()
	const editor = paste(store, 'A')
	await vi.waitFor(() => expect(answers).toHaveLength(1))
	answers[0]?.({ refused: 'Please upload only image files' })
	await vi.waitFor(() => expect(state(editor)).toContain('Please upload only image files'))
	expect(htmlIn(editor)).toBe('<p>a</p>')
})

test('a picture that arrives is no undo step of its own, and its place that undo brings back becomes the picture', async () => {
	const { store, answers } = slowStore()
	const editor = paste(store, 'A')
	editor.update(() => $getRoot().selectEnd().insertText('typed on'), { discrete: true })
	await vi.waitFor(() => expect(answers).toHaveLength(1))
	answers[0]?.({ name: 'a-1' })
	await vi.waitFor(() => expect(htmlIn(editor)).toBe('<p>a<img src="{{a-1}}" alt="A">typed on</p>'))
	editor.dispatchCommand(UNDO_COMMAND, undefined)
	await vi.waitFor(() => expect(htmlIn(editor)).toBe('<p>a<img src="{{a-1}}" alt="A"></p>'))
	editor.dispatchCommand(REDO_COMMAND, undefined)
	await vi.waitFor(() => expect(htmlIn(editor)).toContain('typed on'))
})

test('a text without pictures, such as a job description, names them as left out', () => {
	expect(state(paste(null, 'A'))).toContain(leftOutReasons.noPictures)
})
