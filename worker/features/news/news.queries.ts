import { and, count, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { NewsDetails, NewsItem, NewsQuery } from '#contracts/content/news.ts'
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
} from '#worker/publishing/publishable.ts'
import { news } from './news.table.ts'

const thumbnail = filesAs('thumbnail')

const listed = {
	id: news.id,
	title: news.title,
	description: news.description,
	url: news.url,
	publishedDate: news.publishedDate,
	isPublished: news.isPublished,
	updatedAt: news.updatedAt,
	thumbnailAlt: news.thumbnailAlt,
	thumbnail: pictureColumns(thumbnail),
}

/** News for staff, the newest first. */
export const listNews = (db: Database, urlOf: MediaUrl, query: NewsQuery) =>
	selectNews(db, urlOf, publishedIs(news.isPublished, query.isPublished), query)

/** Published news. A preview puts the piece `alsoId` at the top, regardless of its date. */
export const listPublishedNews = (
	db: Database,
	urlOf: MediaUrl,
	query: { pageNumber: number; size: number },
	alsoId: number | null = null,
) => selectNews(db, urlOf, visible(alsoId), query, alsoId === null ? [] : [desc(eq(news.id, alsoId))])

const newer = alias(news, 'newer')

/** The page of `listPublishedNews` with this piece of news; null where it is not published. */
export async function findPublishedNewsPage(db: Database, id: number, size: number): Promise<number | null> {
	const isNewer = sql`(${newer.publishedDate}, ${newer.id}) > (${news.publishedDate}, ${news.id})`
	const [found] = await db
		.select({ before: count(newer.id) })
		.from(news)
		.leftJoin(newer, and(eq(newer.isPublished, true), isNewer))
		.where(and(eq(news.id, id), eq(news.isPublished, true)))
		.groupBy(news.id)
	return found ? Math.floor(found.before / size) + 1 : null
}

const visible = (alsoId: number | null) =>
	alsoId === null ? eq(news.isPublished, true) : or(eq(news.isPublished, true), eq(news.id, alsoId))

async function selectNews(
	db: Database,
	urlOf: MediaUrl,
	where: SQL | undefined,
	query: { pageNumber: number; size: number },
	first: SQL[] = [],
): Promise<Paged<NewsItem>> {
	const rows = db
		.select(listed)
		.from(news)
		.innerJoin(thumbnail, eq(thumbnail.key, news.thumbnailKey))
		.where(where)
		.orderBy(...first, desc(news.publishedDate), desc(news.id))
	const page = await selectPage(db, { rows, table: news, where }, query)
	return { ...page, content: await Promise.all(page.content.map((row) => itemOf(row, urlOf))) }
}

export async function findNews(db: Database, urlOf: MediaUrl, id: number): Promise<NewsDetails | null> {
	const [row] = await db
		.select({ ...listed, ...editedBy(news) })
		.from(news)
		.innerJoin(thumbnail, eq(thumbnail.key, news.thumbnailKey))
		.where(eq(news.id, id))
	if (!row) return null
	const { version, updatedBy } = row
	return { ...(await itemOf(row, urlOf)), version, updatedBy }
}

type Row = Omit<NewsItem, 'thumbnailImage' | 'thumbnailWidth' | 'thumbnailHeight'> & {
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

export const countNews = (db: Database, since: string) => countItems(db, news, since)

export const newestNewsChange = (db: Database) => newestChange(db, news, eq(news.isPublished, true))
