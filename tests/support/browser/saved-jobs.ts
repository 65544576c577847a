import type { APIRequestContext } from '@playwright/test'
import { testToken } from '#contracts/auth/bot-check.ts'
import { applicant } from '../builders/careers/applicant.ts'
import { inDays } from '../builders/days.ts'
import { asAdmin, unique } from './colleague.ts'
import { pdfFile } from './publishing-page.ts'
import type { SavedItem } from './saved-items.ts'

/** A unique name of letters only, as positions and applicants need. */
export const newName = (start: string) =>
	`${start} ${unique().replaceAll(/\d/g, (digit) => String.fromCharCode(103 + Number(digit)))}`

type Job = { jobPosition?: string; [field: string]: unknown }

/** Saves a new job, by default open from yesterday to the day after tomorrow. */
export async function addJob(request: APIRequestContext, wanted: Job = {}): Promise<SavedItem> {
	const { jobPosition = newName('Lock keeper'), ...others } = wanted
	const id: number = await asAdmin(request, '/api/careerscontroller/savejobdetails', {
		jobPosition,
		experience: '2 to 4 years',
		skillsRequired: 'Gates, ropes and a loud voice',
		jobQualification: 'A licence for inland waters',
		jobTypeId: 1,
		jobLocation: 'Kochi',
		jobDescription: '<h3>The lock</h3><p>Boats wait above it, and below.</p>',
		startDate: inDays(-1),
		dueDate: inDays(2),
		...others,
	})
	return { id, title: jobPosition, publicPath: `/CareersApply/${id}` }
}

/** Closes the job: its last day was yesterday. */
export const closeJob = (request: APIRequestContext, { id, title }: SavedItem) =>
	addJob(request, { id, jobPosition: title, startDate: inDays(-9), dueDate: inDays(-1) })

/** Applies for a job through the API. Other values have defaults. */
export async function sendApplication(
	request: APIRequestContext,
	job: { id: number },
	typed: Partial<typeof applicant> = {},
	file = pdfFile('cv.pdf', 'Years of work'),
): Promise<number> {
	const answer = await request.post('/api/public/careerscontroller/submitapplication', {
		multipart: { ...applicant, consent: 'true', ...typed, file, jobPostInt: String(job.id) },
		headers: { 'X-Token': testToken },
	})
	if (!answer.ok()) throw new Error(`${answer.status()}: ${await answer.text()}`)
	return answer.json()
}

/** The stored applications of a job. */
export async function applicationsFor(request: APIRequestContext, job: { id: number }) {
	const query = { pageNumber: 1, size: 100, jobPosts: [job.id] }
	const { content } = await asAdmin(request, '/api/careerscontroller/getreceivedapplications', query)
	return content as { firstName: string; lastName: string; file: string; fileSize: number }[]
}
