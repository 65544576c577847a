import { getTableColumns } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { fileFields, type ItemFields, valueFields } from '#contracts/items/fields.ts'
import type { EditedTable } from './rows/edited-table.ts'
import { filesByField, type Snapshot } from './snapshot.ts'

type ColumnName<Table extends EditedTable> = keyof Table['$inferSelect'] & string

/** The columns of the fields that have no column of their name; null: rows of other tables keep the field. */
type OtherNames<Fields extends ItemFields, Table extends EditedTable> = Readonly<
	Record<Exclude<keyof Fields & string, ColumnName<Table>>, ColumnName<Table> | null>
>

/** The fields of a kind of item, its table, and the column of each field. */
export type FieldColumns<
	Fields extends ItemFields = ItemFields,
	Table extends EditedTable = EditedTable,
	Columns extends Readonly<Record<string, string | null>> = Readonly<Record<string, string | null>>,
> = { fields: Fields; table: Table; columns: Columns }

/** Names the column of each field. Fields with a column of their name need no entry. */
export function columnsOf<
	const Fields extends ItemFields,
	Table extends EditedTable,
	const Others extends OtherNames<Fields, Table>,
>(
	fields: Fields,
	table: Table,
	others: Others,
): FieldColumns<
	Fields,
	Table,
	{ readonly [Name in keyof Fields & string]: Name extends keyof Others ? Extract<Others[Name], string | null> : Name }
> {
	const names = Object.keys(fields).map((name) => [name, name])
	return { fields, table, columns: { ...Object.fromEntries(names), ...others } }
}

/** The column of a field; undefined if its table has none. */
export function columnOf({ table, columns }: FieldColumns, field: string): SQLiteColumn | undefined {
	const name = Object.hasOwn(columns, field) ? columns[field] : null
	return name ? getTableColumns(table)[name] : undefined
}

type ColumnsIn<Item extends FieldColumns> = Exclude<Item['columns'][keyof Item['columns']], null>

/** The columns of a row that keep fields. */
export type KeptRow<Item extends FieldColumns> = Pick<
	Item['table']['$inferSelect'],
	ColumnsIn<Item> & keyof Item['table']['$inferSelect']
>

type Scalar = string | number | boolean | null

const scalar = (value: unknown): Scalar =>
	typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null

/** The snapshot of an item for its history. `own`: what rows of other tables keep. */
export function snapshotOf<Item extends FieldColumns>(
	{ fields, columns }: Item,
	row: KeptRow<Item>,
	own: Partial<Snapshot> = {},
): Snapshot {
	const stored = new Map<string, unknown>(Object.entries(row))
	const keptIn = (name: string) => {
		const column = columns[name]
		return typeof column === 'string' ? [[name, scalar(stored.get(column))] as const] : []
	}
	const keys = fileFields(fields).flatMap(([name]) => keptIn(name))
	return {
		values: { ...Object.fromEntries(valueFields(fields).flatMap(([name]) => keptIn(name))), ...own.values },
		files: {
			...filesByField(Object.fromEntries(keys.map(([name, key]) => [name, key === null ? null : String(key)]))),
			...own.files,
		},
	}
}

/** The columns of an item that the audit log compares. `own`: what it has in their place, or besides. */
export function auditedOf<Item extends FieldColumns>(
	{ columns }: Item,
	row: KeptRow<Item>,
	own: Record<string, unknown> = {},
): Record<string, unknown> {
	const kept = new Set<string | null>(Object.values(columns))
	return { ...Object.fromEntries(Object.entries(row).filter(([column]) => kept.has(column))), ...own }
}
