import { and, asc, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { itemKinds } from '#contracts/items/kinds.ts'
import { mostCounted, type Needs, rowsOfGroup } from '#contracts/operations/dashboard.ts'
import { companyToday } from '#contracts/shared/company-time.ts'
import { closingSoonDays, dayMs, scheduledSoonDays } from '#contracts/shared/periods.ts'
import type { Database } from '#worker/data/db.ts'
import { type Part, part } from '#worker/data/read-parts.ts'
import { drafts } from '#worker/editing/drafts.table.ts'
import { jobApplications } from '#worker/features/applications/applications.table.ts'
import { jobPosts } from '#worker/features/careers/careers.table.ts'
import { departments, enquiries } from '#worker/features/enquiries/enquiries.table.ts'
import { comingUp } from '#worker/features/schedule/coming-up.queries.ts'

/** Counts up to `mostCounted` rows. */
const countUpTo = (db: Database, table: SQLiteTable, where: SQL | undefined) =>
	db.select({ count: sql<number>`count(*)` }).from(
		db
			.select({ one: sql`1`.as('one') })
			.from(table)
			.where(where)
			.limit(mostCounted)
			.as('counted'),
	)

export function newEnquiries(db: Database, since: string): Part<Pick<Needs, 'enquiries'>> {
	const isNew = gte(enquiries.createdAt, since)
	const rows = db
		.select({
			id: enquiries.id,
			name: sql<string>`${enquiries.name}`.as('sender'),
			organization: enquiries.organization,
			department: departments.name,
			at: enquiries.createdAt,
		})
		.from(enquiries)
		.innerJoin(departments, eq(departments.id, enquiries.departmentId))
		.where(isNew)
		.orderBy(desc(enquiries.createdAt), desc(enquiries.id))
		.limit(rowsOfGroup)
	return part([rows, countUpTo(db, enquiries, isNew)], ([first, [counted]]) => ({
		enquiries: { count: counted?.count ?? 0, rows: first },
	}))
}

export function newApplications(db: Database, since: string): Part<Pick<Needs, 'applications'>> {
	const isNew = gte(jobApplications.createdAt, since)
	const rows = db
		.select({
			id: jobApplications.id,
			name: sql<string>`${jobApplications.firstName} || ' ' || ${jobApplications.lastName}`.as('name'),
			jobPost: jobPosts.jobPosition,
			at: jobApplications.createdAt,
		})
		.from(jobApplications)
		.innerJoin(jobPosts, eq(jobPosts.id, jobApplications.jobId))
		.where(isNew)
		.orderBy(desc(jobApplications.createdAt), desc(jobApplications.id))
		.limit(rowsOfGroup)
	return part([rows, countUpTo(db, jobApplications, isNew)], ([first, [counted]]) => ({
		applications: { count: counted?.count ?? 0, rows: first },
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
	return part([rows, countUpTo(db, drafts, isOwn)], ([first, [counted]]) => ({
		drafts: { count: counted?.count ?? 0, rows: first },
	}))
}

export function closingJobs(db: Database, now: Date): Part<Pick<Needs, 'closingJobs'>> {
	const last = companyToday(new Date(now.getTime() + closingSoonDays * dayMs))
	const isClosing = and(gte(jobPosts.dueDate, companyToday(now)), lte(jobPosts.dueDate, last))
	const rows = db
		.select({
			id: jobPosts.id,
			title: jobPosts.jobPosition,
			location: jobPosts.jobLocation,
			dueDate: jobPosts.dueDate,
		})
		.from(jobPosts)
		.where(isClosing)
		.orderBy(asc(jobPosts.dueDate), asc(jobPosts.startDate), asc(jobPosts.id))
		.limit(rowsOfGroup)
	return part([rows, countUpTo(db, jobPosts, isClosing)], ([first, [counted]]) => ({
		closingJobs: { count: counted?.count ?? 0, rows: first },
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
