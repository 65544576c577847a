import type { FileFault } from '#contracts/shared/file-faults.ts'

const startBytes = 1_024
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']
/** The container of old Office documents, and of new ones with a password. */
const compound = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'

/** The type of a file that people have but the product refuses; null for any other file. */
export function refusedType(bytes: Uint8Array): FileFault | null {
	const start = String.fromCharCode(...bytes.subarray(0, startBytes))
	if (/^(?:II\*\0|MM\0\*)/.test(start)) return 'tiff'
	if (start.slice(4, 8) === 'ftyp') return heicBrands.includes(start.slice(8, 12)) ? 'heic' : null
	if (start.startsWith(compound)) return compoundType(bytes)
	if (start.startsWith('{\\rtf')) return 'other-document'
	return /^(?:\xef\xbb\xbf)?\s*<(?:svg|[?!][^\0]*<svg)[\s>]/i.test(start) ? 'svg' : null
}

/** The names of the streams tell it. They are in UTF-16 and begin at even places. */
function compoundType(bytes: Uint8Array): FileFault {
	const text = new TextDecoder('utf-16le').decode(bytes)
	if (text.includes('EncryptedPackage')) return 'password'
	return text.includes('WordDocument') ? 'old-word' : 'other-document'
}
