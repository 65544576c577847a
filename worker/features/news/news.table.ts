import { sql } from 'drizzle-orm'
import { check, index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { newsFields } from '#contracts/content/news.ts'
import { calendarDateColumn } from '#worker/data/columns.ts'
import { columnsOf } from '#worker/editing/field-columns.ts'
import { fileKey } from '#worker/files/files.table.ts'
import { publishableColumns, scheduleIndexes, titleIndexes } from '#worker/publishing/publishable.table.ts'

export const news = sqliteTable(
	'news',
	{
		...publishableColumns(),
		url: text('url').notNull(),
		publishedDate: calendarDateColumn('published_date').notNull(),
		thumbnailKey: fileKey('thumbnail_key').notNull(),
		thumbnailAlt: text('thumbnail_alt').notNull(),
	},
	(table) => [
		index('news_newest').on(table.publishedDate, table.id),
		index('news_published').on(table.isPublished, table.publishedDate, table.id),
		// The sitemap names the last change.
		index('news_changed').on(table.isPublished, table.updatedAt),
		index('news_thumbnail').on(table.thumbnailKey),
		...titleIndexes('news', table),
		...scheduleIndexes('news', table),
		check('news_published_flag', sql`${table.isPublished} in (0, 1)`),
	],
)

export const newsFieldColumns = columnsOf(newsFields, news, { thumbnailImage: 'thumbnailKey' })
