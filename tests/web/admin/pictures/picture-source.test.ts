import { expect, test } from 'vitest'
import { animatedPngOf } from '#tests/support/files/picture-files.ts'
import { animatedWebpOf } from '#tests/support/files/sample-files.ts'
import { fitsUnchanged, pictureType } from '#web/admin/pictures/picture-source.ts'

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const jpeg = '\xff\xd8\xff\xe0\0\x10JFIF\0\x01'
const png = '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'
const webp = 'RIFF\x0a\n\0\0WEBPVP8 '

test.each([
	['image/jpeg', jpeg],
	['image/png', png],
	['image/webp', webp],
	[null, '%PDF-1.7\n'],
	[null, '<svg xmlns="http://www.w3.org/2000/svg"/>'],
	['image/gif', 'GIF89a'],
	['image/avif', '\0\0\0\x1cftypavif'],
	['image/bmp', 'BM6\0\0\0'],
	[null, '\0\0\0\x18ftypheic'],
	[null, 'II*\0'],
	[null, 'A text that somebody calls a picture.'],
	[null, 'RIFF\0\0\0\0WAVE'],
	[null, ''],
])('a file is %s by what it begins with', async (type, content) => {
	expect(await pictureType(new File([latin(content)], 'named.png', { type: 'image/png' }))).toBe(type)
})

const slot = { width: 760, height: 427, exact: true, maxBytes: 100 }

function fits(content: string, { name = 'a.jpg', type = 'image/jpeg', width = 760, height = 427 } = {}) {
	const file = new File([latin(content)], name)
	return fitsUnchanged({ file, type, width, height }, slot)
}

test('a picture of the right size stays as it is, to the last byte of the limit', async () => {
	expect(await fits(jpeg)).toBe(true)
	expect(await fits(jpeg.padEnd(100))).toBe(true)
	expect(await fits(jpeg.padEnd(101))).toBe(false)
	expect(await fits(jpeg, { width: 761 })).toBe(false)
	expect(await fits(jpeg, { width: 427, height: 760 })).toBe(false)
})

test('a GIF, an AVIF and a BMP of the right size are encoded again', async () => {
	for (const kind of ['gif', 'avif', 'bmp']) {
		expect(await fits('GIF89a', { name: `a.${kind}`, type: `image/${kind}` }), kind).toBe(false)
	}
})

test('the name of a picture does not matter', async () => {
	expect(await fits(png, { type: 'image/png' })).toBe(true)
	for (const name of ['a.jfif', 'a', 'a.png']) expect(await fits(jpeg, { name }), name).toBe(true)
})

test.each([
	['WebP', animatedWebpOf(760, 427)],
	['PNG', animatedPngOf(760, 427)],
])('a moving %s is made anew, as a GIF is: pages cannot stop it', async (name, bytes) => {
	const file = new File([bytes], 'a')
	const chosen = { file, type: `image/${name.toLowerCase()}`, width: 760, height: 427 }
	expect(await fitsUnchanged(chosen, { ...slot, maxBytes: 100_000 })).toBe(false)
})

test("a picture with a camera's data is encoded again: it may lie on its side, and name a place", async () => {
	for (const mark of ['Exif\0\0', 'EXIF', 'eXIf']) expect(await fits(jpeg + mark), mark).toBe(false)
})
