import { type AnyColumn, aliasedTable, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { rolesFor } from '#contracts/auth/roles.ts'
import type { Database } from '#worker/data/db.ts'
import { permissions, userPermissions } from '#worker/data/users.table.ts'
import type { Staff } from '#worker/http/request-context.ts'
import { lentJobs } from '../applications.table.ts'

/** Whether a job, or any if none is named, is lent to a user: an id, or a column of the query. */
export function isLentTo(user: number | AnyColumn, job?: AnyColumn | SQL): SQL {
	const lent = aliasedTable(lentJobs, 'lent')
	return sql`exists (select 1 from ${lentJobs} as ${lent} where ${lent.userId} = ${user} and ${
		job ? sql`${lent.jobId} = ${job}` : sql`true`
	})`
}

/** The ids of the jobs that are lent to a user. */
export const lentJobsOf = async (db: Database, { id }: Pick<Staff, 'id'>): Promise<number[]> => {
	const rows = await db.select({ jobId: lentJobs.jobId }).from(lentJobs).where(eq(lentJobs.userId, id))
	return rows.map(({ jobId }) => jobId)
}

/** Whether any job is lent to a user. */
export const hasLentJobs = async (db: Database, staff: Pick<Staff, 'id'>): Promise<boolean> =>
	(await lentJobsOf(db, staff)).length > 0

/** Whether a user of a query has the role for applications. */
export const hasApplicationsRole = (user: AnyColumn): SQL =>
	sql`exists (select 1 from ${userPermissions} join ${permissions} on ${eq(permissions.id, userPermissions.permissionId)}
		where ${userPermissions.userId} = ${user} and ${inArray(permissions.role, [...rolesFor('applications')])})`
