import { eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#worker/data/db.ts'
import { blogPictures, blogTagLinks } from './blogs.table.ts'

/** The statements that take all tags and pictures inside the text off a blog. */
export const detach = (db: Database, blogId: number | SQL<number>) => [
	db.delete(blogTagLinks).where(eq(blogTagLinks.blogId, blogId)),
	db.delete(blogPictures).where(eq(blogPictures.blogId, blogId)),
]

/** Gives a blog exactly these tags and pictures inside its text. Each list is one bound parameter. */
export const attach = (
	db: Database,
	blogId: number | SQL<number>,
	tags: readonly number[],
	inside: ReadonlyMap<string, string>,
) => [
	...detach(db, blogId),
	db.insert(blogTagLinks).select(sql`select ${blogId}, value from json_each(${JSON.stringify(tags)})`),
	db
		.insert(blogPictures)
		.select(sql`select ${blogId}, value ->> 0, value ->> 1 from json_each(${JSON.stringify([...inside])})`),
]
