import { filesByField, type Snapshot } from '#worker/editing/snapshot.ts'
import type { flyers } from './documents.table.ts'

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
