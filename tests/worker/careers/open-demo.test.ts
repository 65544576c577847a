import { expect, test } from 'vitest'
import { jobStateOf } from '#contracts/careers/careers.ts'
import { companyToday } from '#contracts/shared/company-time.ts'
import { addJobs } from '#scripts/demo/add-jobs.ts'
import { parseContent } from '#scripts/demo/parse-content.ts'
import { job } from '#scripts/demo/schemas/careers.ts'
import { addStaff, db } from '#tests/support/worker/staff.ts'
import { jobPosts, jobTypes } from '#worker/features/careers/careers.table.ts'

// Workerd has no access to the project's files.
const files = import.meta.glob<string>('../../../scripts/demo/content/careers/jobs/*/job.md', {
	query: '?raw',
	import: 'default',
	eager: true,
})
const demoJobs = Object.entries(files).map(([path, text]) => ({
	...parseContent(job, 'job.md', text),
	folder: path,
	slug: path,
}))

test('there are five open, two upcoming and two closed demo jobs, of all types', async () => {
	await addStaff()
	const now = new Date()
	expect((await addJobs(db, demoJobs, now)).size).toBe(9)
	const jobs = await db.select().from(jobPosts)
	const states = jobs.map((job) => jobStateOf(job, companyToday(now)))
	expect(states.filter((state) => state === 'Open').length).toBe(5)
	expect(states.filter((state) => state === 'Upcoming').length).toBe(2)
	expect(states.filter((state) => state === 'Closed').length).toBe(2)
	expect(new Set(jobs.map(({ jobTypeId }) => jobTypeId)).size).toBe(await db.$count(jobTypes))
	expect(jobs.filter(({ remote }) => remote).length).toBe(1)
	expect(jobs.filter(({ salaryMin }) => salaryMin !== null).length).toBe(2)
	for (const { createdAt } of jobs) expect(Date.parse(createdAt)).toBeLessThan(now.getTime())
	for (const [index, { jobPosition }] of jobs.entries()) expect(jobPosition).toBe(demoJobs[index]?.jobPosition)
})

test('cleaning takes nothing out of their texts', async () => {
	const plain = (html: string) => html.replace(/\s+/g, ' ').replaceAll('> <', '><').trim()
	const jobs = await db.select({ html: jobPosts.jobDescription }).from(jobPosts)
	expect(jobs.map(({ html }) => plain(html))).toEqual(demoJobs.map(({ html }) => plain(html)))
})
