import type { Blog } from '#contracts/content/blogs.ts'
import type { PageFacts } from '#web/content/page-facts.ts'
import { pages } from '#web/content/pages.ts'
import { shareCardOf } from '#web/site/publishing/share-card.ts'
import { summaryOf } from '#web/site/publishing/summary.ts'
import { articleHref } from './blog-address.ts'

/** The description for search engines. `text` is the article without tags. */
export const blogSummary = ({ heading, subHeading }: Pick<Blog, 'heading' | 'subHeading'>, text: string) =>
	summaryOf(subHeading || text || heading)

/** The head data of an article's page. */
export function blogFacts({ blogsId, heading }: Pick<Blog, 'blogsId' | 'heading'>, summary: string): PageFacts {
	const { name, path } = pages.blog
	const title = `${heading} | ${name}`
	return { path: articleHref(blogsId), name: heading, title, description: summary, parent: { name, path } }
}

export const blogCard = ({ share, cover, heading }: Pick<Blog, 'share' | 'cover' | 'heading'>) =>
	shareCardOf(share ?? cover ?? undefined, heading, pages.blog)
