import type { NewsArticle } from 'schema-dts'
import type { NewsItem } from '#contracts/content/news.ts'
import { brand } from '#web/content/brand.ts'

export const newsArticles = (items: readonly NewsItem[], origin: string): NewsArticle[] =>
	items.map(({ title, url, description, publishedDate, updatedAt, thumbnailImage }) => ({
		'@type': 'NewsArticle',
		headline: title,
		// A preview has none while its address is half typed.
		...(URL.canParse(url, origin) && { url: new URL(url, origin).href }),
		description,
		datePublished: publishedDate,
		dateModified: updatedAt,
		image: new URL(thumbnailImage, origin).href,
		publisher: { '@type': 'Organization', name: brand.name, url: origin },
	}))
