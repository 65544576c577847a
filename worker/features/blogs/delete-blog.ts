import type { Database } from '#worker/data/db.ts'
import { deleteRow } from '#worker/editing/deleted-row.ts'
import type { ReadItem } from '#worker/editing/item-kind.ts'
import { textDifference } from '#worker/editing/text-difference.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { detach } from './blog-attachments.ts'
import { blogSnapshot } from './blog-snapshot.ts'
import { blogPictures, blogs, blogTagLinks } from './blogs.table.ts'
import { findStoredBlog } from './stored-blog.ts'

/** Moves a blog to the trash. Throws `blog.not-found`. */
export async function deleteBlog(db: Database, id: number, editor: Editor): Promise<void> {
	if (!(await deleteRow(db, () => readBlog(db, id), editor))) throw new AppError('blog.not-found')
}

/** Reads a blog with all that belongs to it; null where there is none. */
export async function readBlog(db: Database, id: number): Promise<ReadItem | null> {
	const { before, tags, pictures } = await findStoredBlog(db, { blogsId: id, category: null, tags: [] })
	if (!before) return null
	const [content] = textDifference(before.content, '')
	const { headingKey: _, ...audited } = before
	return {
		table: blogs,
		row: before,
		first: detach(db, id),
		item: {
			kind: 'blogs',
			title: before.heading,
			wasPublished: before.active,
			snapshot: blogSnapshot(before, tags, pictures),
			rows: [
				{ table: blogs, rows: [before] },
				{ table: blogTagLinks, rows: tags.map((tagId) => ({ blogId: id, tagId })) },
				{ table: blogPictures, rows: Array.from(pictures, ([name, fileKey]) => ({ blogId: id, name, fileKey })) },
			],
		},
		tags: ['blogs'],
		audit: { section: 'blogs', before: { ...audited, content, tags } },
	}
}
