/**
 * An extension of an accepted type, or of one that is called otherwise. Browsers add a number to a repeated download, and
 * programs that save from an address keep its query.
 */
const typeInName = /\.(?:pdf|docx?|jpe?g|jpe|jfif|pjpeg|png|apng|webp|gif|avif|bmp)(?:\?.*)?(\s*\(\d+\))?$/i

/** Makes a name that every file system accepts from the uploaded name, with the extension of the file's real type. */
export function safeFileName(name: string, extension: string): string {
	const own = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
	const stem = own
		.replace(typeInName, '$1')
		.normalize('NFC')
		.replace(/[\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff"*:<>?|;%]/gu, '')
		.replace(/^[.\s]+|[.\s]+$/g, '')
	const short = [...stem].slice(0, 100).join('')
	return `${short === '' || isDevice(short) ? `file${short && `-${short}`}` : short}.${extension}`
}

/** Windows opens these names as devices, with any extension. NFKC turns wide and raised digits into plain ones. */
const isDevice = (stem: string) => /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(stem.normalize('NFKC'))

/** Reduces a file name to ASCII, for addresses and old clients. */
export function asciiFileName(name: string): string {
	const ascii = name
		.normalize('NFKD')
		.replace(/\p{M}/gu, '')
		// NFKD turns wide forms into signs with a meaning in headers and file systems.
		.replace(/[^\x21-\x7e]|["*:<>?|;%/\\]/g, '-')
		.replace(/-+/g, '-')
	return /^-*\./.test(ascii) ? `file${ascii.slice(ascii.indexOf('.'))}` : ascii
}

/** The headers of a download: RFC 6266, and `filename`, which the specification's clients read. */
export const downloadHeaders = (name: string): Record<string, string> => ({
	'Content-Disposition': `attachment; filename="${asciiFileName(name)}"; filename*=UTF-8''${encodeRfc8187(name)}`,
	filename: asciiFileName(name),
})

const encodeRfc8187 = (text: string) =>
	encodeURIComponent(text).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
