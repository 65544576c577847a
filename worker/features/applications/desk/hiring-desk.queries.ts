import { and, asc, desc, eq, inArray, isNotNull, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { ApplicationOrder } from '#contracts/careers/applications.ts'
import type { Conversation } from '#contracts/desks/conversation.ts'
import { referenceOf } from '#contracts/desks/reference.ts'
import type {
	HiringConversation,
	HiringFilter,
	HiringPage,
	HiringQuery,
	HiringTriageForm,
	TriagedApplications,
} from '#contracts/hiring/desk.ts'
import { hiringTabs, openStages, type Stage, soonErasedDays } from '#contracts/hiring/stages.ts'
import { type FoundApplication, mostFound } from '#contracts/operations/search.ts'
import { companyToday } from '#contracts/shared/company-time.ts'
import { dayMs } from '#contracts/shared/periods.ts'
import type { Database } from '#worker/data/db.ts'
import { users } from '#worker/data/users.table.ts'
import { readConversation } from '#worker/desks/conversation/conversation.queries.ts'
import { holdsText, isOnTab, isShown, isWanted, searchedSince } from '#worker/desks/list/desk-filter.ts'
import { listDesk } from '#worker/desks/list/desk-list.queries.ts'
import { triage } from '#worker/desks/triage/triage.ts'
import { jobPosts } from '#worker/features/careers/careers.table.ts'
import { selectEnquiriesOf } from '#worker/features/enquiries/enquiries.queries.ts'
import type { Editor, Staff } from '#worker/http/request-context.ts'
import { mailboxOf } from '#worker/visitors/mailbox.ts'
import { matchingInOrder } from '../applications.queries.ts'
import { applicationReaders, jobApplications } from '../applications.table.ts'
import { selectInterviews } from '../interviews/interviews.queries.ts'
import { spellingsOf } from '../subscriber-number.ts'
import { hiringDesk, hiringDeskSeenBy, ofJob } from './hiring-desk.ts'
import { hiringListing, idsInOrder } from './hiring-rows.ts'

/** Who asks, and for how many days after a job has closed its applications are kept. */
export type Asker = { staff: Pick<Staff, 'id' | 'permissions'>; retentionDays: number }

const sortedBy: Record<ApplicationOrder, readonly SQLWrapper[]> = {
	createddate: [],
	jobPost: [ofJob(jobPosts.positionKey), jobApplications.jobId],
	name: [jobApplications.nameKey],
	applicantExperience: [jobApplications.experience],
	applicantLocation: [jobApplications.locationKey],
}

const { nameKey, experience, locationKey, jobId } = jobApplications

/** Ties are in the order of arrival, in the same direction, like the indexes. */
const orderOf = ({ sortBy, sortDirection }: Pick<HiringFilter, 'sortBy' | 'sortDirection'>): SQL[] =>
	[...sortedBy[sortBy], jobApplications.createdAt, jobApplications.id].map(sortDirection === 'asc' ? asc : desc)

/** Whether an applicant should have heard by now. */
export const isOverdueAt = (now: Date): SQL =>
	sql`(${inArray(jobApplications.state, openStages)} and ${and(
		// The shortest promise bounds what an index reads.
		sql`${jobApplications.waitingSince} <= (select strftime('%Y-%m-%dT%H:%M:%fZ', ${now.toISOString()},
			'-' || min(${jobPosts.answerDays}) || ' days') from ${jobPosts})`,
		sql`julianday(${jobApplications.waitingSince}) + ${ofJob(jobPosts.answerDays)} <= julianday(${now.toISOString()})`,
	)})`

/** Whether an application is erased soon: see `soonErasedDays`. */
const isSoonErased = (retentionDays: number, now: Date): SQL =>
	sql`${jobApplications.jobId} in (select ${jobPosts.id} from ${jobPosts} where ${lte(jobPosts.closedOn, closedBefore(retentionDays, now))})`

/** The last day on which a job whose applications are erased soon has closed. */
export function closedBefore(retentionDays: number, now: Date): string {
	const days = retentionDays + 1 - soonErasedDays
	return new Date(Date.parse(`${companyToday(now)}T00:00Z`) - days * dayMs).toISOString().slice(0, 10)
}

/** The condition of the filters without the tab. */
function isFiltered(db: Database, filter: HiringFilter, { staff, retentionDays }: Asker, now: Date) {
	const own = and(
		matchingInOrder(filter),
		filter.overdue ? isOverdueAt(now) : undefined,
		filter.erasureAsked ? isNotNull(jobApplications.erasureAskedAt) : undefined,
		filter.soonErased ? isSoonErased(retentionDays, now) : undefined,
	)
	return isWanted(db, hiringDeskSeenBy(staff), filter, staff.id, now, own)
}

/** The condition of all filters. */
const isInHiringList = (db: Database, filter: HiringFilter, asker: Asker, now = new Date()) =>
	and(isOnTab(hiringDesk, filter.tab), isShown(hiringDesk, filter), isFiltered(db, filter, asker, now))

/** One page of the desk with the counts of its tabs. */
export const listHiringDesk = (db: Database, query: HiringQuery, asker: Asker, now = new Date()): Promise<HiringPage> =>
	listDesk(
		db,
		hiringDeskSeenBy(asker.staff),
		hiringListing(asker.staff.id, asker.retentionDays),
		hiringTabs,
		query,
		isFiltered(db, query, asker, now),
		now,
		{ orderBy: orderOf(query), sortedBy: { nameKey, experience, locationKey, jobId } },
	)

/** The ids of the whole list in its order. */
export const selectHiringIds = (db: Database, filter: HiringFilter, asker: Asker, now = new Date()) =>
	idsInOrder(db, isInHiringList(db, filter, asker, now), orderOf(filter))

/**
 * Finds applications as the search of the desk does, for users with the role, the newest first. Finds one more than are shown,
 * which tells that more exist.
 */
export function searchHiring(db: Database, text: string, now = new Date()): Promise<FoundApplication[]> {
	return db
		.select({
			id: jobApplications.id,
			name: sql<string>`${hiringDesk.sender}`,
			jobPost: jobPosts.jobPosition,
			createdAt: jobApplications.createdAt,
		})
		.from(jobApplications)
		.innerJoin(jobPosts, eq(jobPosts.id, jobApplications.jobId))
		.where(holdsText(db, hiringDesk, text, searchedSince({ text }, now)))
		.orderBy(desc(jobApplications.createdAt), desc(jobApplications.id))
		.limit(mostFound + 1)
}

/** An application with all that was said and done. Throws `application.not-found`. */
export async function readHiring(
	db: Database,
	asked: Asker & { id: number; mayOpenEnquiries: boolean } & Pick<Conversation, 'answersArrive'>,
): Promise<HiringConversation> {
	const { staff, retentionDays, id } = asked
	const { declineReason, declineNote, emailId, mobileNumber } = jobApplications
	const selectTyped = (where: SQL | undefined) =>
		db.select({ declineReason, declineNote, emailId, mobileNumber }).from(jobApplications).where(where)
	const { typed, conversation } = await readConversation(
		db,
		hiringDeskSeenBy(staff),
		hiringListing(staff.id, retentionDays),
		selectTyped,
		{ ...asked, staffId: staff.id },
	)
	const { emailId: address, mobileNumber: number, ...reasons } = typed
	const [readers, interviews, earlier] = await db.batch([
		selectCvReaders(db, id),
		selectInterviews(db, id),
		selectEnquiriesOf(
			db,
			asked.mayOpenEnquiries
				? { addresses: [address.toLowerCase(), mailboxOf(address)], numbers: spellingsOf(number) }
				: { addresses: [], numbers: [] },
		),
	])
	return {
		...reasons,
		...conversation,
		readers: readers.flatMap(({ at, ...person }) => (at === null ? [] : [{ person, at }])),
		interviews,
		enquiries: earlier.map((each) => ({ ...each, reference: referenceOf(each.id) })),
	}
}

const selectCvReaders = (db: Database, id: number) =>
	db
		.select({ id: users.id, fullName: users.fullName, at: applicationReaders.cvOpenedAt })
		.from(applicationReaders)
		.innerJoin(users, eq(users.id, applicationReaders.userId))
		.where(and(eq(applicationReaders.applicationId, id), isNotNull(applicationReaders.cvOpenedAt)))
		.orderBy(asc(applicationReaders.cvOpenedAt))

/** Changes stage, owner or snooze of applications, and returns where they stood before. */
export async function triageApplications(
	db: Database,
	{ subjects }: HiringTriageForm,
	editor: Editor,
): Promise<TriagedApplications> {
	const wanted = subjects.map(({ waitingSince, declineReason, declineNote, ...each }) => ({
		...each,
		own: { waitingSince, declineReason, declineNote },
	}))
	const before = await triage(db, hiringDesk, wanted, editor)
	return before.map(({ groupId: _, own, state, ...each }) => ({
		...each,
		...(own as Pick<TriagedApplications[number], 'waitingSince' | 'declineReason' | 'declineNote'>),
		state: state as Stage,
	}))
}
