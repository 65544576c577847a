import { and, count, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { NewsDetails, NewsItem, NewsQuery, NewsRow } from '#contracts/content/news.ts'
import type { Paged } from '#contracts/shared/paging.ts'
import type { Database } from '#worker/data/db.ts'
import { selectPage } from '#worker/data/select-page.ts'
import { editedBy } from '#worker/editing/edited-table.ts'
import {
	countItems,
	filesAs,
	type MediaUrl,
	newestChange,
	pictureColumns,
	publishedIs,
	thumbnailOf,
	titleContains,
} from '#worker/publishing/publishable.ts'
import { scheduledOf, scheduleOf, withinSchedule } from '#worker/publishing/schedule.ts'
import { news } from './news.table.ts'

const thumbnail = filesAs('thumbnail')

const listed = {
	id: news.id,
	title: news.title,
	description: news.description,
	url: news.url,
	publishedDate: news.publishedDate,
	isPublished: news.isPublished,
	...scheduleOf(news),
	updatedAt: news.updatedAt,
	thumbnailAlt: news.thumbnailAlt,
	thumbnail: pictureColumns(thumbnail),
}

/** News for staff, the newest first. */
export async function listNews(
	db: Database,
	urlOf: MediaUrl,
	{ isPublished, title, ...query }: NewsQuery,
	now = new Date(),
): Promise<Paged<NewsRow>> {
	const where = and(publishedIs(news.isPublished, isPublished), titleContains(news, title))
	const page = await selectNews(db, where, query)
	return { ...page, content: await Promise.all(page.content.map((row) => rowOf(row, urlOf, now))) }
}

/** Published news. A preview puts the piece `alsoId` at the top, regardless of its date. */
export async function listPublishedNews(
	db: Database,
	urlOf: MediaUrl,
	query: { pageNumber: number; size: number },
	alsoId: number | null = null,
	now = new Date(),
): Promise<Paged<NewsItem>> {
	const page = await selectNews(db, visible(alsoId, now), query, alsoId === null ? [] : [desc(eq(news.id, alsoId))])
	return { ...page, content: await Promise.all(page.content.map((row) => itemOf(row, urlOf))) }
}

const newer = alias(news, 'newer')

/** The page of `listPublishedNews` with this piece of news; null where it is not published. */
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

const published = (now: Date) => and(eq(news.isPublished, true), withinSchedule(news, now))

const visible = (alsoId: number | null, now: Date) =>
	alsoId === null ? published(now) : or(published(now), eq(news.id, alsoId))

function selectNews(
	db: Database,
	where: SQL | undefined,
	query: { pageNumber: number; size: number },
	first: SQL[] = [],
): Promise<Paged<Row>> {
	const rows = db
		.select(listed)
		.from(news)
		.innerJoin(thumbnail, eq(thumbnail.key, news.thumbnailKey))
		.where(where)
		.orderBy(...first, desc(news.publishedDate), desc(news.id))
	return selectPage(db, { rows, table: news, where }, query)
}

export async function findNews(
	db: Database,
	urlOf: MediaUrl,
	id: number,
	now = new Date(),
): Promise<NewsDetails | null> {
	const [row] = await db
		.select({ ...listed, ...editedBy(news) })
		.from(news)
		.innerJoin(thumbnail, eq(thumbnail.key, news.thumbnailKey))
		.where(eq(news.id, id))
	if (!row) return null
	const { version, updatedBy } = row
	return { ...(await rowOf(row, urlOf, now)), version, updatedBy }
}

type Row = Omit<NewsRow, 'thumbnailImage' | 'thumbnailWidth' | 'thumbnailHeight' | 'state'> & {
	thumbnail: { key: string; name: string; width: number | null; height: number | null }
}

const itemOf = async (row: Row, urlOf: MediaUrl): Promise<NewsItem> => ({
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
const rowOf = async (row: Row, urlOf: MediaUrl, now: Date): Promise<NewsRow> => ({
	...(await itemOf(row, urlOf)),
	...scheduledOf(row, row.isPublished, now),
})

export const countNews = (db: Database, since: string) => countItems(db, news, since)

export const newestNewsChange = (db: Database, now = new Date()) =>
	newestChange(db, news, eq(news.isPublished, true), now)
