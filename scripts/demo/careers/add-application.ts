import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { applicationForm } from '#contracts/careers/applications.ts'
import { root } from '#scripts/command/paths.ts'
import { Refusal } from '#scripts/command/steps.ts'
import type { Database } from '#worker/data/db.ts'
import { jobApplications } from '#worker/features/applications/applications.table.ts'
import { acceptedCv, rowOf } from '#worker/features/applications/submit-application.ts'
import { filesGoLive } from '#worker/files/file-states.ts'
import { keepFile } from '#worker/files/keep-file.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import type { DemoApplication } from './application-type.ts'

const hourMs = 60 * 60_000

/** A CV that `node scripts/demo/cvs.ts` has set, under the name that its owner gave it. */
function cvOf({ file, called }: Pick<DemoApplication, 'file' | 'called'>): File {
	const path = join(root, 'scripts/demo/careers/cvs', file)
	if (!existsSync(path)) throw new Refusal(`${path} is missing`)
	return new File([readFileSync(path)], called)
}

/** When it arrived: at some hour of its day, and before now. */
function arrivalOf({ day, email }: DemoApplication, opened: Date, now: Date): Date {
	const hours = day * 24 + (email.length % 12)
	return new Date(Math.min(opened.getTime() + hours * hourMs, now.getTime() - (email.length % 7) * hourMs - 60_000))
}

/** Stores an application as the form does, but tells nobody by mail: nobody has just sent it. `opened` is the day its job opened. */
export async function addApplication(
	db: Database,
	bindings: Bindings,
	application: DemoApplication,
	{ jobId, opened, now }: { jobId: number; opened: Date; now: Date },
): Promise<void> {
	const form = applicationForm.safeParse({
		firstName: application.firstName,
		lastName: application.lastName,
		email: application.email,
		mobileNumber: application.mobileNumber,
		applicantExperience: application.years,
		experienceStated: 'true',
		noticePeriod: application.notice,
		applicantLocation: application.place,
		file: cvOf(application),
		jobPostInt: jobId,
		consent: 'true',
	})
	if (!form.success)
		throw new Refusal(
			`The demo application ${application.file} breaks its contract: ${JSON.stringify(form.error.issues)}`,
		)
	const arrived = arrivalOf(application, opened, now)
	const key = await keepFile(db, bindings, 'private', await acceptedCv(form.data.file), arrived)
	await db.batch([db.insert(jobApplications).values(rowOf(form.data, key, arrived)), filesGoLive(db, [key], false)])
}
