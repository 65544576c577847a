import type { MetaDescriptor } from 'react-router'
import { blogsPageSize } from '#contracts/content/blogs.ts'
import { messages } from '#contracts/shared/messages.ts'
import type { PageFacts } from '#web/content/page-facts.ts'
import { pages } from '#web/content/pages.ts'
import type { PageHandle } from '#web/document/page-handle.ts'
import { feedLinks } from '#web/site/feeds/feed.ts'
import { EmptyList } from '#web/site/publishing/empty-list.tsx'
import { parsePageNumber, setListAddress } from '#web/site/publishing/list-address.ts'
import { openReading } from '#web/site/publishing/preview.ts'
import { metaTags, originIn, ownCard } from '#web/site/seo/page-meta.ts'
import { Pagination } from '#web/ui/pagination.tsx'
import { findBlogPage } from '#worker/features/blogs/blogs.queries.ts'
import { pageContext } from '#worker/http/request-context.ts'
import type { Route } from './+types/page.ts'
import { type BlogFilters, blogHref, categoryFeedPath, isFiltered, noFilters, parseFilters } from './blog-address.ts'
import { BlogHeader, type HeadingPart } from './blog-header.tsx'
import { BlogSide } from './blog-side.tsx'
import { LeadingPosts } from './leading-posts.tsx'
import { PostRow } from './post-row.tsx'

export const handle = { shared: true } satisfies PageHandle

export async function loader({ request, context }: Route.LoaderArgs) {
	const page = context.get(pageContext)
	const { urlOf } = openReading(context, 'blogs')
	const filters = parseFilters(request.url)
	const pageNumber = parsePageNumber(request.url)
	const { blogs, categories, tags } = await findBlogPage(
		page.db,
		urlOf,
		{
			pageNumber,
			pageSize: blogsPageSize,
			headingFilter: filters.search || null,
			categoryInt: filters.category,
			selectedTags: filters.tag === null ? [] : [filters.tag],
		},
		page.now,
	)
	setListAddress(page, (number) => blogHref(filters, number), pageNumber, blogs.totalPages)
	const category = categories.find(({ categoryId }) => categoryId === filters.category)?.categoryName
	const tag = tags.find(({ tagsId }) => tagsId === filters.tag)?.tagsName
	const heading = headingOf(filters, category, tag)
	return { blogs, categories, tags, filters, pageNumber, heading, category }
}

/** Names the list by its filters. The names of editors and visitors stand between our own words. */
function headingOf({ search }: BlogFilters, category: string | undefined, tag: string | undefined): HeadingPart[] {
	const parts: HeadingPart[] = [
		...(category ? [{ name: category }] : []),
		...(tag ? [{ before: category ? ', tagged ' : 'Tagged ', name: tag }] : []),
		...(search ? [{ before: category || tag ? ', with “' : 'Posts with “', name: search, after: '”' }] : []),
	]
	return parts.length > 0 ? parts : [{ name: pages.blog.name }]
}

const textOf = (heading: readonly HeadingPart[]) =>
	heading.map(({ before = '', name, after = '' }) => before + name + after).join('')

const factsOf = (heading: string, filters: BlogFilters): PageFacts => {
	const { name, path } = pages.blog
	if (!isFiltered(filters)) return pages.blog
	return {
		...pages.blog,
		path: `/${blogHref(filters).slice(1)}`,
		name: heading,
		title: `${heading} | ${name}`,
		parent: { name, path },
	}
}

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
	const { filters, pageNumber, category, blogs } = loaderData
	const feeds = feedLinks('Blog', pages.blog.path)
	const own =
		category && filters.category !== null ? feedLinks(`Blog: ${category}`, categoryFeedPath(filters.category)) : []
	return metaTags(factsOf(textOf(loaderData.heading), filters), originIn(matches), {
		address: blogHref(filters, pageNumber),
		card: ownCard(pages.blog),
		feeds: [...feeds, ...own],
		// Anybody can invent a search, so search engines should not index it.
		hidden: filters.search !== '' || blogs.totalElements === 0,
	})
}

const leadOf = (total: number) =>
	total === 0 ? 'No posts.' : total === 1 ? 'One post.' : `${total} posts, newest first.`

/** Posts with a priority lead the first page. */
export default function BlogPage({ loaderData }: Route.ComponentProps) {
	const { blogs, categories, tags, filters, pageNumber, heading } = loaderData
	const filtered = isFiltered(filters)
	const leading = filtered || pageNumber > 1 ? [] : blogs.content.filter(({ priorityBlog }) => priorityBlog)
	const others = blogs.content.slice(leading.length)
	return (
		<>
			<BlogHeader
				page={factsOf(textOf(heading), filters)}
				heading={heading}
				lead={filtered ? leadOf(blogs.totalElements) : pages.blog.description}
				filters={filters}
				categories={categories}
			/>
			<div className="shell py-10 desktop:py-14">
				<LeadingPosts posts={leading} />
				<div className="mt-10 grid gap-x-16 gap-y-12 first:mt-0 desktop:mt-14 desktop:grid-cols-[minmax(0,1fr)_17rem]">
					<div>
						{others.length > 0 && (
							<ol className="[&>li:first-child]:border-0 [&>li:first-child]:pt-0">
								{others.map((post) => (
									<PostRow key={post.blogsId} post={post} />
								))}
							</ol>
						)}
						{blogs.content.length === 0 && (
							<EmptyList
								text={messages.noBlogs}
								action={filtered ? { label: 'See all posts', href: blogHref(noFilters) } : undefined}
							/>
						)}
						<div className="mt-10">
							<Pagination page={pageNumber} totalPages={blogs.totalPages} hrefFor={(page) => blogHref(filters, page)} />
						</div>
					</div>
					<BlogSide tags={tags} filters={filters} />
				</div>
			</div>
		</>
	)
}
