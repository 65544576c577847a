/** A line of words, or the rule above them. */
const wordsFollow = /^-{2,}$|^_{2,}$|\S[ \t]+\S/

/**
 * Decodes base64. Mailing lists and virus scanners write a line of words below it, which would become noise; other characters
 * that do not belong to it are left out.
 */
export function decodedBase64(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
	const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
	if (/^[a-z\d+/\r\n]*={0,2}\s*$/i.test(text)) return own(Buffer.from(text, 'base64'))
	const units: string[] = ['']
	for (const line of text.split('\n')) {
		const trimmed = line.trim()
		const isWhole = /^(?:[a-z\d+/]{4})*(?:[a-z\d+/]{2}==|[a-z\d+/]{3}=)?$/i.test(trimmed)
		const isPadded = units.length > 1
		if (wordsFollow.test(trimmed) || (isPadded && !isWhole)) break
		// Some programs pad each line.
		for (const unit of trimmed.split(/(?<==)(?!=)/)) {
			units[units.length - 1] += unit.replace(/[^a-z\d+/]/gi, '')
			if (unit.endsWith('=')) units.push('')
		}
	}
	// The label says base64, but the text is not encoded.
	if (units.every((unit) => unit === '')) return own(Buffer.from(text, 'latin1'))
	return own(Buffer.concat(units.map((unit) => Buffer.from(unit, 'base64'))))
}

const own = (buffer: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer)
