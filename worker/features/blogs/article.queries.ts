import { type AnyColumn, and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Blog, BlogRow } from '#contracts/content/blogs.ts'
import type { Database } from '#worker/data/db.ts'
import type { MediaUrl } from '#worker/publishing/publishable.ts'
import { blogOf, blogRowsOf, byDate, isActiveAt, selectBlogs, selectPictures, selectWholeBlog } from './blog-rows.ts'
import { blogs, blogTagLinks } from './blogs.table.ts'

type BlogLink = { blogsId: number; heading: string }
export type Article = { blog: Blog; related: BlogRow[]; previous: BlogLink | null; next: BlogLink | null }

const relatedShown = 3
/** The related blogs share the most tags among at most this many blogs of the category. */
const relatedAmong = 40

/** An active blog with its related and neighbouring blogs. */
export async function findArticle(
	db: Database,
	urlOf: MediaUrl,
	id: number,
	now = new Date(),
): Promise<Article | null> {
	const [[row], pictures, related, [previous], [next]] = await db.batch([
		selectWholeBlog(db, and(eq(blogs.id, id), isActiveAt(now))),
		selectPictures(db, id),
		selectRelated(db, id, now),
		selectNeighbour(db, id, 'older', now),
		selectNeighbour(db, id, 'newer', now),
	])
	if (!row) return null
	return {
		blog: await blogOf(row, pictures, urlOf),
		related: await blogRowsOf(related, urlOf),
		previous: previous ?? null,
		next: next ?? null,
	}
}

/** Ranks the candidates by the columns of indexes. SQLite reads the wide rows of those that are shown only. */
function selectRelated(db: Database, id: number, now: Date) {
	const candidates = db
		.select({ id: blogs.id, date: blogs.date })
		.from(blogs)
		.where(
			and(
				eq(blogs.categoryId, sql`(select category_id from blogs where id = ${id})`),
				isActiveAt(now),
				ne(blogs.id, id),
			),
		)
		.orderBy(byDate)
		.limit(relatedAmong)
		.as('candidates')
	const rank = (of: { id: AnyColumn; date: AnyColumn }) => {
		const sharedTags = sql`(
			select count(*) from ${blogTagLinks} where ${blogTagLinks.blogId} = ${of.id}
			and ${blogTagLinks.tagId} in (select tag_id from blog_tag_links where blog_id = ${id})
		)`
		return [desc(sharedTags), desc(of.date), desc(of.id)]
	}
	const related = db
		.select({ id: candidates.id })
		.from(candidates)
		.orderBy(...rank(candidates))
		.limit(relatedShown)
	return selectBlogs(db)
		.where(inArray(blogs.id, related))
		.orderBy(...rank(blogs))
}

/** The active blog before or after another one by date. */
const selectNeighbour = (db: Database, id: number, which: 'older' | 'newer', now: Date) => {
	const own = sql`(select date, id from blogs where id = ${id})`
	const place = sql`(${blogs.date}, ${blogs.id})`
	return db
		.select({ blogsId: blogs.id, heading: blogs.heading })
		.from(blogs)
		.where(and(isActiveAt(now), which === 'older' ? sql`${place} < ${own}` : sql`${place} > ${own}`))
		.orderBy(which === 'older' ? byDate : sql`${blogs.date}, ${blogs.id}`)
		.limit(1)
}
