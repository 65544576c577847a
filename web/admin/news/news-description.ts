import type { ItemDescription } from '../items/item-description.ts'
import { description, published, schedule, thumbnail, title } from '../items/shared-fields.ts'
import { newsList } from './news-list.ts'

export const newsDescription: ItemDescription = {
	kind: 'news',
	noun: 'news',
	belongings: 'its picture',
	listPath: '/Admin/NewsAdmin',
	listName: newsList.name,
	addPath: '/Admin/NewsAdmin/AddNewsPage',
	editPath: (id) => `/Admin/NewsAdmin/AddNewsPage/${id}`,
	published: 'isPublished',
	fields: [
		title,
		description,
		{ name: 'url', label: 'Url', look: 'text' },
		published,
		...schedule,
		{ name: 'publishedDate', label: 'Date', look: 'date' },
		...thumbnail,
	],
}
