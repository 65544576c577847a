import { z } from 'zod/mini'
import { isCommonPassword } from '../auth/common-passwords.ts'
import { softBreaks } from '../content/soft-breaks.ts'
import { asciiDigits, composed, plainName } from './plain-characters.ts'

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
} as const

const tooLong = (limit: number) => `At most ${limit.toLocaleString('en-US')} characters`

// SQLite ends a string at NUL, and changes a lone surrogate.
export const isStorable = (value: string) => !value.includes('\0') && value.isWellFormed()

// zod's own length checks throw for a JSON object whose `length` cannot be compared.
export const atMost = (limit: number, message: string | (() => string)) =>
	z.refine<{ length: number }>(({ length }) => length <= limit, { error: message, params: { isTooLong: true } })

const hasParam = (name: string) => (issue: object) =>
	'params' in issue && typeof issue.params === 'object' && issue.params !== null && name in issue.params

/** Whether an issue of a contract is that of `atMost`. */
export const isTooLong = hasParam('isTooLong')

/** A rule for a value that people choose, such as a date. A draft keeps text that is half typed, but no wrong choice. */
export const rightChoice = (isRight: (value: string) => boolean, error: string) =>
	z.refine<string>(isRight, { error, params: { isChoice: true } })

/** Whether an issue of a contract is that of `rightChoice`. */
export const isWrongChoice = hasParam('isChoice')
export const notEmpty = (message: string) => z.refine<{ length: number }>(({ length }) => length > 0, message)

/** A soft break becomes a space in a field of one line, else a line break. The Worker reads those of HTML with its tags. */
type Lines = 'one' | 'several' | 'html'

function withoutSoftBreaks(value: string, lines: Lines): string {
	return lines === 'html' ? value : value.replace(softBreaks, lines === 'one' ? ' ' : '\n')
}

const text = (message: string, limit: number, lines: Lines) =>
	z.string({ error: message }).check(
		z.refine(isStorable, fieldMessages.unstorable),
		z.overwrite((value) => withoutSoftBreaks(value, lines)),
		z.trim(),
		atMost(limit, () => tooLong(limit)),
		z.meta({ maxLength: limit }),
	)

/** Text that must not be empty. `message` covers a missing value too. */
export const requiredText = (message: string, limit: number = lengths.name, lines: Lines = 'one') =>
	text(message, limit, lines).check(notEmpty(message), z.meta({ minLength: 1 }))

// Line breaks could forge lines of a mail. Characters without width make two names look alike.
const unfitForNames = /[\p{Cc}\u200b\u2028\u2029\u2060\ufeff]/u

/** Requires a visible character. Leaves empty text to `notEmpty`. */
export const hasVisible = (message: string) =>
	z.refine<string>((value) => value === '' || /[^\s\p{Default_Ignorable_Code_Point}]/u.test(value), message)

/** A name on one line. It may contain joiners and variation selectors, which many scripts need: comparisons ignore them. */
export const visibleName = (required: string) =>
	requiredText(required).check(
		z.overwrite(composed),
		z.refine((value) => !unfitForNames.test(value), fieldMessages.unfitForNames),
		hasVisible(fieldMessages.unfitForNames),
	)

/** Text that may be empty. null and a missing value become ''. */
export const optionalText = (limit: number = lengths.name, lines: Lines = 'one') =>
	z.pipe(
		z.nullish(text('Text is expected', limit, lines)),
		z.transform((value) => value ?? ''),
	)

/** A joiner or non-joiner between two letters. In Malayalam one may also end a word, after a mark. */
const joined = /\p{M}[\u200c\u200d]|\p{L}[\u200c\u200d](?=[\p{L}\p{M}])/gu

/** What names of people contain. */
export const usualInNames = /^[\p{L}\p{M} .'-]*$/u

/** A name of letters of any script with combining marks and joiners, and spaces, or of the given `characters`. */
export const personName = (required: string, invalid: string, characters = /^[\p{L}\p{M} ]*$/u) =>
	requiredText(required).check(
		z.overwrite(plainName),
		z.refine((value) => characters.test(value.replace(joined, '')), invalid),
		hasVisible(invalid),
	)

/** An address like local@domain.tld that cannot break a mail header. */
export const emailAddress = (required: string, invalid: string) =>
	requiredText(required, lengths.email).check(
		z.refine((value) => value === '' || isEmailAddress(value), invalid),
		z.meta({ format: 'idn-email' }),
	)

/** The local part by RFC 5322, section 3.4.1; the host name by RFC 1123, section 2.1. */
function isEmailAddress(value: string): boolean {
	const at = value.lastIndexOf('@')
	const [local, host] = [value.slice(0, at), value.slice(at + 1)]
	const isLocal = /^[^\s@<>(),;:"\\\p{C}.]+(?:\.[^\s@<>(),;:"\\\p{C}.]+)*$/u.test(local)
	const labels = host.split('.')
	const isHost =
		labels.length > 1 && labels.every((label) => /^[\p{L}\p{M}\d](?:[\p{L}\p{M}\d-]*[\p{L}\p{M}\d])?$/u.test(label))
	return at > 0 && isLocal && isHost && /^(?=.*\p{L}).{2,}$/u.test(labels.at(-1) ?? '')
}

/** The zero that only callers in the same country dial: +49 (0) 170 1234567. */
const trunkZero = /^(\D*[1-9]\d{0,2}\D*)\(\s*0\s*\)/

/** Why a text is no telephone number. */
function phoneFault(value: string, invalid: string): string {
	const written = asciiDigits(value)
	if (!trunkZero.test(written)) return invalid
	return `Write the number without (0): ${written.replace(trunkZero, '$1').replace(/\D/g, '')}`
}

export const digits = (required: string, invalid: string) =>
	requiredText(required, lengths.phone).check(
		z.overwrite(asciiDigits),
		z.refine((value) => /^\d*$/.test(value), { error: ({ input }) => phoneFault(String(input), invalid) }),
	)

/** The part of a staff address before the fixed company domain. */
export const staffEmail = (required: string) =>
	requiredText(required, 64).check(z.regex(/^(?:[a-zA-Z\d]+(?:[._|][a-zA-Z\d]+)*)?$/, fieldMessages.staffEmail))

/** The rule for new passwords. Printable characters outside the four classes are allowed too. */
export const newPassword = (required: string = fieldMessages.passwordRequired) =>
	z.string({ error: required }).check(
		notEmpty(required),
		z.regex(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%?&])\P{C}{8,20}$/u, fieldMessages.passwordRule),
		z.refine((value) => !isCommonPassword(value), fieldMessages.passwordCommon),
		z.describe(fieldMessages.passwordRule),
	)

/** A whole number from 1, or its digits as text. */
export const wholeNumber = (message: string) =>
	z
		.pipe(
			z.union([z.int(message).check(z.minimum(1, message)), z.string().check(z.regex(/^\d{1,15}$/, message))], {
				error: message,
			}),
			z.transform(Number),
		)
		.check(z.int(message), z.minimum(1, message))

/** A row's id. */
export const rowId = (message = 'A number is expected') => wholeNumber(message)

/** The options of an object inside a form. Its fields have messages of their own. */
export const objectExpected = (message: string) => ({
	error: (issue: { code?: string | undefined }) => (issue.code === 'invalid_type' ? message : undefined),
})

/** The newest id that a list has seen; 0 of an empty table. */
export const seenId = () => z.int('A number is expected').check(z.minimum(0, 'A number is expected'))

/** The id of a form. Absent, null, '' and 0 mean a new row. */
export const optionalRowId = () =>
	z.pipe(
		z.transform((value) => (value === '' || value === 0 || value === '0' || value === undefined ? null : value)),
		z.nullable(rowId()),
	)

/** The id of a chosen row. Absent, null, '' and 0 mean none. */
export const optionalId = () =>
	z.pipe(
		z.transform((value: number | string | null | undefined) => value || null),
		z.nullable(rowId()),
	)

/** The version that an edit started from. Absent: the last write wins. */
export const startedFromVersion = () => {
	const message = 'A whole number from 1 is expected'
	return z.optional(z.int({ error: message }).check(z.minimum(1, message)))
}

/** The search text of a list. '' and null mean no filter. */
export const searchText = () =>
	z.pipe(
		z.nullish(text('Text is expected', lengths.search, 'one')),
		z.transform((value) => value || null),
	)

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/

/** Names an open form or conversation. */
export const formId = () => {
	const message = 'A UUID in lower case is expected'
	return z.string({ error: message }).check(z.regex(uuid, message))
}

/** Where the visitor came from. `readOrigin` leaves out what it cannot read, so any value is accepted. */
export const originField = () =>
	z.optional(
		z.unknown().check(
			z.meta({
				description: 'Where the visitor came from, in a multipart form as JSON. What cannot be read is left out.',
				examples: [{ page: '/contact', landingPage: '/', pages: 4 }],
			}),
		),
	)
