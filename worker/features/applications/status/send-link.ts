import { and, desc, eq, sql } from 'drizzle-orm'
import type { ApplicationLinkForm } from '#contracts/hiring/applicant-page.ts'
import { linkMailLimit } from '#contracts/shared/periods.ts'
import type { Database } from '#worker/data/db.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { queueMailFrom } from '#worker/mail/outbox.ts'
import { mailboxOf } from '#worker/visitors/mailbox.ts'
import { counterKey, countInBatch } from '#worker/visitors/rate-limit.ts'
import { jobApplications } from '../applications.table.ts'

/**
 * Queues the mail with the link to the newest application of a mailbox for a job. Runs the same statements if there is none,
 * so that the response time reveals nothing.
 */
export async function sendLink(
	db: Database,
	bindings: Pick<Bindings, 'TOKEN_SECRET'>,
	{ email, jobPostInt }: ApplicationLinkForm,
	now = new Date(),
): Promise<void> {
	const { id, jobId, mailbox } = jobApplications
	const counter = await counterKey(bindings.TOKEN_SECRET, linkMailLimit, mailboxOf(email))
	const { count, isWithin } = countInBatch(db, linkMailLimit, counter, now)
	const isTheirs = and(eq(mailbox, mailboxOf(email)), eq(jobId, jobPostInt), isWithin)
	const newest = sql`from ${jobApplications} where ${isTheirs} order by ${desc(id)} limit 1`
	await db.batch([count, queueMailFrom(db, 'application-link', sql`${id}`, now, newest)])
}
