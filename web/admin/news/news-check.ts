import type { NewsDetails } from '#contracts/content/news.ts'
import { checkedInList } from '../publish-check/checked-parts.ts'
import type { CheckedItem, PictureOf } from '../publish-check/item.ts'
import type { NewsValues } from './news-values.ts'

/** Describes the form of a piece of news for the rules. */
export const describeNews = (values: NewsValues, news: NewsDetails | null, pictureOf: PictureOf): CheckedItem => ({
	...checkedInList(values, news, 'The image', pictureOf),
	kind: 'news',
	// The contract completes the address of another site.
	links: values.url.trim().startsWith('/')
		? [{ href: values.url.trim(), text: values.title, target: { field: 'url' } }]
		: [],
})
