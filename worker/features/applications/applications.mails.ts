import { and, desc, eq, lt, ne } from 'drizzle-orm'
import { referenceOf } from '#contracts/desks/reference.ts'
import { companyToday } from '#contracts/shared/company-time.ts'
import type { Database } from '#worker/data/db.ts'
import { fromOffice, headersBySite } from '#worker/desks/replies/visitor-letters.ts'
import { jobPosts } from '#worker/features/careers/careers.table.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { composeLetter } from '#worker/mail/compose-letter.ts'
import { letterDay, letterMoment, quoted } from '#worker/mail/letter-text.ts'
import type { Letter } from '#worker/mail/send-letter.ts'
import { jobApplications } from './applications.table.ts'
import { hiringDesk } from './desk/hiring-desk.ts'
import { linkToPage } from './status/links.ts'

/** Confirms an application to the applicant; null if it has been erased. */
export async function applicationReceivedMail(db: Database, bindings: Bindings, id: number): Promise<Letter | null> {
	const found = await findArrival(db, id)
	if (!found) return null
	const { firstName, jobPosition, jobLocation, jobId, dueDate, answerDays } = found
	const { RECRUITERS_MAILBOX, APPLICATION_RETENTION_DAYS, ORIGIN } = bindings
	const earlier = await findEarlier(db, { id, ...found })
	const office = await hiringDesk.officeOf(db, bindings, id)
	const page = `${ORIGIN}${await linkToPage(db, bindings, id)}`
	const letter = composeLetter(
		{
			to: found.email,
			subject: `We have your application: ${quoted(jobPosition)} ${referenceOf(id, hiringDesk.number)}`,
			opening: [
				greeting(firstName),
				'thank you for applying. Your application and your CV have arrived.',
				...(earlier === null
					? []
					: [
							`You have applied for this position before, on ${letterDay(companyToday(new Date(earlier)))}. This application stands beside that one.`,
						]),
			],
			facts: [
				{ label: 'Reference', value: referenceOf(id, hiringDesk.number) },
				{ label: 'Position', value: jobPosition },
				{ label: 'Location', value: jobLocation },
				{ label: 'Closing date', value: letterDay(dueDate) },
			],
			button: { label: 'See your application', address: page },
			closing: [
				'The page behind the button says where your application stands. There you can withdraw it, replace your CV while nobody has begun to read it, download your data, and ask for its erasure. Keep the link for yourself.',
				`What happens next: a recruiter reads your application and writes to you within ${answerDays === 1 ? 'one day' : `${answerDays} days`}, whatever the outcome. You need not do anything until then. To add or correct something, write to ${RECRUITERS_MAILBOX}. The position: ${ORIGIN}/CareersApply/${jobId}`,
				`We keep your application for ${APPLICATION_RETENTION_DAYS} days after the closing date and then erase it with your CV. To have it erased earlier, ask for it on that page.`,
			],
		},
		ORIGIN,
	)
	return office
		? { ...letter, ...(await fromOffice(bindings, hiringDesk, id, office)), headers: headersBySite(hiringDesk) }
		: letter
}

type Arrival = NonNullable<Awaited<ReturnType<typeof findArrival>>>

/** When the person applied for the same job last before this; null: they did not. */
async function findEarlier(
	db: Database,
	{ id, jobId, mailbox }: { id: number } & Pick<Arrival, 'jobId' | 'mailbox'>,
): Promise<string | null> {
	const isSame = and(eq(jobApplications.mailbox, mailbox), ne(jobApplications.mailbox, ''))
	const [earlier] = await db
		.select({ createdAt: jobApplications.createdAt })
		.from(jobApplications)
		.where(and(isSame, eq(jobApplications.jobId, jobId), lt(jobApplications.id, id)))
		.orderBy(desc(jobApplications.id))
		.limit(1)
	return earlier?.createdAt ?? null
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
	const { jobPosition, jobLocation, dueDate, createdAt } = found
	return composeLetter(
		{
			to: bindings.RECRUITERS_MAILBOX,
			subject: `New application: ${quoted(jobPosition)}`,
			opening: ['An application has come in. The applicant and the CV are in the back office.'],
			facts: [
				{ label: 'Position', value: jobPosition },
				{ label: 'Location', value: jobLocation },
				{ label: 'Closing date', value: letterDay(dueDate) },
				{ label: 'Arrived', value: letterMoment(createdAt) },
			],
			button: {
				label: 'Read the application',
				address: `${bindings.ORIGIN}/Admin/Receivedapplication?application=${id}`,
			},
		},
		bindings.ORIGIN,
	)
}

async function findArrival(db: Database, id: number) {
	const [found] = await db
		.select({
			firstName: jobApplications.firstName,
			email: jobApplications.emailId,
			createdAt: jobApplications.createdAt,
			jobId: jobApplications.jobId,
			mailbox: jobApplications.mailbox,
			answerDays: jobPosts.answerDays,
			jobPosition: jobPosts.jobPosition,
			jobLocation: jobPosts.jobLocation,
			dueDate: jobPosts.dueDate,
		})
		.from(jobApplications)
		.innerJoin(jobPosts, eq(jobPosts.id, jobApplications.jobId))
		.where(eq(jobApplications.id, id))
	return found ?? null
}
