import { asciiDigits } from '#contracts/shared/plain-characters.ts'
import { brand } from '#web/content/brand.ts'
import { phoneDigits } from '#web/site/forms/phone-digits.ts'

const { pattern, longest } = brand.staffNumbers
const isWhole = new RegExp(`^(?:${pattern})$`)

/** With the code of the head office's country, as from abroad. */
const ownCountry = new RegExp(`^(?:00)?${/^\+(\d+)/.exec(brand.offices[0]?.phone ?? '')?.[1]}`)

/** E.164 allows so many after the plus sign. */
const mostDigitsAbroad = 15

const isAbroad = (text: string) => /^\s*[+＋]/.test(text)

/** Takes the digits that were typed, and no more than a number has. A plus sign begins a number of any country. */
export function typedMobile(text: string): string {
	const digits = asciiDigits(text).replace(/\D/g, '')
	return isAbroad(text) ? `+${digits.slice(0, mostDigitsAbroad)}` : digits.slice(0, longest)
}

/**
 * Brings a pasted number to the form of staff numbers, without the country's own code. Any other number stays whole, so
 * that its message appears: a part of it would be the number of another person.
 */
export function pastedMobile(text: string): string {
	const digits = phoneDigits(text.replace('＋', '+'))
	const national = digits.replace(ownCountry, '')
	if (/^\s*(?:[+＋]|00)/.test(asciiDigits(text)) && isWhole.test(national)) return national
	return isAbroad(text) && /^\d+$/.test(digits) ? `+${digits}` : digits
}
