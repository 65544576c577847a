import { avifSize } from './recognise-avif.ts'
import { bmpSize } from './recognise-bmp.ts'
import { isPlainDocx } from './recognise-docx.ts'
import { gifSize } from './recognise-gif.ts'
import { jpegSize, pngSize, type Size, webpSize } from './recognise-picture.ts'

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
/** A PDF must have its end mark within its last bytes. */
const pdfTail = 1_024

/** Recognises a file by its content; null for any other type, and for pictures that are too large to decode safely. */
export function recognise(bytes: Uint8Array): Recognised | null {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
	switch (bytes[0]) {
		case 0x89:
			return picture('png', pngSize, view)
		case 0xff:
			return picture('jpeg', jpegSize, view)
		case 0x52:
			return picture('webp', webpSize, view)
		case 0x47:
			return picture('gif', gifSize, view)
		case 0x42:
			return picture('bmp', bmpSize, view)
		case 0x00:
			return picture('avif', avifSize, view)
		case 0x25:
			return isPdf(bytes) ? { kind: 'pdf' } : null
		case 0x50:
			return isPlainDocx(view) ? { kind: 'docx' } : null
		default:
			return null
	}
}

function picture(kind: Picture, sizeOf: (view: DataView) => Size | null, view: DataView): Recognised | null {
	const size = sizeWithin(sizeOf, view)
	if (!size) return null
	const { width, height } = size
	const isSafe = Math.min(width, height) > 0 && Math.max(width, height) <= longestSide && width * height <= mostPixels
	return isSafe ? { kind, width, height } : null
}

/** The size; null if a length in the file points beyond its end. */
function sizeWithin(sizeOf: (view: DataView) => Size | null, view: DataView): Size | null {
	try {
		return sizeOf(view)
	} catch (error) {
		if (error instanceof RangeError) return null
		throw error
	}
}

const ascii = (bytes: Uint8Array) => String.fromCharCode(...bytes)

const isPdf = (bytes: Uint8Array) =>
	/^%PDF-(?:1\.\d|2\.0)/.test(ascii(bytes.subarray(0, 8))) && ascii(bytes.subarray(-pdfTail)).includes('%%EOF')

/** Whether a file's name has an extension of its kind. */
export function nameFits(fileName: string, kind: Kind): boolean {
	const name = fileName.slice(Math.max(fileName.lastIndexOf('/'), fileName.lastIndexOf('\\')) + 1)
	const dot = name.lastIndexOf('.')
	const extension = name.slice(dot + 1).toLowerCase()
	return dot >= 0 && name.slice(0, dot).trim() !== '' && extensions[kind].some((each) => each === extension)
}
