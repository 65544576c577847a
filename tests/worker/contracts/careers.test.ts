import { describe, expect, test } from 'vitest'
import { jobForm, jobStateOf, jobsQuery } from '#contracts/careers/careers.ts'
import { usualAnswerDays } from '#contracts/hiring/stages.ts'
import { ownCountry } from '#contracts/shared/countries.ts'
import { brand } from '#web/content/brand.ts'
import { messagesByField } from '#worker/http/validate.ts'

/** Exactly the specified fields. */
const complete = {
	jobPosition: 'Workflow Engineer',
	experience: '3 to 5 years',
	skillsRequired: 'TypeScript, SQL',
	jobQualification: 'A degree',
	jobTypeId: '1',
	jobLocation: 'Kochi',
	jobDescription: '<p>You draw processes.</p>',
	startDate: '2026-01-05',
	dueDate: '2026-02-27',
}

/** The form's messages for these values, by field; empty if they pass. */
function refusals(changes: Record<string, unknown>): Record<string, string> {
	const result = jobForm.safeParse({ ...complete, ...changes })
	return result.success ? {} : messagesByField(result.error.issues)
}

test('a form of exactly the specified fields passes; additional fields have defaults', () => {
	expect(jobForm.parse(complete)).toEqual({
		...complete,
		id: null,
		jobTypeId: 1,
		country: ownCountry,
		city: '',
		remote: false,
		salaryMin: null,
		salaryMax: null,
		salaryCurrency: brand.currency,
		salaryUnit: 'YEAR',
		answerDays: usualAnswerDays,
		version: undefined,
	})
})

test('empty controls count as absent', () => {
	const empty = { id: '', country: '', city: '', remote: '', salaryMin: '', salaryMax: '', answerDays: '', version: '' }
	expect(jobForm.parse({ ...complete, ...empty, salaryCurrency: '', salaryUnit: '' })).toEqual(jobForm.parse(complete))
	expect(jobForm.parse({ ...complete, country: null, remote: null, salaryMin: null })).toEqual(jobForm.parse(complete))
})

test('an empty form gets all messages at once', () => {
	expect(messagesByField(jobForm.safeParse({}).error?.issues ?? [])).toEqual({
		jobPosition: 'Job Position is required',
		experience: 'Experience is required',
		skillsRequired: 'Skills Required is required',
		jobQualification: 'Job Qualification is required',
		jobTypeId: 'Job Type is required',
		jobLocation: 'Job Location is required',
		jobDescription: 'Job Description is required',
		startDate: 'Start Date is required',
		dueDate: 'Due Date is required',
	})
})

const invalidDate = 'A date like 2026-01-31 is expected'
const invalidSalary = 'A whole number from 1 is expected'
const invalidCountry = 'A country code like IN is expected'
const invalidCurrency = 'A currency code like INR is expected'
const beforeStart = 'Due Date should not be before Start Date'

test.each<[string, unknown, string]>([
	['jobPosition', '', 'Job Position is required'],
	['jobPosition', '   ', 'Job Position is required'],
	['jobPosition', 'x'.repeat(201), 'At most 200 characters'],
	['jobPosition', 'nul\0', 'Contains characters that cannot be stored'],
	['experience', ' ', 'Experience is required'],
	['experience', 'x'.repeat(201), 'At most 200 characters'],
	['skillsRequired', '', 'Skills Required is required'],
	['skillsRequired', 'x'.repeat(2001), 'At most 2,000 characters'],
	['jobQualification', '', 'Job Qualification is required'],
	['jobQualification', 'x'.repeat(2001), 'At most 2,000 characters'],
	['jobTypeId', '', 'Job Type is required'],
	['jobTypeId', null, 'Job Type is required'],
	['jobTypeId', '0', 'Job Type is required'],
	['jobTypeId', 'Full-time', 'Job Type is required'],
	['jobLocation', '', 'Job Location is required'],
	['jobLocation', '\ud800', 'Contains characters that cannot be stored'],
	['jobDescription', '', 'Job Description is required'],
	['jobDescription', 'x'.repeat(524_289), 'At most 524,288 characters'],
	['startDate', '', 'Start Date is required'],
	['startDate', '2026-01-32', invalidDate],
	['startDate', '05/01/2026', invalidDate],
	['dueDate', null, 'Due Date is required'],
	['dueDate', '2026-02-27T00:00:00Z', invalidDate],
	['dueDate', '2026-01-04', beforeStart],
	['country', 'India', invalidCountry],
	['country', 'in', invalidCountry],
	['country', 'ZZ', invalidCountry],
	['city', 'x'.repeat(201), 'At most 200 characters'],
	['remote', 'yes', 'true or false is expected'],
	['salaryMin', '-1', invalidSalary],
	['salaryMin', '0', invalidSalary],
	['salaryMin', '1.5', invalidSalary],
	['salaryMin', 1.5, invalidSalary],
	['salaryMin', '6 lakh', invalidSalary],
	['salaryMin', '1e6', invalidSalary],
	['salaryMax', '1000000000000', invalidSalary],
	['salaryCurrency', 'rupees', invalidCurrency],
	['salaryCurrency', 'inr', invalidCurrency],
	['salaryCurrency', 'XYZ', invalidCurrency],
	['answerDays', 0, 'A whole number from 1 to 90 is expected'],
	['answerDays', '91', 'A whole number from 1 to 90 is expected'],
	['answerDays', '7.5', 'A whole number from 1 to 90 is expected'],
	['salaryUnit', 'FORTNIGHT', 'HOUR, DAY, WEEK, MONTH or YEAR is expected'],
	['version', '0', 'A whole number from 1 is expected'],
	['id', '-1', 'A number is expected'],
	['jobTitle', 'x', 'Unknown field'],
	['__typo__', 'x', 'Unknown field'],
])('%s %j: %s', (field, value, message) => {
	expect(refusals({ [field]: value })).toEqual({ [field]: message })
})

test('a position is letters of any script, with combining marks, and spaces', () => {
	for (const jobPosition of ['مهندس برمجيات', 'மென்பொருள் பொறியாளர்', 'Ingénieure', 'プロセス設計'])
		expect(refusals({ jobPosition })).toEqual({})
})

test('a job may be open for one day, and is never due before it starts, whatever other errors the form has', () => {
	expect(refusals({ startDate: '2026-02-27' })).toEqual({})
	expect(refusals({ startDate: '2026-02-28' })).toEqual({ dueDate: beforeStart })
	expect(refusals({ startDate: '2026-02-28', jobPosition: '' })).toEqual({
		jobPosition: 'Job Position is required',
		dueDate: beforeStart,
	})
})

test('a salary may have one end or both, the lower first', () => {
	for (const range of [
		{ salaryMin: '600000' },
		{ salaryMax: 900_000 },
		{ salaryMin: '600000', salaryMax: '600000' },
		{ salaryMin: '9', salaryMax: '10' },
	])
		expect(refusals(range)).toEqual({})
	expect(refusals({ salaryMin: '600001', salaryMax: '600000' })).toEqual({
		salaryMax: 'The highest salary should not be below the lowest',
	})
	expect(jobForm.parse({ ...complete, salaryMin: '600000', salaryUnit: 'MONTH', salaryCurrency: 'AED' })).toMatchObject(
		{ salaryMin: 600_000, salaryMax: null, salaryUnit: 'MONTH', salaryCurrency: 'AED' },
	)
})

describe('the state of a job', () => {
	const dates = { startDate: '2026-01-05', dueDate: '2026-02-27' }
	test.each([
		['2026-01-04', 'Upcoming'],
		['2026-01-05', 'Open'],
		['2026-02-27', 'Open'],
		['2026-02-28', 'Closed'],
	])('on %s: %s', (today, state) => {
		expect(jobStateOf(dates, today)).toBe(state)
	})
})

test('a list has five jobs a page, and its own filters', () => {
	const all = { pageNumber: 1, size: 5, jobLocation: null, jobPosition: null, jobTypeId: null }
	expect(jobsQuery.parse({})).toEqual({ ...all, startDate: null, dueDate: null })
	expect(jobsQuery.parse({ jobLocation: ' ', jobTypeId: '', startDate: '', size: '1000' })).toMatchObject({
		...all,
		size: 100,
	})
	for (const wrong of [{ pageSize: 5 }, { pageNumber: 0 }, { jobPosition: 'x'.repeat(101) }, { dueDate: 'soon' }])
		expect(jobsQuery.safeParse(wrong).success).toBe(false)
})
