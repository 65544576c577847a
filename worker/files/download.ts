/** A name that no file system trips over, with the extension of what the file is. `name` is what somebody called it. */
export function safeFileName(name: string, extension: string): string {
	const own = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
	const stem = own
		.replace(/\.[^.]*$/, '')
		.normalize('NFC')
		.replace(/[\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff"*:<>?|;%]/gu, '')
		.replace(/^[.\s]+|[.\s]+$/g, '')
	const short = [...stem].slice(0, 100).join('')
	return `${short === '' || isDevice(short) ? `file${short && `-${short}`}` : short}.${extension}`
}

/** Windows opens these as devices, whatever follows the dot. Wide and raised digits become plain ones in ASCII. */
const isDevice = (stem: string) => /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(stem.normalize('NFKC'))

/** The same in ASCII, for addresses and for clients that read nothing else. */
export function asciiFileName(name: string): string {
	const ascii = name
		.normalize('NFKD')
		.replace(/\p{M}/gu, '')
		// The wide forms of signs that mean something to headers and file systems have just become these signs.
		.replace(/[^\x21-\x7e]|["*:<>?|;%/\\]/g, '-')
		.replace(/-+/g, '-')
	return /^-*\./.test(ascii) ? `file${ascii.slice(ascii.indexOf('.'))}` : ascii
}

/** What makes a browser keep the file under its name: RFC 6266, and the header that the specification's clients read. */
export const downloadHeaders = (name: string): Record<string, string> => ({
	'Content-Disposition': `attachment; filename="${asciiFileName(name)}"; filename*=UTF-8''${encodeRfc8187(name)}`,
	filename: asciiFileName(name),
})

const encodeRfc8187 = (text: string) =>
	encodeURIComponent(text).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
