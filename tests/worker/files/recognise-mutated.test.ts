import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { mutated, type Sample, sampleOf } from '#tests/support/files/mutated-files.ts'
import { avifOf, bmpOf, gifFrame, gifOf, gifScreen } from '#tests/support/files/picture-files.ts'
import { type Bytes, joined, textBytes, uint } from '#tests/support/files/sample-bytes.ts'
import {
	animatedWebpOf,
	docxOf,
	docxParts,
	jpegOf,
	pdfOf,
	pngOf,
	pngSignature,
	webpFile,
	writtenByOthers,
	zipOf,
} from '#tests/support/files/sample-files.ts'
import { oneOf, seededNumbers } from '#tests/support/files/seeded-numbers.ts'
import { repeats } from '#tests/support/server/effort.ts'
import { type Kind, type Recognised, recognise } from '#worker/files/recognise/recognise.ts'

/** Set SEED=... to try another one. */
const seed = Number(process.env.SEED ?? 20_260_102)
const howMany = repeats({ usual: 20_000, nightly: 100_000 })
/** Ten times the expected time on an idle machine. */
const ceilingMs = 500

/** Processor time of this file only: others run in threads beside it. */
const spentMs = () => {
	const { user, system } = process.threadCpuUsage()
	return (user + system) / 1000
}

const read = (path: string): Bytes => new Uint8Array(readFileSync(new URL(`../../../${path}`, import.meta.url)))
const others = (name: string) => new Uint8Array(writtenByOthers[name] ?? [])

const samples: Sample[] = [
	sampleOf('a small PNG', 'png', pngOf(8, 8)),
	sampleOf('a PNG of another program', 'png', others('png')),
	sampleOf('a PNG of a browser', 'png', read('web/static/apple-touch-icon.png')),
	sampleOf('a small JPEG', 'jpeg', jpegOf(8, 8)),
	sampleOf('a JPEG of another program', 'jpeg', others('jpeg')),
	sampleOf('a progressive JPEG', 'jpeg', others('progressiveJpeg')),
	sampleOf('a JPEG of a browser', 'jpeg', read('web/static/share/about.jpg')),
	sampleOf('a lossy WebP', 'webp', others('webp')),
	sampleOf('a lossless WebP', 'webp', others('losslessWebp')),
	sampleOf('a WebP with transparency', 'webp', others('transparentWebp')),
	sampleOf('a moving WebP', 'webp', animatedWebpOf(20, 10)),
	sampleOf('a photograph', 'webp', read('tests/support/files/samples/portrait.webp')),
	sampleOf('a small GIF', 'gif', gifOf(8, 8)),
	sampleOf('a moving GIF', 'gif', joined(gifScreen(30, 20), gifFrame(30, 20), gifFrame(30, 20), [0x3b])),
	sampleOf('a GIF of another program', 'gif', others('gif')),
	sampleOf('a small BMP', 'bmp', bmpOf(8, 8)),
	sampleOf('a larger BMP', 'bmp', bmpOf(90, 60)),
	sampleOf('a BMP from its top down', 'bmp', bmpOf(90, -60)),
	sampleOf('a small AVIF', 'avif', avifOf(8, 8)),
	sampleOf('an AVIF of another program', 'avif', others('avif')),
	sampleOf('an AVIF with transparency', 'avif', others('transparentAvif')),
	sampleOf('a small PDF', 'pdf', pdfOf('CV')),
	sampleOf('a CV of a browser', 'pdf', read('tests/support/files/samples/browser.pdf')),
	sampleOf('a small Word document', 'docx', docxOf()),
	sampleOf('a CV of a word processor', 'docx', read('tests/support/files/samples/word-processor.docx')),
	sampleOf('a Word document of many parts', 'docx', manyParts()),
]

function manyParts(): Bytes {
	const parts = Array.from({ length: 40 }, (_, index) => [`word/media/${index}.xml`, textBytes('<x/>')])
	return zipOf({ ...docxParts(), ...Object.fromEntries(parts) })
}

/** The signature of each kind, by its standard. */
const signatures: Record<Kind, (beginning: string) => boolean> = {
	png: (beginning) => beginning.startsWith('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'),
	jpeg: (beginning) => beginning.startsWith('\xff\xd8\xff'),
	webp: (beginning) => /^RIFF.{4}WEBPVP8[ LX]/s.test(beginning),
	gif: (beginning) => /^GIF8[79]a/.test(beginning),
	bmp: (beginning) => beginning.startsWith('BM'),
	avif: (beginning) => /^....ftypavi[fs]/s.test(beginning),
	pdf: (beginning) => /%PDF-(1\.\d|2\.0)/.test(beginning),
	docx: (beginning) => beginning.startsWith('PK\x03\x04'),
}

const beginningOf = (bytes: Bytes) => String.fromCharCode(...bytes.subarray(0, 1_032))

/** The fault that another reader finds in a file of a recognised kind. */
function faultOf(bytes: Bytes, found: Recognised): string | null {
	if (!signatures[found.kind](beginningOf(bytes))) return 'its signature is not there'
	if (found.kind === 'docx') return faultOfArchive(bytes)
	if (found.kind === 'pdf') return Buffer.from(bytes).includes('%%EOF') ? null : 'its end mark is not there'
	const { width, height } = found
	if (!(width > 0 && height > 0)) return 'it has no size'
	return Math.max(width, height) > 6_000 || width * height > 24_000_000 ? 'it is too large' : null
}

function faultOfArchive(bytes: Bytes): string | null {
	const names: string[] = []
	unzipSync(bytes, {
		filter({ name }) {
			names.push(name.toLowerCase())
			return false
		},
	})
	if (names.length > 2_000) return 'it has too many parts'
	for (const part of ['[content_types].xml', '_rels/.rels']) if (!names.includes(part)) return `it has no ${part}`
	const leadsOut = names.find((name) => name.split(/[/\\]/).includes('..') || /^[/\\]|:/.test(name))
	return leadsOut === undefined ? null : `${leadsOut} leads out of it`
}

/** The file of this number, reproducible by the seed. */
function fileOf(number: number): { sample: Sample; bytes: Bytes } {
	const random = seededNumbers(seed, number)
	const sample = oneOf(samples, random)
	return { sample, bytes: mutated(sample, samples, random) }
}

test('the samples are recognised as their kinds', () => {
	for (const { name, kind, bytes } of samples) expect(recognise(bytes)?.kind, name).toBe(kind)
	expect([...new Set(samples.map(({ kind }) => kind))].sort()).toEqual(Object.keys(signatures).sort())
	for (const { name, kind, places } of samples) expect(places.length > 2, name).toBe(kind !== 'pdf')
})

test('thousands of damaged files are judged at once, and never as a wrong kind', () => {
	const found = new Map<string, number>()
	let slowest = 0
	for (let number = 0; number < howMany; number += 1) {
		const { sample, bytes } = fileOf(number)
		const which = `${sample.name} (SEED=${seed}, file ${number})`
		const started = spentMs()
		let answer: Recognised | null
		try {
			answer = recognise(bytes)
		} catch (error) {
			throw new Error(`${which} is answered with an error`, { cause: error })
		}
		slowest = Math.max(slowest, spentMs() - started)
		const fault = answer && faultOf(bytes, answer)
		if (fault) throw new Error(`${which} was taken for ${answer?.kind}, but ${fault}`)
		if (slowest > ceilingMs) throw new Error(`${which} took ${slowest} ms`)
		found.set(answer?.kind ?? 'nothing', (found.get(answer?.kind ?? 'nothing') ?? 0) + 1)
	}
	// The damage must be small enough to leave some files readable, and large enough to break others.
	for (const kind of Object.keys(signatures)) expect(found.get(kind), kind).toBeGreaterThan(howMany / 500)
	expect(found.get('nothing')).toBeGreaterThan(howMany / 4)
}, 240_000)

describe('twelve megabytes, the limit of a form, that keep a parser busy', () => {
	const most = 12 * 1024 * 1024
	const filled = (piece: Bytes) => {
		const bytes = new Uint8Array(most)
		for (let at = 0; at + piece.length <= most; at += piece.length) bytes.set(piece, at)
		return bytes
	}
	const emptyChunk = joined(uint(4, 0), 'tEXt', uint(4, 0))

	test.each<[string, () => Bytes]>([
		['zeros', () => new Uint8Array(most)],
		['chunks of a PNG without content', () => joined(pngOf(8, 8).slice(0, 33), filled(emptyChunk))],
		['signatures of a PNG', () => filled(new Uint8Array(pngSignature))],
		['fill bytes of a JPEG', () => joined([0xff, 0xd8], filled(new Uint8Array([0xff])), [0xff, 0xd9])],
		[
			'segments of a JPEG without content',
			() => joined([0xff, 0xd8], filled(new Uint8Array([0xff, 0xe0, 0, 2])), [0xff, 0xd9]),
		],
		['chunks of a WebP without content', () => webpFile(filled(joined('EXIF', uint(4, 0))))],
		['frames in frames of a WebP', () => webpFile(filled(joined('ANMF', uint(4, 16, true), new Uint8Array(16))))],
		['blocks of a GIF without content', () => joined(gifScreen(8, 8), filled(new Uint8Array([0x21, 0xfe, 0])))],
		['boxes of an AVIF without content', () => joined(avifOf(8, 8).slice(0, 24), filled(joined(uint(4, 8), 'free')))],
		['ends of a PDF', () => joined('%PDF-1.7\n', filled(textBytes('%%EOF')))],
		['ends of an archive', () => joined('PK\x03\x04', filled(textBytes('PK\x05\x06')))],
		['entries of an archive', () => joined('PK\x03\x04', filled(textBytes('PK\x01\x02')))],
	])('%s', (_, made) => {
		const bytes = made()
		const started = spentMs()
		const answer = recognise(bytes)
		expect(spentMs() - started).toBeLessThan(ceilingMs)
		expect(answer && faultOf(bytes, answer)).toBe(null)
	})
})
