import { eq } from 'drizzle-orm'
import type { ApplicationsPage, ApplicationsQuery } from '#contracts/careers/applications.ts'
import { applicationKeysOf, jobApplications } from '#worker/features/applications/applications.table.ts'
import { jobPosts } from '#worker/features/careers/careers.table.ts'
import { filesGoLive } from '#worker/files/file-states.ts'
import { keepFile } from '#worker/files/keep-file.ts'
import { pdfOf } from '../../files/sample-files.ts'
import { bindings } from '../../worker/app.ts'
import { db } from '../../worker/staff.ts'
import { answered, readerCall } from './careers-calls.ts'

type Wanted = Partial<typeof jobApplications.$inferInsert> & {
	jobId: number
	cv?: { name?: string; type?: string; bytes?: Uint8Array<ArrayBuffer> }
}

/** Adds an application with its CV in the private bucket. Returns its id and the key of the CV. */
export async function addApplication({ cv: { name, type, bytes } = {}, ...wanted }: Wanted) {
	const upload = { name: name ?? 'cv.pdf', type: type ?? 'application/pdf', bytes: bytes ?? pdfOf('Years of work') }
	const cvKey = await keepFile(db, bindings, 'private', upload)
	const { firstName = 'Asha', lastName = 'Varghese', location = 'Kochi' } = wanted
	const { emailId = 'asha@mail.example', mobileNumber = '919000000101' } = wanted
	const [[added]] = await db.batch([
		db
			.insert(jobApplications)
			.values({
				firstName,
				lastName,
				emailId,
				mobileNumber,
				experience: 3,
				noticePeriod: '1 month',
				location,
				...applicationKeysOf({ firstName, lastName, location, emailId, mobileNumber }),
				consentAt: '2026-02-01T00:00:00.000Z',
				cvKey,
				createdAt: '2026-02-01T00:00:00.000Z',
				updatedAt: wanted.createdAt ?? '2026-02-01T00:00:00.000Z',
				...wanted,
			})
			.returning({ id: jobApplications.id }),
		filesGoLive(db, [cvKey], false),
	])
	if (!added) throw new Error('The new application has no id')
	return { id: added.id, cvKey }
}

export async function storedApplication(id: number) {
	const [row] = await db.select().from(jobApplications).where(eq(jobApplications.id, id))
	return row
}

/** The number of erased applications of a job. */
export async function erasedFor(jobId: number): Promise<number | undefined> {
	const [job] = await db.select({ erased: jobPosts.erasedApplications }).from(jobPosts).where(eq(jobPosts.id, jobId))
	return job?.erased
}

/** A page of the list. */
export const listed = async (json: Record<string, unknown> = {}) =>
	answered<ApplicationsPage>(await readerCall('getreceivedapplications', { json }))

export const namesIn = ({ content }: Pick<ApplicationsPage, 'content'>) => content.map(({ firstName }) => firstName)

/** A parsed query without any filter. */
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
