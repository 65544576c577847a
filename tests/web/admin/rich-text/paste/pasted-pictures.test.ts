// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { pngOf } from '#tests/support/files/sample-files.ts'
import { leftOutReasons } from '#web/admin/rich-text/nodes/left-out-kinds.ts'
import { cleanPaste } from '#web/admin/rich-text/paste/clean-paste.ts'
import { fileOfDataUrl } from '#web/admin/rich-text/paste/data-picture.ts'
import { pastedPictureOf } from '#web/admin/rich-text/paste/pasted-pictures.ts'

const png = pngOf(3, 2)
const dataUrl = `data:image/png;base64,${Buffer.from(png).toString('base64')}`

test('a data: picture is a file with the same bytes', async () => {
	const file = fileOfDataUrl(dataUrl)
	expect(file?.type).toBe('image/png')
	expect(new Uint8Array((await file?.arrayBuffer()) ?? [])).toEqual(new Uint8Array(png))
	expect(await fileOfDataUrl('data:image/svg+xml;charset=utf-8,%3Csvg/%3E')?.text()).toBe('<svg/>')
})

test.each(['data:image/png;base64,', 'data:image/png;base64,%%%', 'data:text/html,<b>', 'data:', 'image/png'])(
	'"%s" holds no picture',
	(source) => {
		expect(fileOfDataUrl(source)).toBeNull()
	},
)

test.each([
	['file:///C:/Temp/image002.jpg', leftOutReasons.localFile],
	['https://lh7.example/docsz/a', leftOutReasons.otherPage],
	['blob:https://docs.example/1', leftOutReasons.otherPage],
	['/pictures/1/a.png', leftOutReasons.otherPage],
	['https://elsewhere.example/media/1/a.png', leftOutReasons.otherPage],
	['//elsewhere.example/media/1/a.png', leftOutReasons.otherPage],
	[`blob:${location.origin}/1`, leftOutReasons.notSaved],
	['cid:part1', leftOutReasons.unreadable],
	['data:image/png;base64,', leftOutReasons.unreadable],
])('%s cannot be had, for a reason', (source, reason) => {
	expect(pastedPictureOf(source)).toMatchObject({ reason })
})

test('a pasted document keeps the place of each picture, and no address of one', () => {
	const { html, pictures, hasContent } = cleanPaste(
		`<h2>Tides</h2><p>One <img src="${dataUrl}" alt="A"></p><p><img src="file:///C:/b.jpg" alt="B"></p>` +
			'<img src="https://x.example/1.gif" width="1" height="1"><p><img src="{{known}}" alt="K"></p>',
		(name) => name === 'known',
	)
	expect(hasContent).toBe(true)
	expect([...pictures.values()]).toEqual([{ file: expect.any(File) }, { reason: leftOutReasons.localFile }])
	const [first, second] = [...pictures.keys()]
	expect(html).toContain(
		`<p>One <img src="{{${first}}}" alt="A"></p><p><img src="{{${second}}}" alt="B"></p><p><img src="{{known}}" alt="K"></p>`,
	)
})

test('a copied picture is nothing but a picture', () => {
	expect(cleanPaste('<meta charset="utf-8"><img src="https://x.example/a.png">').hasContent).toBe(false)
	expect(cleanPaste('<p> <img src="file:///a.png"></p><hr>').hasContent).toBe(true)
})
