import type { DocumentDetails } from '#contracts/content/documents.ts'
import type { NewsDetails } from '#contracts/content/news.ts'
import type { ItemKindName } from '#contracts/items/items.ts'
import type { DocumentValues } from '../../documents/document-values.ts'
import type { NewsValues } from '../../news/news-values.ts'
import { storedThumbnail } from '../../publishing/item-picture-field.tsx'
import type { CheckedItem, PictureOf } from '../item.ts'
import { checkedPicture, shownPicture } from './parts.ts'

type Pictured = Pick<NewsValues, 'thumbnailImage' | 'thumbnailAlt'>

const listed = (
	values: Pictured,
	stored: Parameters<typeof storedThumbnail>[0],
	name: string,
	pictureOf: PictureOf,
): Omit<CheckedItem, 'kind'> => ({
	page: null,
	text: null,
	links: [],
	pictures: checkedPicture(shownPicture(values.thumbnailImage, storedThumbnail(stored), pictureOf), {
		name,
		alt: values.thumbnailAlt,
		field: 'thumbnailAlt',
	}),
	lacks: [],
})

/** Describes the form of a piece of news for the rules. */
export const describeNews = (values: NewsValues, news: NewsDetails | null, pictureOf: PictureOf): CheckedItem => ({
	...listed(values, news, 'The image', pictureOf),
	kind: 'news',
	// The contract completes the address of another site.
	links: values.url.trim().startsWith('/')
		? [{ href: values.url.trim(), text: values.title, target: { field: 'url' } }]
		: [],
})

/** Describes the form of a flyer or whitepaper for the rules. */
export const describeDocument = (
	kind: ItemKindName,
	values: DocumentValues,
	item: DocumentDetails | null,
	pictureOf: PictureOf,
): CheckedItem => ({ ...listed(values, item, 'The thumbnail image', pictureOf), kind })
