import { expect, test } from 'vitest'
import { companyMoment } from '#contracts/shared/company-time.ts'
import { brand } from '#web/content/brand.ts'
import { factText, letterDay, letterMoment, quoted, subjectLine } from '#worker/mail/letter-text.ts'

test('a moment in a mail is the company’s local time with the name of its zone', () => {
	const at = new Date(companyMoment('2026-11-30T09:00')).toISOString()
	expect(letterMoment(at)).toBe(`30 November 2026, 09:00 ${brand.timeZone.short}`)
	expect(letterDay('2026-11-30')).toBe('30 November 2026')
})

test.each([
	['Hello\r\nBcc: other@evil.example', 'Hello Bcc: other@evil.example'],
	['One\u2028two\u0000\tthree', 'One two three'],
	['\u202eevil\u202c \u2066name\u2069\u200f', 'evil name'],
	['  spaced   out  ', 'spaced out'],
	['അ\u200dമ്മ \u{1f469}\u200d\u{1f4bb}', 'അ\u200dമ്മ \u{1f469}\u200d\u{1f4bb}'],
])('the subject of %j is one line that reads in one direction', (typed, subject) => {
	expect(subjectLine(typed)).toBe(subject)
	expect(factText(typed)).toBe(subject)
})

test('a long text is cut between whole characters and says so', () => {
	expect(subjectLine('\u{1f469}\u200d\u{1f4bb}'.repeat(201))).toBe(`${'\u{1f469}\u200d\u{1f4bb}'.repeat(199)}…`)
	expect(quoted('x'.repeat(60))).toHaveLength(60)
	expect(quoted('x'.repeat(61))).toBe(`${'x'.repeat(59)}…`)
})
