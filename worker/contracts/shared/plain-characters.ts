/** Unicode has the ten digits of a script one after another, from zero. */
function digitValue(point: number): number {
	let first = point
	while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1
	return (point - first) % 10
}

/** Writes the digits of every script as 0 to 9. */
export const asciiDigits = (text: string): string =>
	text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit.codePointAt(0) ?? 0)))

/** A comma before one or two digits is a decimal comma. Before three it would separate thousands. */
export const decimalPoint = (text: string): string => asciiDigits(text).replace(/^(\s*-?\d*),(\d{1,2}\s*)$/, '$1.$2')

/** Writes a name with composed letters and plain spaces. */
export const composed = (text: string): string => text.normalize('NFC').replace(/\p{Zs}/gu, ' ')

/**
 * Writes a person's name in one form: composed letters, and the plain space, hyphen and apostrophe for all characters that
 * keyboards have in their place. Modifier letters such as the okina are letters and stay.
 */
export const plainName = (text: string): string =>
	composed(text)
		.replace(/[\p{Pd}\u2212]/gu, '-')
		.replace(/[\u2018\u2019\u201b\u2032\uff07`\u00b4]/gu, "'")
