import { fileTypeFromBuffer } from 'file-type'
import { describe, expect, test } from 'vitest'
import { hostileDocuments, referringTo } from '#tests/support/files/hostile-documents.ts'
import { hostilePictures } from '#tests/support/files/hostile-pictures.ts'
import {
	av1Header,
	avifOf,
	bmpOf,
	gifExtensions,
	gifFrame,
	gifOf,
	gifScreen,
	refusedPictures,
	turned,
} from '#tests/support/files/picture-files.ts'
import { type Bytes, joined, textBytes } from '#tests/support/files/sample-bytes.ts'
import {
	animatedWebpOf,
	canvasChunk,
	docxOf,
	docxParts,
	jpegOf,
	losslessChunk,
	pdfOf,
	pngOf,
	webpFile,
	webpOf,
	writtenByOthers,
	zipOf,
} from '#tests/support/files/sample-files.ts'
import { extensions, fittingExtension, type Kind, mediaTypes, recognise } from '#worker/files/recognise/recognise.ts'
import { refusedType } from '#worker/files/recognise/recognise-refused.ts'

const kinds: Kind[] = ['jpeg', 'png', 'webp', 'gif', 'avif', 'bmp', 'pdf', 'docx']

const good: [string, Bytes, ReturnType<typeof recognise>][] = [
	['a PNG', pngOf(336, 247), { kind: 'png', width: 336, height: 247 }],
	['a PNG of one pixel', pngOf(1, 1), { kind: 'png', width: 1, height: 1 }],
	['a PNG of 24 megapixels', pngOf(6_000, 4_000), { kind: 'png', width: 6_000, height: 4_000 }],
	['a PNG of a given length', pngOf(40, 40, { bytes: 71_680 }), { kind: 'png', width: 40, height: 40 }],
	['a JPEG', jpegOf(760, 427), { kind: 'jpeg', width: 760, height: 427 }],
	['a JPEG with long comments', jpegOf(9, 17, { bytes: 256_000 }), { kind: 'jpeg', width: 9, height: 17 }],
	[
		'a JPEG with fill bytes',
		joined([0xff, 0xd8, 0xff, 0xff], jpegOf(9, 17).slice(2)),
		{ kind: 'jpeg', width: 9, height: 17 },
	],
	['a JPEG with a few bytes behind it', joined(jpegOf(9, 17), [0, 0, 0]), { kind: 'jpeg', width: 9, height: 17 }],
	['a WebP', webpOf(40, 41), { kind: 'webp', width: 40, height: 41 }],
	['an extended WebP', webpFile(canvasChunk(40, 41), losslessChunk(40, 41)), { kind: 'webp', width: 40, height: 41 }],
	['a moving WebP', animatedWebpOf(20, 10), { kind: 'webp', width: 20, height: 10 }],
	...Object.entries(writtenByOthers).map(([name, bytes]): (typeof good)[number] => {
		const kind = (['jpeg', 'png', 'webp', 'gif', 'avif'] as const).find((each) => name.toLowerCase().endsWith(each))
		if (!kind) throw new Error(name)
		return [`a picture of another program: ${name}`, bytes, { kind, width: 8, height: 6 }]
	}),
	['a GIF', gifOf(40, 41), { kind: 'gif', width: 40, height: 41 }],
	[
		'a moving GIF',
		joined(gifScreen(9, 9), gifFrame(9, 9), gifExtensions, gifFrame(3, 4, { left: 6, top: 5 }), [0x3b]),
		{ kind: 'gif', width: 9, height: 9 },
	],
	['a BMP', bmpOf(9, 17), { kind: 'bmp', width: 9, height: 17 }],
	['a BMP from its top down', bmpOf(9, -17), { kind: 'bmp', width: 9, height: 17 }],
	['an AVIF', avifOf(40, 41), { kind: 'avif', width: 40, height: 41 }],
	['a moving AVIF', avifOf(40, 41, { brand: 'avis' }), { kind: 'avif', width: 40, height: 41 }],
	['an AVIF on its side', avifOf(40, 41, { more: [turned(1)] }), { kind: 'avif', width: 41, height: 40 }],
	['an AVIF on its head', avifOf(40, 41, { more: [turned(2)] }), { kind: 'avif', width: 40, height: 41 }],
	[
		'an AVIF with another stream of its size',
		avifOf(40, 41, { second: av1Header(40, 41) }),
		{ kind: 'avif', width: 40, height: 41 },
	],
	['a PDF', pdfOf('A CV'), { kind: 'pdf' }],
	['a PDF of a given length', pdfOf('A CV', { bytes: 5_242_880 }), { kind: 'pdf' }],
	['a PDF 2.0', joined('%PDF-2.0', pdfOf('A CV').slice(8)), { kind: 'pdf' }],
	['a PDF after a byte order mark', joined([0xef, 0xbb, 0xbf], pdfOf('CV')), { kind: 'pdf' }],
	['a PDF with 90,000 bytes behind it', joined(pdfOf('CV'), new Uint8Array(90_000)), { kind: 'pdf' }],
	['a PDF with a tail of spaces', joined(pdfOf('A CV'), ' '.repeat(1_000)), { kind: 'pdf' }],
	['a Word document', docxOf(), { kind: 'docx' }],
	['a Word document of a given length', docxOf('CV', { bytes: 5_242_880 }), { kind: 'docx' }],
	[
		'a Word document with a picture and a table',
		zipOf({ ...docxParts(), 'word/media/image1.png': pngOf(9, 9), 'word/embeddings/Sheet1.xlsx': zipOf({}) }),
		{ kind: 'docx' },
	],
	...[
		['hyperlink', 'https://www.company.example/?a=1&amp;b=2'],
		['hyperlink', 'mailto:asha@company.example'],
		['attachedTemplate', 'file:///C:\\Users\\Asha\\AppData\\Roaming\\Microsoft\\Templates\\Normal.dotm'],
		['attachedTemplate', 'file:///C:/Program%20Files/Microsoft%20Office/Templates/1033/Resume.dotx'],
		['attachedTemplate', 'C:\\Templates\\Resume.dotx'],
		['attachedTemplate', 'file:///Users/asha/Library/Group%20Containers/UBF8T346G9.Office/Normal.dotm'],
		['attachedTemplate', 'file://localhost/Users/asha/Normal.dotm'],
		['attachedTemplate', 'Normal.dotm'],
		['attachedTemplate', '../Templates/Resume.dotx'],
	].map(([type = '', target = '']): (typeof good)[number] => [
		`a Word document with the ${type} ${target}`,
		referringTo(type, target),
		{ kind: 'docx' },
	]),
]

const cases = good.map(([what, bytes, expected]) => ({ what, bytes, expected }))

test.each(cases)('knows $what', async ({ bytes, expected }) => {
	expect(recognise(bytes)).toEqual(expected)
	const other = await fileTypeFromBuffer(bytes)
	expect(expected && mediaTypes[expected.kind]).toBe(other?.mime.replace('image/apng', 'image/png'))
})

test.each([
	['a line break', '\n'],
	['the job of a printer', '\x1b%-12345X@PJL JOB\r\n'],
	['the head of a mail', 'Content-Type: application/pdf\r\n\r\n'],
	['1,023 bytes', ' '.repeat(1_023)],
])('knows a PDF after %s', (_, before) => {
	expect(recognise(joined(before, pdfOf('CV')))).toEqual({ kind: 'pdf' })
})

test.each(hostileDocuments)('refuses $what as a document ($name)', ({ bytes }) => {
	expect(recognise(bytes())).toBe(null)
})

test.each(hostilePictures)('refuses $what as a picture ($name)', ({ bytes }) => {
	expect(recognise(bytes())).toBe(null)
})

test.each(Object.entries(refusedPictures))('names the refused type of a picture: %s', (kind, bytes) => {
	expect(recognise(bytes)).toBe(null)
	expect(refusedType(bytes)).toBe(kind)
})

test.each([
	['a picture that is taken', pngOf(8, 8)],
	['an AVIF', avifOf(8, 8)],
	['a page with a drawing in it', textBytes('<!doctype html><p><svg/></p>').slice(15)],
	['text', textBytes('an <svg> in a text')],
	['nothing', textBytes('')],
])('%s is not a refused picture type', (_, bytes) => {
	expect(refusedType(bytes)).toBe(null)
})

describe('a view into a larger buffer', () => {
	const small = cases.filter(({ bytes }) => bytes.length < 2_000)

	test.each(small)('is read from its start: $what', ({ bytes, expected }) => {
		const around = joined(new Uint8Array(7), bytes, pngOf(8, 8))
		expect(recognise(around.subarray(7, 7 + bytes.length))).toEqual(expected)
	})

	test.each(small)('is not read past its end, wherever it ends: $what', ({ bytes }) => {
		for (let length = 0; length < bytes.length; length += 1) {
			expect(recognise(bytes.subarray(0, length))).toEqual(recognise(bytes.slice(0, length)))
		}
	})

	test.each(small.filter(({ expected }) => expected && !['jpeg', 'pdf'].includes(expected.kind)))(
		'is nothing when cut: $what',
		({ bytes }) => {
			for (let length = 0; length < bytes.length; length += 1) {
				expect(recognise(bytes.subarray(0, length))).toBe(null)
			}
		},
	)
})

test('five thousand damaged files are judged without an error: each has a safe size or is refused', () => {
	const originals = cases.map(({ bytes }) => bytes).filter(({ length }) => length < 2_000)
	const random = randomNumbers(20_260_102)
	const found = new Map<string, number>()
	for (let round = 0; round < 5_000; round += 1) {
		const original = originals[random(originals.length)]
		if (!original) throw new Error('No such file')
		const what = recognise(damaged(original, random))
		found.set(what?.kind ?? 'nothing', (found.get(what?.kind ?? 'nothing') ?? 0) + 1)
		if (what && 'width' in what) {
			expect(Math.min(what.width, what.height)).toBeGreaterThan(0)
			expect(Math.max(what.width, what.height)).toBeLessThanOrEqual(6_000)
			expect(what.width * what.height).toBeLessThanOrEqual(24_000_000)
		}
	}
	// The damage must be small enough to leave some files readable, and large enough to break others.
	expect([...found.keys()].sort()).toEqual([...kinds, 'nothing'].sort())
	expect(found.get('nothing')).toBeGreaterThan(1_000)
})

/** Reproducible random numbers below a limit. */
function randomNumbers(seed: number): (below: number) => number {
	let state = seed
	return (below) => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
		return Math.floor((state / 2 ** 32) * below)
	}
}

/** One to four changes: a byte, a number at its limits, a piece removed, a piece repeated, the end cut off. */
function damaged(original: Bytes, random: (below: number) => number): Bytes {
	let bytes = original.slice()
	for (let injuries = 1 + random(4); injuries > 0; injuries -= 1) {
		const at = random(bytes.length)
		const to = Math.min(bytes.length, at + 1 + random(16))
		const kind = random(5)
		if (kind === 0) bytes[at] = random(256)
		if (kind === 1) bytes.fill(random(2) * 255, at, Math.min(to, at + 4))
		if (kind === 2) bytes = joined(bytes.subarray(0, at), bytes.subarray(to))
		if (kind === 3) bytes = joined(bytes.subarray(0, to), bytes.subarray(at))
		if (kind === 4 && random(4) === 0) bytes = bytes.slice(0, at)
	}
	return bytes
}

test('the end of an archive is searched for as far as a comment may reach', () => {
	const withComment = (length: number) =>
		joined(docxOf().slice(0, -2), [length % 256, length >> 8], new Uint8Array(length))
	expect(recognise(withComment(65_535))).toEqual({ kind: 'docx' })
	expect(recognise(joined(withComment(65_535), [1]))).toBe(null)
})

test('a name keeps an extension of its type, and any other name gets the usual one', () => {
	for (const kind of kinds) {
		for (const extension of extensions[kind]) {
			expect(fittingExtension(`CV.${extension}`, kind)).toBe(extension)
			expect(fittingExtension(`R. Sumé 2.${extension.toUpperCase()}`, kind)).toBe(extension)
			expect(fittingExtension(`CV.${extension}.exe`, kind)).toBe(extensions[kind][0])
		}
		for (const name of ['CV', '', '.', 'A. Candidate', 'CV.docm', `CV.${extensions[kind][0]} (1)`]) {
			expect(fittingExtension(name, kind)).toBe(extensions[kind][0])
		}
	}
})
