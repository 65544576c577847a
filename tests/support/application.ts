import { eq } from 'drizzle-orm'
import { todayInIndia } from '#contracts/india-time.ts'
import type { Bindings } from '#worker/context.ts'
import { jobApplications } from '#worker/features/applications/applications.table.ts'
import { jobPosts } from '#worker/features/careers/careers.table.ts'
import { call } from './app.ts'
import { newAddress } from './enquiry.ts'
import { asFile, pdfOf } from './sample-files.ts'
import { dummyToken } from './siteverify.ts'
import { db } from './staff.ts'

/** The calendar date in India, so many days from today. */
export const inDays = (days: number) => todayInIndia(new Date(Date.now() + days * 24 * 60 * 60_000))

/** A job, put straight into the database; open unless its dates say otherwise. Answers its id. */
export async function addJob(
	job: { startDate?: string; dueDate?: string; jobPosition?: string } = {},
): Promise<number> {
	const now = new Date().toISOString()
	const [row] = await db
		.insert(jobPosts)
		.values({
			jobPosition: 'Database Engineer',
			positionKey: 'database engineer',
			experience: '3 to 5 years',
			skillsRequired: 'SQL',
			jobQualification: 'A degree',
			jobTypeId: 1,
			jobLocation: 'Kochi, Kerala',
			locationKey: 'kochi, kerala',
			country: 'IN',
			city: 'Kochi',
			remote: false,
			jobDescription: '<p>You look after our databases.</p>',
			cleanedBy: 1,
			startDate: inDays(-5),
			dueDate: inDays(5),
			salaryCurrency: 'INR',
			salaryUnit: 'YEAR',
			createdAt: now,
			updatedAt: now,
			...job,
		})
		.returning({ id: jobPosts.id })
	if (!row) throw new Error('The new job has no id')
	return row.id
}

export const aCv = (text = 'Twelve years of databases') => asFile(pdfOf(text), 'Amara Okafor.pdf', 'application/pdf')

type Value = string | File
export type Typed = Record<string, Value>

/** What an applicant types; a test names what matters to it. */
export const anApplication = (jobPostInt: number, typed: Typed = {}): Typed => ({
	firstName: 'Amara',
	lastName: 'Okafor',
	email: 'amara.okafor@mail.example',
	mobileNumber: '2348025550134',
	applicantExperience: '6.5',
	noticePeriod: '1 month',
	applicantLocation: 'Lagos',
	file: aCv(),
	jobPostInt: String(jobPostInt),
	consent: 'true',
	...typed,
})

type Sending = { token?: string; key?: string; address?: string; bindings?: Partial<Bindings> }

export const submitPath = '/api/public/careerscontroller/submitapplication'

export const visitorHeaders = ({ token = dummyToken, key, address = newAddress() }: Sending = {}) => ({
	'X-Token': token,
	'CF-Connecting-IP': address,
	...(key ? { 'Idempotency-Key': key } : {}),
})

export function bodyOf(form: Typed): FormData {
	const body = new FormData()
	for (const [name, value] of Object.entries(form)) body.append(name, value)
	return body
}

/** Sends an application as the page does. `key` is its Idempotency-Key. */
export function sendApplication(form: Typed, sending: Sending = {}): Promise<Response> {
	return call(submitPath, { body: bodyOf(form), headers: visitorHeaders(sending), bindings: sending.bindings })
}

export async function storedApplication(id: number) {
	const [row] = await db.select().from(jobApplications).where(eq(jobApplications.id, id))
	return row
}
