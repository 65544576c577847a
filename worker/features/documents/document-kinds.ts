import { type DocumentTable, flyers, whitepapers } from './documents.table.ts'

/** The differences between flyers and whitepapers. */
export type DocumentKind = {
	table: DocumentTable
	section: 'flyers' | 'whitepapers'
	notFound: 'flyer.not-found' | 'whitepaper.not-found'
}
export const flyerKind: DocumentKind = { table: flyers, section: 'flyers', notFound: 'flyer.not-found' }
export const whitepaperKind: DocumentKind = {
	table: whitepapers,
	section: 'whitepapers',
	notFound: 'whitepaper.not-found',
}
