import { and, asc, eq, sql } from 'drizzle-orm'
import type { Department, DepartmentForm, Departments } from '#contracts/enquiries/enquiries.ts'
import { contentChanged } from '#worker/cache/page-cache.ts'
import { changesBetween, recordAct } from '#worker/data/audit.ts'
import type { Database } from '#worker/data/db.ts'
import { normalised } from '#worker/data/normalise.ts'
import { staleWrite } from '#worker/data/stale-write.ts'
import { isRefusedByGuard, refuseUnlessChanged } from '#worker/data/write-guards.ts'
import { AppError, isDuplicate } from '#worker/http/errors.ts'
import type { Staff } from '#worker/http/request-context.ts'
import { departments } from './enquiries.table.ts'

const listed = {
	id: departments.id,
	name: departments.name,
	mailbox: departments.mailbox,
	version: departments.version,
}

/** Whom an enquiry can be addressed to, by id. */
export async function viewDepartments(db: Database): Promise<Departments> {
	const rows = await db
		.select({ id: departments.id, name: departments.name })
		.from(departments)
		.orderBy(asc(departments.id))
	return Object.fromEntries(rows.map(({ id, name }) => [id, name]))
}

export const listDepartments = (db: Database): Promise<Department[]> =>
	db.select(listed).from(departments).orderBy(asc(departments.id))

/** Adds a department, or renames it and changes its mailbox; answers its id. */
export async function saveDepartment(
	db: Database,
	{ id, name, mailbox, version }: DepartmentForm,
	{ staff, requestId, now = new Date() }: { staff: Staff; requestId: string; now?: Date },
): Promise<number> {
	const [before] = id === null ? [] : await db.select(listed).from(departments).where(eq(departments.id, id))
	if (id !== null && !before) throw new AppError('department.not-found')
	const columns = { name, nameKey: normalised(name), mailbox, updatedAt: now.toISOString(), updatedBy: staff.id }
	const act = { actor: staff, section: 'enquiries', requestId }
	const itemId = sql<number>`(select id from departments where name_key = ${columns.nameKey})`
	const changes = changesBetween(before ?? {}, { name, mailbox })
	const expected = version === undefined ? undefined : eq(departments.version, version)
	const record = recordAct(
		db,
		{ ...act, action: before ? 'department changed' : 'department added', itemId, changes },
		now,
	)
	const bumped = { ...columns, version: sql`${departments.version} + 1` }
	try {
		if (before) {
			await db.batch([
				db
					.update(departments)
					.set(bumped)
					.where(and(eq(departments.id, before.id), expected)),
				refuseUnlessChanged(db),
				...contentChanged(db, [], now),
				record,
			])
			return before.id
		}
		const insert = db.insert(departments).values({ ...columns, createdAt: columns.updatedAt })
		const [[added]] = await db.batch([insert.returning({ id: departments.id }), ...contentChanged(db, [], now), record])
		if (!added) throw new Error('The new department has no id')
		return added.id
	} catch (error) {
		if (isRefusedByGuard(error)) throw await staleWrite(() => lastChange(db, id))
		if (!isDuplicate(error, 'departments.name_key')) throw error
		throw new AppError('department.name-taken', { fields: { name: 'This department already exists!' } })
	}
}

async function lastChange(db: Database, id: number | null): Promise<{ by: string | null; at: string } | null> {
	if (id === null) return null
	const by = sql<string | null>`(select full_name from users where users.id = departments.updated_by)`
	const [change] = await db.select({ at: departments.updatedAt, by }).from(departments).where(eq(departments.id, id))
	return change ?? null
}
