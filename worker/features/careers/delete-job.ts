import type { Database } from '#worker/data/db.ts'
import { deleteRow } from '#worker/editing/rows/deleted-row.ts'
import { AppError, isReferenceBroken } from '#worker/http/errors.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { readJob } from './read-job.ts'

/** Moves a job to the trash. Throws `job.has-applicants` and `job.not-found`. */
export async function deleteJob(db: Database, id: number, editor: Editor): Promise<void> {
	try {
		if (!(await deleteRow(db, () => readJob(db, id), editor))) throw new AppError('job.not-found')
	} catch (error) {
		// The foreign key decides: an application may arrive at any moment.
		if (isReferenceBroken(error)) throw new AppError('job.has-applicants')
		throw error
	}
}
