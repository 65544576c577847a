import type { ItemDescription } from '../items/item-description.ts'
import { description, published, schedule, thumbnail, title } from '../items/shared-fields.ts'
import { flyersList, whitepapersList } from './documents-lists.ts'

const documentsDescription = (
	kind: 'flyers' | 'whitepapers',
	noun: string,
	listPath: string,
	listName: string,
	form: string,
): ItemDescription => ({
	kind,
	noun,
	belongings: 'its picture and its PDF',
	listPath,
	listName,
	addPath: `${listPath}/${form}`,
	editPath: (id) => `${listPath}/${form}/${id}`,
	published: 'isPublished',
	fields: [title, description, published, ...schedule, ...thumbnail, { name: 'file', label: 'PDF', look: 'file' }],
})

export const flyersDescription = documentsDescription(
	'flyers',
	'flyer',
	'/Admin/FlyersAdmin',
	flyersList.name,
	'AddFlyersPage',
)

export const whitepapersDescription = documentsDescription(
	'whitepapers',
	'whitepaper',
	'/Admin/WhitepaperAdmin',
	whitepapersList.name,
	'AddWhitepaperPage',
)
