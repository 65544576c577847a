import { and, asc, count, desc, eq, getTableName, gte, isNotNull, isNull, lt, min, sql, sum } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { StoredSize } from '#contracts/operations/operations.ts'
import { capitalised } from '#contracts/shared/capitalised.ts'
import { keepMailDays } from '#contracts/shared/periods.ts'
import { purges } from '#worker/cache/purges.table.ts'
import { markLength } from '#worker/crypto/pepper.ts'
import { auditLog, isBackup } from '#worker/data/audit.table.ts'
import { contentVersion } from '#worker/data/content-version.table.ts'
import type { Database } from '#worker/data/db.ts'
import { selectTotals, totalIn } from '#worker/data/row-counts.ts'
import { permissions, userPermissions, users } from '#worker/data/users.table.ts'
import { replacements } from '#worker/editing/drafts/replacements.table.ts'
import { listDepartments } from '#worker/features/enquiries/departments.ts'
import { kinds } from '#worker/features/item-kinds.ts'
import { fileHolders, files } from '#worker/files/files.table.ts'
import { outbox } from '#worker/mail/outbox.table.ts'
import { stuckAfterAttempts } from '#worker/mail/outbox.ts'

/** The size of the database in bytes. */
export async function databaseBytes(db: Database): Promise<number> {
	const { meta } = await db.run(sql`select 1`)
	return meta.size_after
}

const broken = z.array(z.object({ table: z.string(), parent: z.string(), rows: z.int() }))

/** The rows that refer to a row that is not there, counted by table. Reads every row that refers to another one. */
export const brokenReferences = async (db: Database) =>
	broken.parse(
		await db.all(
			sql`select "table", parent, count(distinct coalesce(rowid, -1)) as rows from pragma_foreign_key_check group by "table", parent`,
		),
	)

/** The rows of the migrations that no page of the back office can delete. */
export async function firstRows(db: Database) {
	const [kept, versions, departments] = await Promise.all([
		db.select({ role: permissions.role }).from(permissions),
		db.$count(contentVersion),
		listDepartments(db),
	])
	return { roles: kept.map(({ role }) => role), departments: departments.length, contentVersions: versions }
}

/** The active users with the role Admin: those who have set a password, and those who have not yet. */
export async function countAdmins(db: Database): Promise<{ ready: number; invited: number }> {
	const [counted] = await db
		.select({ ready: count(users.passwordHash), all: count() })
		.from(users)
		.innerJoin(userPermissions, eq(userPermissions.userId, users.id))
		.innerJoin(permissions, eq(permissions.id, userPermissions.permissionId))
		.where(and(eq(users.active, true), eq(permissions.role, 'Admin')))
	const { ready, all } = counted ?? { ready: 0, all: 0 }
	return { ready, invited: all - ready }
}

/** The pepper marks of the passwords of active users, and how many have each. */
export const pepperMarks = (db: Database) => {
	const mark = sql<string>`substr(${users.passwordHash}, 1, ${markLength})`
	return db
		.select({ mark, count: count() })
		.from(users)
		.where(and(eq(users.active, true), isNotNull(users.passwordHash)))
		.groupBy(mark)
}

/** The statement that reads when the newest backup was made, taken or restored. It has an index of its own. */
export const selectNewestBackup = (db: Database) =>
	db
		.select({
			madeAt: sql<string>`case ${auditLog.action} when 'backup taken' then ${auditLog.at} else ${auditLog.changes} ->> '$.madeAt[1]' end`,
		})
		.from(auditLog)
		.where(isBackup(auditLog.action))
		.orderBy(desc(auditLog.at))
		.limit(1)

/** The time of the newest backup, and of the first audited act; null if there is none. */
export async function backupMoments(db: Database): Promise<{ lastBackup: string | null; firstAct: string | null }> {
	const [[backup], [first]] = await db.batch([
		selectNewestBackup(db),
		db.select({ at: auditLog.at }).from(auditLog).orderBy(asc(auditLog.at)).limit(1),
	])
	return { lastBackup: backup?.madeAt ?? null, firstAct: first?.at ?? null }
}

export type Overdue = { count: number; oldest: string | null }

/** The work that was due before a moment. */
export async function overdueWork(
	db: Database,
	before: string,
): Promise<Record<'replacements' | 'mail' | 'purges' | 'files', Overdue>> {
	const tryAt = sql<string>`coalesce(${replacements.nextTryAt}, ${replacements.dueAt})`
	const [[replacement], [mail], [purge], [file]] = await db.batch([
		db
			.select({ count: count(), oldest: min(tryAt) })
			.from(replacements)
			.where(and(isNull(replacements.failedAt), lt(tryAt, before))),
		db
			.select({ count: count(), oldest: min(outbox.nextAttemptAt) })
			.from(outbox)
			.where(and(eq(outbox.status, 'waiting'), lt(outbox.nextAttemptAt, before))),
		db
			.select({ count: count(), oldest: min(purges.nextAttemptAt) })
			.from(purges)
			.where(lt(purges.nextAttemptAt, before)),
		db
			.select({ count: count(), oldest: min(files.dueAt) })
			.from(files)
			.where(lt(files.dueAt, before)),
	])
	const none = { count: 0, oldest: null }
	return { replacements: replacement ?? none, mail: mail ?? none, purges: purge ?? none, files: file ?? none }
}

/** How many purges have failed repeatedly. The cron deletes old ones, so they are few. */
export const countStuckPurges = (db: Database) => db.$count(purges, gte(purges.attempts, stuckAfterAttempts))

/** The files without an owner, by state, and how many of them are overdue. */
export const ownerlessFiles = (db: Database, before: string) =>
	db
		.select({
			state: files.state,
			count: count(),
			overdue: sql<number>`count(*) filter (where ${files.dueAt} < ${before})`,
		})
		.from(files)
		.where(isNotNull(files.dueAt))
		.groupBy(files.state)

/** Public files that nothing names although they are kept, and named ones that will be deleted. */
export async function countUnmatched(db: Database): Promise<{ unnamed: number; doomed: number }> {
	const isNamed = sql`exists (select 1 from ${fileHolders} where ${fileHolders.fileKey} = ${files.key})`
	const [counted] = await db
		.select({
			unnamed: sql<number>`count(*) filter (where ${files.state} = 'live' and not ${isNamed})`,
			doomed: sql<number>`count(*) filter (where ${files.state} <> 'live' and ${isNamed})`,
		})
		.from(files)
		.where(eq(files.bucket, 'media'))
	return counted ?? { unnamed: 0, doomed: 0 }
}

const bucketNames = { media: 'Public files', private: 'Private files' } as const

/** The numbers of rows, the largest first, and of files by bucket. */
export async function measureSizes(db: Database): Promise<StoredSize[]> {
	const named: (readonly [string, string])[] = [
		...Object.values(kinds).map(({ units: [, name], table }) => [capitalised(name), getTableName(table)] as const),
		['Applications', 'job_applications'],
		['Contact requests', 'enquiries'],
		['Users', 'users'],
		['Audit log', 'audit_log'],
	]
	const [totals, [mails], buckets] = await db.batch([
		selectTotals(db),
		db.select({ count: count() }).from(outbox),
		db
			.select({ bucket: files.bucket, count: count(), bytes: sum(files.size).mapWith(Number) })
			.from(files)
			.groupBy(files.bucket),
	])
	const rows = [
		...named.map(([name, table]) => ({ name, count: totalIn(totals, table), bytes: null })),
		{ name: `Mails of the last ${keepMailDays} days`, count: mails?.count ?? 0, bytes: null },
	]
	return [
		...rows.sort((a, b) => b.count - a.count),
		...buckets.map(({ bucket, ...size }) => ({ name: bucketNames[bucket], ...size })),
	]
}
