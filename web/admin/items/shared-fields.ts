import type { ItemField } from './item-description.ts'

// The fields that most kinds of item have.

export const thumbnail: readonly ItemField[] = [
	{ name: 'thumbnailImage', label: 'Thumbnail', look: 'picture' },
	{ name: 'thumbnailAlt', label: 'Alternative text of the thumbnail', look: 'text' },
]
export const published: ItemField = { name: 'isPublished', label: 'Published', look: 'flag' }
export const schedule: readonly ItemField[] = [
	{ name: 'publishAt', label: 'Publish at', look: 'moment' },
	{ name: 'unpublishAt', label: 'Unpublish at', look: 'moment' },
]
export const title: ItemField = { name: 'title', label: 'Title', look: 'text' }
export const description: ItemField = { name: 'description', label: 'Description', look: 'paragraphs' }
