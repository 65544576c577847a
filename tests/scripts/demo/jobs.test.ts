import { expect, test } from 'vitest'
import { jobForm, stateOf } from '#contracts/careers/careers.ts'
import { demoJobs } from '#scripts/demo/careers/jobs.ts'
import { longSentences, repeated } from '#tests/support/pages/sentences.ts'

const textsOf = (html: string) =>
	html
		.split(/<\/?(?:p|li|h3|ul|ol)>/)
		.map((text) => text.replace(/<[^>]*>/g, '').trim())
		.filter((text) => text !== '')

test.each(demoJobs)('$key is told in 250 words of its own, with headings and a list', ({ jobDescription }) => {
	expect(textsOf(jobDescription).join(' ').split(/\s+/).length).toBeGreaterThanOrEqual(250)
	expect(jobDescription.match(/<h3>/g)?.length).toBeGreaterThanOrEqual(3)
	expect(jobDescription).toMatch(/<li>/)
	expect(jobDescription).not.toMatch(/[—–]|'|"/)
})

test('no sentence stands in two jobs', () => {
	const texts = new Map(demoJobs.map(({ key, jobDescription }) => [key, textsOf(jobDescription)]))
	expect(longSentences([...texts.values()].flat()).length).toBeGreaterThan(60)
	expect(repeated(texts)).toEqual([])
})

test.each(demoJobs)('$key could have been typed into the form', ({ key: _, type: __, opensIn, closesIn, ...job }) => {
	expect(opensIn).toBeLessThanOrEqual(closesIn)
	const { salary, ...fields } = job
	const form = { ...fields, jobTypeId: 1, startDate: '2026-01-01', dueDate: '2026-01-02' }
	expect(jobForm.safeParse(form).error).toBeUndefined()
	expect(salary === undefined || salary.min < salary.max).toBe(true)
})

test('each keeps its state for at least four days', () => {
	const day = (days: number) => new Date(Date.UTC(2026, 0, 100 + days)).toISOString().slice(0, 10)
	for (const { key, opensIn, closesIn } of demoJobs) {
		const job = { startDate: day(opensIn), dueDate: day(closesIn) }
		expect(stateOf(job, day(4)), key).toBe(stateOf(job, day(0)))
	}
})
