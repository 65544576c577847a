import { asc, desc, eq, getTableName } from 'drizzle-orm'
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'
import { type ErrorCode, errors } from '#contracts/shared/error-catalogue.ts'
import type { Paged } from '#contracts/shared/paging.ts'
import { changesBetween } from '#worker/data/audit.ts'
import type { Database, Statement } from '#worker/data/db.ts'
import { normalised } from '#worker/data/normalise.ts'
import { selectPage } from '#worker/data/select-page.ts'
import { AppError, isDuplicate } from '#worker/http/errors.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { deleteRow } from './deleted-row.ts'
import { saveRow } from './edited-row.ts'
import type { EditedTable, OwnColumns, ReadRow, StoredRow } from './edited-table.ts'
import { lastWriteWins } from './last-write-wins.ts'
import { type EditOf, findEditedRow, findRow } from './read-row.ts'

/** Any table of names that are unique in their normalised form. */
type NamedTable = EditedTable & Record<'name' | 'nameKey', AnySQLiteColumn<{ data: string; notNull: true }>>

export type NamedRow = ReadRow & { name: string }

/** A kind of named row: its table, the tags of the pages that show it, and its place in the audit log. */
export type NamedKind<Table extends NamedTable = NamedTable> = {
	table: Table
	tags: readonly string[]
	audit: { section: string; noun?: string }
	notFound: ErrorCode
}

const selectNames = (db: Database, table: NamedTable) =>
	db.select({ id: table.id, name: table.name, version: table.version }).from(table)

/** One page of names, the newest first. */
export const listNames = (
	db: Database,
	table: NamedTable,
	page: { pageNumber: number; size: number },
): Promise<Paged<NamedRow>> =>
	selectPage(db, { rows: selectNames(db, table).orderBy(desc(table.id)), table, where: undefined }, page)

/** All names in alphabetical order, to choose from. */
export const allNames = (db: Database, table: NamedTable): Promise<NamedRow[]> =>
	selectNames(db, table).orderBy(asc(table.nameKey))

/** All names by id. */
export async function namesById(db: Database, table: NamedTable): Promise<Record<string, string>> {
	const rows = await selectNames(db, table).orderBy(asc(table.id))
	return Object.fromEntries(rows.map(({ id, name }) => [id, name]))
}

/** Throws `kind.notFound`. */
export async function findName(db: Database, { table, notFound }: NamedKind, id: number): Promise<NamedRow> {
	const [row] = await selectNames(db, table).where(eq(table.id, id))
	if (!row) throw new AppError(notFound)
	return row
}

/** Adds or changes a named row and returns its id and new version; null if another row has the name. */
export const saveNamedRow = <Table extends NamedTable>(
	db: Database,
	{ table, tags, audit, notFound }: NamedKind<Table>,
	edit: EditOf,
	columnsFrom: (before: StoredRow<Table> | null) => Omit<OwnColumns<Table>, 'nameKey'> & { name: string },
	editor: Editor,
): Promise<ReadRow | null> =>
	lastWriteWins(edit.version, async () => {
		const before = await findEditedRow(db, table, edit, notFound)
		const named = columnsFrom(before)
		const columns = { ...named, nameKey: normalised(named.name) }
		const changes = changesBetween(before ?? {}, named)
		try {
			const savedId = await saveRow<NamedTable>(
				db,
				{ table, before, columns, tags, audit: { ...audit, changes } },
				editor,
			)
			return { id: savedId, version: (before?.version ?? 0) + 1 }
		} catch (error) {
			if (isDuplicate(error, `${getTableName(table)}.name_key`)) return null
			throw error
		}
	})

/** The refusal of a name that another row has, under the field of the form. */
export const nameTaken = (code: ErrorCode, field: string) =>
	new AppError(code, { fields: { [field]: errors[code].message } })

/** Deletes a named row after the rows that refer to it. Throws `kind.notFound`. */
export async function deleteNamedRow(
	db: Database,
	{ table, tags, audit, notFound }: NamedKind,
	id: number,
	first: Statement[],
	editor: Editor,
): Promise<void> {
	const read = async () => {
		const row = await findRow<NamedTable>(db, table, id)
		return row ? { table, row, first, tags, audit: { ...audit, before: { name: row.name } } } : null
	}
	if (!(await deleteRow(db, read, editor))) throw new AppError(notFound)
}
