import { desc, eq, ne, sql } from 'drizzle-orm'
import { type BlogAuthor, mostAuthors } from '#contracts/content/blogs.ts'
import type { Database } from '#worker/data/db.ts'
import { filesAs, type MediaUrl, pictureColumns, pictureOf } from '#worker/publishing/publishable.ts'
import { blogs } from './blogs.table.ts'

const portrait = filesAs('portrait')

/** An index alone answers this. In the table, the portrait follows the text, which SQLite would read on the way. */
const hasPortrait = sql`${blogs.id} in (select id from blogs where profile_key is not null)`

/** The authors of all blogs, those of the newest blogs first. */
export async function listAuthors(db: Database, urlOf: MediaUrl): Promise<BlogAuthor[]> {
	const authors = db
		.select({
			authorName: blogs.authorName,
			newestId: sql<number>`max(${blogs.id})`.as('newest_id'),
			portraitId: sql<number | null>`max(iif(${hasPortrait}, ${blogs.id}, null))`.as('portrait_id'),
			usedAt: sql<string>`max(${blogs.createdAt})`.as('used_at'),
		})
		.from(blogs)
		.where(ne(blogs.authorName, ''))
		.groupBy(blogs.authorName)
		.orderBy(desc(sql`newest_id`))
		.limit(mostAuthors)
		.as('authors')
	const rows = await db
		.select({
			authorName: authors.authorName,
			usedAt: authors.usedAt,
			alt: blogs.profileAlt,
			file: pictureColumns(portrait),
		})
		.from(authors)
		.leftJoin(blogs, eq(blogs.id, authors.portraitId))
		.leftJoin(portrait, eq(portrait.key, blogs.profileKey))
		.orderBy(desc(authors.newestId))
	return Promise.all(
		rows.map(async ({ authorName, usedAt, alt, file }) => ({
			authorName,
			usedAt,
			profile: file && (await pictureOf(file, alt ?? '', urlOf)),
		})),
	)
}
