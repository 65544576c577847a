import {
	aliasedTable,
	and,
	asc,
	eq,
	getTableColumns,
	getTableName,
	gt,
	ne,
	notExists,
	type SQL,
	sql,
} from 'drizzle-orm'
import type { AnySQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { asciiDigits, composed, plainName } from '#contracts/shared/plain-characters.ts'
import { contentChanged } from '#worker/cache/page-cache.ts'
import type { Database } from '#worker/data/db.ts'
import { jobRuns } from '#worker/data/job-runs.table.ts'
import type { JobRun } from '#worker/data/job-runs.ts'
import { migrationsOfBuild } from '#worker/data/migrations.ts'
import { normalised } from '#worker/data/normalise.ts'
import { users } from '#worker/data/users.table.ts'
import { messageKeyOf } from '#worker/desks/mail-facts.ts'
import { trash } from '#worker/editing/history/trash.table.ts'
import { indexItems } from '#worker/editing/search-texts.ts'
import { applicationKeysOf, jobApplications } from '#worker/features/applications/applications.table.ts'
import { blogCategories, blogs, blogTags, headingKeyOf } from '#worker/features/blogs/blogs.table.ts'
import { jobNamesOf, jobPosts, jobTypes } from '#worker/features/careers/careers.table.ts'
import { caseStudyCategories } from '#worker/features/case-studies/case-studies.table.ts'
import { desks } from '#worker/features/desks.ts'
import { departments, enquiries, enquiryKeysOf } from '#worker/features/enquiries/enquiries.table.ts'
import { kinds } from '#worker/features/item-kinds.ts'
import { nameColumns, userSearchKey } from '#worker/features/users/user-names.ts'
import { titleKeyOf } from '#worker/publishing/publishable.table.ts'

/** Raise it with a change of what a column holds: of `searchKey`, of the forms of names, or of an entry below. */
const version = 2

/** Rows that an earlier release or migration wrote are due, too. */
const rules = `${version} after ${migrationsOfBuild.at(-1)}`

/** Few, because the free plan of Workers limits the work of a run. */
const rowsPerRun = 50

type StoredRow = { id: number } & Record<string, unknown>
type Derived = {
	table: SQLiteTable & Record<'id', AnySQLiteColumn>
	/** The values of the columns by the present rules. */
	derive(row: Record<string, unknown>): Record<string, unknown>
	/** The columns that `derive` reads and returns. */
	columns: readonly string[]
}

/** A table with derived columns. `derive` returns some of `columns` from the others. */
function derivedIn<
	Table extends SQLiteTable & Record<'id', AnySQLiteColumn>,
	Column extends keyof Table['$inferSelect'] & string,
>(
	table: Table,
	columns: readonly Column[],
	derive: (row: Pick<Table['$inferSelect'], Column>) => Partial<Pick<Table['$inferSelect'], Column>>,
): Derived {
	return { table, columns, derive: (row) => derive(row as Pick<Table['$inferSelect'], Column>) }
}

const titled = ['title', 'titleKey'] as const
const named = ['name', 'nameKey'] as const
const namesOf = ({ name }: { name: string }) => ({ name: composed(name), nameKey: normalised(composed(name)) })

/** The tables of the kinds whose only key is that of the title. */
const titledTables: readonly Derived[] = Object.values(kinds)
	.filter(({ tables }) => tables.some(({ derived }) => derived === titleKeyOf))
	.map(({ table }) => ({ table, columns: titled, derive: titleKeyOf }))

/** The keys of searches, and the names and numbers that are stored in one form. */
const derived: readonly Derived[] = [
	derivedIn(
		users,
		['userName', 'userNameKey', 'confusableKey', 'searchKey', 'fullName', 'email', 'mobileNumber'],
		({ userName, fullName, email, mobileNumber }) => ({
			...nameColumns(composed(userName)),
			...userSearchKey({ userName, fullName, email }),
			fullName: composed(fullName),
			mobileNumber: asciiDigits(mobileNumber),
		}),
	),
	derivedIn(blogs, ['heading', 'headingKey'], headingKeyOf),
	...titledTables,
	derivedIn(jobPosts, ['jobPosition', 'jobLocation', 'positionKey', 'locationKey'], jobNamesOf),
	// The rows in an entry get their columns when they come back.
	derivedIn(trash, ['kind', ...titled], ({ kind, title: stored }) => {
		const title = kind === 'careers' ? plainName(stored) : stored
		return { title, ...titleKeyOf({ title }) }
	}),
	derivedIn(blogCategories, named, namesOf),
	derivedIn(blogTags, named, namesOf),
	derivedIn(caseStudyCategories, named, namesOf),
	derivedIn(jobTypes, named, namesOf),
	derivedIn(departments, named, namesOf),
	derivedIn(
		enquiries,
		['name', 'organization', 'emailId', 'phoneNo', 'message', 'searchKey', 'messageKey'],
		({ name, organization, emailId, phoneNo, message }) => ({
			name: plainName(name),
			phoneNo: asciiDigits(phoneNo),
			...enquiryKeysOf({ name: plainName(name), organization, emailId, message }),
		}),
	),
	// No search finds a reply that is being written.
	...desks.map(({ messages }) =>
		derivedIn(messages, ['text', 'delivery', 'textKey', 'mail'], ({ text, delivery, mail }) => ({
			textKey: delivery === 'draft' ? '' : messageKeyOf({ text, mail }),
		})),
	),
	derivedIn(
		jobApplications,
		[
			...(['firstName', 'lastName', 'emailId', 'mobileNumber', 'location'] as const),
			...(['nameKey', 'locationKey', 'searchKey', 'mailbox', 'subscriberNumber'] as const),
		],
		({ firstName, lastName, emailId, mobileNumber, location }) => {
			const typed = {
				...{ firstName: plainName(firstName), lastName: plainName(lastName) },
				mobileNumber: asciiDigits(mobileNumber),
			}
			return { ...typed, ...applicationKeysOf({ ...typed, emailId, location }) }
		},
	),
]

/**
 * Derives the columns of rows that were stored before the present rules, and the search texts of items, some rows of one
 * table in each run, from the place that the run's row names. Once all rows are done it does nothing. Versions and the audit log stay as they are, so that
 * open forms can still be saved.
 */
export async function fillDerivedKeys(
	db: Database,
	{ derivedBy, derivedTable, derivedId }: JobRun,
	now = new Date(),
): Promise<void> {
	const isBegun = derivedBy === rules
	if (isBegun && derivedTable === null) return
	const found = isBegun ? derived.findIndex(({ table }) => getTableName(table) === derivedTable) : -1
	const [place, after] = found >= 0 ? [found, derivedId] : [0, 0]
	const entry = derived[place]
	if (!entry) return
	const rows = await readRows(db, entry, after)
	await update(db, entry, rows)
	const kind = Object.values(kinds).find(({ table }) => table === entry.table)
	if (kind)
		await indexItems(
			db,
			kind,
			rows.map(({ id }) => id),
		)
	const isWhole = rows.length < rowsPerRun
	const next = derived[isWhole ? place + 1 : place]
	await db.batch([
		db
			.update(jobRuns)
			.set({
				derivedBy: rules,
				derivedTable: next ? getTableName(next.table) : null,
				derivedId: isWhole ? 0 : rows.at(-1)?.id,
			})
			// A concurrent run may have done these rows, and a restore covers all rows.
			.where(
				and(
					eq(jobRuns.id, 1),
					is(jobRuns.derivedBy, derivedBy),
					is(jobRuns.derivedTable, derivedTable),
					eq(jobRuns.derivedId, derivedId),
				),
			),
		// Cached pages of searches show what the old keys found.
		...(next ? [] : contentChanged(db, [], now)),
	])
}

const is = (column: unknown, value: unknown): SQL => sql`${column} is ${value}`

function readRows(db: Database, { table, columns }: Derived, after: number): Promise<StoredRow[]> {
	const all = getTableColumns(table)
	const selected = Object.fromEntries(['id', ...columns].flatMap((name) => (all[name] ? [[name, all[name]]] : [])))
	return db
		.select(selected)
		.from(table)
		.where(gt(table.id, after))
		.orderBy(asc(table.id))
		.limit(rowsPerRun) as unknown as Promise<StoredRow[]>
}

/** Changes rows, except those that were changed since they were read, and those whose new unique name another row has. */
async function update(db: Database, { table, columns, derive }: Derived, rows: readonly StoredRow[]): Promise<void> {
	const stored = getTableColumns(table)
	const other = aliasedTable(table, 'other')
	const [first, ...others] = rows.flatMap((was) => {
		const now = derive(was)
		if (Object.entries(now).every(([name, value]) => was[name] === value)) return []
		const isFree = (name: string) => {
			const taken = and(is(getTableColumns(other)[name], now[name]), ne(other.id, was.id))
			return notExists(db.select({ id: other.id }).from(other).where(taken))
		}
		const conditions = columns.map((name) =>
			and(is(stored[name], was[name]), stored[name]?.isUnique && name in now ? isFree(name) : undefined),
		)
		return [
			db
				.update(table)
				.set(now)
				.where(and(eq(table.id, was.id), ...conditions)),
		]
	})
	if (first) await db.batch([first, ...others])
}
