import type { FileFault } from '#contracts/shared/file-faults.ts'
import type { ReadPicture, Size } from './read-picture.ts'
import { readAvif } from './recognise-avif.ts'
import { readBmp } from './recognise-bmp.ts'
import { docxFault } from './recognise-docx.ts'
import { readGif } from './recognise-gif.ts'
import { readJpeg } from './recognise-jpeg.ts'
import { hasPdfHeader, isPdf } from './recognise-pdf.ts'
import { readPng } from './recognise-png.ts'
import { refusedType } from './recognise-refused.ts'
import { readWebp } from './recognise-webp.ts'
import { archiveLength } from './zip-archive.ts'

type Picture = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'bmp'
export type Recognised = ({ kind: Picture } & Size) | { kind: 'pdf' } | { kind: 'docx' }
export type Kind = Recognised['kind']

export const mediaTypes = {
	jpeg: 'image/jpeg',
	png: 'image/png',
	webp: 'image/webp',
	gif: 'image/gif',
	avif: 'image/avif',
	bmp: 'image/bmp',
	pdf: 'application/pdf',
	docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const satisfies Record<Kind, string>

export const extensions = {
	jpeg: ['jpg', 'jpeg'],
	png: ['png'],
	webp: ['webp'],
	gif: ['gif'],
	avif: ['avif'],
	bmp: ['bmp'],
	pdf: ['pdf'],
	docx: ['docx'],
} as const satisfies Record<Kind, readonly string[]>

/** The extension of a stored media type; empty for any other. */
export function extensionOf(type: string): string {
	const kind = Object.keys(extensions).find((each): each is Kind => mediaTypes[each as Kind] === type)
	return kind ? extensions[kind][0] : ''
}

const longestSide = 6_000
const mostPixels = 24_000_000
/** Of all frames together. */
const mostMovingPixels = 200_000_000

/** The type of a file, with the pieces of it that are stored; or the type that it seems to have, and its fault. */
export type Examined =
	| { found: Recognised; kept: readonly Uint8Array[] }
	| { found: null; kind: Kind | null; fault: FileFault | null }

/** Recognises a file by its content; null for any other type, and for files that are not safe. */
export const recognise = (bytes: Uint8Array): Recognised | null => examine(bytes).found

/** Recognises a file by its content, and says why it is refused. */
export function examine(bytes: Uint8Array): Examined {
	const picture = pictureKind(bytes)
	if (picture) return examinedPicture(picture, bytes)
	const refused = (kind: Kind | null, fault: FileFault | null): Examined => ({ found: null, kind, fault })
	if (startsWith(bytes, 'PK\x03\x04')) {
		const archive = bytes.subarray(0, archiveLength(viewOf(bytes)))
		const fault = docxFault(viewOf(archive))
		return fault
			? refused(fault === 'other-document' ? null : 'docx', fault)
			: { found: { kind: 'docx' }, kept: [archive] }
	}
	const type = refusedType(bytes)
	if (type) return refused(null, type)
	if (!hasPdfHeader(bytes)) return refused(null, null)
	return isPdf(bytes) ? { found: { kind: 'pdf' }, kept: [bytes] } : refused('pdf', 'unreadable')
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const textAt = (bytes: Uint8Array, start: number, end: number) => String.fromCharCode(...bytes.subarray(start, end))
const startsWith = (bytes: Uint8Array, start: string) => textAt(bytes, 0, start.length) === start

const readers: Record<Picture, (view: DataView) => ReadPicture | null> = {
	png: readPng,
	jpeg: readJpeg,
	webp: readWebp,
	gif: readGif,
	bmp: readBmp,
	avif: readAvif,
}

/** The kind of picture as which a file begins. */
function pictureKind(bytes: Uint8Array): Picture | null {
	if (startsWith(bytes, '\x89PNG')) return 'png'
	if (startsWith(bytes, '\xff\xd8')) return 'jpeg'
	if (startsWith(bytes, 'RIFF') && textAt(bytes, 8, 12) === 'WEBP') return 'webp'
	if (startsWith(bytes, 'GIF8')) return 'gif'
	if (startsWith(bytes, 'BM') && textAt(bytes, 6, 10) === '\0\0\0\0') return 'bmp'
	return /^ftypavi[fs]$/.test(textAt(bytes, 4, 12)) ? 'avif' : null
}

/** Reads a picture; null for anything else. */
export function readPicture(bytes: Uint8Array): ReadPicture | null {
	const kind = pictureKind(bytes)
	return kind && read(kind, bytes)
}

/** Null also if a length in the file points beyond its end. */
function read(kind: Picture, bytes: Uint8Array): ReadPicture | null {
	try {
		return readers[kind](viewOf(bytes))
	} catch (error) {
		if (error instanceof RangeError) return null
		throw error
	}
}

function examinedPicture(kind: Picture, bytes: Uint8Array): Examined {
	const picture = read(kind, bytes)
	if (!picture || Math.min(picture.size.width, picture.size.height) <= 0)
		return { found: null, kind, fault: 'unreadable' }
	const { size, frames, kept } = picture
	const pixels = size.width * size.height
	const isTooLarge = Math.max(size.width, size.height) > longestSide || pixels > mostPixels
	if (isTooLarge || (frames > 1 && frames * pixels > mostMovingPixels))
		return { found: null, kind, fault: 'too-many-pixels' }
	return { found: { kind, ...size }, kept }
}

/** The extension for a file of this kind: the one in its name, or the usual one. */
export function fittingExtension(fileName: string, kind: Kind): string {
	const own = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase()
	return extensions[kind].find((each) => each === own) ?? extensions[kind][0]
}
