import { data, type MetaDescriptor } from 'react-router'
import { plainTextOf } from '#contracts/content/plain-text.ts'
import { brand } from '#web/content/brand.ts'
import { pages } from '#web/content/pages.ts'
import type { PageHandle } from '#web/document/page-handle.ts'
import { feedLinks } from '#web/site/feeds/feed.ts'
import { Breadcrumbs } from '#web/site/frame/breadcrumbs.tsx'
import { places } from '#web/site/parts/picture-places.ts'
import { sourcesOf } from '#web/site/parts/picture-sources.ts'
import { MissingItem } from '#web/site/publishing/missing-item.tsx'
import { parseId } from '#web/site/publishing/parse-id.ts'
import { openReading } from '#web/site/publishing/preview.ts'
import { readableCard } from '#web/site/publishing/share-card.ts'
import { metaTags, originIn, scalesPicturesIn } from '#web/site/seo/page-meta.ts'
import { findArticle } from '#worker/features/blogs/article.queries.ts'
import { listNewestBlogs } from '#worker/features/blogs/published-blogs.queries.ts'
import { mediaPath } from '#worker/files/media-address.ts'
import { pageContext } from '#worker/http/request-context.ts'
import { withPictures } from '#worker/publishing/rich-text.ts'
import type { Route } from './+types/article.ts'
import { PostCards } from './around-article.tsx'
import { articleHtml, countWords, readingMinutes } from './article-html.ts'
import { ArticlePage } from './article-page.tsx'
import { articleHref } from './blog-address.ts'
import { blogCard, blogFacts, blogSummary } from './blog-head.ts'
import { blogPosting } from './blog-posting.ts'

export const handle = { shared: true } satisfies PageHandle

const newestCount = 3

export async function loader({ params, context }: Route.LoaderArgs) {
	const { db, urlOf, preview, now } = openReading(context, 'blogs')
	const id = parseId(params.blogsId) ?? 0
	const article = await findArticle(db, urlOf, id, now)
	if (!article)
		return data({ missing: await listNewestBlogs(db, mediaPath, newestCount, null, now), article: null }, 404)
	const { content, images } = article.blog
	const text = plainTextOf(content)
	const words = countWords(text)
	return {
		missing: null,
		article: {
			...article,
			preview,
			...articleHtml(
				withPictures(
					content,
					(name) => images[name] ?? null,
					(picture) => sourcesOf(picture, places.insideArticle),
				),
				plainTextOf,
			),
			words,
			minutes: readingMinutes(words),
			summary: blogSummary(article.blog, text),
			url: new URL(articleHref(id), context.get(pageContext).bindings.ORIGIN).href,
		},
	}
}

export function meta({ loaderData: { article }, matches }: Route.MetaArgs): MetaDescriptor[] {
	const origin = originIn(matches)
	if (!article) return [{ title: `This post is not here | ${brand.name}` }, { name: 'robots', content: 'noindex' }]
	const { blog, words, summary, preview } = article
	return metaTags(blogFacts(blog, summary), origin, {
		type: 'article',
		card: readableCard(blogCard(blog), pages.blog, scalesPicturesIn(matches)),
		data: [blogPosting(blog, { words, origin })],
		feeds: feedLinks('Blog', pages.blog.path),
		hidden: preview !== null,
	})
}

export default function BlogView({ loaderData: { article, missing } }: Route.ComponentProps) {
	if (!article)
		return (
			<MissingItem page={pages.blog} title="This post is not here" action="See all posts" newest="The newest posts">
				<PostCards posts={missing} />
			</MissingItem>
		)
	return (
		<>
			<div className="shell pt-6">
				<Breadcrumbs page={blogFacts(article.blog, article.summary)} />
			</div>
			<ArticlePage article={article} />
		</>
	)
}
