import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pages } from '#web/content/pages.ts'
import { JobArticle } from '#web/site/careers/job/job-article.tsx'
import { Openings } from '#web/site/careers/openings.tsx'
import { aPostedJob } from './a-posted-job.ts'

const openings = (part: Partial<Parameters<typeof Openings>[0]['openings']> = {}) =>
	renderToStaticMarkup(
		<Openings
			openings={{
				jobs: [aPostedJob({ salaryMin: 900, salaryUnit: 'HOUR' })],
				total: 2,
				places: [
					{ value: 'Dubai', name: 'Dubai', count: 1 },
					{ value: 'Kochi', name: 'Kochi', count: 1 },
				],
				types: [{ value: 1, name: 'Full-time', count: 2 }],
				filter: { location: 'Kochi', type: null },
				...part,
			}}
		/>,
	)

test('a position tells place, type, experience, salary and closing date, and leads to its page', () => {
	const html = openings()
	expect(html).toMatch(/<h2 id="openings"[^>]*>Open Positions<\/h2>/)
	for (const text of ['Full-time', 'Kochi, second floor', '3 to 5 years', 'From INR\u00a0900 an hour'])
		expect(html).toContain(text)
	expect(html).toMatch(/Closing Date.*<time dateTime="2026-12-20"[^>]*>December 20, 2026<\/time>/)
	expect(html).toMatch(/<a href="\/CareersApply\/7"[^>]*>Apply Now/)
})

test('the place that is chosen is marked, the other one and all are links; one type alone is no choice', () => {
	const html = openings()
	expect(html).toMatch(/<a href="\/careers\?location=Kochi#open-positions" aria-current="true"/)
	expect(html).toContain('<a href="/careers?location=Dubai#open-positions"')
	expect(html.match(/aria-current/g)).toHaveLength(1)
	expect(html).toContain('1 of 2 positions.')
	expect(html).toContain('<a href="/careers#open-positions"')
	expect(html).not.toContain('Positions by type')
})

test('filters that leave nothing say so, and can be cleared', () => {
	const html = openings({ jobs: [] })
	expect(html).toContain('Nothing of this type is open in this place')
	expect(html).toContain('Show all positions')
})

const article = (known?: Parameters<typeof aPostedJob>[0]) =>
	renderToStaticMarkup(<JobArticle job={aPostedJob(known)} page={{ ...pages.careers, name: 'Workflow Engineer' }} />)

test('an open job is shown with its requirements, and leads to its form', () => {
	const html = article()
	for (const text of ['Qualification', 'Drawing, asking &amp; listening', 'At a glance', 'December 20, 2026'])
		expect(html).toContain(text)
	expect(html).toContain('<p dir="auto">You draw processes with the people who run them.</p>')
	expect(html.match(/href="#apply"/g)).toHaveLength(3)
})

test('a closed job says so and leads to no form', () => {
	const html = article({ status: 'Closed' })
	expect(html).toContain('This position is closed. Applications are no longer taken.')
	expect(html).not.toContain('href="#apply"')
})

test('a wide table in a description scrolls by itself', () => {
	const html = article({ jobDescription: '<table><tbody><tr><td>Shift</td></tr></tbody></table>' })
	expect(html).toMatch(/<div[^>]* role="group" tabindex="0" aria-label="Table 1" dir="auto"><table dir="auto">/)
})
