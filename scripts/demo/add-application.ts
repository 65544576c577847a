import { extname } from 'node:path'
import { applicationForm } from '#contracts/careers/applications.ts'
import { hourMs } from '#contracts/shared/periods.ts'
import type { Database } from '#worker/data/db.ts'
import { jobApplications } from '#worker/features/applications/applications.table.ts'
import { acceptedCv, applicationRowOf } from '#worker/features/applications/submit-application.ts'
import { filesGoLive } from '#worker/files/file-states.ts'
import { keepFile } from '#worker/files/keep-file.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import type { DemoApplication } from './demo-content.ts'
import { uploadOf } from './load-content.ts'
import { checked } from './parse-content.ts'

/** The name of the CV in the folder of its application. */
export const cvFileOf = ({ called }: Pick<DemoApplication, 'called'>) => `cv${extname(called).toLowerCase()}`

/** The application arrives at some hour of its day, and before now. */
function arrivalOf({ day, email }: DemoApplication, opened: Date, now: Date): Date {
	const hours = day * 24 + (email.length % 12)
	return new Date(Math.min(opened.getTime() + hours * hourMs, now.getTime() - (email.length % 7) * hourMs - 60_000))
}

/** Stores an application as the form does, but sends no mail. Returns it. `opened` is the day on which its job opened. */
export async function addApplication(
	db: Database,
	bindings: Bindings,
	application: DemoApplication,
	{ jobId, opened, now }: { jobId: number; opened: Date; now: Date },
): Promise<{ id: number; createdAt: string; emailId: string }> {
	const form = checked(applicationForm, application.folder, {
		firstName: application.firstName,
		lastName: application.lastName,
		email: application.email,
		mobileNumber: application.mobileNumber,
		applicantExperience: application.years,
		experienceStated: 'true',
		noticePeriod: application.notice,
		applicantLocation: application.place,
		file: uploadOf(application, cvFileOf(application), application.called),
		jobPostInt: jobId,
		consent: 'true',
	})
	const arrived = arrivalOf(application, opened, now)
	const key = await keepFile(db, bindings, 'private', await acceptedCv(form.file), arrived)
	const [[added]] = await db.batch([
		db
			.insert(jobApplications)
			.values(applicationRowOf({ ...form, answers: null }, key, arrived))
			.returning({
				id: jobApplications.id,
				createdAt: jobApplications.createdAt,
				emailId: jobApplications.emailId,
			}),
		filesGoLive(db, [key], false),
	])
	if (!added) throw new Error('The new application has no id')
	return added
}
