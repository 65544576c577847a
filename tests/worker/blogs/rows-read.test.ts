import { beforeAll, expect, test } from 'vitest'
import { itemKinds } from '#contracts/items/kinds.ts'
import { bindings } from '#tests/support/worker/app.ts'
import { rowsRead } from '#tests/support/worker/rows-read.ts'
import type { Database } from '#worker/data/db.ts'
import { findArticle } from '#worker/features/blogs/article.queries.ts'
import { listAuthors } from '#worker/features/blogs/authors.queries.ts'
import {
	listBlogAddresses,
	listNewestBlogs,
	listPriorityBlogs,
	readBlogsPage,
} from '#worker/features/blogs/published-blogs.queries.ts'
import { newestNewsChange } from '#worker/features/news/published-news.queries.ts'
import { listComingUp } from '#worker/features/schedule/coming-up.queries.ts'
import { mediaPath } from '#worker/files/media-address.ts'

const howMany = 2_000
const authors = 8
const now = new Date('2026-11-21T12:00:00Z')
const firstPage = { pageNumber: 1, pageSize: 10, headingFilter: null, categoryInt: null, selectedTags: [] }

/** Blogs of eight authors, four categories and six tags, and as many news. The last ten are scheduled. */
beforeAll(async () => {
	const numbers = `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${howMany})`
	const publishAt = `iif(n > ${howMany - 10}, '2027-01-01T00:00:00.000Z', null)`
	const label = (table: string, count: number) =>
		`${numbers} insert into ${table} (created_at, updated_at, name, name_key) select '', '', 'Label ' || n, 'label ' || n from numbers limit ${count}`
	const statements = [
		label('blog_categories', 4),
		label('blog_tags', 6),
		`insert into files (key, bucket, state, name, type, size, sha256, created_at) values ('one', 'media', 'live', 'a.png', 'image/png', 1, '', '')`,
		`${numbers} insert into blogs (id, created_at, updated_at, heading, heading_key, sub_heading, author_name, date, category_id, active,
			content, cleaned_by, priority, thumbnail_key, thumbnail_alt, cover_key, cover_alt, profile_key, profile_alt, publish_at)
			select n, '2026-01-01', '2026-01-01', 'Blog ' || n, 'blog ' || n, '', 'Author ' || n % ${authors}, date('2020-01-01', '+' || n || ' days'),
			1 + n % 4, 1, '<p>Text</p>', 1, iif(n < 4, n, 0), 'one', '', 'one', '', 'one', '', ${publishAt} from numbers`,
		`insert into blog_tag_links (blog_id, tag_id) select id, 1 + id % 6 from blogs union select id, 1 + (id + 2) % 6 from blogs`,
		`${numbers} insert into news (created_at, updated_at, title, description, is_published, url, published_date, thumbnail_key, thumbnail_alt, publish_at)
			select '2026-01-01', '2026-01-01', 'News ' || n, '', 1, '', '2026-01-01', 'one', '', ${publishAt} from numbers`,
	]
	await bindings.DB.batch(statements.map((statement) => bindings.DB.prepare(statement)))
})

test.each<[string, (db: Database) => Promise<unknown>, number]>([
	['the first page', (db) => readBlogsPage(db, mediaPath, firstPage, now), 350],
	['the newest ten', (db) => listNewestBlogs(db, mediaPath, 10, null, now), 150],
	['the newest ten of a category', (db) => listNewestBlogs(db, mediaPath, 10, 2, now), 150],
	['the slideshow', (db) => listPriorityBlogs(db, mediaPath, now), 50],
	['an article', (db) => findArticle(db, mediaPath, 22, now), 400],
	['the authors', (db) => listAuthors(db, mediaPath), 10 * authors],
	['the sitemap', (db) => listBlogAddresses(db, now), howMany + 20],
	['the last change of news', (db) => newestNewsChange(db, now), 50],
	['what is coming up', (db) => listComingUp(db, itemKinds, now), 50],
])(`of ${howMany} blogs, %s reads what it shows`, async (_, act, most) => {
	const read = await rowsRead(act)
	expect(read.reduce((sum, rows) => sum + rows)).toBeLessThan(most)
})
