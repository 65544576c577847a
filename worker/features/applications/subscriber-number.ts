import { asciiDigits } from '#contracts/shared/plain-characters.ts'
import { brand } from '#web/content/brand.ts'

/** Of the head office, such as 91. */
const callingCode = /^\+(\d+)/.exec(brand.offices[0]?.phone ?? '')?.[1] ?? ''

/** Fewer digits belong to nobody. */
const shortest = 5

/**
 * A mobile number in the form in which two spellings are equal: its digits without leading zeros and without the country code
 * of the company. '' of one that is too short.
 */
export function subscriberNumber(typed: string): string {
	const digits = asciiDigits(typed).replace(/\D/g, '').replace(/^0+/, '')
	const isInternational = digits.startsWith(callingCode) && digits.length > brand.staffNumbers.longest
	const rest = isInternational ? digits.slice(callingCode.length).replace(/^0+/, '') : digits
	return rest.length < shortest ? '' : rest
}

/** The spellings of a number that other forms may have stored: as typed, without the country code, and with it. */
export function spellingsOf(typed: string): string[] {
	const number = subscriberNumber(typed)
	return number === '' ? [] : [typed, number, `${callingCode}${number}`]
}
