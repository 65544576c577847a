import { asc } from 'drizzle-orm'
import type { Department, DepartmentInput, Departments } from '#contracts/enquiries/enquiries.ts'
import type { OfficeHours } from '#contracts/enquiries/office-hours.ts'
import type { Database } from '#worker/data/db.ts'
import { type NamedKind, namesById, nameTaken, saveNamedRow } from '#worker/editing/rows/named-row.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { departments } from './enquiries.table.ts'

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

export const listDepartments = (db: Database): Promise<Department[]> =>
	db
		.select({
			id: departments.id,
			name: departments.name,
			mailbox: departments.mailbox,
			version: departments.version,
		})
		.from(departments)
		.orderBy(asc(departments.id))

/** Adds or changes a department and returns its id. */
export async function saveDepartment(
	db: Database,
	{ name, mailbox, ...edit }: DepartmentInput,
	editor: Editor,
): Promise<number> {
	const saved = await saveNamedRow(db, departmentKind, edit, () => ({ name, mailbox }), editor)
	if (!saved) throw nameTaken('department.name-taken', 'name')
	return saved.id
}
