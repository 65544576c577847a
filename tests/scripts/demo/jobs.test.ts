import { expect, test } from 'vitest'
import { jobForm, jobStateOf } from '#contracts/careers/careers.ts'
import { demoJobs } from '#scripts/demo/demo-content.ts'
import { longSentences, repeated } from '#tests/support/pages/sentences.ts'

const textsOf = (html: string) =>
	html
		.split(/<\/?(?:p|li|h3|ul|ol)>/)
		.map((text) => text.replace(/<[^>]*>/g, '').trim())
		.filter((text) => text !== '')

test.each(demoJobs)('$slug has at least 250 words, with headings and a list', ({ html }) => {
	expect(textsOf(html).join(' ').split(/\s+/).length).toBeGreaterThanOrEqual(250)
	expect(html.match(/<h3>/g)?.length).toBeGreaterThanOrEqual(3)
	expect(html).toMatch(/<li>/)
	expect(html).not.toMatch(/[—–]|'|"/)
})

test('no sentence occurs in two jobs', () => {
	const texts = new Map(demoJobs.map(({ slug, html }) => [slug, textsOf(html)]))
	expect(longSentences([...texts.values()].flat()).length).toBeGreaterThan(60)
	expect(repeated(texts)).toEqual([])
})

test.each(demoJobs)('$slug could have been typed into the form', (job) => {
	const { folder: _, slug: __, type: ___, opensIn, closesIn, salary, html, ...fields } = job
	const form = { ...fields, jobDescription: html, jobTypeId: 1, startDate: '2026-01-01', dueDate: '2026-01-02' }
	expect(opensIn).toBeLessThanOrEqual(closesIn)
	expect(jobForm.safeParse(form).error).toBeUndefined()
	expect(salary === undefined || salary.min < salary.max).toBe(true)
})

test('each keeps its state for at least four days', () => {
	const day = (days: number) => new Date(Date.UTC(2026, 0, 100 + days)).toISOString().slice(0, 10)
	for (const { slug, opensIn, closesIn } of demoJobs) {
		const job = { startDate: day(opensIn), dueDate: day(closesIn) }
		expect(jobStateOf(job, day(4)), slug).toBe(jobStateOf(job, day(0)))
	}
})
