import { filesByField, type Snapshot } from '#worker/editing/snapshot.ts'
import type { news } from './news.table.ts'

type Columns = Pick<
	typeof news.$inferSelect,
	| 'title'
	| 'description'
	| 'url'
	| 'publishedDate'
	| 'isPublished'
	| 'publishAt'
	| 'unpublishAt'
	| 'thumbnailKey'
	| 'thumbnailAlt'
>

/** The snapshot of a piece of news for its history. */
export const newsSnapshot = (piece: Columns): Snapshot => ({
	values: {
		title: piece.title,
		description: piece.description,
		url: piece.url,
		publishedDate: piece.publishedDate,
		isPublished: piece.isPublished,
		publishAt: piece.publishAt,
		unpublishAt: piece.unpublishAt,
		thumbnailAlt: piece.thumbnailAlt,
	},
	files: filesByField({ thumbnailImage: piece.thumbnailKey }),
})
