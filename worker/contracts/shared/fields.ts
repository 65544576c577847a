import { z } from 'zod/mini'
import { isCommonPassword } from '../auth/common-passwords.ts'

/** Inclusive limits, in characters. */
export const lengths = { name: 200, description: 2_000, message: 10_000, search: 100, email: 254, phone: 20 } as const

export const fieldMessages = {
	unstorable: 'Contains characters that cannot be stored',
	unfitForNames: 'Contains line breaks or invisible characters',
	passwordMismatch: 'Passwords do not match',
	passwordRequired: 'Please provide your password.',
	passwordRule:
		'Password should contain 8-20 characters, at least one lowercase letter, one uppercase letter, one digit and one special character (@ $ ! % ? &)',
	passwordCommon: 'This password is too common. Please choose another one.',
	staffEmail: 'Invalid e-mail format!',
	staffMobile: 'Mobile Number must be 10 digits and start with 6-9',
} as const

const tooLong = (limit: number) => `At most ${limit.toLocaleString('en-US')} characters`

// SQLite ends a string at NUL, and a lone surrogate comes back as another character.
const isStorable = (value: string) => !value.includes('\0') && value.isWellFormed()

// zod's own checks of a length look at what is no text or list too, and throw where its `length` cannot be compared: JSON may hold that.
export const atMost = (limit: number, message: string) =>
	z.refine<{ length: number }>(({ length }) => length <= limit, message)
export const notEmpty = (message: string) => z.refine<{ length: number }>(({ length }) => length > 0, message)

const text = (message: string, limit: number) =>
	z
		.string({ error: message })
		.check(z.refine(isStorable, fieldMessages.unstorable), z.trim(), atMost(limit, tooLong(limit)))

/** Text that must not be empty; `message` covers empty and missing alike. */
export const requiredText = (message: string, limit: number = lengths.name) =>
	text(message, limit).check(notEmpty(message))

// Line breaks would forge lines of a mail; what has no width makes one name look like another.
const unfitForNames = /[\p{Cc}\u200b\u2028\u2029\u2060\ufeff]/u

/** That something of a name is seen. What is empty is left to `notEmpty`. */
export const seen = (message: string) =>
	z.refine<string>((value) => value === '' || /[^\s\p{Default_Ignorable_Code_Point}]/u.test(value), message)

/** A name that stands on one line. Joiners and selectors of a letter's shape stay: many scripts need them, and names are compared without. */
export const visibleName = (required: string) =>
	requiredText(required).check(
		z.refine((value) => !unfitForNames.test(value), fieldMessages.unfitForNames),
		seen(fieldMessages.unfitForNames),
	)

/** Text that may be empty, null or missing; all three are read as ''. */
export const optionalText = (limit: number = lengths.name) =>
	z.pipe(
		z.nullish(text('Text is expected', limit)),
		z.transform((value) => value ?? ''),
	)

/** The joiner and the non-joiner shape the letters between which they stand; in Malayalam a word may end with one, after a mark. */
const joined = /\p{M}[\u200c\u200d]|\p{L}[\u200c\u200d](?=[\p{L}\p{M}])/gu

/** Letters of any script, with combining marks and joiners, and spaces; or what else `characters` allows. */
export const personName = (required: string, invalid: string, characters = /^[\p{L}\p{M} ]*$/u) =>
	requiredText(required).check(
		z.refine((value) => characters.test(value.replace(joined, '')), invalid),
		seen(invalid),
	)

/** An address like local@domain.tld, without what could break a mail header. */
export const emailAddress = (required: string, invalid: string) =>
	requiredText(required, lengths.email).check(z.refine((value) => value === '' || isEmailAddress(value), invalid))

/** Dots in the middle of it alone before the @, names of hosts after it: RFC 5322, section 3.4.1, and RFC 1123, section 2.1. */
function isEmailAddress(value: string): boolean {
	const at = value.lastIndexOf('@')
	const [local, host] = [value.slice(0, at), value.slice(at + 1)]
	const isLocal = /^[^\s@<>(),;:"\\\p{C}.]+(?:\.[^\s@<>(),;:"\\\p{C}.]+)*$/u.test(local)
	const labels = host.split('.')
	const isHost =
		labels.length > 1 && labels.every((label) => /^[\p{L}\p{M}\d](?:[\p{L}\p{M}\d-]*[\p{L}\p{M}\d])?$/u.test(label))
	return at > 0 && isLocal && isHost && /^(?=.*\p{L}).{2,}$/u.test(labels.at(-1) ?? '')
}

export const digits = (required: string, invalid: string) =>
	requiredText(required, lengths.phone).check(z.regex(/^\d*$/, invalid))

/** The part of a staff address before the fixed company domain. */
export const staffEmail = (required: string) =>
	requiredText(required, 64).check(z.regex(/^(?:[a-z\d]+(?:[._|][a-z\d]+)*)?$/i, fieldMessages.staffEmail))

/** An Indian mobile number: ten digits, the first 6 to 9. */
export const staffMobile = (required: string) =>
	requiredText(required).check(z.regex(/^(?:[6-9]\d{9})?$/, fieldMessages.staffMobile))

/** The rule for new passwords. Other printable characters may be used besides the four classes. */
export const newPassword = (required: string = fieldMessages.passwordRequired) =>
	z.string({ error: required }).check(
		notEmpty(required),
		z.regex(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%?&])\P{C}{8,20}$/u, fieldMessages.passwordRule),
		z.refine((value) => !isCommonPassword(value), fieldMessages.passwordCommon),
	)

/** A row's id: a positive number, or the same as digits. */
export const rowId = (message = 'A number is expected') =>
	z
		.pipe(
			z.union([z.number(), z.string().check(z.regex(/^\d{1,15}$/, message))], { error: message }),
			z.transform(Number),
		)
		.check(z.int(message), z.minimum(1, message))

/** An id that is absent, null, '' or 0 in add mode. */
export const optionalRowId = () =>
	z.pipe(
		z.transform((value) => (value === '' || value === 0 || value === '0' || value === undefined ? null : value)),
		z.nullable(rowId()),
	)

/** The version of the row that an edit started from; absent: the last write wins. */
export const startedFromVersion = () => {
	const message = 'A whole number from 1 is expected'
	return z.optional(z.int({ error: message }).check(z.minimum(1, message)))
}

/** What a list searches for; '' and null mean no filter. */
export const searchText = () =>
	z.pipe(
		z.nullish(text('Text is expected', lengths.search)),
		z.transform((value) => value || null),
	)
