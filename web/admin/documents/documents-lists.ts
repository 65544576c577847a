import type { DocumentOrder } from '#contracts/content/documents.ts'
import type { ListConfig } from '../lists/list-address.ts'
import { byText, type Orders, sortParams } from '../lists/sorting.ts'

const filters = ['search', 'status', ...sortParams] as const

export const documentsOrders: Orders<DocumentOrder> = {
	first: { title: 'asc' },
	documented: 'Newest first',
	named: byText('title', 'Title'),
}

export const flyersList = { name: 'flyers', section: 'flyers', filters } as const satisfies ListConfig
export const whitepapersList = { name: 'whitepapers', section: 'whitepapers', filters } as const satisfies ListConfig
