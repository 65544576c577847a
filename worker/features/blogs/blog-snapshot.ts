import { blogForm } from '#contracts/content/blog-form.ts'
import { type KeptRow, snapshotOf } from '#worker/editing/field-columns.ts'
import type { BaseRow } from '#worker/editing/item-kind.ts'
import type { Snapshot } from '#worker/editing/snapshot.ts'
import { cleaningVersion } from '#worker/publishing/rich-text.ts'
import { missingPicture, shownRow, shownValues } from '#worker/publishing/shown-values.ts'
import { blogFieldColumns, blogPictures, blogTagLinks } from './blogs.table.ts'

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

/** The columns of a blog in its preview that no field fills, or only one with a file. An active blog has both pictures. */
const otherwise = {
	// An autosave has cleaned it.
	cleanedBy: cleaningVersion,
	thumbnailKey: missingPicture,
	coverKey: missingPicture,
}

/** The rows of a draft of a blog, for its preview. */
export function shownBlog(draft: Snapshot, base: BaseRow) {
	const { values, files } = draft
	const { ids } = shownValues(values)
	const pictures = Object.entries(files)
		.filter(([path]) => path.startsWith(insidePath))
		.map(([path, fileKey]) => ({ blogId: base.id, name: path.slice(insidePath.length), fileKey }))
	const tags = ids('tags').map((tagId) => ({ blogId: base.id, tagId }))
	return [
		shownRow(blogFieldColumns, blogForm, draft, base, otherwise),
		{ table: blogPictures, owner: 'blogId', ids: [base.id], rows: pictures },
		{ table: blogTagLinks, owner: 'blogId', ids: [base.id], rows: tags },
	]
}
