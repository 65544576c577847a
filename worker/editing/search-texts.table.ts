import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { itemKinds } from '#contracts/items/kinds.ts'

/** What a search of the back office compares: a row for each saved item that is not in the trash. See `searchKey`. */
export const searchTexts = sqliteTable(
	'search_texts',
	{
		kind: text('kind', { enum: itemKinds }).notNull(),
		id: integer('id').notNull(),
		title: text('title').notNull(),
		text: text('text').notNull().default(''),
	},
	(table) => [
		primaryKey({ columns: [table.kind, table.id] }),
		// A search of titles reads this index alone, the newest item first.
		index('search_texts_newest').on(table.kind, table.id, table.title),
	],
)
