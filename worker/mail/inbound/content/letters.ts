import codePages from 'iconv-lite/encodings/sbcs-data-generated.js'

/** Labels that mail programs write for encodings which TextDecoder knows by another one. */
const otherLabels: readonly [label: RegExp, name: string][] = [
	[/^(?:cp|ms|windows)932$|^shiftjis$/, 'shift_jis'],
	[/^(?:cp|ms|windows)936$/, 'gbk'],
	[/^(?:cp|ms|windows)949$|^uhc$/, 'euc-kr'],
	[/^(?:cp|ms|windows)950$/, 'big5'],
	[/^iso2022jp|^cp5022[012]$/, 'iso-2022-jp'],
	[/^(?:cp51932|eucjp)/, 'euc-jp'],
	[/^utf8/, 'utf-8'],
]

const plainLabel = (label: string) => label.replace(/^x-|[^a-z\d]/g, '')

function decoderOf(label: string): TextDecoder | null {
	const other = otherLabels.find(([pattern]) => pattern.test(plainLabel(label)))?.[1]
	try {
		return new TextDecoder(other ?? label)
	} catch {
		return null
	}
}

/** The upper half of an old code page of one byte a letter, such as cp850. */
function upperHalf(label: string): string | null {
	const entry = codePages[plainLabel(label)]
	const page = typeof entry === 'string' ? codePages[entry] : entry
	return typeof page === 'object' ? page.chars : null
}

function validUtf8(bytes: Uint8Array, isOpen: boolean): string | null {
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isOpen })
	} catch {
		return null
	}
}

const windows1252 = new TextDecoder('windows-1252')
const onlyReplaced = /^[\0-\x7f\ufffd]*$/
const japaneseMarks = ['\u001b$@', '\u001b$B']

/**
 * Decodes a text. Many programs write no label, us-ascii or iso-8859-1 over anything, so valid UTF-8 is UTF-8 below these.
 * Letters that no rule explains become U+FFFD. `isOpen`: the bytes may end within a letter.
 */
export function lettersOf(bytes: Uint8Array, written = '', isOpen = false): string {
	const label = written.trim().toLowerCase()
	const decoder = decoderOf(label)
	if (decoder?.encoding === 'utf-8') {
		const text = decoder.decode(bytes, { stream: isOpen })
		return text.includes('\ufffd') && onlyReplaced.test(text) ? windows1252.decode(bytes) : text
	}
	if (decoder && decoder.encoding !== 'windows-1252') return decoder.decode(bytes)
	const page = decoder ? null : upperHalf(label)
	if (page) return Array.from(bytes, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : page[byte - 0x80])).join('')
	const text = validUtf8(bytes, isOpen) ?? windows1252.decode(bytes)
	return japaneseMarks.some((mark) => text.includes(mark)) ? new TextDecoder('iso-2022-jp').decode(bytes) : text
}

const charsetInMeta = /<meta\s[^>]{0,300}?charset\s*=\s*["']?\s*([\w.:-]+)/i

/** Decodes HTML. Without a label it follows its `meta`, unless a program on the way has made UTF-8 of it. */
export function lettersOfHtml(bytes: Uint8Array, label: string, isOpen = false): string {
	const text = lettersOf(bytes, label, isOpen)
	const named = label === '' ? (charsetInMeta.exec(text.slice(0, 2_000))?.[1] ?? '') : ''
	const isUtf8 = /[^\0-\x7f]/.test(text) && validUtf8(bytes, isOpen) !== null
	return named === '' || isUtf8 ? text : lettersOf(bytes, named, isOpen)
}
