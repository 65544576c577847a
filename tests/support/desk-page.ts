import type { APIRequestContext, Page } from '@playwright/test'
import { testToken } from '#contracts/bot-check.ts'
import { pdfFile } from './publishing-page.ts'

const anApplication = {
	firstName: 'Amara',
	lastName: 'Okafor',
	email: 'amara.okafor@mail.example',
	mobileNumber: '2348025550134',
	applicantExperience: '3',
	noticePeriod: '1 month',
	applicantLocation: 'Lagos',
	consent: 'true',
}

/** Applies for a job as a visitor's form does; what a test does not name is made up. */
export async function sendApplication(
	request: APIRequestContext,
	job: { id: number },
	typed: Partial<typeof anApplication> = {},
	file = pdfFile('cv.pdf', 'Years of work'),
): Promise<number> {
	const answer = await request.post('/api/public/careerscontroller/submitapplication', {
		multipart: { ...anApplication, ...typed, file, jobPostInt: String(job.id) },
		headers: { 'X-Token': testToken },
	})
	if (!answer.ok()) throw new Error(`${answer.status()}: ${await answer.text()}`)
	return answer.json()
}

export const deskPath = '/Admin/Receivedapplication'

/** The list of those who have applied for this job. */
export const openDesk = (page: Page, job: { id: number }) => page.goto(`${deskPath}?page=1&job=${job.id}`)

/** The names in the list, in its order. */
export const names = (page: Page) => page.getByRole('row').getByRole('link')

export const panel = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
