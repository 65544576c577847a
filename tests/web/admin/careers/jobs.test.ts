import { describe, expect, test } from 'vitest'
import { jobForm } from '#contracts/careers/careers.ts'
import { questionsIn } from '#contracts/careers/questions.ts'
import { aQuestion } from '#tests/support/builders/careers/questions.ts'
import { newJob, valuesOf } from '#web/admin/careers/job-values.ts'
import { jobsQueryOf } from '#web/admin/careers/jobs-list.ts'
import { stateByDates } from '#web/admin/careers/state-by-dates.ts'

describe('the state that the dates give', () => {
	const on = (today: string) => stateByDates('2026-12-01', '2026-12-20', today)

	test('is told with what it means', () => {
		expect(on('2026-11-30')).toEqual({ status: 'Upcoming', meaning: 'Open from 1 Dec 2026' })
		expect(on('2026-12-01')).toEqual({ status: 'Open', meaning: 'Open until 20 Dec 2026' })
		expect(on('2026-12-20')).toMatchObject({ status: 'Open' })
		expect(on('2026-12-21')).toEqual({ status: 'Closed', meaning: 'Closed since the end of 20 Dec 2026' })
	})

	test.each([
		['', '2026-12-20'],
		['2026-12-01', ''],
		[null, undefined],
		['2026-12-20', '2026-12-01'],
	])('is not told of %j and %j', (startDate, dueDate) => {
		expect(stateByDates(startDate, dueDate)).toBeNull()
	})
})

test('the address of a list becomes its query, without values that mean nothing', () => {
	const asked = (address: string) => jobsQueryOf(new URLSearchParams(address))
	const none = { jobLocation: null, jobPosition: null, jobTypeId: null, startDate: null, dueDate: null }
	expect(asked('')).toEqual({ pageNumber: 1, size: 5, ...none })
	expect(asked('page=2&location=kochi&position=lead&type=3&from=2026-01-31&to=2026-02-28')).toEqual({
		pageNumber: 2,
		size: 5,
		jobLocation: 'kochi',
		jobPosition: 'lead',
		jobTypeId: 3,
		startDate: '2026-01-31',
		dueDate: '2026-02-28',
	})
	expect(asked('type=all&from=soon&to=2026-02-30')).toEqual({ pageNumber: 1, size: 5, ...none })
})

test('a job that is opened and saved again stays as it is', () => {
	const form = jobForm.parse({
		...newJob(),
		jobPosition: 'Archivist',
		experience: '1 year',
		skillsRequired: 'Order',
		jobQualification: 'Any',
		jobTypeId: '2',
		jobLocation: 'Kochi',
		jobDescription: '<p>Boxes.</p>',
		startDate: '2026-12-01',
		dueDate: '2026-12-20',
		remote: true,
		salaryMax: '900000',
		salaryCurrency: 'KWD',
		questions: JSON.stringify([aQuestion({ words: 'Do you drive?' })]),
	})
	const job = {
		...form,
		questions: questionsIn(form.questions),
		answeredQuestions: [],
		id: 7,
		version: 3,
		jobTypeDescription: 'Part-time',
		status: 'Open' as const,
		updatedAt: '2026-12-01T00:00:00.000Z',
		updatedBy: null,
	}
	expect(jobForm.parse(valuesOf(job))).toEqual({ ...form, id: 7, version: 3 })
})
