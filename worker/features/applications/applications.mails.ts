import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { companyMomentText } from '#contracts/shared/company-time.ts'
import { confirmationLimit } from '#contracts/shared/periods.ts'
import type { Database } from '#worker/data/db.ts'
import { jobPosts } from '#worker/features/careers/careers.table.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { composeLetter } from '#worker/mail/compose-letter.ts'
import type { Letter } from '#worker/mail/send-letter.ts'
import { jobApplications } from './applications.table.ts'

/** Confirms an application to the applicant; null if it has been erased. */
export async function applicationReceivedMail(db: Database, bindings: Bindings, id: number): Promise<Letter | null> {
	const found = await findArrival(db, id)
	if (!found || (await countEarlier(db, id, found)) >= confirmationLimit.most) return null
	const { firstName, jobPosition, jobLocation, jobId, dueDate } = found
	const { RECRUITERS_MAILBOX, APPLICATION_RETENTION_DAYS, ORIGIN } = bindings
	return composeLetter(
		{
			to: found.email,
			subject: `We have your application: ${jobPosition}`,
			opening: [greeting(firstName), 'thank you for applying. Your application and your CV have arrived.'],
			facts: [
				{ label: 'Position', value: jobPosition },
				{ label: 'Location', value: jobLocation },
				{ label: 'Closing date', value: longDate(dueDate) },
			],
			button: { label: 'Read the position', address: `${ORIGIN}/CareersApply/${jobId}` },
			closing: [
				`What happens next: a recruiter reads your application and writes to you, whatever the outcome. You need not do anything until then. To add or correct something, write to ${RECRUITERS_MAILBOX}.`,
				`We keep your application for ${APPLICATION_RETENTION_DAYS} days after the closing date and then erase it with your CV. To have it erased earlier, write to ${RECRUITERS_MAILBOX} from this address.`,
			],
		},
		ORIGIN,
	)
}

const longestGreeted = 40

/** A form may carry the address of a stranger and any text, so the mail quotes nothing beyond a plausible name. */
function greeting(firstName: string): string {
	const isName = firstName.length <= longestGreeted && firstName.split(/\s+/).length <= 3 && !/\.\p{L}/u.test(firstName)
	return isName ? `Hello ${firstName},` : 'Hello,'
}

/** Tells the recruiters about an application. The name and the CV stay in the back office. */
export async function applicationArrivedMail(db: Database, bindings: Bindings, id: number): Promise<Letter | null> {
	const found = await findArrival(db, id)
	if (!found) return null
	const { jobPosition, jobLocation, createdAt } = found
	return composeLetter(
		{
			to: bindings.RECRUITERS_MAILBOX,
			subject: `New application: ${jobPosition}`,
			opening: [`An application for ${jobPosition} (${jobLocation}) arrived on ${companyMomentText(createdAt)}.`],
			button: { label: 'Read it in the back office', address: `${bindings.ORIGIN}/Admin/Receivedapplication?page=1` },
		},
		bindings.ORIGIN,
	)
}

/** 30 November 2026 */
const longDate = (date: string) =>
	new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', {
		day: 'numeric',
		month: 'long',
		year: 'numeric',
		timeZone: 'UTC',
	})

/** The number of applications with the same address within a day before this one. */
const countEarlier = (db: Database, id: number, { email, createdAt }: { email: string; createdAt: string }) =>
	db.$count(
		jobApplications,
		and(
			gt(jobApplications.createdAt, new Date(Date.parse(createdAt) - confirmationLimit.windowMs).toISOString()),
			lt(jobApplications.id, id),
			eq(sql`lower(${jobApplications.email})`, email.toLowerCase()),
		),
	)

async function findArrival(db: Database, id: number) {
	const [found] = await db
		.select({
			firstName: jobApplications.firstName,
			email: jobApplications.email,
			createdAt: jobApplications.createdAt,
			jobId: jobApplications.jobId,
			jobPosition: jobPosts.jobPosition,
			jobLocation: jobPosts.jobLocation,
			dueDate: jobPosts.dueDate,
		})
		.from(jobApplications)
		.innerJoin(jobPosts, eq(jobPosts.id, jobApplications.jobId))
		.where(eq(jobApplications.id, id))
	return found ?? null
}
