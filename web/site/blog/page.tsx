import type { MetaDescriptor } from 'react-router'
import { blogsPageSize } from '#contracts/content/blogs.ts'
import { messages } from '#contracts/shared/messages.ts'
import { pages } from '#web/content/pages.ts'
import type { PageHandle } from '#web/document/page-handle.ts'
import { feedLinks } from '#web/site/feeds/feed.ts'
import { EmptyList } from '#web/site/publishing/empty-list.tsx'
import { FilteredHeader } from '#web/site/publishing/filtered-header.tsx'
import {
	filteredFactsOf,
	type HeadingPart,
	headingOf,
	resultCountText,
	whyEmpty,
} from '#web/site/publishing/filtered-list.ts'
import { parsePageNumber, setListAddress } from '#web/site/publishing/list-address.ts'
import { openReading } from '#web/site/publishing/preview.ts'
import { metaTags, originIn, ownCard } from '#web/site/seo/page-meta.ts'
import { Pagination } from '#web/ui/pagination.tsx'
import { readBlogsPage } from '#worker/features/blogs/published-blogs.queries.ts'
import { pageContext } from '#worker/http/request-context.ts'
import type { Route } from './+types/page.ts'
import {
	blogHref,
	type ChosenBlogFilters,
	categoryFeedPath,
	isBlogFiltered,
	noFilters,
	parseBlogFilters,
} from './blog-address.ts'
import { BlogSidebar } from './blog-sidebar.tsx'
import { LeadingPosts } from './leading-posts.tsx'
import { PostRow } from './post-row.tsx'

export const handle = { shared: true } satisfies PageHandle

export async function loader({ request, context }: Route.LoaderArgs) {
	const page = context.get(pageContext)
	const { urlOf } = openReading(context, 'blogs')
	const filters = parseBlogFilters(request.url)
	const pageNumber = parsePageNumber(request.url)
	const { blogs, categories, tags } = await readBlogsPage(
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
	const heading = headingOf({ category, tag, search: filters.search }, pages.blog.name, posts)
	return { blogs, categories, tags, filters, pageNumber, heading, category }
}

const allPosts = { label: 'Show all posts', href: blogHref(noFilters) }

const posts = { one: 'post', many: 'posts' }

const pageOf = (heading: readonly HeadingPart[], filters: ChosenBlogFilters) =>
	isBlogFiltered(filters) ? filteredFactsOf(pages.blog, heading, blogHref(filters)) : pages.blog

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
	const { filters, pageNumber, category, blogs } = loaderData
	const feeds = feedLinks('Blog', pages.blog.path)
	const own =
		category && filters.category !== null ? feedLinks(`Blog: ${category}`, categoryFeedPath(filters.category)) : []
	return metaTags(pageOf(loaderData.heading, filters), originIn(matches), {
		address: blogHref(filters, pageNumber),
		card: ownCard(pages.blog),
		feeds: [...feeds, ...own],
		// Anybody can invent a search, so search engines should not index it.
		hidden: filters.search !== '' || blogs.totalElements === 0,
	})
}

/** Posts with a priority lead the first page. */
export default function BlogPage({ loaderData }: Route.ComponentProps) {
	const { blogs, categories, tags, filters, pageNumber, heading } = loaderData
	const filtered = isBlogFiltered(filters)
	const leading = filtered || pageNumber > 1 ? [] : blogs.content.filter(({ priorityBlog }) => priorityBlog)
	const others = blogs.content.slice(leading.length)
	return (
		<>
			<FilteredHeader
				page={pageOf(heading, filters)}
				path={pages.blog.path}
				heading={heading}
				lead={filtered ? resultCountText(blogs.totalElements, posts) : pages.blog.description}
				whole={filtered && blogs.totalElements > 0 ? allPosts : undefined}
				filters={filters}
				categories={categories.map(({ categoryId, categoryName }) => ({ id: categoryId, name: categoryName }))}
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
								reason={whyEmpty(filters.search)}
								action={filtered ? allPosts : undefined}
							/>
						)}
						<div className="mt-10">
							<Pagination page={pageNumber} totalPages={blogs.totalPages} hrefFor={(page) => blogHref(filters, page)} />
						</div>
					</div>
					<BlogSidebar tags={tags} filters={filters} />
				</div>
			</div>
		</>
	)
}
