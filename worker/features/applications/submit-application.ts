import { sql } from 'drizzle-orm'
import type { ApplicationInput } from '#contracts/careers/applications.ts'
import type { GivenAnswer } from '#contracts/careers/given-answers.ts'
import { companyToday } from '#contracts/shared/company-time.ts'
import type { Origin } from '#contracts/shared/origin.ts'
import { confirmationLimit } from '#contracts/shared/periods.ts'
import { fileRules } from '#contracts/shared/uploads.ts'
import { uuidOf } from '#worker/crypto/hashes.ts'
import type { Database } from '#worker/data/db.ts'
import { keepAnswer, type Submission } from '#worker/data/idempotency.ts'
import { newestIn } from '#worker/data/newest-rows.ts'
import { isRefusedByGuard, refuseUnless } from '#worker/data/write-guards.ts'
import { hasQuestionsOf } from '#worker/features/careers/job-questions.ts'
import { jobIsOpen, refuseUnlessOpen } from '#worker/features/careers/taking-applications.ts'
import { filesGoLive, isFree } from '#worker/files/file-states.ts'
import { keepFile, type Upload } from '#worker/files/keep-file.ts'
import { checkedFiles } from '#worker/files/keep-files.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { queueMail, queueMailFrom } from '#worker/mail/outbox.ts'
import { mailboxOf } from '#worker/visitors/mailbox.ts'
import { counterKey, countInBatch } from '#worker/visitors/rate-limit.ts'
import { applicationKeysOf, jobApplications } from './applications.table.ts'
import { applicationLinks } from './status/application-links.table.ts'
import { newLink } from './status/links.ts'

/** Checks the content of a CV. Throws `request.invalid` with a message for `file`. */
export async function acceptedCv(file: File | undefined): Promise<Upload> {
	const [cv] = await checkedFiles([{ field: 'file', file, rule: fileRules.cv }])
	if (!cv) throw new AppError('request.invalid', { fields: { file: 'CV is required' } })
	return cv
}

type Typed = Omit<ApplicationInput, 'origin' | 'answers'> & { answers?: readonly GivenAnswer[] | null }
type Application = { form: Typed; cv: Upload; origin?: Origin | null; submission: Submission | null }

/**
 * Stores an application with its CV and two mails, all or nothing, and returns the id. Throws `job.not-found`,
 * `job.closed`, `request.repeated`, and `service.busy` when the bucket does not take the CV.
 */
export async function submitApplication(
	db: Database,
	bindings: Bindings,
	{ form, cv, origin = null, submission }: Application,
	now = new Date(),
): Promise<number> {
	const key = submission ? await uuidOf(`${submission.key} ${submission.requestHash}`) : crypto.randomUUID()
	await keepFile(db, bindings, 'private', cv, now, key)
	const newest = newestIn(jobApplications)
	const today = companyToday(now)
	const counter = await counterKey(bindings.TOKEN_SECRET, confirmationLimit, mailboxOf(form.email))
	const confirmations = countInBatch(db, confirmationLimit, counter, now)
	const link = await newLink(bindings, now)
	try {
		const [, , , [added]] = await db.batch([
			refuseUnless(db, jobIsOpen(db, form.jobPostInt, today)),
			refuseUnless(db, hasQuestionsOf(form.jobPostInt, form.answers ?? [])),
			// The CV of a submission has one owner, so a concurrent repetition is refused.
			refuseUnless(db, isFree(db, key, now)),
			db
				.insert(jobApplications)
				.values({ ...applicationRowOf(form, key, now), origin: origin && JSON.stringify(origin) })
				.returning({ id: jobApplications.id }),
			db.insert(applicationLinks).values({ applicationId: newest, ...link.row }),
			filesGoLive(db, [key], false),
			confirmations.count,
			queueMailFrom(db, 'application-received', newest, now, sql`where ${confirmations.isWithin}`),
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

export function applicationRowOf(form: Typed, cvKey: string, now: Date): typeof jobApplications.$inferInsert {
	const { firstName, lastName, applicantLocation } = form
	return {
		jobId: form.jobPostInt,
		firstName,
		lastName,
		emailId: form.email,
		mobileNumber: form.mobileNumber,
		experience: form.applicantExperience,
		experienceStated: form.experienceStated,
		noticePeriod: form.noticePeriod,
		location: applicantLocation,
		...applicationKeysOf({
			...{ firstName, lastName, location: applicantLocation },
			...{ emailId: form.email, mobileNumber: form.mobileNumber },
		}),
		consentAt: form.consent ? now.toISOString() : null,
		noticeVersion: form.noticeVersion,
		cvKey,
		answers: form.answers ? JSON.stringify(form.answers) : null,
		createdAt: now.toISOString(),
		waitingSince: now.toISOString(),
		updatedAt: now.toISOString(),
	}
}
