import { expect, test } from 'vitest'
import { longAmericanDate, salaryText } from '#web/site/careers/job-words.ts'
import { openingsHref, parseOpeningsFilter } from '#web/site/careers/openings-address.ts'
import { parseId } from '#web/site/publishing/parse-id.ts'

const nothing = { salaryMin: null, salaryMax: null, salaryCurrency: 'INR', salaryUnit: 'YEAR' } as const

test.each([
	['2026-12-20', 'December 20, 2026'],
	['2027-01-01', 'January 1, 2027'],
])('the closing date %s reads %s', (date, text) => {
	expect(longAmericanDate(date)).toBe(text)
})

test.each([
	[{}, null],
	[{ salaryMin: 1_800_000, salaryMax: 2_600_000 }, 'INR 18,00,000 to 26,00,000 a year'],
	[{ salaryMin: 900, salaryUnit: 'HOUR' }, 'From INR 900 an hour'],
	[{ salaryMax: 12_000, salaryCurrency: 'AED', salaryUnit: 'MONTH' }, 'Up to AED 12,000 a month'],
	[{ salaryMin: 120_000, salaryMax: 120_000, salaryCurrency: 'USD' }, 'USD 120,000 a year'],
] as const)('a salary of %j reads %j', (salary, text) => {
	expect(salaryText({ ...nothing, ...salary })?.replaceAll('\u00a0', ' ') ?? null).toBe(text)
})

test('an address holds the number of a job, or none', () => {
	expect(parseId('12')).toBe(12)
	for (const part of ['', '0', '012', '-1', '1.5', '1e3', 'twelve', '9'.repeat(16)])
		expect(parseId(part), part).toBeNull()
})

test.each([
	['', { location: null, type: null }, '/careers'],
	[
		'?location=Remote,+India&type=2',
		{ location: 'Remote, India', type: 2 },
		'/careers?location=Remote%2C+India&type=2',
	],
	['?location=&type=', { location: null, type: null }, '/careers'],
	['?location=+&type=two', { location: null, type: null }, '/careers'],
	['?type=5&page=3', { location: null, type: 5 }, '/careers?type=5'],
])('the filters of %j are kept in an address', (query, filter, href) => {
	expect(parseOpeningsFilter(`https://www.company.test/careers${query}`)).toEqual(filter)
	expect(openingsHref(filter)).toBe(`${href}#open-positions`)
})
