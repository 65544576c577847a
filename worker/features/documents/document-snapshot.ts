import { filesByField, type Snapshot } from '#worker/editing/snapshot.ts'
import type { flyers } from './documents.table.ts'

type Columns = Pick<
	typeof flyers.$inferSelect,
	'title' | 'description' | 'isPublished' | 'thumbnailKey' | 'thumbnailAlt' | 'fileKey'
>

/** What history keeps of a flyer or a whitepaper. */
export const documentSnapshot = (document: Columns): Snapshot => ({
	values: {
		title: document.title,
		description: document.description,
		isPublished: document.isPublished,
		thumbnailAlt: document.thumbnailAlt,
	},
	files: filesByField({ thumbnailImage: document.thumbnailKey, file: document.fileKey }),
})
