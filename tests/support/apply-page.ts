import type { APIRequestContext, Page } from '@playwright/test'
import { todayInIndia } from '#contracts/india-time.ts'
import { asAdmin, unique } from './colleague.ts'
import { expect } from './journey.ts'
import { type ChosenFile, chooseFiles, pdfFile } from './publishing-page.ts'

export const inDays = (days: number) => todayInIndia(new Date(Date.now() + days * 24 * 60 * 60_000))

/** A name of letters only that nothing else has, as positions and applicants need it. */
export const newName = (start: string) =>
	`${start} ${unique().replaceAll(/\d/g, (digit) => String.fromCharCode(103 + Number(digit)))}`

type Job = { jobPosition?: string; startDate?: string; dueDate?: string }

const jobOf = (job: Job) => ({
	jobPosition: newName('Harbour Clerk'),
	experience: '2 to 4 years',
	skillsRequired: 'Reading tide tables',
	jobQualification: 'A degree, or two years that show the same',
	jobTypeId: 1,
	jobLocation: 'Kollam',
	jobDescription: '<p>You keep the register of what comes in and what goes out.</p>',
	startDate: inDays(-3),
	dueDate: inDays(20),
	...job,
})

/** A job that nobody else applies for; open unless its dates say otherwise. */
export async function addJob(request: APIRequestContext, job: Job = {}): Promise<{ id: number; jobPosition: string }> {
	const form = jobOf(job)
	const id: number = await asAdmin(request, '/api/careerscontroller/savejobdetails', form)
	return { id, jobPosition: form.jobPosition }
}

/** Closes it: its last day was yesterday. */
export const closeJob = (request: APIRequestContext, { id, jobPosition }: { id: number; jobPosition: string }) =>
	asAdmin(request, '/api/careerscontroller/savejobdetails', { ...jobOf({ jobPosition, dueDate: inDays(-1) }), id })

export const applyForm = (page: Page) => page.getByRole('form', { name: 'Apply for this position' })
export const applyField = (page: Page, label: string) => applyForm(page).getByLabel(label)
export const cvGroup = (page: Page) => applyForm(page).getByRole('group', { name: 'CV' })
export const cvButton = (page: Page) => cvGroup(page).getByRole('button', { name: /^(Choose file|Replace)/ })
export const sendButton = (page: Page) => applyForm(page).getByRole('button', { name: 'Send application' })

export const applicant = {
	'First Name': 'Amara',
	'Last Name': 'Okafor',
	Email: 'amara.okafor@mail.example',
	'Mobile Number': '2348025550134',
	Experience: '6.5',
	'Notice Period': '1 month',
	Location: 'Lagos',
}
export type Applicant = typeof applicant

/** Opens the page of a job and waits until its form is alive. */
export async function openApply(page: Page, job: { id: number }): Promise<void> {
	await page.goto(`/CareersApply/${job.id}`)
	await expect(sendButton(page)).toBeEnabled()
}

/** Fills in the form, with a CV unless told otherwise; what a test does not name is made up. */
export async function typeApplication(
	page: Page,
	typed: Partial<Applicant> = {},
	cv: ChosenFile | null = pdfFile('Amara Okafor.pdf', 'Twelve years of databases.'),
): Promise<void> {
	for (const [label, value] of Object.entries({ ...applicant, ...typed })) {
		if (label === 'Notice Period') await applyField(page, label).selectOption(value)
		else await applyField(page, label).fill(value)
	}
	if (cv) await chooseFiles(cvButton(page), cv)
}

/** What is stored of a job's applications. */
export async function applicationsFor(request: APIRequestContext, job: { id: number }) {
	const query = { pageNumber: 1, size: 100, jobPosts: [job.id] }
	const { content } = await asAdmin(request, '/api/careerscontroller/getreceivedapplications', query)
	return content as { firstName: string; lastName: string; file: string; fileSize: number }[]
}
