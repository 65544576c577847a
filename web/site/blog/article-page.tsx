import { Mail, Rss } from 'lucide-react'
import type { Blog, BlogRow } from '#contracts/content/blogs.ts'
import type { PreviewState } from '#contracts/items/previews.ts'
import { pages } from '#web/content/pages.ts'
import { SideList } from '#web/site/frame/side-list.tsx'
import { PreviewStrip } from '#web/site/publishing/preview-strip.tsx'
import { SafeHtml } from '#web/site/publishing/safe-html.tsx'
import { Neighbours, PostCards } from './around-article.tsx'
import { ArticleHeader } from './article-header.tsx'
import type { ArticleSection } from './article-html.ts'
import { blogHref, noFilters } from './blog-address.ts'
import { TagLink } from './tag-link.tsx'

type Neighbour = { blogsId: number; heading: string } | null
type Props = {
	article: {
		blog: Blog
		preview: PreviewState | null
		html: string
		sections: readonly ArticleSection[]
		minutes: number
		url: string
		related: readonly BlogRow[]
		previous: Neighbour
		next: Neighbour
	}
}

/** A shorter article needs no table of contents. */
const fewestSections = 3

export function ArticlePage({ article }: Props) {
	const { blog, preview, html, sections, minutes, url, related, previous, next } = article
	const listed = sections.length >= fewestSections
	return (
		<>
			<article className="shell pt-8 pb-14 desktop:pt-14">
				{preview && <PreviewStrip preview={preview} className="mb-8" />}
				<ArticleHeader blog={blog} minutes={minutes} />
				<div className="mt-9 grid gap-x-14 gap-y-9 desktop:mt-14 desktop:grid-cols-[13rem_minmax(0,1fr)]">
					<div className="flex flex-col gap-9 desktop:sticky desktop:top-28 desktop:self-start">
						{listed && (
							<SideList
								label="In this post"
								entries={sections.map(({ id, text }) => ({ label: text, href: `#${id}` }))}
							/>
						)}
						<div className="max-desktop:hidden">
							<ShareLinks heading={blog.heading} url={url} />
						</div>
					</div>
					<div className="min-w-0">
						<SafeHtml html={html} className="article" />
						<ArticleTags tags={blog.tags} />
					</div>
				</div>
			</article>
			<div className="shell flex flex-col gap-10 pb-14 print:hidden">
				<div className="desktop:hidden">
					<ShareLinks heading={blog.heading} url={url} />
				</div>
				<Neighbours previous={previous} next={next} />
			</div>
			{related.length > 0 && (
				<section aria-labelledby="related" className="bg-sunken py-14 print:hidden">
					<div className="shell">
						<h2 id="related" className="mb-8 text-heading">
							Related posts
						</h2>
						<PostCards posts={related} />
					</div>
				</section>
			)}
		</>
	)
}

const ArticleTags = ({ tags }: { tags: Record<string, string> }) => (
	<ul aria-label="Tags" className="mt-12 flex flex-wrap gap-2 print:hidden">
		{Object.entries(tags).map(([id, name]) => (
			<li key={id}>
				<TagLink name={name} href={blogHref({ ...noFilters, tag: Number(id) })} />
			</li>
		))}
	</ul>
)

/** Shares by mail or by copying the address. It sends nothing to other sites. */
function ShareLinks({ heading, url }: { heading: string; url: string }) {
	const mail = `mailto:?subject=${encodeURIComponent(heading)}&body=${encodeURIComponent(url)}`
	return (
		<section className="print:hidden">
			<h2 className="text-sm font-semibold">Share this post</h2>
			<ul className="mt-2 text-sm">
				<li>
					<a href={mail} className="inline-flex min-h-8 items-center gap-2 font-semibold text-brand hover:underline">
						<Mail aria-hidden="true" className="size-4" />
						Send it by email
					</a>
				</li>
				<li>
					<a
						href={`${pages.blog.path}/rss.xml`}
						className="inline-flex min-h-8 items-center gap-2 font-semibold text-brand hover:underline"
					>
						<Rss aria-hidden="true" className="size-4" />
						Follow the blog
					</a>
				</li>
				<li className="mt-2 text-muted">
					Address to copy:
					<a href={url} className="block py-0.5 text-ink wrap-anywhere underline decoration-edge underline-offset-4">
						{url.replace(/^https?:\/\//, '')}
					</a>
				</li>
			</ul>
		</section>
	)
}
