import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { listSeparator } from '#contracts/content/case-studies.ts'
import { plainTextOf } from '#contracts/content/plain-text.ts'
import type { ItemValues } from '#contracts/items/drafts.ts'
import { type ValueType, valueFields } from '#contracts/items/fields.ts'
import { type ItemKindName, kindFacts } from '#contracts/items/kinds.ts'
import { partedKey, searchKey } from '#contracts/shared/search-key.ts'
import type { Database, Statement } from '#worker/data/db.ts'
import { columnOf, type FieldColumns } from './field-columns.ts'
import { searchTexts } from './search-texts.table.ts'

/** In characters. A search reads the text of every item. */
const longestText = 20_000
/** In characters of HTML. */
const longestHtml = 60_000

const plain: Partial<Record<ValueType, (value: string) => string>> = {
	text: (value) => value,
	paragraphs: (value) => value,
	list: (value) => value.replaceAll(listSeparator, ' · '),
	html: (value) => plainTextOf(value.slice(0, longestHtml)),
}

/** The fields whose texts are searched, besides the title: those that the item's own row keeps. */
const textFields = (kind: ItemKindName, { fields, columns }: FieldColumns) =>
	valueFields(fields).flatMap(([name, type]) => {
		const read = name !== kindFacts[kind].titleField && columns[name] ? plain[type] : undefined
		return read ? [{ name, read }] : []
	})

/** The text of an item as people read it, without its title. */
export function textOf(kind: ItemKindName, item: FieldColumns, values: Readonly<Record<string, unknown>>): string {
	const texts = textFields(kind, item).map(({ name, read }) => read(String(values[name] ?? '')).trim())
	return texts.filter(Boolean).join(' · ').slice(0, longestText)
}

const keysOf = (kind: ItemKindName, item: FieldColumns, values: Readonly<Record<string, unknown>>) => ({
	title: searchKey(String(values[kindFacts[kind].titleField] ?? '')),
	text: partedKey(textOf(kind, item, values))
		.slice(0, longestText)
		.toWellFormed(),
})

/** The statement that indexes the present content of an item. `id` is an expression for a new item. */
export function keepSearchText(
	db: Database,
	kind: ItemKindName,
	id: number | SQL<number>,
	item: FieldColumns,
	values: ItemValues,
): Statement {
	const keys = keysOf(kind, item, values)
	return db
		.insert(searchTexts)
		.values({ kind, id: sql<number>`${id}`, ...keys })
		.onConflictDoUpdate({ target: [searchTexts.kind, searchTexts.id], set: keys })
}

/** The statement that removes a deleted item from the index. */
export const dropSearchText = (db: Database, kind: ItemKindName, id: number): Statement =>
	db.delete(searchTexts).where(and(eq(searchTexts.kind, kind), eq(searchTexts.id, id)))

/** The columns with the searched texts of an item, by field, for a select from its table. */
export function textColumns(kind: ItemKindName, item: FieldColumns): Record<string, SQL<string>> {
	const names = [kindFacts[kind].titleField, ...textFields(kind, item).map(({ name }) => name)]
	return Object.fromEntries(
		names.map((name) => [name, sql<string>`substr(${columnOf(item, name)}, 1, ${longestHtml})`]),
	)
}

type StoredKind = FieldColumns & { name: ItemKindName }

/** D1 takes at most 2 MB in one value. */
const rowsPerStatement = 10

/** Writes the search texts of stored items again, except of those that somebody saves meanwhile. */
export async function indexItems(db: Database, kind: StoredKind, ids: readonly number[]): Promise<void> {
	const { table, name } = kind
	const rows = await db
		.select({ id: table.id, version: table.version, values: textColumns(name, kind) })
		.from(table)
		.where(inArray(table.id, sql`(select value from json_each(${JSON.stringify(ids)}))`))
	const keyed = rows.map(({ id, version, values }) => ({ id, version, ...keysOf(name, kind, values) }))
	const chunks = Array.from({ length: Math.ceil(keyed.length / rowsPerStatement) }, (_, place) =>
		keyed.slice(place * rowsPerStatement, (place + 1) * rowsPerStatement),
	)
	const [first, ...others] = chunks.map((chunk) =>
		db
			.insert(searchTexts)
			.select(sql`
				select ${name}, value ->> 'id', value ->> 'title', value ->> 'text' from json_each(${JSON.stringify(chunk)})
				where exists (
					select 1 from ${table} where ${table.id} = value ->> 'id' and ${table.version} = value ->> 'version')`)
			.onConflictDoUpdate({
				target: [searchTexts.kind, searchTexts.id],
				set: { title: sql`excluded.title`, text: sql`excluded.text` },
			}),
	)
	if (first) await db.batch([first, ...others])
}
