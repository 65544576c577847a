import type { Database } from '#worker/data/db.ts'
import { type DeletedRow, deleteRow } from '#worker/editing/deleted-row.ts'
import { textDifference } from '#worker/editing/text-difference.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { detach } from './blog-attachments.ts'
import { blogs } from './blogs.table.ts'
import { findStoredBlog, storedKeys } from './stored-blog.ts'

/** Deletes a blog with its pictures. Throws `blog.not-found`. */
export async function deleteBlog(db: Database, id: number, editor: Editor): Promise<void> {
	const read = async (): Promise<DeletedRow | null> => {
		const stored = await findStoredBlog(db, { blogsId: id, category: null, tags: [] })
		if (!stored.before) return null
		const [content] = textDifference(stored.before.content, '')
		const { headingKey: _, ...before } = stored.before
		return {
			table: blogs,
			row: before,
			first: detach(db, id),
			files: storedKeys(stored),
			tags: ['blogs'],
			audit: { section: 'blogs', before: { ...before, content, tags: stored.tags } },
		}
	}
	if (!(await deleteRow(db, read, editor))) throw new AppError('blog.not-found')
}
