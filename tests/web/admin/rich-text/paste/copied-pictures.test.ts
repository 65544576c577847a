// @vitest-environment happy-dom
import { $writeDragSourceToDataTransfer } from '@lexical/clipboard'
import {
	$getRoot,
	COMMAND_PRIORITY_EDITOR,
	CONTROLLED_TEXT_INSERTION_COMMAND,
	DROP_COMMAND,
	type LexicalEditor,
} from 'lexical'
import { expect, test, vi } from 'vitest'
import { writtenByOthers } from '#tests/support/files/sample-files.ts'
import { editorNamespace } from '#web/admin/rich-text/nodes/editor-nodes.ts'
import { leftOutReasons } from '#web/admin/rich-text/nodes/left-out-kinds.ts'
import { htmlIn } from '../open-test-editor.ts'
import { copyAll, editorWith, formWith, pasteInto, spared } from './clipboard.ts'

const quay = '<p>The quay <img src="{{quay}}" alt="At low water"></p>'
const state = (editor: ReturnType<typeof editorWith>) => JSON.stringify(editor.getEditorState())

/** An article with the picture `quay`, stored or not. */
const article = (picture: { shown: string; key?: string }, namespace?: string) =>
	editorWith(formWith({ quay: picture }).store, quay, namespace)

test('a copy has the address of each picture, for this site and for other programs', () => {
	const copied = copyAll(article({ shown: 'blob:x', key: 'k1' }))
	expect(copied['text/html']).toContain(`src="${location.origin}/media/k1/picture.png?expires=1&amp;signature=a"`)
	expect(copied['text/html']).toContain('alt="At low water"')
})

test('a picture copied from one article to another is taken over, whether both are in one tab or not', async () => {
	for (const namespace of [undefined, editorNamespace]) {
		const { store, added } = formWith({ quay: { shown: '/media/other/quay.png', key: 'other' } })
		const editor = editorWith(store, '', namespace)
		pasteInto(editor, copyAll(article({ shown: '/media/k1/quay.png', key: 'k1' }, namespace)))
		await vi.waitFor(() =>
			expect(htmlIn(editor)).toContain('<p>The quay <img src="{{taken-1}}" alt="At low water"></p>'),
		)
		expect(added, 'and not the picture of the same name that the other article has').toEqual(['k1'])
	}
})

test('within its article a picture stays itself, though its address has been signed again or it was saved meanwhile', async () => {
	const cases = [
		[
			{ shown: '/media/k1/quay.png', key: 'k1' },
			{ shown: '/media/k1/quay.png?expires=2', key: 'k1' },
		],
		[{ shown: 'blob:x' }, { shown: 'blob:x' }],
		[{ shown: 'blob:x' }, { shown: 'blob:y', key: 'k1' }],
	] as const
	for (const [before, after] of cases) {
		const { store, added } = formWith({ quay: after })
		const editor = editorWith(store, '', editorNamespace)
		pasteInto(editor, copyAll(article(before, editorNamespace)))
		await vi.waitFor(() => expect(htmlIn(editor)).toContain('<img src="{{quay}}" alt="At low water">'))
		expect(added).toEqual([])
	}
})

test('a picture that is not saved yet, or that the user may not take, leaves its place with the reason', async () => {
	const { store, added } = formWith()
	const editor = editorWith(store, '')
	pasteInto(editor, copyAll(article({ shown: `blob:${location.origin}/1` })))
	await vi.waitFor(() => expect(state(editor)).toContain(leftOutReasons.notSaved))
	pasteInto(editor, copyAll(article({ shown: '/media/secret-1/a.png', key: 'secret-1' })))
	await vi.waitFor(() => expect(state(editor)).toContain('neither published nor in one of your sections'))
	expect(htmlIn(editor)).not.toContain('<img')
	expect(added).toEqual([])
})

test.each([
	[
		'a page',
		`<p><picture><source srcset="/media/k2/a.png?w=640&f=webp"><img src="${location.origin}/media/k2/a.png" alt="A"></picture></p>`,
	],
	['a list, in a smaller size', `<p><img src="${location.origin}/media/k2/a.png?w=320&f=webp" alt="A"></p>`],
	['a preview', '<p><img src="/media/k2/a.png?preview=eyJhbGciOi" alt="A"></p>'],
	['a form whose signed address has expired', '<p><img src="/media/k2/a.png?expires=1&signature=b" alt="A"></p>'],
])('a picture of this site, copied from %s, is taken over by its key', async (_, html) => {
	const { store, added } = formWith()
	const editor = editorWith(store, '')
	pasteInto(editor, { 'text/html': html })
	await vi.waitFor(() => expect(htmlIn(editor)).toContain('<p><img src="{{taken-1}}" alt="A"></p>'))
	expect(added).toEqual(['k2'])
})

test('a picture dragged from the editor in another window comes as one that is copied, and within its editor it is moved', async () => {
	const { store, added } = formWith()
	const editor = editorWith(store, '')
	const source = article({ shown: '/media/k1/quay.png', key: 'k1' })
	const data = new DataTransfer()
	for (const [type, value] of Object.entries(copyAll(source))) data.setData(type, spared(type, value))
	source.update(() => $writeDragSourceToDataTransfer(data, source), { discrete: true })
	const drop = Object.assign(new MouseEvent('drop', { cancelable: true }), {
		dataTransfer: data,
	}) as unknown as DragEvent
	const takers: LexicalEditor[] = []
	for (const each of [editor, source])
		each.registerCommand(DROP_COMMAND, () => takers.push(each) > 0, COMMAND_PRIORITY_EDITOR)
	editor.dispatchCommand(DROP_COMMAND, drop)
	source.dispatchCommand(DROP_COMMAND, drop)
	expect(takers, 'Lexical moves within an editor; between editors the browser inserts').toEqual([source])

	const insertion = Object.assign(new InputEvent('beforeinput'), { dataTransfer: data })
	editor.update(() => $getRoot().selectEnd(), { discrete: true })
	editor.dispatchCommand(CONTROLLED_TEXT_INSERTION_COMMAND, insertion)
	await vi.waitFor(() => expect(htmlIn(editor)).toContain('The quay <img src="{{taken-1}}" alt="At low water">'))
	expect(added).toEqual(['k1'])
})

test('a text without pictures names those of another article as left out', async () => {
	const editor = editorWith(null, '')
	pasteInto(editor, copyAll(article({ shown: '/media/k1/quay.png', key: 'k1' })))
	await vi.waitFor(() => expect(state(editor)).toContain(leftOutReasons.noPictures))
})

const { png = new Uint8Array(), jpeg = new Uint8Array() } = writtenByOthers
const inRtf = (...pictures: [string, Uint8Array][]) =>
	`{\\rtf1 ${pictures.map(([kind, bytes]) => `{\\*\\shppict{\\pict\\${kind} ${Buffer.from(bytes).toString('hex')}}}{\\nonshppict{\\pict\\wmetafile8 01}}`).join(' ')}}`
const fromWord = (...names: string[]) =>
	names
		.map(
			(name) =>
				`<p class=MsoNormal><!--[if gte vml 1]><v:shape><v:imagedata src="file:///C:/${name}.emz" o:title="${name}"/></v:shape><![endif]-->` +
				`<![if !vml]><img width=602 src="file:///C:/Temp/msohtmlclip1/01/${name}.png" alt="${name}"><![endif]></p>`,
		)
		.join('')

test('pictures of Word, which only the RTF of the clipboard has, fill the places of the text in their order', async () => {
	const { store, added } = formWith()
	const editor = editorWith(store, '')
	pasteInto(editor, { 'text/html': fromWord('one', 'two'), 'text/rtf': inRtf(['jpegblip', jpeg], ['pngblip', png]) })
	await vi.waitFor(() =>
		expect(htmlIn(editor)).toContain(
			'<p><img src="{{added-1}}" alt="one"></p><p><img src="{{added-2}}" alt="two"></p>',
		),
	)
	const contents = await Promise.all(
		added.map(async (file) => (file instanceof File ? new Uint8Array(await file.arrayBuffer()) : null)),
	)
	expect(contents).toEqual([jpeg, png])
})

test('a drawing without a picture for browsers is filled, too', async () => {
	const { store } = formWith()
	const editor = editorWith(store, '')
	pasteInto(editor, {
		'text/html': '<p>A</p><p><v:shape><v:imagedata src="file:///C:/one.png" o:title="One"></v:imagedata></v:shape></p>',
		'text/rtf': inRtf(['pngblip', png]),
	})
	await vi.waitFor(() => expect(htmlIn(editor)).toContain('<p>A</p><p><img src="{{added-1}}" alt="One"></p>'))
})

test('where text and RTF have different numbers of pictures, each place says so and none is filled wrongly', async () => {
	const { store, added } = formWith()
	const editor = editorWith(store, '')
	pasteInto(editor, { 'text/html': fromWord('one', 'two'), 'text/rtf': inRtf(['pngblip', png]) })
	await vi.waitFor(() => expect(state(editor).split(leftOutReasons.otherNumber)).toHaveLength(3))
	expect(added).toEqual([])
})

test('a picture of Word in a form that browsers cannot show says so in its place, and the others are filled', async () => {
	const { store } = formWith()
	const editor = editorWith(store, '')
	pasteInto(editor, { 'text/html': fromWord('one', 'two'), 'text/rtf': inRtf(['emfblip', png], ['pngblip', png]) })
	await vi.waitFor(() => expect(htmlIn(editor)).toContain('<img src="{{added-1}}" alt="two">'))
	expect(state(editor)).toContain(leftOutReasons.noPicture)
})
