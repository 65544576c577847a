import { and, count, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { NewsItem } from '#contracts/content/news.ts'
import type { Paged } from '#contracts/shared/paging.ts'
import type { Database } from '#worker/data/db.ts'
import { listedForVisitors, type MediaUrl, newestChange } from '#worker/publishing/publishable.ts'
import { withinSchedule } from '#worker/publishing/schedule.ts'
import { news } from './news.table.ts'
import { newsItemOf, selectNews } from './news-rows.ts'

const published = (now: Date) => and(eq(news.isPublished, true), withinSchedule(news, now))

/** Published news, the newest first. */
export async function listPublishedNews(
	db: Database,
	urlOf: MediaUrl,
	query: { pageNumber: number; size: number },
	now = new Date(),
): Promise<Paged<NewsItem>> {
	const page = await selectNews(db, listedForVisitors(news, news.isPublished, now), query)
	return { ...page, content: await Promise.all(page.content.map((row) => newsItemOf(row, urlOf))) }
}

const newer = alias(news, 'newer')

/** The page of `listPublishedNews` with this piece of news; null if it is not published. */
export async function findPublishedNewsPage(
	db: Database,
	id: number,
	size: number,
	now = new Date(),
): Promise<number | null> {
	const isNewer = sql`(${newer.publishedDate}, ${newer.id}) > (${news.publishedDate}, ${news.id})`
	const [found] = await db
		.select({ before: count(newer.id) })
		.from(news)
		.leftJoin(newer, and(eq(newer.isPublished, true), withinSchedule(news, now, newer.id), isNewer))
		.where(and(eq(news.id, id), published(now)))
		.groupBy(news.id)
	return found ? Math.floor(found.before / size) + 1 : null
}

export const newestNewsChange = (db: Database, now = new Date()) =>
	newestChange(db, news, eq(news.isPublished, true), now)
