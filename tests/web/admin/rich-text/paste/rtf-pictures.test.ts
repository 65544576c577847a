// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { writtenByOthers } from '#tests/support/files/sample-files.ts'
import { picturesInRtf } from '#web/admin/rich-text/paste/rtf-pictures.ts'

const { png = new Uint8Array(), jpeg = new Uint8Array() } = writtenByOthers
const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
/** Word breaks the line after 128 digits. */
const lines = (hex: string) => hex.replace(/.{128}/g, '$&\r\n')

/** A picture as Word writes it: one that every reader shows, and one for readers that cannot. */
const byWord = (kind: 'pngblip' | 'jpegblip' | 'emfblip', bytes: Uint8Array) =>
	`{\\*\\shppict{\\pict{\\*\\picprop\\shplid1025{\\sp{\\sn shapeType}{\\sv 75}}{\\sp{\\sn fFlipH}{\\sv 0}}}` +
	`\\picscalex100\\picscaley100\\piccropl0\\picw3175\\pich1588\\picwgoal1800\\pichgoal900\\${kind}\\bliptag-1163005939` +
	`{\\*\\blipuid baae0c0d1d1f4b2b9a3e4f5061728394}${lines(hexOf(bytes))}}}` +
	`{\\nonshppict{\\pict\\picw3175\\wmetafile8\\bliptag-1163005939{\\*\\blipuid baae0c0d}0100090000031c}}`

const rtf = (...content: string[]) =>
	'{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0 Calibri;}}{\\*\\listtable{\\*\\listpicture{\\*\\shppict{\\pict\\pngblip 89504e47}}}}' +
	`{\\header{\\pict\\pngblip ${hexOf(png)}}}\\pard Caf\\'e9 \\{braces\\} ${content.join('\\par text ')}\\par}`

async function bytesIn(text: string) {
	const files = picturesInRtf(text) ?? []
	return Promise.all(files.map(async (file) => file && [file.type, hexOf(new Uint8Array(await file.arrayBuffer()))]))
}

test('pictures of Word come out of RTF in their order, each once, and no bullet or letterhead is among them', async () => {
	expect(await bytesIn(rtf(byWord('pngblip', png), byWord('jpegblip', jpeg)))).toEqual([
		['image/png', hexOf(png)],
		['image/jpeg', hexOf(jpeg)],
	])
})

test('a picture in a form that browsers cannot show keeps its turn', async () => {
	expect(await bytesIn(rtf(byWord('emfblip', jpeg), byWord('pngblip', png)))).toEqual([null, ['image/png', hexOf(png)]])
	expect(await bytesIn(rtf('{\\pict\\wmetafile8 0100}'))).toEqual([null])
})

test('a floating picture and one of another program come out, too', async () => {
	const floating =
		`{\\shp{\\*\\shpinst\\shpleft0{\\sp{\\sn shapeType}{\\sv 75}}{\\sp{\\sn pib}{\\sv {\\pict\\jpegblip\n${lines(hexOf(jpeg))}}}}}` +
		'{\\shprslt{\\pict\\wmetafile8 0100}}}'
	const plain = `{\\pict\\pngblip\\picw8 ${hexOf(png).toUpperCase()}}`
	expect(await bytesIn(rtf(floating, plain))).toEqual([
		['image/jpeg', hexOf(jpeg)],
		['image/png', hexOf(png)],
	])
})

test('binary data is taken as long as it says, braces included', async () => {
	const content = new Uint8Array([...png, 0x7d, 0x7b, 0x5c])
	const binary = `{\\pict\\pngblip\\bin${content.length} ${String.fromCharCode(...content)}}`
	expect(await bytesIn(rtf(binary, byWord('jpegblip', jpeg)))).toEqual([
		['image/png', hexOf(content)],
		['image/jpeg', hexOf(jpeg)],
	])
	expect(await bytesIn(rtf('{\\pict\\pngblip\\bin2 \u20ac\u20ac}')), 'which a clipboard has decoded').toEqual([null])
})

test.each([
	'',
	'text',
	'}}}{',
	'{\\pict',
	'{\\pict\\pngblip zz}',
	'{\\pict\\pngblip 123}',
	'{\\bin99 x',
	'\\',
	'{\\pict\\bin-3 x}',
])('broken RTF such as "%s" has no picture and fails nothing', (text) => {
	expect((picturesInRtf(text) ?? []).filter((file) => file !== null)).toEqual([])
})

test('a text of more than 64 million characters is not read', () => {
	expect(picturesInRtf(' '.repeat(64 * 1024 * 1024 + 1))).toBeNull()
})
