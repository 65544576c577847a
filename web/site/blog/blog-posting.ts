import type { BlogPosting } from 'schema-dts'
import type { Blog } from '#contracts/content/blogs.ts'
import { brand } from '#web/content/brand.ts'
import { articleHref } from './blog-address.ts'

type Posted = Pick<
	Blog,
	'blogsId' | 'heading' | 'subHeading' | 'authorName' | 'date' | 'categoryName' | 'tags' | 'cover' | 'updatedAt'
>

export function blogPosting(blog: Posted, { words, origin }: { words: number; origin: string }): BlogPosting {
	const { blogsId, heading, subHeading, authorName, date, categoryName, tags, cover, updatedAt } = blog
	const keywords = Object.values(tags)
	return {
		'@type': 'BlogPosting',
		headline: heading,
		...(subHeading && { description: subHeading }),
		...(cover && { image: new URL(cover.url, origin).href }),
		...(date && { datePublished: date }),
		dateModified: updatedAt,
		...(authorName && { author: { '@type': 'Person', name: authorName } }),
		publisher: { '@type': 'Organization', name: brand.name, url: origin },
		mainEntityOfPage: new URL(articleHref(blogsId), origin).href,
		...(categoryName && { articleSection: categoryName }),
		...(keywords.length > 0 && { keywords }),
		wordCount: words,
		inLanguage: 'en',
	}
}
