import { lettersOf } from './letters.ts'

/** Encoded words of RFC 2047 with nothing but white space between them. */
const run = /(?:=\?[^?\s]+\?[QB]\?[^?]*\?=\s*)+/gi
const word = /=\?([^?\s*]+)[^?\s]*\?([QB])\?([^?]*)\?=/gi

const codes = { '=': /=([\da-f]{2})/gi, '%': /%([\da-f]{2})/gi }

/** The bytes of a text in which a sign and two digits stand for one. */
export const bytesOf = (text: string, sign: '=' | '%'): Buffer =>
	Buffer.from(
		Buffer.from(text)
			.toString('latin1')
			.replace(codes[sign], (_: string, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
		'latin1',
	)

/** Decodes neighbouring words together: some programs cut within a letter, or within the base64 of one. */
function textOfRun(words: string): string {
	const joined: { label: string; isBase64: boolean; text: string }[] = []
	for (const [, name = '', encoding = '', text = ''] of words.matchAll(word)) {
		const [label, isBase64, last] = [name.toLowerCase(), /b/i.test(encoding), joined.at(-1)]
		const continues = last?.label === label && last.isBase64 && isBase64 && last.text.length % 4 !== 0
		if (continues) last.text += text
		else joined.push({ label, isBase64, text })
	}
	const decoded: { label: string; bytes: Buffer }[] = []
	for (const { label, isBase64, text } of joined) {
		const bytes = isBase64 ? Buffer.from(text, 'base64') : bytesOf(text.replaceAll('_', ' '), '=')
		const last = decoded.at(-1)
		if (last?.label === label) last.bytes = Buffer.concat([last.bytes, bytes])
		else decoded.push({ label, bytes })
	}
	return decoded.map(({ label, bytes }) => lettersOf(bytes, label)).join('')
}

const replaced = (value: string, written: (text: string) => string) =>
	value.replace(run, (words) => written(textOfRun(words)) + (/\s+$/.exec(words)?.[0] ?? ''))

/** The text of a header that may hold encoded words. */
export const withoutEncodedWords = (value: string): string => replaced(value, (text) => text)

/** The same header in words that every parser reads. Decoded words could forge an address. */
export const plainEncodedWords = (value: string): string =>
	replaced(value, (text) => `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`)
