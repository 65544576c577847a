import type { BaseRow } from '#worker/editing/item-kind.ts'
import { filesByField, type Snapshot } from '#worker/editing/snapshot.ts'
import { missingPdf, missingPicture, shownValues } from '#worker/publishing/shown-values.ts'
import type { DocumentTable, flyers } from './documents.table.ts'

type Columns = Pick<
	typeof flyers.$inferSelect,
	'title' | 'description' | 'isPublished' | 'publishAt' | 'unpublishAt' | 'thumbnailKey' | 'thumbnailAlt' | 'fileKey'
>

/** The snapshot of a flyer or a whitepaper for its history. */
export const documentSnapshot = (document: Columns): Snapshot => ({
	values: {
		title: document.title,
		description: document.description,
		isPublished: document.isPublished,
		publishAt: document.publishAt,
		unpublishAt: document.unpublishAt,
		thumbnailAlt: document.thumbnailAlt,
	},
	files: filesByField({ thumbnailImage: document.thumbnailKey, file: document.fileKey }),
})

/** The row of a draft of a flyer or a whitepaper, for its preview. */
export function shownDocument(table: DocumentTable, { values, files }: Snapshot, base: BaseRow) {
	const { text, moment, flag } = shownValues(values)
	const row: typeof flyers.$inferSelect = {
		...base,
		title: text('title'),
		titleKey: '',
		description: text('description'),
		isPublished: flag('isPublished'),
		publishAt: moment('publishAt'),
		unpublishAt: moment('unpublishAt'),
		thumbnailKey: files.thumbnailImage ?? missingPicture,
		thumbnailAlt: text('thumbnailAlt'),
		fileKey: files.file ?? missingPdf,
	}
	return [{ table, owner: 'id', ids: [base.id], rows: [row] }]
}
