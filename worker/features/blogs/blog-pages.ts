import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PublicBlogsQuery } from '#contracts/content/blogs.ts'
import { containsText } from '#worker/data/select-page.ts'
import { blogs, blogTagLinks } from './blogs.table.ts'

/** The ids are one bound parameter. The plus keeps SQLite from sorting the blogs of a tag: an index gives the order. */
const hasAnyTag = (ids: readonly number[]) => sql`+${blogs.id} in (
	select ${blogTagLinks.blogId} from ${blogTagLinks}
	where ${blogTagLinks.tagId} in (select value from json_each(${JSON.stringify(ids)}))
)`

type Filters = Pick<PublicBlogsQuery, 'headingFilter' | 'categoryInt' | 'selectedTags'>

/** The condition of the filters of a list; undefined without any. */
export const matchingBlogs = ({ headingFilter, categoryInt, selectedTags }: Filters): SQL | undefined =>
	and(
		categoryInt === null ? undefined : eq(blogs.categoryId, categoryInt),
		selectedTags.length === 0 ? undefined : hasAnyTag(selectedTags),
		headingFilter === null ? undefined : containsText({ key: blogs.headingKey, text: blogs.heading }, headingFilter),
	)

/** The ids of a page, found in an index alone. SQLite reads the wide rows of these blogs only. */
export const idsOf = (where: SQL | undefined, order: SQL, limit: SQL | number, offset: SQL | number) =>
	sql`(select ${blogs.id} from ${blogs} where ${where ?? sql`true`} order by ${order} limit ${limit} offset ${offset})`

export const amongThem = (ids: SQL) => sql`${blogs.id} in ${ids}`
