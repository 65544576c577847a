import { storyAddress } from '#contracts/content/news.ts'
import { companyToday } from '#contracts/shared/company-time.ts'
import type { BaseRow } from '#worker/editing/item-kind.ts'
import { filesByField, type Snapshot } from '#worker/editing/snapshot.ts'
import { missingPicture, shownValues } from '#worker/publishing/shown-values.ts'
import { news } from './news.table.ts'

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

/** The row of a draft of news, for its preview. */
export function shownNews({ values, files }: Snapshot, base: BaseRow) {
	const { text, date, moment, flag, valid } = shownValues(values)
	const row: typeof news.$inferSelect = {
		...base,
		title: text('title'),
		titleKey: '',
		description: text('description'),
		// A half-typed address leads nowhere.
		url: valid('url', storyAddress()) ?? '#',
		publishedDate: date('publishedDate') ?? companyToday(),
		isPublished: flag('isPublished'),
		publishAt: moment('publishAt'),
		unpublishAt: moment('unpublishAt'),
		thumbnailKey: files.thumbnailImage ?? missingPicture,
		thumbnailAlt: text('thumbnailAlt'),
	}
	return [{ table: news, owner: 'id', ids: [base.id], rows: [row] }]
}
