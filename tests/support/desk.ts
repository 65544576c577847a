import type { ApplicationsQuery, JobApplication } from '#contracts/applications.ts'
import type { Paged } from '#contracts/paging.ts'
import { jobApplications } from '#worker/features/applications/applications.table.ts'
import { jobPosts } from '#worker/features/careers/careers.table.ts'
import { filesGoLive, keepFile } from '#worker/platform/files.ts'
import { normalised } from '#worker/platform/normalise.ts'
import { bindings, call } from './app.ts'
import { pdfOf } from './sample-files.ts'
import { db, signedInAs } from './staff.ts'

/** A job, put straight into the database; a test names what matters to it. */
export async function addJobPost(wanted: Partial<typeof jobPosts.$inferInsert> = {}): Promise<number> {
	const { jobPosition = 'Workflow Engineer', jobLocation = 'Kochi' } = wanted
	const [added] = await db
		.insert(jobPosts)
		.values({
			jobPosition,
			positionKey: normalised(jobPosition),
			experience: '2 years',
			skillsRequired: 'SQL',
			jobQualification: 'Any',
			jobTypeId: 1,
			jobLocation,
			locationKey: normalised(jobLocation),
			country: 'IN',
			city: '',
			remote: false,
			jobDescription: '<p>Draw processes.</p>',
			cleanedBy: 1,
			startDate: '2026-01-01',
			dueDate: '2026-12-31',
			salaryCurrency: 'INR',
			salaryUnit: 'YEAR',
			createdAt: '2026-01-01T00:00:00.000Z',
			updatedAt: '2026-01-01T00:00:00.000Z',
			...wanted,
		})
		.returning({ id: jobPosts.id })
	if (!added) throw new Error('The new job has no id')
	return added.id
}

type Wanted = Partial<typeof jobApplications.$inferInsert> & {
	jobId: number
	cv?: { name?: string; type?: string; bytes?: Uint8Array<ArrayBuffer> }
}

/** An application with its CV in the private bucket; answers its id and the CV's key. */
export async function addApplication({ cv: { name, type, bytes } = {}, ...wanted }: Wanted) {
	const upload = { name: name ?? 'cv.pdf', type: type ?? 'application/pdf', bytes: bytes ?? pdfOf('Years of work') }
	const cvKey = await keepFile(db, bindings, 'private', upload)
	const { firstName = 'Asha', lastName = 'Varghese', location = 'Kochi' } = wanted
	const [[added]] = await db.batch([
		db
			.insert(jobApplications)
			.values({
				firstName,
				lastName,
				nameKey: normalised(`${firstName} ${lastName}`),
				email: 'asha@mail.example',
				mobileNumber: '919000000101',
				experience: 3,
				noticePeriod: '1 month',
				location,
				locationKey: normalised(location),
				consentAt: '2026-02-01T00:00:00.000Z',
				cvKey,
				createdAt: '2026-02-01T00:00:00.000Z',
				...wanted,
			})
			.returning({ id: jobApplications.id }),
		filesGoLive(db, [cvKey], false),
	])
	if (!added) throw new Error('The new application has no id')
	return { id: added.id, cvKey }
}

let reader: Promise<{ Authorization: string }> | undefined

/** Headers of somebody who may read applications and nothing else. */
export const asReader = () => {
	reader ??= signedInAs(['JobApplicants'])
	return reader
}

export const deskCall = async (path: string, options: Parameters<typeof call>[1] = {}) =>
	call(`/api/careerscontroller/${path}`, { headers: await asReader(), ...options })

/** A page of the list, as its first names tell it. */
export async function listed(json: Record<string, unknown> = {}): Promise<Paged<JobApplication>> {
	const answer = await deskCall('getreceivedapplications', { json })
	if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
	return answer.json()
}

export const namesIn = ({ content }: Paged<JobApplication>) => content.map(({ firstName }) => firstName)

/** A question without any filter, for functions that take it as the contract makes it. */
export const everything: ApplicationsQuery = {
	pageNumber: 1,
	size: 10,
	jobPosts: [],
	noticePeriod: null,
	applicantExperienceFrom: null,
	applicantExperienceTo: null,
	applicantLocation: null,
	mobileNumber: null,
	sortBy: 'createddate',
	sortDirection: 'desc',
}
