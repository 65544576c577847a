import { eq } from 'drizzle-orm'
import type { NewsDetails, NewsQuery, NewsRow } from '#contracts/content/news.ts'
import type { Paged } from '#contracts/shared/paging.ts'
import type { Database } from '#worker/data/db.ts'
import { editedBy } from '#worker/editing/rows/edited-table.ts'
import { listedForStaff, type MediaUrl, titleContains } from '#worker/publishing/publishable.ts'
import { news } from './news.table.ts'
import { newsRowOf, newsSelection, newsThumbnail, selectNews } from './news-rows.ts'

/** News for staff, by default the newest first. */
export async function listNews(
	db: Database,
	urlOf: MediaUrl,
	{ isPublished, title, ...query }: NewsQuery,
	now = new Date(),
): Promise<Paged<NewsRow>> {
	const listing = listedForStaff(news.isPublished, isPublished, titleContains(news, title))
	const page = await selectNews(db, listing, query)
	return { ...page, content: await Promise.all(page.content.map((row) => newsRowOf(row, urlOf, now))) }
}

export async function findNews(
	db: Database,
	urlOf: MediaUrl,
	id: number,
	now = new Date(),
): Promise<NewsDetails | null> {
	const [row] = await db
		.select({ ...newsSelection, ...editedBy(news) })
		.from(news)
		.innerJoin(newsThumbnail, eq(newsThumbnail.key, news.thumbnailKey))
		.where(eq(news.id, id))
	if (!row) return null
	const { version, updatedBy } = row
	return { ...(await newsRowOf(row, urlOf, now)), version, updatedBy }
}
