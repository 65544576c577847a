import { eq } from 'drizzle-orm'
import type { Bindings } from '#worker/context.ts'
import { jobPosts } from '#worker/features/careers/careers.table.ts'
import type { Database } from '#worker/platform/db.ts'
import type { Letter } from '#worker/platform/mail.ts'
import { jobApplications } from './applications.table.ts'

/** Tells an applicant that the application has arrived. Nothing is sent where it has been erased meanwhile. */
export async function applicationReceivedMail(db: Database, bindings: Bindings, id: number): Promise<Letter | null> {
	const found = await findArrival(db, id)
	if (!found) return null
	return {
		to: found.email,
		subject: `Your application: ${found.jobPosition}`,
		text: `Hello ${found.firstName},

your application as ${found.jobPosition} (${found.jobLocation}) has arrived, with your CV. A recruiter reads every application; you hear from us by mail, whatever the outcome.

Applications are taken until ${found.dueDate}. We keep yours for ${bindings.APPLICATION_RETENTION_DAYS} days after that and then erase it with your CV. If you want it erased earlier, write to ${bindings.RECRUITERS_MAILBOX} from this address.

The position: ${bindings.ORIGIN}/CareersApply/${found.jobId}
`,
	}
}

/** Tells the recruiters that somebody has applied. Who it was, and the CV, stay in the back office. */
export async function applicationArrivedMail(db: Database, bindings: Bindings, id: number): Promise<Letter | null> {
	const found = await findArrival(db, id)
	if (!found) return null
	const when = `${found.createdAt.slice(0, 10)} at ${found.createdAt.slice(11, 16)} UTC`
	return {
		to: bindings.RECRUITERS_MAILBOX,
		subject: `New application: ${found.jobPosition}`,
		text: `An application for ${found.jobPosition} (${found.jobLocation}) arrived on ${when}.

Read it here: ${bindings.ORIGIN}/Admin/Receivedapplication
`,
	}
}

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
