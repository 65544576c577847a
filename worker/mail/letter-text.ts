import { timeText } from '#contracts/shared/date-text.ts'
import { brand } from '#web/content/brand.ts'

const { iana, short } = brand.timeZone

const dayIn = (timeZone: string) =>
	new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone })
const [companyDay, calendarDay] = [dayIn(iana), dayIn('UTC')]

/** Formats a moment in the company's zone: 30 November 2026, 09:00 IST. */
export const letterMoment = (at: string): string => `${companyDay.format(new Date(at))}, ${timeText(at, iana)} ${short}`

/** Formats a calendar date, YYYY-MM-DD: 30 November 2026. */
export const letterDay = (date: string): string => calendarDay.format(new Date(`${date}T00:00:00Z`))

const longestFact = 1_000
const longestSubject = 200
const longestQuoted = 60

/** Marks that turn the reading direction or show nothing. Joiners stay: names in Malayalam and Persian need them. */
const hidden = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]|[\u{e0000}-\u{e007f}]/gu

/** One line without control characters and marks of direction, cut to a length. */
function oneLine(text: string, longest: number): string {
	const line = text
		.replace(hidden, '')
		.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
		.trim()
	const characters = [...new Intl.Segmenter('en').segment(line)]
	if (characters.length <= longest) return line
	const cut = characters.slice(0, longest - 1).map(({ segment }) => segment)
	return `${cut.join('').trimEnd()}…`
}

/** Makes the value of a fact: a line that stays in its row. */
export const factText = (text: string): string => oneLine(text, longestFact)

/** Makes a subject that a mail header may hold. */
export const subjectLine = (text: string): string => oneLine(text, longestSubject)

/** Shortens a typed part of a subject, so that the other parts stay in sight. */
export const quoted = (text: string): string => oneLine(text, longestQuoted)
