import { kindFacts } from '#contracts/items/kinds.ts'
import { type DocumentTable, flyers, whitepapers } from './documents.table.ts'

/** The differences between flyers and whitepapers. */
export type DocumentKind = (typeof kindFacts)['flyers' | 'whitepapers'] & {
	table: DocumentTable
	section: 'flyers' | 'whitepapers'
}
export const flyerKind: DocumentKind = { ...kindFacts.flyers, table: flyers, section: 'flyers' }
export const whitepaperKind: DocumentKind = { ...kindFacts.whitepapers, table: whitepapers, section: 'whitepapers' }
