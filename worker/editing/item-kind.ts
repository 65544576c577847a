import type { SQL } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { z } from 'zod/mini'
import type { ItemValues } from '#contracts/items/drafts.ts'
import type { FileName, ItemFields } from '#contracts/items/fields.ts'
import { type ItemKindName, type KindFacts, kindFacts } from '#contracts/items/kinds.ts'
import type { PreviewState } from '#contracts/items/previews.ts'
import type { FileRule, ItemFormFile } from '#contracts/shared/uploads.ts'
import type { Database } from '#worker/data/db.ts'
import type { ShownRows } from '#worker/data/shadowed-database.ts'
import { validForm } from '#worker/files/multipart.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Bindings, Editor } from '#worker/http/request-context.ts'
import type { FieldColumns } from './field-columns.ts'
import type { DeletedItem } from './history/move-to-trash.ts'
import type { DeletedRow } from './rows/deleted-row.ts'
import type { DatedRow } from './rows/edited-table.ts'
import type { NamedKind } from './rows/named-row.ts'
import type { Snapshot } from './snapshot.ts'

/** The columns of an item's row that no form has. */
export type BaseRow = DatedRow & { createdAt: string }

/** An item with all that belongs to it, as it was read. */
export type ReadItem = DeletedRow & { item: DeletedItem }

/** A table with rows of an item, and what a row needs to come back from the trash. */
export type ItemTable = {
	table: SQLiteTable
	/** The columns that are made of others, such as the keys of a search. */
	derived?(row: Record<string, unknown>): Record<string, unknown>
	/** The condition for a row to come back. */
	mayReturn?: SQL
}

type ChoiceName<Fields extends ItemFields> = {
	[Name in keyof Fields & string]: Fields[Name] extends 'choice' | 'choices' ? Name : never
}[keyof Fields & string]

type SharedParts = {
	/** Values that a copy has instead of those of its original, such as dates that belong to the original only. */
	inCopy(now: Date, values: ItemValues): ItemValues
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
	/** Which of these items visitors see. Absent: its items have no page. */
	selectVisible?(db: Database, ids: readonly number[]): Promise<{ id: number }[]>
}

type OwnParts<Fields extends ItemFields, Form extends z.ZodMiniType> = SharedParts & {
	/** The contract of its form. */
	form: Form
	/** The rules of its files, by field. */
	rules: Readonly<Record<FileName<Fields>, FileRule>>
	/** The rows that its choices name, by field. */
	labels: Readonly<Record<ChoiceName<Fields>, NamedKind>>
	/** What is wrong with a form besides its contract, by field. */
	alsoWrong?(db: Database, sent: unknown): Promise<Record<string, string>>
	/** Returns the id. */
	save(db: Database, bindings: Bindings, form: z.output<Form>, editor: Editor): Promise<number>
}

/** A kind of item for drafts, history and trash. */
export type ItemKind = KindFacts &
	FieldColumns &
	SharedParts & {
		name: ItemKindName
		form: z.ZodMiniType
		rules: Readonly<Record<string, FileRule>>
		labels: Readonly<Record<string, NamedKind>>
		/** Checks a form by the rules of a save. Throws `request.invalid`. */
		check(db: Database, form: unknown): Promise<void>
		/** Checks a form by its contract and saves it. Throws `request.invalid` and what the save throws. Returns the id. */
		save(db: Database, bindings: Bindings, form: unknown, editor: Editor): Promise<number>
	}

/** Describes a kind of item to drafts, history and trash. */
export function itemKind<Item extends FieldColumns, Form extends z.ZodMiniType>(
	name: ItemKindName,
	item: Item,
	{ save, alsoWrong, ...own }: OwnParts<Item['fields'], Form>,
): ItemKind {
	const valid = (db: Database, sent: unknown) => validForm(db, own.form, sent, alsoWrong)
	return {
		...kindFacts[name],
		...item,
		...own,
		name,
		async check(db, sent) {
			await valid(db, sent)
			const fields = (await alsoWrong?.(db, sent)) ?? {}
			if (Object.keys(fields).length > 0) throw new AppError('request.invalid', { fields })
		},
		async save(db, bindings, sent, editor) {
			return save(db, bindings, await valid(db, sent), editor)
		},
	}
}
