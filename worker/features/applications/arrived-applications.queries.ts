import { sql } from 'drizzle-orm'
import type { NewCount, NewCountQuestion } from '#contracts/operations/new-count.ts'
import { mostNew } from '#contracts/shared/most-counted.ts'
import type { Database } from '#worker/data/db.ts'
import { idsAfter, newestIdOf } from '#worker/data/newest-rows.ts'
import { type Part, part } from '#worker/data/read-parts.ts'
import { matching } from './applications.queries.ts'
import { jobApplications } from './applications.table.ts'

/** Counts the applications that came since, and those of them that the open list would show. It reads the newest rows alone. */
export function arrivedApplications(
	db: Database,
	open: NewCountQuestion['applications'],
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
	return part([counted], ([[found]]) => ({
		applications: {
			newest: found?.newest ?? 0,
			arrived: Math.min(found?.arrived ?? 0, mostNew),
			inList: Math.min(found?.inList ?? 0, mostNew),
		},
	}))
}
