import { sql } from 'drizzle-orm'
import type { ApplicationForm } from '#contracts/careers/applications.ts'
import { todayInIndia } from '#contracts/shared/india-time.ts'
import { fileRules } from '#contracts/shared/uploads.ts'
import { uuidOf } from '#worker/crypto/hashes.ts'
import type { Database } from '#worker/data/db.ts'
import { keepAnswer, type Submission } from '#worker/data/idempotency.ts'
import { normalised } from '#worker/data/normalise.ts'
import { isRefusedByGuard, refuseUnless } from '#worker/data/write-guards.ts'
import { jobIsOpen, refuseUnlessOpen } from '#worker/features/careers/taking-applications.ts'
import { filesGoLive, isFree } from '#worker/files/file-states.ts'
import { keepFile, type Upload } from '#worker/files/keep-file.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { queueMail } from '#worker/mail/outbox.ts'
import { acceptedFiles } from '#worker/publishing/keep-files.ts'
import { jobApplications } from './applications.table.ts'

/** The CV of a form, judged by its content. Throws `request.invalid` with a message for `file`. */
export async function acceptedCv(file: File | undefined): Promise<Upload> {
	const [cv] = await acceptedFiles([{ field: 'file', file, rule: fileRules.cv }])
	if (!cv) throw new AppError('request.invalid', { fields: { file: 'CV is required' } })
	return cv
}

type Application = { form: ApplicationForm; cv: Upload; submission: Submission | null }

/**
 * Stores an application with its CV and the two mails that tell of it, all or nothing, and answers its id. Throws `job.not-found`,
 * `job.closed`, `service.busy` when the CV cannot be kept, and whatever refuses a submission that is stored already.
 */
export async function submitApplication(
	db: Database,
	bindings: Bindings,
	{ form, cv, submission }: Application,
	now = new Date(),
): Promise<number> {
	const key = submission ? await uuidOf(`${submission.key} ${submission.requestHash}`) : crypto.randomUUID()
	await keepFile(db, bindings, 'private', cv, now, key)
	const newest = sql<number>`(select max(id) from job_applications)`
	const today = todayInIndia(now)
	try {
		const [, , [added]] = await db.batch([
			refuseUnless(db, jobIsOpen(db, form.jobPostInt, today)),
			// The CV of a submission has one owner: whoever sends the same at the same moment finds it taken.
			refuseUnless(db, isFree(db, key, now)),
			db
				.insert(jobApplications)
				.values(rowOf(form, key, now))
				.returning({ id: jobApplications.id }),
			filesGoLive(db, [key], false),
			queueMail(db, 'application-received', newest, now),
			queueMail(db, 'application-arrived', newest, now),
			...(submission ? [keepAnswer(db, submission, sql`cast(${newest} as text)`, now)] : []),
		])
		if (!added) throw new Error('The new application has no id')
		return added.id
	} catch (error) {
		if (!isRefusedByGuard(error)) throw error
		await refuseUnlessOpen(db, form.jobPostInt, today)
		throw new AppError('request.repeated')
	}
}

export function rowOf(form: ApplicationForm, cvKey: string, now: Date): typeof jobApplications.$inferInsert {
	const { firstName, lastName, applicantLocation } = form
	return {
		jobId: form.jobPostInt,
		firstName,
		lastName,
		nameKey: normalised(`${firstName} ${lastName}`),
		email: form.email,
		mobileNumber: form.mobileNumber,
		experience: form.applicantExperience,
		experienceStated: form.experienceStated,
		noticePeriod: form.noticePeriod,
		location: applicantLocation,
		locationKey: normalised(applicantLocation),
		consentAt: form.consent ? now.toISOString() : null,
		cvKey,
		createdAt: now.toISOString(),
	}
}
