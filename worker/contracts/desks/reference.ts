/** Digits and letters that nobody mistakes for others. Without vowels and Y no word appears. */
const signs = '23456789BCDFGHJKMNPQRSTVWXZ'
const places = 6
const base = BigInt(signs.length)
const modulus = base ** BigInt(places)

/** Not divisible by 3, so that multiplication gives each id another reference. */
const factor = 150_094_637n
const inverse = inverseOf(factor)

/** The number that undoes a multiplication by `value`: Euler's theorem, where the modulus is a power of 3. */
function inverseOf(value: bigint): bigint {
	let result = 1n
	let power = value
	for (let exponent = (modulus / 3n) * 2n - 1n; exponent > 0n; exponent /= 2n) {
		if (exponent % 2n === 1n) result = (result * power) % modulus
		power = (power * power) % modulus
	}
	return result
}

/** So many ids belong to a desk. Five desks have room. */
const blockSize = 2 ** 26

/**
 * The reference of a subject of a desk, such as `K7M-4QX`: its id, scattered so that it does not tell how many there are. Works
 * for ids up to 67 million. `desk`: the number of its block.
 */
export function referenceOf(id: number, desk = 0): string {
	let rest = (BigInt(id + desk * blockSize) * factor) % modulus
	let text = ''
	for (let place = 0; place < places; place += 1) {
		text = `${signs[Number(rest % base)]}${text}`
		rest /= base
	}
	return `${text.slice(0, 3)}-${text.slice(3)}`
}

/** The id of a desk's subject with this reference, in any case and with or without its hyphen; null for other texts. */
export function idOfReference(text: string, desk = 0): number | null {
	const letters = text.trim().toUpperCase().replace(/[-\s]/g, '')
	if (letters.length !== places || ![...letters].every((sign) => signs.includes(sign))) return null
	let value = 0n
	for (const sign of letters) value = value * base + BigInt(signs.indexOf(sign))
	const number = Number((value * inverse) % modulus)
	return Math.floor(number / blockSize) === desk ? number % blockSize : null
}
