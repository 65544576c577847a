import { newsFields } from '#contracts/content/news.ts'
import { describeItem, publishableLabels } from '../items/item-description.ts'
import { newsList } from './news-list.ts'

const labels = {
	...publishableLabels,
	url: 'Url',
	publishedDate: 'Date',
	thumbnailImage: 'Image',
	thumbnailAlt: 'Alternative text of the image',
}

export const newsDescription = describeItem('news', newsFields, labels, {
	belongings: 'its picture',
	listName: newsList.name,
})
