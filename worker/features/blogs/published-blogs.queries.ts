import { and, asc, eq, sql } from 'drizzle-orm'
import type { BlogCategory, BlogTag } from '#contracts/content/blog-labels.ts'
import type { Blog, BlogRow, PublicBlogsQuery } from '#contracts/content/blogs.ts'
import type { Paged } from '#contracts/shared/paging.ts'
import type { Database } from '#worker/data/db.ts'
import { isAmong } from '#worker/data/is-among.ts'
import { selectTotal } from '#worker/data/row-counts.ts'
import { listedForVisitors, type MediaUrl } from '#worker/publishing/publishable.ts'
import { changedForVisitors, withinOwnSchedule } from '#worker/publishing/schedule.ts'
import { amongThem, idsOf, matchingBlogs } from './blog-pages.ts'
import { blogOf, blogRowsOf, byDate, isActiveAt, selectBlogs, selectPictures, selectWholeBlog } from './blog-rows.ts'
import { blogs } from './blogs.table.ts'
import { selectUsedCategories, selectUsedTags } from './labels.ts'

const hasPriority = sql`${blogs.priority} between 1 and 5`

/**
 * The statements of a page for visitors. Without a filter, blogs with a priority lead the list, 1 before 5. All others
 * follow by date, as in a filtered list.
 */
function statementsFor(db: Database, query: PublicBlogsQuery, now: Date) {
	const { pageNumber, pageSize: size } = query
	const isActive = isActiveAt(now)
	const filters = matchingBlogs(query)
	const leads = filters ? sql`false` : hasPriority
	const skipped = size * (pageNumber - 1)
	const leading = and(isActive, filters, leads)
	const following = and(isActive, filters, sql`(${leads}) is not true`)
	// Only the database knows how many leading blogs there are.
	const leaders = sql`(select count(*) from ${blogs} where ${leading})`
	const room = sql`max(0, ${size} - max(0, ${leaders} - ${skipped}))`
	const byPriority = sql`${blogs.priority}, ${byDate}`
	return [
		selectBlogs(db)
			.where(amongThem(idsOf(leading, byPriority, size, skipped)))
			.orderBy(byPriority),
		selectBlogs(db)
			.where(amongThem(idsOf(following, byDate, room, sql`max(0, ${skipped} - ${leaders})`)))
			.orderBy(byDate),
		selectTotal(db, blogs, listedForVisitors(blogs, blogs.active, now, filters)),
	] as const
}

type Listed = Awaited<ReturnType<typeof selectBlogs>>

async function pageOf(
	[leading, others, [counted]]: readonly [Listed, Listed, { total: number }[]],
	urlOf: MediaUrl,
	size: number,
): Promise<Paged<BlogRow>> {
	const totalElements = counted?.total ?? 0
	const content = await blogRowsOf([...leading, ...others], urlOf)
	return { content, totalElements, totalPages: Math.ceil(totalElements / size) }
}

/** Active blogs, for visitors. */
export async function listActiveBlogs(
	db: Database,
	urlOf: MediaUrl,
	query: PublicBlogsQuery,
	now = new Date(),
): Promise<Paged<BlogRow>> {
	return pageOf(await db.batch(statementsFor(db, query, now)), urlOf, query.pageSize)
}

export type BlogsPage = { blogs: Paged<BlogRow>; categories: BlogCategory[]; tags: BlogTag[] }

/** The same page with the categories and tags of active blogs, to choose from. */
export async function readBlogsPage(
	db: Database,
	urlOf: MediaUrl,
	query: PublicBlogsQuery,
	now = new Date(),
): Promise<BlogsPage> {
	const [leading, others, counted, categories, tags] = await db.batch([
		...statementsFor(db, query, now),
		selectUsedCategories(db, now),
		selectUsedTags(db, now),
	])
	return { blogs: await pageOf([leading, others, counted], urlOf, query.pageSize), categories, tags }
}

/** The blogs with a priority, 1 before 5. */
export async function listPriorityBlogs(db: Database, urlOf: MediaUrl, now = new Date()): Promise<BlogRow[]> {
	const rows = selectBlogs(db)
		.where(and(isActiveAt(now), hasPriority))
		.orderBy(asc(blogs.priority), byDate)
	return blogRowsOf(await rows, urlOf)
}

/** The newest active blogs, of one category or of all. */
export async function listNewestBlogs(
	db: Database,
	urlOf: MediaUrl,
	most: number,
	categoryId: number | null = null,
	now = new Date(),
): Promise<BlogRow[]> {
	const rows = selectBlogs(db)
		.where(and(isActiveAt(now), categoryId === null ? undefined : eq(blogs.categoryId, categoryId)))
		.orderBy(byDate)
		.limit(most)
	return blogRowsOf(await rows, urlOf)
}

/** An active blog, for visitors. */
export async function findActiveBlog(
	db: Database,
	urlOf: MediaUrl,
	id: number,
	now = new Date(),
): Promise<Blog | null> {
	const [[row], pictures] = await db.batch([
		selectWholeBlog(db, and(eq(blogs.id, id), isActiveAt(now))),
		selectPictures(db, id),
	])
	return row ? blogOf(row, pictures, urlOf) : null
}

/** The active blogs for the sitemap. */
export const listBlogAddresses = (db: Database, now = new Date()): Promise<{ blogsId: number; updatedAt: string }[]> =>
	db
		.select({ blogsId: blogs.id, updatedAt: changedForVisitors(blogs) })
		.from(blogs)
		.where(and(eq(blogs.active, true), withinOwnSchedule(blogs, now)))
		.orderBy(byDate)

/** Which of these blogs visitors see. */
export const selectVisibleBlogs = (db: Database, ids: readonly number[], now = new Date()) =>
	db
		.select({ id: blogs.id })
		.from(blogs)
		.where(and(isActiveAt(now), isAmong(blogs.id, ids)))
