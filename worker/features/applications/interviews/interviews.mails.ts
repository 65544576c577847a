import { and, eq, or, sql } from 'drizzle-orm'
import { referenceOf } from '#contracts/desks/reference.ts'
import { brand } from '#web/content/brand.ts'
import type { Database } from '#worker/data/db.ts'
import { users } from '#worker/data/users.table.ts'
import { toldUserIn } from '#worker/desks/message-events.ts'
import { followMessage } from '#worker/desks/replies/follow-message.ts'
import { fromOffice, replyLetter } from '#worker/desks/replies/visitor-letters.ts'
import { letterAbout, mailboxOfUser, mayBeTold } from '#worker/desks/staff-letters.ts'
import { jobPosts } from '#worker/features/careers/careers.table.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { letterMoment, quoted, subjectLine } from '#worker/mail/letter-text.ts'
import type { Letters } from '#worker/mail/outbox.ts'
import { calendarFile, type Letter } from '#worker/mail/send-letter.ts'
import { jobApplications, applicationMessages as messages } from '../applications.table.ts'
import { hiringDesk } from '../desk/hiring-desk.ts'
import { type CalendarEntry, entryOf, interviewKinds } from './calendar-entry.ts'

/** What a mail of an interview is made from, by the id of its message. */
async function findTold(db: Database, id: number) {
	const [found] = await db
		.select({
			...{ at: messages.at, event: messages.event, applicationId: jobApplications.id, to: jobApplications.emailId },
			name: sql<string>`${hiringDesk.sender}`.as('name'),
			job: jobPosts.jobPosition,
			colleague: users.email,
		})
		.from(messages)
		.innerJoin(jobApplications, eq(jobApplications.id, messages.subjectId))
		.innerJoin(jobPosts, eq(jobPosts.id, jobApplications.jobId))
		.leftJoin(users, and(eq(users.id, toldUserIn(messages.event)), isToBeTold(db)))
		.where(eq(messages.id, id))
	const entry = entryOf(found?.event ?? null)
	return found && entry && { ...found, entry, reference: referenceOf(found.applicationId, hiringDesk.number) }
}

/** A colleague who may not open the application any more hears of a cancellation, which names nobody. */
const isToBeTold = (db: Database) =>
	or(mayBeTold(db, hiringDesk), and(eq(users.active, true), sql`${messages.event} ->> '$.interview.method' = 'CANCEL'`))

const headingOf = ({ method, sequence, startsAt }: CalendarEntry) =>
	method === 'CANCEL'
		? `Interview cancelled: ${letterMoment(startsAt)}`
		: `${sequence === 0 ? 'Interview on' : 'New time for the interview:'} ${letterMoment(startsAt)}`

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: brand.timeZone.iana })

const factsOf = ({ method, startsAt, minutes, place }: CalendarEntry) => [
	{
		label: method === 'CANCEL' ? 'Was planned for' : 'When',
		value: `${weekday.format(new Date(startsAt))}, ${letterMoment(startsAt)} (${brand.timeZone.name}), ${minutes} minutes`,
	},
	{ label: 'Where', value: place },
]

const howToAnswer =
	'Please tell us whether you can come: with the buttons of your mail program, or by an answer to this mail.'

/** Writes to the applicant. Buttons of mail programs answer it, and a reply does. */
async function invitationLetter(db: Database, bindings: Bindings, messageId: number): Promise<Letter | null> {
	const found = await findTold(db, messageId)
	const office = found && (await hiringDesk.officeOf(db, bindings, found.applicationId))
	if (!office) return null
	const { applicationId, entry, at, to, name, job, reference } = found
	const facts = factsOf(entry).map(({ label, value }) => `${label}: ${value}`)
	const isAsked = entry.method === 'REQUEST'
	const letter = await replyLetter(
		...([db, bindings, hiringDesk, messageId] as const),
		[facts.join('\n'), ...(isAsked ? [howToAnswer] : [])].join('\n\n'),
	)
	if (!letter) return null
	const { fromName, replyTo } = await fromOffice(bindings, hiringDesk, applicationId, office)
	const { calendarOf } = await import('./calendar.ts')
	const { attachments: _, ...written } = letter
	return {
		...written,
		subject: subjectLine(`${headingOf(entry)}, ${quoted(job)} ${reference}`),
		calendar: calendarOf(entry, {
			...{ at, summary: `Interview: ${job}, ${brand.name}`, description: `Reference: ${reference}` },
			organizer: { name: fromName, address: replyTo },
			attendee: { name, address: to },
		}),
	}
}

/** Tells a colleague who takes part; null if they may not open the application. */
async function noticeLetter(db: Database, bindings: Bindings, messageId: number): Promise<Letter | null> {
	const found = await findTold(db, messageId)
	const office = found && (await hiringDesk.officeOf(db, bindings, found.applicationId))
	if (!office || found.colleague === null) return null
	const { applicationId, entry, at, name, job, reference, colleague } = found
	const isCancelled = entry.method === 'CANCEL'
	const { fromName, replyTo } = await fromOffice(bindings, hiringDesk, applicationId, office)
	const { calendarOf } = await import('./calendar.ts')
	const link = `${bindings.ORIGIN}${hiringDesk.pathOf(applicationId)}`
	const calendar = calendarOf(entry, {
		...{ at, summary: isCancelled ? `Interview: ${job}` : `Interview: ${name}, ${job}` },
		...{ description: `${reference}\n${link}`, attendee: null },
		organizer: { name: fromName, address: replyTo },
	})
	return {
		...(await letterAbout(bindings, hiringDesk, {
			...{ subjectId: applicationId, to: mailboxOfUser(bindings, colleague), title: headingOf(entry) },
			opening: isCancelled
				? 'You do not take part in this interview any more, or it does not take place.'
				: 'You take part in this interview. The attached file puts it into your calendar.',
			facts: [
				...(isCancelled ? [] : [{ label: 'Applicant', value: name }]),
				{ label: 'Position', value: job },
				...factsOf(entry),
			],
			button: 'Open the application',
		})),
		attachments: [calendarFile(calendar)],
	}
}

/** The letters about interviews by their kind in the outbox. */
export const interviewLetters: Letters = {
	[interviewKinds.applicant]: {
		compose: invitationLetter,
		follow: (db, messageId, sending, now) => followMessage(db, hiringDesk, messageId, sending, now),
	},
	[interviewKinds.colleague]: noticeLetter,
}
