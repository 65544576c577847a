import { and, desc, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import { idOfReference, referenceOf } from '#contracts/desks/reference.ts'
import {
	type EnquiriesQuery,
	type Enquiry,
	type EnquiryInput,
	enquiriesPageSize,
} from '#contracts/enquiries/enquiries.ts'
import { type FoundEnquiry, mostFound } from '#contracts/operations/search.ts'
import type { Origin } from '#contracts/shared/origin.ts'
import type { Paged } from '#contracts/shared/paging.ts'
import type { Database } from '#worker/data/db.ts'
import { keepAnswer, type Submission } from '#worker/data/idempotency.ts'
import { newestIn } from '#worker/data/newest-rows.ts'
import { type Recent, selectRecent } from '#worker/data/row-counts.ts'
import { containsText, findPage, selectPage } from '#worker/data/select-page.ts'
import { orderOf } from '#worker/data/sorted-by.ts'
import { excerptLength } from '#worker/desks/list/excerpt.ts'
import { isUnmerged, totalUnmerged } from '#worker/desks/subject-columns.ts'
import { AppError, isReferenceBroken } from '#worker/http/errors.ts'
import { queueMail } from '#worker/mail/outbox.ts'
import { departments, enquiries, enquiryKeysOf } from './enquiries.table.ts'
import { receiptFor } from './receipts.ts'

type NewEnquiry = Omit<EnquiryInput, 'origin'> & { origin?: Origin | null }

/**
 * Stores an enquiry with its mails to the department and to the sender, and returns the id. The key of an earlier submission
 * refuses the batch. Throws `request.invalid` for an unknown department.
 */
export async function addEnquiry(
	db: Database,
	{ selectedDepartmentId, origin = null, ...form }: NewEnquiry,
	submission: Submission | null,
	now = new Date(),
): Promise<number> {
	const at = now.toISOString()
	const newest = newestIn(enquiries)
	try {
		const [[added]] = await db.batch([
			db
				.insert(enquiries)
				.values({
					...form,
					...enquiryKeysOf(form),
					departmentId: selectedDepartmentId,
					createdAt: at,
					updatedAt: at,
					waitingSince: at,
					origin: origin && JSON.stringify(origin),
				})
				.returning({ id: enquiries.id }),
			queueMail(db, 'enquiry-arrived', newest, now),
			...receiptFor(db, newest, form.emailId, now),
			...(submission ? [keepAnswer(db, submission, sql`cast(${newest} as text)`, now)] : []),
		])
		if (!added) throw new Error('The new enquiry has no id')
		return added.id
	} catch (error) {
		if (!isReferenceBroken(error)) throw error
		throw new AppError('request.invalid', {
			fields: { selectedDepartmentId: 'Please choose a category of the list' },
		})
	}
}

const orders = { createdAt: [enquiries.createdAt, enquiries.id] }

/** Enquiries, by default the newest first. */
export function listEnquiries(db: Database, query: EnquiriesQuery): Promise<Paged<Enquiry>> {
	const { selectedDepartmentId: department } = query
	const isIn = department === null ? undefined : eq(enquiries.departmentId, department)
	const where = and(isIn, isUnmerged(enquiries))
	const rows = db
		.select({
			id: enquiries.id,
			name: enquiries.name,
			organization: enquiries.organization,
			selectedDepartmentId: enquiries.departmentId,
			phoneNo: enquiries.phoneNo,
			emailId: enquiries.emailId,
			message: enquiries.message,
			createdAt: enquiries.createdAt,
		})
		.from(enquiries)
		.where(where)
		.orderBy(...orderOf(query, orders, [desc(enquiries.createdAt), desc(enquiries.id)]))
	const total = isIn === undefined ? totalUnmerged(enquiries) : undefined
	return selectPage(db, { rows, table: enquiries, where, total }, query)
}

/** The page of the unfiltered list that holds an enquiry; null if it was erased. */
export const pageOfEnquiry = (db: Database, id: number) =>
	findPage(db, enquiries, id, enquiriesPageSize, isUnmerged(enquiries))

/** Counts the enquiries since. */
export const selectRecentEnquiries = (db: Database, recent: Recent) =>
	selectRecent(db, enquiries, enquiries.createdAt, recent)

/**
 * Finds contact requests by name, organisation, address, department and reference, the newest first. Finds one more than are shown,
 * which tells that more exist.
 */
export async function searchEnquiries(db: Database, text: string): Promise<FoundEnquiry[]> {
	const key = sql`${enquiries.searchKey} || ' ' || ${departments.nameKey}`
	const byReference = idOfReference(text)
	const found = await db
		.select({
			id: enquiries.id,
			name: enquiries.name,
			organization: enquiries.organization,
			department: departments.name,
			emailId: enquiries.emailId,
			state: enquiries.state,
			createdAt: enquiries.createdAt,
		})
		.from(enquiries)
		.innerJoin(departments, eq(departments.id, enquiries.departmentId))
		.where(
			or(
				byReference === null ? undefined : eq(enquiries.id, byReference),
				containsText({ key, text: enquiries.name }, text),
			),
		)
		.orderBy(desc(enquiries.createdAt), desc(enquiries.id))
		.limit(mostFound + 1)
	return found.map((enquiry) => ({ ...enquiry, reference: referenceOf(enquiry.id) }))
}

const mostEnquiries = 10

/** The newest enquiries from one of these addresses, in lower case, or of these numbers. */
export function selectEnquiriesOf(
	db: Database,
	{ addresses, numbers }: Record<'addresses' | 'numbers', readonly string[]>,
) {
	const { id, createdAt, message, emailId, phoneNo, mergedInto } = enquiries
	const isOneOf = (value: SQL, texts: readonly string[]) =>
		sql`${value} in (select value from json_each(${JSON.stringify(texts)}))`
	const newest = (isSame: SQL | undefined) =>
		sql`select * from (select ${id} from ${enquiries} where ${isSame} and ${mergedInto} is null order by ${id} desc limit ${mostEnquiries})`
	return db
		.select({ id, createdAt, beginning: sql<string>`substr(${message}, 1, ${excerptLength})`.as('beginning') })
		.from(enquiries)
		.where(
			sql`${id} in (${newest(and(isOneOf(sql`lower(${emailId})`, addresses), ne(emailId, '')))}
				union ${newest(and(isOneOf(sql`${phoneNo}`, numbers), ne(phoneNo, '')))})`,
		)
		.orderBy(desc(id))
		.limit(mostEnquiries)
}
