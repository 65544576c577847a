import { sql } from 'drizzle-orm'
import { check, index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { documentFields } from '#contracts/content/documents.ts'
import { columnsOf } from '#worker/editing/field-columns.ts'
import { fileKey } from '#worker/files/files.table.ts'
import { publishableColumns, scheduleIndexes, titleIndexes } from '#worker/publishing/publishable.table.ts'

const documentTable = <Name extends 'flyers' | 'whitepapers'>(name: Name) =>
	sqliteTable(
		name,
		{
			...publishableColumns(),
			thumbnailKey: fileKey('thumbnail_key').notNull(),
			thumbnailAlt: text('thumbnail_alt').notNull(),
			fileKey: fileKey('file_key').notNull(),
		},
		(table) => [
			index(`${name}_published`).on(table.isPublished, table.id),
			index(`${name}_thumbnail`).on(table.thumbnailKey),
			index(`${name}_file`).on(table.fileKey),
			...titleIndexes(name, table),
			...scheduleIndexes(name, table),
			check(`${name}_published_flag`, sql`${table.isPublished} in (0, 1)`),
		],
	)

/** Flyers and whitepapers have the same columns and the same functions. */
export const flyers = documentTable('flyers')
export const whitepapers = documentTable('whitepapers')
export const flyerFieldColumns = columnsOf(documentFields, flyers, { thumbnailImage: 'thumbnailKey', file: 'fileKey' })
export const whitepaperFieldColumns = columnsOf(documentFields, whitepapers, {
	thumbnailImage: 'thumbnailKey',
	file: 'fileKey',
})
export type DocumentTable = typeof flyers | typeof whitepapers
