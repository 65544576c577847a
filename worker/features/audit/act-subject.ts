import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { itemKinds } from '#contracts/items/kinds.ts'
import { auditLog } from '#worker/data/audit.table.ts'
import { users } from '#worker/data/users.table.ts'
import { columnOf } from '#worker/editing/field-columns.ts'
import { trash } from '#worker/editing/history/trash.table.ts'
import type { NamedKind } from '#worker/editing/rows/named-row.ts'
import { labelKinds } from '#worker/features/blogs/labels.ts'
import { jobTypeKind } from '#worker/features/careers/job-types.ts'
import { categoryKind } from '#worker/features/case-studies/categories.ts'
import { desks } from '#worker/features/desks.ts'
import { departmentKind } from '#worker/features/enquiries/departments.ts'
import { savedReplyAudits, titleOfSavedReply } from '#worker/features/enquiries/saved-replies.ts'
import { kinds } from '#worker/features/item-kinds.ts'

const { section, action, itemId, changes } = auditLog

const isOf = (name: string) => sql`${section} = ${name}`

/** The present name of the row with the act's id. */
const nameIn = ({ id }: { id: AnyColumn }, name: SQL | AnyColumn) =>
	sql`(select ${name} from ${id.table} where ${id} = ${itemId})`

const named: readonly NamedKind[] = [labelKinds.category, labelKinds.tag, categoryKind, jobTypeKind, departmentKind]

const isAbout = ({ section: of, noun }: { section: string; noun?: string }) =>
	noun ? sql`(${isOf(of)} and instr(${action}, ${`${noun} `}) = 1)` : isOf(of)

/** Acts on categories, types, departments and saved replies have ids of those tables, so they are matched before items. */
const ofNamed = [
	...named.map(({ table, audit }) => sql`when ${isAbout(audit)} then ${nameIn(table, table.name)}`),
	...Object.values(savedReplyAudits).map((audit) => sql`when ${isAbout(audit)} then ${titleOfSavedReply(itemId)}`),
]

const ofItems = itemKinds.flatMap((kind) => {
	const title = columnOf(kinds[kind], kinds[kind].titleField)
	return title ? [sql`when ${isOf(kind)} then ${nameIn(kinds[kind].table, title)}`] : []
})

const ofPeople = [
	sql`when ${isOf('users')} or ${isOf('account')} then ${nameIn(users, users.fullName)}`,
	...desks.map((desk) => sql`when ${isOf(desk.section)} then ${nameIn(desk.subjects, desk.sender)}`),
]

const titleFields = ['name', 'title', 'heading', 'jobPosition', 'fullName']

const recorded = titleFields.flatMap((field) => [1, 0].map((place) => sql`${changes} ->> ${`$.${field}[${place}]`}`))

const isOfNamed = sql.join(
	named.map(({ audit }) => isAbout(audit)),
	sql` or `,
)

const inTrash = sql`(select ${trash.title} from ${trash}
	where ${trash.kind} = ${section} and ${trash.itemId} = ${itemId} and not (${isOfNamed}))`

/** What an act of the log is about, for its select: the name today, and the one in the log or in the trash. */
export const subjectColumns = {
	nameNow: sql<string | null>`case ${sql.join([...ofNamed, ...ofItems, ...ofPeople], sql` `)} end`.as('name_now'),
	nameThen: sql<string | null>`coalesce(${sql.join([...recorded, inTrash], sql`, `)})`.as('name_then'),
}

export const subjectOf = ({ nameNow, nameThen }: { nameNow: string | null; nameThen: string | null }) => ({
	title: nameNow ?? nameThen,
	isThere: nameNow !== null,
})
