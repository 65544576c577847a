import { type KeptRow, snapshotOf } from '#worker/editing/field-columns.ts'
import type { BaseRow } from '#worker/editing/item-kind.ts'
import type { Snapshot } from '#worker/editing/snapshot.ts'
import { cleaningVersion } from '#worker/publishing/rich-text.ts'
import { missingPicture, shownValues } from '#worker/publishing/shown-values.ts'
import { blogFieldColumns, blogPictures, blogs, blogTagLinks } from './blogs.table.ts'

/** The snapshot of a blog for its history. `inside`: the keys of the pictures in its text, by name. */
export const blogSnapshot = (
	blog: KeptRow<typeof blogFieldColumns>,
	tags: readonly number[],
	inside: ReadonlyMap<string, string>,
): Snapshot =>
	snapshotOf(blogFieldColumns, blog, {
		values: { tags: tags.toSorted((one, other) => one - other).join(',') },
		files: Object.fromEntries(Array.from(inside, ([name, key]) => [`${insidePath}${name}`, key])),
	})

const insidePath = 'images.'

/** The rows of a draft of a blog, for its preview. */
export function shownBlog({ values, files }: Snapshot, base: BaseRow) {
	const { text, date, moment, number, flag, ids } = shownValues(values)
	const row: typeof blogs.$inferSelect = {
		...base,
		heading: text('heading'),
		headingKey: '',
		subHeading: text('subHeading'),
		authorName: text('authorName'),
		date: date('date'),
		categoryId: number('category'),
		active: flag('active'),
		publishAt: moment('publishAt'),
		unpublishAt: moment('unpublishAt'),
		content: text('content'),
		// An autosave has cleaned it.
		cleanedBy: cleaningVersion,
		priority: number('priorityBlog'),
		thumbnailKey: files.thumbnailImage ?? missingPicture,
		thumbnailAlt: text('thumbnailAlt'),
		coverKey: files.coverImage ?? missingPicture,
		coverAlt: text('coverAlt'),
		profileKey: files.profileImage ?? null,
		profileAlt: text('profileAlt'),
		shareKey: files.shareImage ?? null,
	}
	const pictures = Object.entries(files)
		.filter(([path]) => path.startsWith(insidePath))
		.map(([path, fileKey]) => ({ blogId: base.id, name: path.slice(insidePath.length), fileKey }))
	const tags = ids('tags').map((tagId) => ({ blogId: base.id, tagId }))
	return [
		{ table: blogs, owner: 'id', ids: [base.id], rows: [row] },
		{ table: blogPictures, owner: 'blogId', ids: [base.id], rows: pictures },
		{ table: blogTagLinks, owner: 'blogId', ids: [base.id], rows: tags },
	]
}
