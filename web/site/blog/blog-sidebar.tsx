import { Rss } from 'lucide-react'
import type { BlogTag } from '#contracts/content/blog-labels.ts'
import { pages } from '#web/content/pages.ts'
import { blogHref, type ChosenBlogFilters, categoryFeedPath } from './blog-address.ts'
import { TagLink } from './tag-link.tsx'

export function BlogSidebar({ tags, filters }: { tags: readonly BlogTag[]; filters: ChosenBlogFilters }) {
	const feed = filters.category === null ? pages.blog.path : categoryFeedPath(filters.category)
	return (
		<aside className="flex flex-col gap-10 print:hidden">
			{tags.length > 0 && (
				<nav aria-labelledby="tags">
					<h2 id="tags" className="text-sm font-semibold">
						Tags
					</h2>
					<ul className="mt-3 flex flex-wrap gap-2">
						{tags.map(({ tagsId, tagsName }) => {
							const current = filters.tag === tagsId
							// The chosen tag links to the list without its filter.
							return (
								<li key={tagsId}>
									<TagLink
										name={tagsName}
										href={blogHref({ ...filters, tag: current ? null : tagsId })}
										current={current}
									/>
								</li>
							)
						})}
					</ul>
				</nav>
			)}
			<section aria-labelledby="feeds">
				<h2 id="feeds" className="text-sm font-semibold">
					Follow by feed
				</h2>
				<p className="mt-2 text-sm text-muted">New posts arrive in your reader; there is nothing to sign up for.</p>
				<p className="mt-2 flex gap-5">
					{(['rss', 'atom'] as const).map((format) => (
						<a
							key={format}
							href={`${feed}/${format}.xml`}
							className="inline-flex min-h-8 items-center gap-1.5 text-sm font-semibold text-brand hover:underline"
						>
							<Rss aria-hidden="true" className="size-4" />
							{format === 'rss' ? 'RSS' : 'Atom'}
						</a>
					))}
				</p>
			</section>
		</aside>
	)
}
