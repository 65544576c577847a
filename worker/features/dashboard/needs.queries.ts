import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { itemKinds } from '#contracts/items/kinds.ts'
import { mostCounted, type Needs, rowsOfGroup } from '#contracts/operations/dashboard.ts'
import { companyToday } from '#contracts/shared/company-time.ts'
import { closingSoonDays, dayMs, scheduledSoonDays } from '#contracts/shared/periods.ts'
import type { Database } from '#worker/data/db.ts'
import { type Part, part } from '#worker/data/read-parts.ts'
import { drafts } from '#worker/editing/drafts/drafts.table.ts'
import { selectUnreadApplications } from '#worker/features/applications/desk/needing-applications.queries.ts'
import { selectClosingJobs } from '#worker/features/careers/careers.queries.ts'
import {
	needsIn,
	selectOffices,
	selectOwnOpen,
	selectWaiting,
} from '#worker/features/enquiries/desk/needing-enquiries.queries.ts'
import { comingUp } from '#worker/features/schedule/coming-up.queries.ts'

/** Counts up to `mostCounted` rows. */
const countUpTo = (db: Database, { table, where }: { table: SQLiteTable; where: SQL | undefined }) =>
	db.select({ count: sql<number>`count(*)` }).from(
		db
			.select({ one: sql`1`.as('one') })
			.from(table)
			.where(where)
			.limit(mostCounted)
			.as('counted'),
	)

/** What somebody has to take up: new enquiries, and open ones whose answer is overdue. */
export const enquiriesToAnswer = (db: Database, now: Date): Part<Pick<Needs, 'enquiries'>> =>
	part(
		[selectOffices(db), selectWaiting(db, 'new', mostCounted), selectWaiting(db, 'open', mostCounted)],
		([offices, fresh, open]) => {
			const all = [...fresh, ...open].map(needsIn(offices, now))
			const overdue = all.filter(({ overdueSince }) => overdueSince !== null)
			const others = all.filter(({ state, overdueSince }) => state === 'new' && overdueSince === null)
			const needing = [...overdue.sort((one, other) => one.at.localeCompare(other.at)), ...others]
			return { enquiries: { count: Math.min(needing.length, mostCounted), rows: needing.slice(0, rowsOfGroup) } }
		},
	)

/** The open enquiries of a user. */
export const ownEnquiries = (db: Database, userId: number, now: Date): Part<Pick<Needs, 'ownEnquiries'>> =>
	part([selectOffices(db), selectOwnOpen(db, userId, mostCounted)], ([offices, own]) => ({
		ownEnquiries: { count: own.length, rows: own.slice(0, rowsOfGroup).map(needsIn(offices, now)) },
	}))

export function unreadApplications(db: Database, staffId: number): Part<Pick<Needs, 'applications'>> {
	const { rows, counted } = selectUnreadApplications(db, staffId, rowsOfGroup)
	return part([rows, countUpTo(db, counted)], ([first, [all]]) => ({
		applications: { count: all?.count ?? 0, rows: first },
	}))
}

/** The drafts that the user began, in the sections that they may open. */
export function ownDrafts(
	db: Database,
	userId: number,
	held: readonly (typeof itemKinds)[number][],
): Part<Pick<Needs, 'drafts'>> {
	// As an expression, so that D1 reads the index of the author.
	const isHeld = held.length === itemKinds.length ? undefined : sql`+${drafts.kind} in ${[...held]}`
	const isOwn = and(eq(drafts.createdBy, userId), isHeld)
	const rows = db
		.select({
			kind: drafts.kind,
			draftId: drafts.id,
			itemId: drafts.itemId,
			title: drafts.title,
			at: drafts.updatedAt,
		})
		.from(drafts)
		.where(isOwn)
		.orderBy(desc(drafts.updatedAt), desc(drafts.id))
		.limit(rowsOfGroup)
	return part([rows, countUpTo(db, { table: drafts, where: isOwn })], ([first, [counted]]) => ({
		drafts: { count: counted?.count ?? 0, rows: first },
	}))
}

export function closingJobs(db: Database, now: Date): Part<Pick<Needs, 'closingJobs'>> {
	const last = companyToday(new Date(now.getTime() + closingSoonDays * dayMs))
	const { rows, counted } = selectClosingJobs(db, companyToday(now), last, rowsOfGroup)
	return part([rows, countUpTo(db, counted)], ([first, [all]]) => ({
		closingJobs: { count: all?.count ?? 0, rows: first },
	}))
}

/** What is due within the week. Refused and late versions wait for somebody, so they belong to it. */
export function scheduledSoon(
	db: Database,
	held: readonly (typeof itemKinds)[number][],
	now: Date,
): Part<Pick<Needs, 'scheduled'>> {
	const until = new Date(now.getTime() + scheduledSoonDays * dayMs).toISOString()
	const { queries, read } = comingUp(db, held, mostCounted, now)
	return {
		queries,
		read: (rows) => {
			const all = read(rows)
			const soon = all.filter(({ at }) => at <= until)
			const upTo = (count: number) => Math.min(count, mostCounted)
			return {
				scheduled: {
					count: upTo(soon.length),
					later: upTo(all.length - soon.length),
					rows: soon.slice(0, rowsOfGroup),
				},
			}
		},
	}
}
