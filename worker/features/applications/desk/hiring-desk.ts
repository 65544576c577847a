import { aliasedTable, and, eq, inArray, max, or, type SQLWrapper, sql } from 'drizzle-orm'
import { holdsSection } from '#contracts/auth/roles.ts'
import { closedStages, openStages, stages } from '#contracts/hiring/stages.ts'
import { asciiDigits } from '#contracts/shared/plain-characters.ts'
import { brand } from '#web/content/brand.ts'
import { insertFrom } from '#worker/data/insert-from.ts'
import { columnContains } from '#worker/data/select-page.ts'
import { users } from '#worker/data/users.table.ts'
import type { Desk } from '#worker/desks/desk.ts'
import { mayOpenSection } from '#worker/desks/people.ts'
import { isUnmerged } from '#worker/desks/subject-columns.ts'
import { jobPosts } from '#worker/features/careers/careers.table.ts'
import type { Staff } from '#worker/http/request-context.ts'
import { applicationKeysOf, applicationMessages, applicationReaders, jobApplications } from '../applications.table.ts'
import { noteMailedAnswer } from '../interviews/answer.ts'
import { cancelInterviewsOf } from '../interviews/cancel-interviews.ts'
import { endLinks, linkToPage } from '../status/links.ts'
import { subscriberNumber } from '../subscriber-number.ts'
import { cancelQueued } from './cancel-queued.ts'
import { hasApplicationsRole, isLentTo } from './lent-jobs.queries.ts'

const { mailbox, subscriberNumber: number } = jobApplications
/** A column of the job of an application, as an expression for another query. */
export const ofJob = (column: SQLWrapper) =>
	sql<string>`(select ${column} from ${jobPosts} where ${jobPosts.id} = ${jobApplications.jobId})`

/** Describes the hiring desk for users with the role. */
export const hiringDesk: Desk = {
	number: 1,
	section: 'applications',
	subjects: jobApplications,
	messages: applicationMessages,
	holder: 'applicationMessage',
	openAs: 'applications',
	states: { all: stages, fresh: 'new', owed: openStages, finished: closedStages, flow: null, ignored: null },
	group: null,
	sender: sql`${jobApplications.firstName} || ' ' || ${jobApplications.lastName}`,
	organization: ofJob(jobPosts.jobPosition),
	beginning: sql`''`,
	title: ofJob(jobPosts.jobPosition),
	moved: {
		columns: {
			waitingSince: jobApplications.waitingSince,
			declineReason: jobApplications.declineReason,
			declineNote: jobApplications.declineNote,
		},
		after: (state, at) => ({
			waitingSince: openStages.some((open) => open === state) ? at : null,
			...(state !== 'declined' && { declineReason: null, declineNote: '' }),
		}),
	},
	searched: {
		typed: sql`${jobApplications.searchKey} || ' +' || ${jobApplications.mobileNumber}`,
		also: (key) =>
			sql`${jobApplications.jobId} in (select ${jobPosts.id} from ${jobPosts} where ${columnContains(jobPosts.positionKey, key)})`,
		beginning: sql`''`,
		number: (typed) => columnContains(number, subscriberNumber(typed) || asciiDigits(typed)),
	},
	isColleague: (db) => mayOpenSection(db, 'applications'),
	isReader: (db) => or(mayOpenSection(db, 'applications'), and(eq(users.active, true), isLentTo(users.id))),
	mayOpen: (staff) =>
		typeof staff === 'number' ? undefined : or(hasApplicationsRole(staff), isLentTo(staff, jobApplications.jobId)),
	async officeOf(db, { RECRUITERS_MAILBOX }, applicationId) {
		const isThere = await db.$count(jobApplications, eq(jobApplications.id, applicationId))
		return isThere === 0
			? null
			: { name: 'Careers', mailbox: RECRUITERS_MAILBOX, from: `Careers at ${brand.shortName}` }
	},
	visitorsPage: linkToPage,
	followAddress: (db, applicationId) => [endLinks(db, applicationId)],
	async takesMailOf(db, sender) {
		const { id, state } = jobApplications
		const isOpen = and(inArray(state, openStages), isUnmerged(jobApplications))
		const newest = db.select({ id: max(id) }).from(jobApplications)
		const [found] = await newest.where(and(eq(mailbox, sender), isOpen))
		return found?.id ?? null
	},
	// `ownAddressesOf` has it among the settings.
	mailboxes: async () => [],
	async addressed(db, applicationId, emailId) {
		const { firstName, lastName, location, mobileNumber } = jobApplications
		const [typed] = await db
			.select({ firstName, lastName, location, mobileNumber })
			.from(jobApplications)
			.where(eq(jobApplications.id, applicationId))
		return typed ? { emailId, ...applicationKeysOf({ ...typed, emailId }) } : null
	},
	samePerson(applicationId) {
		const one = aliasedTable(jobApplications, 'one')
		const ofOne = (column: SQLWrapper) =>
			sql`(select ${column} from ${jobApplications} as ${one} where ${one.id} = ${applicationId})`
		return [
			sql`${mailbox} = ${ofOne(one.mailbox)} and ${mailbox} <> ''`,
			sql`${number} = ${ofOne(one.subscriberNumber)} and ${number} <> ''`,
		]
	},
	noteReader: (db, opened, userId, readAt) => [
		insertFrom(
			db,
			applicationReaders,
			{ applicationId: sql`${jobApplications.id}`, userId, readAt },
			sql`from ${jobApplications} where ${opened}`,
		).onConflictDoNothing(),
	],
	followMove: (db, moved, at) => [...cancelQueued(db, moved, at), ...cancelInterviewsOf(db, moved, at)],
	followMail: noteMailedAnswer,
	errors: {
		notFound: 'application.not-found',
		changed: 'application.changed',
		answered: 'application.answered',
		withoutAddress: 'application.without-address',
	},
	mails: 'application',
	ownMark: { name: 'X-Hiring-Desk', value: 'yes' },
	markedText: (applicationId) => `reply address of application ${applicationId}`,
	words: {
		noun: 'application',
		aNoun: 'an application',
		nouns: 'applications',
		writer: 'an applicant',
		desk: 'received applications',
	},
	pathOf: (applicationId) => `/Admin/Receivedapplication?application=${applicationId}`,
}

/** The desk as a user without the role sees it: the applications for the jobs that are lent to them. */
const lentDesk: Desk = {
	...hiringDesk,
	mayOpen: (staff) => (typeof staff === 'number' ? isLentTo(staff, jobApplications.jobId) : hiringDesk.mayOpen(staff)),
}

/** The desk as a member of staff may see it. */
export const hiringDeskSeenBy = ({ permissions }: Pick<Staff, 'permissions'>): Desk =>
	holdsSection(permissions, 'applications') ? hiringDesk : lentDesk
