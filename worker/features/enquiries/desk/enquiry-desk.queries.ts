import { and, eq, type SQL } from 'drizzle-orm'
import type { Conversation } from '#contracts/desks/conversation.ts'
import type {
	EnquiryConversation,
	EnquiryDeskPage,
	EnquiryDeskQuery,
	EnquiryFilter,
	EnquiryTriageForm,
	TriagedEnquiries,
} from '#contracts/enquiries/desk.ts'
import { deskTabs, type EnquiryState } from '#contracts/enquiries/desk-states.ts'
import type { NewCount, NewCountQuestion } from '#contracts/operations/new-count.ts'
import { storedOrigin } from '#contracts/shared/origin.ts'
import type { Database } from '#worker/data/db.ts'
import type { Part } from '#worker/data/read-parts.ts'
import { readConversation } from '#worker/desks/conversation/conversation.queries.ts'
import { isOnTab, isShown, isWanted } from '#worker/desks/list/desk-filter.ts'
import { listDesk, orderOfTab } from '#worker/desks/list/desk-list.queries.ts'
import { newOfDesk } from '#worker/desks/list/new-of-desk.queries.ts'
import { triage } from '#worker/desks/triage/triage.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { enquiries } from '../enquiries.table.ts'
import { enquiryDesk } from '../enquiry-desk.ts'
import { enquiryListing } from './enquiry-rows.ts'

/** The condition of the filters without the tab. */
function isFiltered(db: Database, { departmentId, ...filter }: EnquiryFilter, staffId: number, now: Date) {
	const inDepartment = departmentId === null ? undefined : eq(enquiries.departmentId, departmentId)
	return isWanted(db, enquiryDesk, filter, staffId, now, inDepartment)
}

/** The condition of all filters. */
const isInList = (db: Database, filter: EnquiryFilter, staffId: number, now: Date) =>
	and(isOnTab(enquiryDesk, filter.tab), isShown(enquiryDesk, filter), isFiltered(db, filter, staffId, now))

/** One page of the desk with the counts of its tabs. */
export const listEnquiryDesk = (
	db: Database,
	query: EnquiryDeskQuery,
	staffId: number,
	now = new Date(),
): Promise<EnquiryDeskPage> =>
	listDesk(db, enquiryDesk, enquiryListing, deskTabs, query, isFiltered(db, query, staffId, now), now)

/** The ids of the filtered enquiries in the order of the desk. `period`: of those that arrived in it. */
export const selectEnquiryIds = (db: Database, filter: EnquiryFilter, staffId: number, now: Date, period?: SQL) =>
	db
		.select({ id: enquiries.id })
		.from(enquiries)
		.where(and(isInList(db, filter, staffId, now), period))
		.orderBy(...orderOfTab(enquiryDesk, filter.tab))

/** Counts what is new at the desk and in an open list. */
export function newEnquiries(
	db: Database,
	open: NewCountQuestion['desk'],
	staffId: number,
	now: Date,
): Part<Pick<NewCount, 'enquiries'>> {
	const counted = newOfDesk(
		db,
		enquiryDesk,
		open && {
			seen: open.seen,
			wanted: isInList(db, open.filter, staffId, now),
		},
		staffId,
	)
	return { queries: counted.queries, read: (rows) => ({ enquiries: counted.read(rows) }) }
}

/** An enquiry with all that was said and done. Throws `enquiry.not-found`. */
export async function readEnquiry(
	db: Database,
	asked: { id: number; staffId: number } & Pick<Conversation, 'answersArrive'>,
): Promise<EnquiryConversation> {
	const { phoneNo, message, origin } = enquiries
	const selectTyped = (where: SQL | undefined) => db.select({ phoneNo, message, origin }).from(enquiries).where(where)
	const { typed, conversation } = await readConversation(db, enquiryDesk, enquiryListing, selectTyped, asked)
	return { ...typed, origin: storedOrigin(typed.origin), ...conversation }
}

/** Changes owner, department, state or snooze of enquiries, and returns where they stood before. */
export async function triageEnquiries(
	db: Database,
	{ subjects }: EnquiryTriageForm,
	editor: Editor,
): Promise<TriagedEnquiries> {
	const wanted = subjects.map(({ departmentId, ...each }) => ({ ...each, groupId: departmentId }))
	const before = await triage(db, enquiryDesk, wanted, editor)
	return before.map(({ groupId, state, own: _, ...each }) => ({
		...each,
		state: state as EnquiryState,
		departmentId: groupId,
	}))
}
