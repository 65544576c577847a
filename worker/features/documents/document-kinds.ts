import { type DocumentTable, flyers, whitepapers } from './documents.table.ts'

/** The differences between flyers and whitepapers. */
export type DocumentKind = {
	table: DocumentTable
	section: 'flyers' | 'whitepapers'
	noun: string
	notFound: 'flyer.not-found' | 'whitepaper.not-found'
}
export const flyerKind: DocumentKind = { table: flyers, section: 'flyers', noun: 'flyer', notFound: 'flyer.not-found' }
export const whitepaperKind: DocumentKind = {
	table: whitepapers,
	section: 'whitepapers',
	noun: 'whitepaper',
	notFound: 'whitepaper.not-found',
}
