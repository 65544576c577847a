import type { SQL } from 'drizzle-orm'
import type { AnySQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { z } from 'zod/mini'
import type { ItemValues } from '#contracts/items/drafts.ts'
import type { ItemKindName } from '#contracts/items/items.ts'
import type { PreviewState } from '#contracts/items/previews.ts'
import type { ErrorCode } from '#contracts/shared/error-catalogue.ts'
import type { FileRule, ItemFormFile } from '#contracts/shared/uploads.ts'
import type { Database } from '#worker/data/db.ts'
import type { ShownRows } from '#worker/data/shadowed-database.ts'
import type { Bindings, Editor } from '#worker/http/request-context.ts'
import type { DeletedRow } from './deleted-row.ts'
import type { DatedRow, EditedTable, ScheduledTable } from './edited-table.ts'
import type { DeletedItem } from './move-to-trash.ts'
import type { NamedKind } from './named-row.ts'
import type { Snapshot } from './snapshot.ts'

/** The columns of an item's row that no form has. */
export type BaseRow = DatedRow & { createdAt: string }

/** An item with all that belongs to it, as it was read. */
export type ReadItem = DeletedRow & { item: DeletedItem }

/**
 * A field of a form with a file, and the field that says whether the file is a new one. The form of a draft names all files
 * of a list, and only the new ones of another field.
 */
type FileField = { rule: FileRule; changed?: string; isList?: true }

/** A table with rows of an item, and what a row needs to come back from the trash. */
export type ItemTable = {
	table: SQLiteTable
	/** The columns that are made of others, such as the keys of a search. */
	derived?(row: Record<string, unknown>): Record<string, unknown>
	/** The condition for a row to come back. */
	mayReturn?: SQL
}

/** A kind of item for drafts, history and trash. */
export type ItemKind = {
	name: ItemKindName
	table: EditedTable
	/** The same table with its columns for lists of what is scheduled; null for jobs. */
	scheduled: { table: ScheduledTable; title: AnySQLiteColumn; published: AnySQLiteColumn } | null
	notFound: ErrorCode
	/** The contract of its form. */
	form: z.ZodMiniType
	/** The field of the form with the id. */
	idField: string
	/** The field that tells whether visitors see the item; null if dates tell it. */
	publishedField: 'active' | 'isPublished' | null
	/** The field with the title. */
	titleField: string
	/** The field with rich text. */
	htmlField: string | null
	/** The rows that fields name by id, or by ids with commas between. */
	labels: Readonly<Record<string, NamedKind>>
	/** The fields with a number that is typed. A draft keeps it half typed, as it keeps text. Absent: none. */
	typedNumbers?: readonly string[]
	/** Values that a copy has instead of those of its original, such as dates that belong to the original only. */
	inCopy(now: Date): ItemValues
	/** By field. */
	files: Readonly<Record<string, FileField>>
	/** The tables with the item's rows, in the order of insertion. */
	tables: readonly ItemTable[]
	read(db: Database, id: number): Promise<ReadItem | null>
	/** Moves it to the trash. Absent: by no rule of its own. Throws `notFound` and its own refusals. */
	remove?(db: Database, id: number, editor: Editor): Promise<void>
	/** The form that saves a draft. Absent: its values and its new files as they are. */
	formOf?(draft: Snapshot, live: ReadItem | null, files: Record<string, ItemFormFile>): Record<string, unknown>
	/** The rows of a draft as pages read them, with placeholders for what is missing. */
	rowsOf(draft: Snapshot, base: BaseRow): ShownRows[]
	/**
	 * Returns the state of an item on a day, and its values with dates that make it visible on that day. Absent: the
	 * Published box and the schedule decide.
	 */
	openOn?(values: ItemValues, today: string): { state: PreviewState; values: ItemValues }
	/** Checks a form by the rules of a save. Throws `request.invalid`. */
	check(db: Database, form: unknown): Promise<unknown>
	/** Checks a form by its contract and saves it. Throws `request.invalid` and what the save throws. Returns the id. */
	save(db: Database, bindings: Bindings, form: unknown, editor: Editor): Promise<number>
}
