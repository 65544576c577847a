import type { Numbering } from '#contracts/content/rich-text.ts'
import { asciiDigits } from '#contracts/shared/plain-characters.ts'
import { styleOf } from '../pasted-source.ts'

/** A way to read the marker of a list item: how it counts, null for 1, 2, 3, and its number. */
export type Reading = { numbering: Numbering | null; number: number }

const marker = /^(?:[\p{L}\s]*\s)?[([]?(?:\p{N}+[.:-])*(?:(\p{Nd}+)|([a-z]{1,8})(?=[.)\]:、．]))[.)\]:、．-]*$/iu
/** Counts in a script for which there is no kind of list. */
const otherScript = /^[([]?(?![a-z])[\p{L}\p{N}]{1,4}[.)\]:、．]+$/iu

/**
 * The possible meanings of the marker of a list item, the likeliest first: "3." is three, "i." is one in Roman numerals or
 * the ninth letter. `[]` for a number without a kind of list, null for a bullet.
 */
export function readMarker(text: string): readonly Reading[] | null {
	const [, digits, letters] = marker.exec(text) ?? []
	if (digits !== undefined) return [{ numbering: null, number: Number(asciiDigits(digits)) }]
	if (letters === undefined) return otherScript.test(text) ? [] : null
	const isUpper = letters !== letters.toLowerCase()
	const lower = letters.toLowerCase()
	const roman: Reading[] =
		romanOf(lower) === null ? [] : [{ numbering: isUpper ? 'I' : 'i', number: romanOf(lower) ?? 1 }]
	const alpha: Reading[] = isLetterNumber(lower)
		? [{ numbering: isUpper ? 'A' : 'a', number: letterNumber(lower) }]
		: []
	const readings = lower === 'i' || lower.length > 1 ? [...roman, ...alpha] : [...alpha, ...roman]
	return readings.length > 0 ? readings : null
}

/** After z come aa, bb and so on. */
const isLetterNumber = (letters: string) => /^([a-z])\1*$/.test(letters)

const letterNumber = (letters: string) => (letters.length - 1) * 26 + letters.charCodeAt(0) - 96

const numerals: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 }

function romanOf(letters: string): number | null {
	if (!/^m*(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/.test(letters)) return null
	const values = [...letters].map((letter) => numerals[letter] ?? 0)
	return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0)
}

const kinds: Readonly<Record<string, Numbering>> = {
	'lower-alpha': 'a',
	'lower-latin': 'a',
	'upper-alpha': 'A',
	'upper-latin': 'A',
	'lower-roman': 'i',
	'upper-roman': 'I',
}

/** How a list counts by its attribute, its style or that of its first item. */
export function numberingOf(list: Element): string | null {
	const item = [...list.children].find(({ localName }) => localName === 'li')
	const styled = [list, item].map(
		(each) => /list-style(?:-type)?:[^;]*?\b((?:lower|upper)-\w+)/i.exec(each ? styleOf(each) : '')?.[1],
	)
	const kind = styled.map((name) => kinds[name?.toLowerCase() ?? '']).find((each) => each !== undefined)
	return kind ?? list.getAttribute('type')
}
