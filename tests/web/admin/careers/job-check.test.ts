// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { describeJob } from '#web/admin/careers/job-check.ts'
import { type JobValues, newJob } from '#web/admin/careers/job-values.ts'
import { lacksOf } from '../publish-check/described.ts'

const described = (values: Partial<JobValues>) => describeJob({ ...newJob(), ...values }, null, { 1: 'Permanent' })
const whole = { city: 'Kochi', dueDate: '2026-12-31', salaryMax: '900000' }

test.each<[string, Partial<JobValues>, string[]]>([
	['nothing', {}, ['city', 'closing date', 'salary']],
	['a place', { city: 'Kochi' }, ['closing date', 'salary']],
	['no city, but from anywhere', { ...whole, city: '', remote: true }, []],
	['all of it', whole, []],
])('a job with %s lacks the rest', (_, values, expected) => {
	expect(lacksOf(described(values))).toEqual(expected)
})

test('a job is described by its type, place, experience and text, under the card of the section', () => {
	const { page, text } = described({
		jobPosition: 'Engineer',
		jobLocation: 'Kochi',
		jobTypeId: '1',
		experience: '3 years',
		jobDescription: '<h3>What you do</h3><p>You draw processes.</p>',
	})
	expect(page?.facts).toMatchObject({
		title: 'Engineer, Kochi | Careers',
		description: 'Permanent in Kochi; experience: 3 years. You draw processes.',
	})
	expect(page?.card.url).toBe('/share/careers.jpg')
	// The page has a heading 2 above the text.
	expect(text?.below).toBe(2)
})
