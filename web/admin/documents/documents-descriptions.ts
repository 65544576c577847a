import { documentFields } from '#contracts/content/documents.ts'
import { describeItem, publishableLabels } from '../items/item-description.ts'
import { flyersList, whitepapersList } from './documents-lists.ts'

const labels = { ...publishableLabels, thumbnailImage: 'Thumbnail image', file: 'PDF attachment' }
const belongings = 'its picture and its PDF'

export const flyersDescription = describeItem('flyers', documentFields, labels, {
	belongings,
	listName: flyersList.name,
})

export const whitepapersDescription = describeItem('whitepapers', documentFields, labels, {
	belongings,
	listName: whitepapersList.name,
})
