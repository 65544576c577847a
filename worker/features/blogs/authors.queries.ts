import { aliasedTable, desc, eq, sql } from 'drizzle-orm'
import { type BlogAuthor, mostAuthors } from '#contracts/content/blogs.ts'
import type { Database } from '#worker/data/db.ts'
import { filesAs, type MediaUrl, pictureColumns, pictureOf } from '#worker/publishing/publishable.ts'
import { blogs } from './blogs.table.ts'

const portrait = filesAs('portrait')
const newest = aliasedTable(blogs, 'newest')

/** Each author once: the index gives the next name after the last one, so that no other blog of an author is read. */
const authorNames = sql`(
	with recursive names(name) as (
		select min(author_name) from blogs where author_name > ''
		union all
		select (select min(author_name) from blogs where author_name > name) from names where name is not null
	)
	select name from names where name is not null
) as names`

const name = sql<string>`names.name`

/** The authors of all blogs, those of the newest blogs first. */
export async function listAuthors(db: Database, urlOf: MediaUrl): Promise<BlogAuthor[]> {
	const authors = db
		.select({
			authorName: name.as('author'),
			newestId: sql<number>`(select max(id) from blogs where author_name = ${name})`.as('newest_id'),
			portraitId: sql<
				number | null
			>`(select max(id) from blogs where author_name = ${name} and profile_key is not null)`.as('portrait_id'),
		})
		.from(authorNames)
		.orderBy(desc(sql`newest_id`))
		.limit(mostAuthors)
		.as('authors')
	const rows = await db
		.select({
			authorName: authors.authorName,
			usedAt: newest.createdAt,
			alt: blogs.profileAlt,
			file: pictureColumns(portrait),
		})
		.from(authors)
		.innerJoin(newest, eq(newest.id, authors.newestId))
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
