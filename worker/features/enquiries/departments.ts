import { asc, eq } from 'drizzle-orm'
import { type OfficeHours, usualOfficeHours } from '#contracts/desks/usual-hours.ts'
import { closesLater, closesTooSoon, type Department, type DepartmentInput } from '#contracts/enquiries/departments.ts'
import type { Departments } from '#contracts/enquiries/enquiries.ts'
import type { Database } from '#worker/data/db.ts'
import { type NamedKind, namesById, nameTaken, saveNamedRow } from '#worker/editing/rows/named-row.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { departments, enquiries } from './enquiries.table.ts'

/** No page at the edge shows a department, so there is no tag to purge. */
export const departmentKind = {
	table: departments,
	tags: [],
	audit: { section: 'enquiries', noun: 'department' },
	notFound: 'department.not-found',
} satisfies NamedKind

/** The departments that an enquiry can be addressed to, by id. */
export const viewDepartments = (db: Database): Promise<Departments> => namesById(db, departments)

type OfficeColumns = Pick<typeof departments.$inferSelect, keyof OfficeHours>

/** The hours in the row of a department. */
export const officeHoursOf = ({ opensAt, closesAt, officeDays, answerHours }: OfficeColumns): OfficeHours => ({
	opensAt,
	closesAt,
	officeDays: [...officeDays].map(Number),
	answerHours,
})

/** The department of an enquiry; undefined if it was erased. */
export async function departmentOf(db: Database, enquiryId: number) {
	const [found] = await db
		.select({ department: departments })
		.from(enquiries)
		.innerJoin(departments, eq(departments.id, enquiries.departmentId))
		.where(eq(enquiries.id, enquiryId))
	return found?.department
}

export async function listDepartments(db: Database): Promise<Department[]> {
	const { id, name, mailbox, version, answerHours, opensAt, closesAt, officeDays } = departments
	const columns = { id, name, mailbox, version, answerHours, opensAt, closesAt, officeDays }
	const rows = await db.select(columns).from(departments).orderBy(asc(departments.id))
	return rows.map((row) => ({ ...row, officeDays: [...officeHoursOf(row).officeDays] }))
}

/** Adds or changes a department and returns its id. Office hours that the form leaves out stay as they are. */
export async function saveDepartment(
	db: Database,
	{ name, mailbox, officeDays, answerHours, opensAt, closesAt, ...edit }: DepartmentInput,
	editor: Editor,
): Promise<number> {
	const given = {
		...(answerHours === undefined ? {} : { answerHours }),
		...(opensAt === undefined ? {} : { opensAt }),
		...(closesAt === undefined ? {} : { closesAt }),
		...(officeDays === undefined ? {} : { officeDays: officeDays.join('') }),
	}
	const saved = await saveNamedRow(
		db,
		departmentKind,
		edit,
		(before) => {
			if (!closesLater({ ...usualOfficeHours, ...before, ...given }))
				throw new AppError('request.invalid', { fields: { closesAt: closesTooSoon } })
			return { name, mailbox, ...given }
		},
		editor,
	)
	if (!saved) throw nameTaken('department.name-taken', 'name')
	return saved.id
}
