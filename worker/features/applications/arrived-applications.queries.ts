import { sql } from 'drizzle-orm'
import type { NewCount, NewCountQuestion } from '#contracts/operations/new-count.ts'
import { mostNew } from '#contracts/shared/most-counted.ts'
import type { Database } from '#worker/data/db.ts'
import { idsAfter, newestIdOf } from '#worker/data/newest-rows.ts'
import { type Part, part } from '#worker/data/read-parts.ts'
import { matching } from './applications.queries.ts'
import { jobApplications } from './applications.table.ts'
import { isUnreadBy } from './desk/hiring-rows.ts'

/**
 * Counts the applications that a user has not opened, those that came since, and those of them that the open list would show.
 * It reads the newest rows alone.
 */
export function arrivedApplications(
	db: Database,
	open: NewCountQuestion['applications'],
	staffId: number,
): Part<Pick<NewCount, 'applications'>> {
	const isInList = open?.filter ? matching(open.filter) : sql`false`
	const counted = db
		.select({
			newest: newestIdOf(jobApplications).as('newest'),
			arrived: sql<number>`count(*)`.as('arrived'),
			inList: sql<number>`count(*) filter (where ${isInList ?? sql`true`})`.as('in_list'),
		})
		.from(jobApplications)
		.where(sql`${jobApplications.id} in ${idsAfter(db, jobApplications, open?.seen ?? null)}`)
	const unread = db
		.select({ count: sql<number>`count(*)`.as('unread') })
		.from(jobApplications)
		.where(isUnreadBy(staffId))
	return part([counted, unread], ([[found], [opened]]) => ({
		applications: {
			unread: Math.min(opened?.count ?? 0, mostNew),
			newest: found?.newest ?? 0,
			arrived: Math.min(found?.arrived ?? 0, mostNew),
			inList: Math.min(found?.inList ?? 0, mostNew),
		},
	}))
}
