import { sql } from 'drizzle-orm'
import { check, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { momentColumn } from '../data/columns.ts'
import { fileKey } from './files.table.ts'

/**
 * The sizes of a picture that were made so far. Derived data: backups leave the rows and their objects out, and a size
 * without a row is made again. The object of a row is named by `variantKey`.
 */
export const pictureVariants = sqliteTable(
	'picture_variants',
	{
		fileKey: fileKey('file_key').notNull(),
		width: integer('width').notNull(),
		format: text('format', { enum: ['webp'] }).notNull(),
		/** Of the object; null if the original goes out, because it moves or is no larger; 0 if scaling failed. */
		size: integer('size'),
		sha256: text('sha256'),
		createdAt: momentColumn('created_at').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.fileKey, table.width, table.format] }),
		check('picture_variants_format', sql`${table.format} in ('webp')`),
		check('picture_variants_object', sql`(${table.size} is null) = (${table.sha256} is null)`),
	],
)
