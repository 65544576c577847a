import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** The number of rows of each table in `countedTables`, kept by triggers. See decision 13. */
export const rowCounts = sqliteTable('row_counts', {
	table: text('table_name').primaryKey(),
	total: integer('total').notNull(),
	/** Rows whose Published box is ticked; null for a table without the box. */
	published: integer('published'),
})
