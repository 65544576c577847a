import type { BlogRow } from '#contracts/content/blogs.ts'
import { brand } from '#web/content/brand.ts'
import { pages } from '#web/content/pages.ts'
import { errorResponse } from '#web/site/error-response.ts'
import { answerFeed } from '#web/site/feeds/feed.ts'
import { parseId } from '#web/site/publishing/parse-id.ts'
import { listNewestBlogs } from '#worker/features/blogs/published-blogs.queries.ts'
import { mediaPath } from '#worker/files/media-address.ts'
import { pageShowing } from '#worker/http/request-context.ts'
import type { Route } from './+types/feed.ts'
import { articleHref, blogHref, noFilters } from './blog-address.ts'

const newest = 30

/** The newest posts, of one category if the address names one. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
	const { db, now, bindings, requestId } = pageShowing(context, 'blogs')
	const category = params.category === undefined ? null : parseId(params.category)
	if (category === null && params.category !== undefined) return noSuchCategory(requestId)
	const posts = await listNewestBlogs(db, mediaPath, newest, category, now)
	const items = posts.map((post) => itemOf(post, bindings.ORIGIN))
	const { name, description } = pages.blog
	const title = `${brand.name}: ${name}`
	if (category === null)
		return answerFeed({ title, description, path: pages.blog.path, items }, request, bindings.ORIGIN)
	const categoryName = posts[0]?.categoryName
	if (!categoryName) return noSuchCategory(requestId)
	const path = blogHref({ ...noFilters, category })
	return answerFeed({ title: `${title}: ${categoryName}`, description, path, items }, request, bindings.ORIGIN)
}

const itemOf = (post: BlogRow, origin: string) => {
	const { blogsId, heading, subHeading, authorName, date, updatedAt, categoryName, tags } = post
	return {
		id: new URL(articleHref(blogsId), origin).href,
		title: heading,
		url: articleHref(blogsId),
		summary: subHeading,
		published: date ?? updatedAt,
		updated: updatedAt,
		author: authorName,
		categories: [...(categoryName ? [categoryName] : []), ...Object.values(tags)],
	}
}

/** The category is empty or does not exist. */
const noSuchCategory = (requestId: string) => errorResponse('blog-category.not-found', requestId)
