import { eq } from 'drizzle-orm'
import { referenceOf } from '#contracts/desks/reference.ts'
import { companyToday } from '#contracts/shared/company-time.ts'
import type { Database } from '#worker/data/db.ts'
import { headersBySite } from '#worker/desks/replies/visitor-letters.ts'
import { jobPosts } from '#worker/features/careers/careers.table.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { composeLetter } from '#worker/mail/compose-letter.ts'
import { letterDay, quoted } from '#worker/mail/letter-text.ts'
import type { Letters } from '#worker/mail/outbox.ts'
import type { Letter } from '#worker/mail/send-letter.ts'
import { jobApplications } from '../applications.table.ts'
import { hiringDesk } from '../desk/hiring-desk.ts'
import { linkToPage } from './links.ts'

/** Sends an applicant the link to their page again; null if the application has been erased. */
async function newLinkMail(db: Database, bindings: Bindings, id: number): Promise<Letter | null> {
	const [found] = await db
		.select({ to: jobApplications.emailId, createdAt: jobApplications.createdAt, jobPosition: jobPosts.jobPosition })
		.from(jobApplications)
		.innerJoin(jobPosts, eq(jobPosts.id, jobApplications.jobId))
		.where(eq(jobApplications.id, id))
	if (!found) return null
	const letter = composeLetter(
		{
			to: found.to,
			subject: `Your application: ${quoted(found.jobPosition)} ${referenceOf(id, hiringDesk.number)}`,
			opening: ['Somebody, most likely you, asked for the link to your application.'],
			facts: [
				{ label: 'Position', value: found.jobPosition },
				{ label: 'Arrived', value: letterDay(companyToday(new Date(found.createdAt))) },
			],
			button: {
				label: 'See your application',
				address: `${bindings.ORIGIN}${await linkToPage(db, bindings, id)}`,
			},
			closing: ['If you did not ask for it, you need not do anything. Keep the link for yourself.'],
		},
		bindings.ORIGIN,
	)
	return { ...letter, headers: headersBySite(hiringDesk) }
}

/** Tells an applicant that their application is erased. Only the job and this address are left of it. */
async function erasedMail(
	db: Database,
	bindings: Bindings,
	jobId: number,
	_at: string,
	address?: string | null,
): Promise<Letter | null> {
	const [job] = await db.select({ name: jobPosts.jobPosition }).from(jobPosts).where(eq(jobPosts.id, jobId))
	if (!address) return null
	const letter = composeLetter(
		{
			to: address,
			subject: job ? `Your application is erased: ${quoted(job.name)}` : 'Your application is erased',
			opening: [
				'As you have asked, we have erased your application with your CV and all that we wrote to each other about it.',
				'This is our last mail about it, and the link to its page has ended.',
			],
			button: { label: 'See open positions', address: `${bindings.ORIGIN}/careers` },
		},
		bindings.ORIGIN,
	)
	return { ...letter, headers: headersBySite(hiringDesk) }
}

export const statusLetters: Letters = { 'application-link': newLinkMail, 'application-erased': erasedMail }
