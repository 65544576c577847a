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

/** Reads the facts for an interview mail, by the id of its message. */
async function findTold(db: Database, bindings: Bindings, messageId: number) {
	const { id, emailId: to } = jobApplications
	const [found] = await db
		.select({
			...{ id, to, at: messages.at, event: messages.event, job: jobPosts.jobPosition, colleague: users.email },
			name: sql<string>`${hiringDesk.sender}`.as('name'),
		})
		.from(messages)
		.innerJoin(jobApplications, eq(id, messages.subjectId))
		.innerJoin(jobPosts, eq(jobPosts.id, jobApplications.jobId))
		.leftJoin(users, and(eq(users.id, toldUserIn(messages.event)), isToBeTold(db)))
		.where(eq(messages.id, messageId))
	const entry = entryOf(found?.event ?? null)
	const office = entry && found && (await hiringDesk.officeOf(db, bindings, found.id))
	if (!office) return null
	const { fromName, replyTo } = await fromOffice(bindings, hiringDesk, found.id, office)
	const organizer = { name: fromName, address: replyTo }
	return { ...found, entry, organizer, reference: referenceOf(found.id, hiringDesk.number) }
}

/** Colleagues who have lost access still hear of a cancellation, which names nobody. */
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
	'Please tell us whether you can come: on the page of your application (its link is below), with the buttons of your mail program, or by an answer to this mail.'

/** Composes the applicant's mail. They answer by a button of their mail program, or by a reply. */
async function invitationLetter(db: Database, bindings: Bindings, messageId: number): Promise<Letter | null> {
	const found = await findTold(db, bindings, messageId)
	if (!found) return null
	const { entry, at, to, name, job, reference, organizer } = found
	const facts = factsOf(entry).map(({ label, value }) => `${label}: ${value}`)
	const added = [facts.join('\n'), ...(entry.method === 'REQUEST' ? [howToAnswer] : [])]
	const letter = await replyLetter(db, bindings, hiringDesk, messageId, added.join('\n\n'))
	if (!letter) return null
	const { calendarOf } = await import('./calendar.ts')
	return {
		...letter,
		subject: subjectLine(`${headingOf(entry)}, ${quoted(job)} ${reference}`),
		calendar: calendarOf(entry, {
			...{ at, summary: `Interview: ${job}, ${brand.name}`, description: `Reference: ${reference}` },
			...{ organizer, attendee: { name, address: to } },
		}),
	}
}

/** Composes the notice to a colleague; null if they may not open the application. */
async function noticeLetter(db: Database, bindings: Bindings, messageId: number): Promise<Letter | null> {
	const found = await findTold(db, bindings, messageId)
	if (!found || found.colleague === null) return null
	const { id, entry, at, name, job, reference, colleague, organizer } = found
	const isCancelled = entry.method === 'CANCEL'
	const { calendarOf } = await import('./calendar.ts')
	const calendar = calendarOf(entry, {
		...{ at, organizer, attendee: null, summary: isCancelled ? `Interview: ${job}` : `Interview: ${name}, ${job}` },
		description: `${reference}\n${bindings.ORIGIN}${hiringDesk.pathOf(id)}`,
	})
	return {
		...(await letterAbout(bindings, hiringDesk, {
			...{ subjectId: id, to: mailboxOfUser(bindings, colleague), title: headingOf(entry) },
			opening: isCancelled
				? 'You do not take part in this interview any more, or it does not take place.'
				: 'You take part in this interview. The attached file puts it into your calendar.',
			facts: [
				...(isCancelled ? [] : [{ label: 'Applicant', value: name }]),
				...[{ label: 'Position', value: job }, ...factsOf(entry)],
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
