import { changed, type HostileFile, script, svg } from './hostile-file.ts'
import { type Bytes, joined, textBytes, uint } from './sample-bytes.ts'
import {
	animatedWebpOf,
	canvasChunk,
	jpegOf,
	losslessChunk,
	pngChunk,
	pngOf,
	pngSignature,
	webpChunk,
	webpFile,
	webpOf,
	writtenByOthers,
} from './sample-files.ts'

const picture = (name: string) => (what: string, bytes: () => Bytes) => ({ what, name, bytes }) satisfies HostileFile
const png = picture('picture.png')
const jpeg = picture('picture.jpg')
const webp = picture('picture.webp')

const sides = (width: number, height: number) => ({ 16: [...uint(4, width), ...uint(4, height)] })
/** Where the frame header of `jpegOf` stands. */
const jpegFrame = 20 + 69
const jpegScan = jpegFrame + 13 + 2 * 22

const lossy = () => new Uint8Array(writtenByOthers.webp ?? [])
/** The names of both frames of `animatedWebpOf`. */
const firstFrame = 12 + 18 + 14
const unknownFrames = { [firstFrame]: [0x58], [firstFrame + 8 + 16 + 8 + 14]: [0x58] }

/** None of them may pass as a picture. */
export const hostilePictures: readonly HostileFile[] = [
	png('nothing', () => textBytes('')),
	png('an SVG', () => textBytes(svg)),
	png('a page', () => textBytes(`<!doctype html>${script}`)),
	png('a GIF', () => joined('GIF89a', [1, 0, 1, 0, 0, 0, 0, 0x3b])),
	png('a BMP', () => joined('BM', new Uint8Array(60))),
	png('an AVIF', () => joined(uint(4, 24), 'ftypavif', new Uint8Array(60))),
	png('2^31 pixels a side', () => changed(pngOf(8, 8), sides(0x8000_0000, 0x8000_0000))),
	png('2^31 - 1 pixels a side', () => changed(pngOf(8, 8), sides(0x7fff_ffff, 0x7fff_ffff))),
	png('6,001 pixels wide', () => pngOf(6_001, 1)),
	png('6,001 pixels high', () => pngOf(1, 6_001)),
	png('more than 24 megapixels', () => pngOf(6_000, 4_001)),
	png('no width', () => changed(pngOf(8, 8), sides(0, 8))),
	png('no height', () => changed(pngOf(8, 8), sides(8, 0))),
	png('a signature only', () => joined(pngSignature)),
	png('no header', () => joined(pngSignature, pngChunk('IDAT', new Uint8Array(60)), pngChunk('IEND', []))),
	png('no data', () => joined(pngOf(8, 8).slice(0, 33), pngChunk('IEND', []))),
	png('empty data', () => joined(pngOf(8, 8).slice(0, 33), pngChunk('IDAT', []), pngChunk('IEND', []))),
	png('no end', () => pngOf(8, 8).slice(0, -12)),
	png('a script behind the end', () => joined(pngOf(8, 8), script)),
	png('an impossible colour type', () => changed(pngOf(8, 8), { 24: [3, 5] })),
	png('a signature that was read as text', () => changed(pngOf(8, 8), { 4: [0x0a, 0x0a, 0x1a, 0x0a] })),
	png('a signature without its first byte', () => changed(pngOf(8, 8), { 1: [0x51] })),
	png('a header of another length', () => changed(pngOf(8, 8), { 8: [0, 0, 0, 14] })),
	png('a header of another name', () => changed(pngOf(8, 8), { 12: [0x4a] })),
	png('data in its end', () => joined(pngOf(8, 8).slice(0, -12), pngChunk('IEND', [1]))),
	png('a chunk longer than the file', () => changed(pngOf(8, 8), { 33: [0xff, 0xff, 0xff, 0xff] })),
	jpeg('four bytes before a script', () => joined([0xff, 0xd8, 0xff, 0xe0], script)),
	jpeg('a start, a script and an end', () => joined([0xff, 0xd8, 0xff, 0xe0], script, [0xff, 0xd9])),
	jpeg('segments without length', () => joined([0xff, 0xd8], ...Array(500).fill([0xff, 0xe0, 0, 0]), [0xff, 0xd9])),
	jpeg('segments of length one', () => joined([0xff, 0xd8], ...Array(500).fill([0xff, 0xe0, 0, 1]), [0xff, 0xd9])),
	jpeg('nothing but fill bytes', () => joined([0xff, 0xd8], new Uint8Array(100_000).fill(0xff), [0xff, 0xd9])),
	jpeg('no frame', () => joined(jpegOf(8, 8).slice(0, jpegFrame), jpegOf(8, 8).slice(jpegFrame + 13))),
	jpeg('no scan', () => joined(jpegOf(8, 8).slice(0, jpegFrame + 13), [0xff, 0xd9])),
	jpeg('no end', () => jpegOf(8, 8).slice(0, -2)),
	jpeg('no width', () => jpegOf(0, 8)),
	jpeg('65,535 pixels a side', () => changed(jpegOf(8, 8), { [jpegFrame + 5]: [255, 255, 255, 255] })),
	jpeg('a lossless frame, which browsers do not show', () => changed(jpegOf(8, 8), { [jpegFrame + 1]: [0xc3] })),
	jpeg('another start', () => changed(jpegOf(8, 8), { 1: [0xd9] })),
	jpeg('a segment without its mark', () => changed(jpegOf(8, 8), { 20: [0] })),
	jpeg('a segment of no kind', () => changed(jpegOf(8, 8), { 21: [2] })),
	jpeg('a restart before the scan', () => changed(jpegOf(8, 8), { 21: [0xd0] })),
	jpeg('a scan longer than the file', () => changed(jpegOf(8, 8), { [jpegScan + 2]: [0xff, 0xff] })),
	jpeg('two frames', () => joined(jpegOf(8, 8).slice(0, jpegFrame + 13), jpegOf(9, 9).slice(jpegFrame))),
	jpeg('a frame without components', () =>
		joined(jpegOf(8, 8).slice(0, jpegFrame), [0xff, 0xc0, 0, 8, 8, 0, 8, 0, 8, 0], jpegOf(8, 8).slice(jpegFrame + 13)),
	),
	jpeg('a frame with more components than it has room for', () => changed(jpegOf(8, 8), { [jpegFrame + 9]: [3] })),
	webp('another container', () => changed(webpOf(8, 8), { 3: [0x58] })),
	webp('a canvas without a size', () => webpFile(webpChunk('VP8X', [0, 0, 0, 0]), losslessChunk(8, 8))),
	webp('a picture inside of something unknown', () => changed(animatedWebpOf(8, 8), unknownFrames)),
	webp('frames without a size', () => webpFile(canvasChunk(8, 8), webpChunk('ANMF', [0, 0, 0, 0]))),
	webp('a frame wider than its canvas', () => changed(animatedWebpOf(8, 8), { 24: [3, 0, 0, 7, 0, 0] })),
	webp('a frame higher than its canvas', () => changed(animatedWebpOf(8, 8), { 24: [7, 0, 0, 3, 0, 0] })),
	webp('a few bytes too many', () => webpFile(losslessChunk(8, 8), new Uint8Array(3))),
	webp('six thousand chunks', () =>
		webpFile(canvasChunk(8, 8), losslessChunk(8, 8), ...Array<Bytes>(6_000).fill(webpChunk('EXIF', []))),
	),
	webp('a chunk longer than the file', () => changed(webpOf(8, 8), { 16: [0xff, 0] })),
	webp('a lossy picture cut short', () => webpFile(webpChunk('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a]))),
	webp('a lossy picture with half a start code', () => changed(lossy(), { 23: [0] })),
	webp('a lossy picture with the other half', () => changed(lossy(), { 25: [0] })),
	webp('a lossy picture that builds on another', () => changed(lossy(), { 20: [0x31] })),
	webp('a lossless picture cut short', () => webpFile(webpChunk('VP8L', [0x2f, 7, 0]))),
	webp('a lossless picture of another version', () => changed(webpOf(8, 8), { 24: [0xe1] })),
	webp('cut short', () => webpOf(8, 8).slice(0, -4)),
	webp('cut after its name', () => webpOf(8, 8).slice(0, 12)),
	webp('no picture', () => webpFile(new Uint8Array(40))),
	webp('a canvas without a picture', () => webpFile(canvasChunk(8, 8))),
	webp('a canvas larger than its picture', () => webpFile(canvasChunk(9, 9), losslessChunk(8, 8))),
	webp('a huge canvas', () => webpFile(canvasChunk(16_777_216, 16_777_216), losslessChunk(8, 8))),
	webp('a frame larger than its canvas', () => changed(animatedWebpOf(8, 8), { 24: [3, 0, 0, 3, 0, 0] })),
	webp('a lossy picture without its start code', () => webpFile(webpChunk('VP8 ', new Uint8Array(40)))),
	webp('a lossless picture without its mark', () => webpFile(webpChunk('VP8L', new Uint8Array(40)))),
	webp('a size that is larger than the file', () => changed(webpOf(8, 8), { 4: [0xff, 0xff, 0xff, 0x7f] })),
	webp('a size that is smaller than the file', () => changed(webpOf(8, 8), { 4: [4, 0, 0, 0] })),
	webp('16,384 pixels a side', () => webpOf(16_384, 16_384)),
	webp('a sound', () => changed(webpOf(8, 8), { 8: [...textBytes('WAVE')] })),
]
