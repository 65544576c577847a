/** How a PDF is locked: ISO 32000-2, section 7.6. */
export type PdfEncryption = {
	isStandard: boolean
	revision: number
	/** Of the key, in bytes. */
	keyLength: number
	owner: Uint8Array
	user: Uint8Array
	permissions: number
	id: Uint8Array
	locksMetadata: boolean
}

const longestDictionary = 8_192

/** The lock of a PDF; null if there is none. The dictionary is never compressed, and the newest one counts. */
export function encryptionOf(bytes: Uint8Array): PdfEncryption | null {
	// One character a byte, whatever the byte is.
	const text = new TextDecoder('latin1').decode(bytes)
	const reference = last(text, /\/Encrypt\s*(?:(\d+)\s+(\d+)\s+R|<<)/g)
	if (!reference) return null
	const [, number, generation] = reference
	const object = number
		? last(text, new RegExp(`(?<!\\d)${Number(number)}\\s+${Number(generation)}\\s+obj`, 'g'))
		: reference
	if (!object) return null
	const start = object.index
	const whole = text.slice(start, start + longestDictionary)
	const dictionary = number ? (whole.split('endobj')[0] ?? '') : whole
	const numberOf = (name: string) => Number(new RegExp(`/${name}\\s+(-?\\d+)`).exec(dictionary)?.[1] ?? 0)
	const textOf = (name: string) => {
		const found = new RegExp(`/${name}\\s*(?=[(<])`).exec(dictionary)
		return found ? stringAt(bytes, start + found.index + found[0].length) : new Uint8Array()
	}
	const id = last(text, /\/ID\s*\[\s*(?=[(<])/g)
	const version = numberOf('V')
	return {
		isStandard: /\/Filter\s*\/Standard\b/.test(dictionary),
		revision: numberOf('R'),
		keyLength: version === 4 ? 16 : version === 1 ? 5 : (numberOf('Length') || 40) / 8,
		owner: textOf('O'),
		user: textOf('U'),
		permissions: numberOf('P'),
		id: id ? stringAt(bytes, id.index + id[0].length) : new Uint8Array(),
		locksMetadata: !/\/EncryptMetadata\s+false/.test(dictionary),
	}
}

function last(text: string, pattern: RegExp): RegExpExecArray | null {
	let found: RegExpExecArray | null = null
	for (const match of text.matchAll(pattern)) found = match
	return found
}

const escapes: Record<string, number> = { n: 10, r: 13, t: 9, b: 8, f: 12 }

/** The bytes of a string that begins here, in angle brackets or in round ones: section 7.3.4. */
function stringAt(bytes: Uint8Array, start: number): Uint8Array {
	const letter = (at: number) => String.fromCharCode(bytes[at] ?? 0)
	const found: number[] = []
	if (letter(start) === '<') {
		const end = bytes.indexOf(0x3e, start)
		const digits = [...bytes.subarray(start + 1, end)].map((byte) => String.fromCharCode(byte)).join('')
		const pairs = digits.replace(/\s/g, '').match(/../g) ?? []
		return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16))
	}
	let depth = 1
	for (let at = start + 1; at < bytes.length; at += 1) {
		if (letter(at) === '(') depth += 1
		if (letter(at) === ')') depth -= 1
		if (depth === 0) break
		if (letter(at) !== '\\') {
			found.push(bytes[at] ?? 0)
			continue
		}
		const [octal = ''] = /^[0-7]{1,3}/.exec([1, 2, 3].map((place) => letter(at + place)).join('')) ?? []
		if (octal) found.push(Number.parseInt(octal, 8) & 255)
		else if (!/[\r\n]/.test(letter(at + 1))) found.push(escapes[letter(at + 1)] ?? bytes[at + 1] ?? 0)
		at += octal.length || (letter(at + 1) === '\r' && letter(at + 2) === '\n' ? 2 : 1)
	}
	return Uint8Array.from(found)
}
