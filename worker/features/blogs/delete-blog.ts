import type { Database } from '#worker/data/db.ts'
import { deleteRow } from '#worker/editing/rows/deleted-row.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { readBlog } from './read-blog.ts'

/** Moves a blog to the trash. Throws `blog.not-found`. */
export async function deleteBlog(db: Database, id: number, editor: Editor): Promise<void> {
	if (!(await deleteRow(db, () => readBlog(db, id), editor))) throw new AppError('blog.not-found')
}
