import { desc, eq } from 'drizzle-orm'
import type { NewsItem, NewsOrder, NewsRow } from '#contracts/content/news.ts'
import type { Paged } from '#contracts/shared/paging.ts'
import type { Sorting } from '#contracts/shared/sorting.ts'
import type { Database } from '#worker/data/db.ts'
import type { Listing } from '#worker/data/row-counts.ts'
import { selectPage } from '#worker/data/select-page.ts'
import { orderOf } from '#worker/data/sorted-by.ts'
import { filesAs, type MediaUrl, pictureColumns, thumbnailOf } from '#worker/publishing/publishable.ts'
import { scheduledOf, scheduleOf } from '#worker/publishing/schedule.ts'
import { news } from './news.table.ts'

/** The thumbnails of news. */
export const newsThumbnail = filesAs('thumbnail')

/** The columns of news in lists. */
export const newsSelection = {
	id: news.id,
	title: news.title,
	description: news.description,
	url: news.url,
	publishedDate: news.publishedDate,
	isPublished: news.isPublished,
	...scheduleOf(news),
	updatedAt: news.updatedAt,
	thumbnailAlt: news.thumbnailAlt,
	thumbnail: pictureColumns(newsThumbnail),
}

const orders = { publishedDate: [news.publishedDate, news.id], title: [news.titleKey, news.id] }

/** A page of news, by default the newest first. */
export function selectNews(
	db: Database,
	listing: Listing,
	query: { pageNumber: number; size: number } & Sorting<NewsOrder>,
): Promise<Paged<Row>> {
	const rows = db
		.select(newsSelection)
		.from(news)
		.innerJoin(newsThumbnail, eq(newsThumbnail.key, news.thumbnailKey))
		.where(listing.where)
		.orderBy(...orderOf(query, orders, [desc(news.publishedDate), desc(news.id)]))
	return selectPage(db, { rows, table: news, ...listing }, query)
}

type Row = Omit<NewsRow, 'thumbnailImage' | 'thumbnailWidth' | 'thumbnailHeight' | 'state'> & {
	thumbnail: { key: string; name: string; width: number | null; height: number | null }
}

export const newsItemOf = async (row: Row, urlOf: MediaUrl): Promise<NewsItem> => ({
	id: row.id,
	title: row.title,
	description: row.description,
	url: row.url,
	publishedDate: row.publishedDate,
	isPublished: row.isPublished,
	updatedAt: row.updatedAt,
	...(await thumbnailOf(row.thumbnail, row.thumbnailAlt, urlOf)),
})

/** The same with its schedule, for staff. */
export const newsRowOf = async (row: Row, urlOf: MediaUrl, now: Date): Promise<NewsRow> => ({
	...(await newsItemOf(row, urlOf)),
	...scheduledOf(row, row.isPublished, now),
})
