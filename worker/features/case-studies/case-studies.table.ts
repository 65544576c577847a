import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { caseStudyFields } from '#contracts/content/case-studies.ts'
import { calendarDateColumn } from '#worker/data/columns.ts'
import { columnsOf } from '#worker/editing/field-columns.ts'
import { editedColumns } from '#worker/editing/rows/edited-table.ts'
import { fileKey } from '#worker/files/files.table.ts'
import { publishableColumns, scheduleIndexes, titleIndexes } from '#worker/publishing/publishable.table.ts'

export const caseStudyCategories = sqliteTable('case_study_categories', {
	...editedColumns(),
	name: text('name').notNull(),
	/** NFKC, lower case. */
	nameKey: text('name_key').notNull().unique(),
})

export const caseStudies = sqliteTable(
	'case_studies',
	{
		...publishableColumns(),
		/** See `searchKey`. */
		titleKey: text('title_key').notNull(),
		categoryId: integer('category_id')
			.notNull()
			.references(() => caseStudyCategories.id, { onDelete: 'restrict' }),
		/** Items joined by `///`, like the benefits. */
		challenges: text('challenges').notNull(),
		benefits: text('benefits').notNull(),
		publishedDate: calendarDateColumn('published_date').notNull(),
		thumbnailKey: fileKey('thumbnail_key').notNull(),
		thumbnailAlt: text('thumbnail_alt').notNull(),
		pdfKey: fileKey('pdf_key').notNull(),
	},
	(table) => [
		index('case_studies_newest').on(table.publishedDate, table.id),
		// The index holds the title, so that a search reads the index alone until it has found its page.
		index('case_studies_published').on(table.isPublished, table.publishedDate, table.id, table.titleKey),
		index('case_studies_category').on(
			table.categoryId,
			table.isPublished,
			table.publishedDate,
			table.id,
			table.titleKey,
		),
		index('case_studies_thumbnail').on(table.thumbnailKey),
		index('case_studies_pdf').on(table.pdfKey),
		...titleIndexes('case_studies', table),
		...scheduleIndexes('case_studies', table),
		check('case_studies_published_flag', sql`${table.isPublished} in (0, 1)`),
	],
)

export const caseStudyFieldColumns = columnsOf(caseStudyFields, caseStudies, {
	thumbnailImage: 'thumbnailKey',
	pdfAttachment: 'pdfKey',
})
