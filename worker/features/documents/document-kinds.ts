import { kindFacts } from '#contracts/items/kinds.ts'
import {
	type DocumentTable,
	flyerFieldColumns,
	flyers,
	whitepaperFieldColumns,
	whitepapers,
} from './documents.table.ts'

/** The differences between flyers and whitepapers. */
export type DocumentKind = (typeof kindFacts)['flyers' | 'whitepapers'] & {
	table: DocumentTable
	section: 'flyers' | 'whitepapers'
	columns: typeof flyerFieldColumns | typeof whitepaperFieldColumns
}
export const flyerKind: DocumentKind = {
	...kindFacts.flyers,
	table: flyers,
	section: 'flyers',
	columns: flyerFieldColumns,
}
export const whitepaperKind: DocumentKind = {
	...kindFacts.whitepapers,
	table: whitepapers,
	section: 'whitepapers',
	columns: whitepaperFieldColumns,
}
