import type { Database } from '#worker/data/db.ts'
import { deleteRow } from '#worker/editing/rows/deleted-row.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { readCaseStudy } from './read-case-study.ts'

/** Moves a case study to the trash. Throws `case-study.not-found`. */
export async function deleteCaseStudy(db: Database, id: number, editor: Editor): Promise<void> {
	if (!(await deleteRow(db, () => readCaseStudy(db, id), editor))) throw new AppError('case-study.not-found')
}
