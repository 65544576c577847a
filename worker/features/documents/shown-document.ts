import type { BaseRow } from '#worker/editing/item-kind.ts'
import type { Snapshot } from '#worker/editing/snapshot.ts'
import { missingPdf, missingPicture, notPublished, shownValues } from '#worker/publishing/shown-values.ts'
import type { DocumentTable, flyers } from './documents.table.ts'

/** The row of a draft of a flyer or a whitepaper, for its preview. */
export function shownDocument(table: DocumentTable, { values, files }: Snapshot, base: BaseRow) {
	const { text } = shownValues(values)
	const row: typeof flyers.$inferSelect = {
		...base,
		...notPublished,
		title: text('title'),
		titleKey: '',
		description: text('description'),
		thumbnailKey: files.thumbnailImage ?? missingPicture,
		thumbnailAlt: text('thumbnailAlt'),
		fileKey: files.file ?? missingPdf,
	}
	return [{ table, owner: 'id', ids: [base.id], rows: [row] }]
}
