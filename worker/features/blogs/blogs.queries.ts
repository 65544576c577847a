import { and, desc, eq, sql } from 'drizzle-orm'
import type { BlogDetails, BlogListed, BlogsQuery } from '#contracts/content/blogs.ts'
import type { Paged } from '#contracts/shared/paging.ts'
import type { Database } from '#worker/data/db.ts'
import { selectTotal } from '#worker/data/row-counts.ts'
import { orderOf } from '#worker/data/sorted-by.ts'
import { listedForStaff, type MediaUrl } from '#worker/publishing/publishable.ts'
import { scheduledOf } from '#worker/publishing/schedule.ts'
import { amongThem, idsOf, matchingBlogs } from './blog-pages.ts'
import { blogOf, blogsListedOf, selectBlogs, selectPictures, selectWholeBlog } from './blog-rows.ts'
import { blogs } from './blogs.table.ts'

const orders = { date: [blogs.date, blogs.id], heading: [blogs.headingKey, blogs.id] }

/** The plus keeps SQLite from sorting a category: it reads the index of the order until the page is full. */
const matching = ({ sortBy, ...query }: BlogsQuery) =>
	sortBy && query.categoryInt !== null
		? and(matchingBlogs({ ...query, categoryInt: null }), sql`+${blogs.categoryId} = ${query.categoryInt}`)
		: matchingBlogs(query)

/** Blogs for staff, by default the newest id first: a draft may have no date. */
export async function listBlogs(
	db: Database,
	urlOf: MediaUrl,
	query: BlogsQuery,
	now = new Date(),
): Promise<Paged<BlogListed>> {
	const { pageNumber, pageSize: size } = query
	const listing = listedForStaff(blogs.active, query.active, matching(query))
	// With the plus, a search reads headings in an index. In table order it would read every text on the way.
	const newest = query.headingFilter === null ? desc(blogs.id) : sql`+${blogs.id} desc`
	const order = sql.join([...orderOf(query, orders, [newest])], sql`, `)
	const ids = idsOf(listing.where, order, size, size * (pageNumber - 1))
	const selected = selectBlogs(db)
		.where(amongThem(ids))
		.orderBy(...orderOf(query, orders, [desc(blogs.id)]))
	const [rows, [counted]] = await db.batch([selected, selectTotal(db, blogs, listing)])
	const totalElements = counted?.total ?? 0
	const content = await blogsListedOf(rows, urlOf, now)
	return { content, totalElements, totalPages: Math.ceil(totalElements / size) }
}

/** A blog for staff, active or not. */
export async function findBlog(
	db: Database,
	urlOf: MediaUrl,
	id: number,
	now = new Date(),
): Promise<BlogDetails | null> {
	const [[row], pictures] = await db.batch([selectWholeBlog(db, eq(blogs.id, id)), selectPictures(db, id)])
	if (!row) return null
	const { version, updatedBy } = row
	const schedule = scheduledOf(row, row.active, now)
	return { ...(await blogOf(row, pictures, urlOf)), ...schedule, version, updatedBy }
}
