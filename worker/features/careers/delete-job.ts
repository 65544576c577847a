import type { Database } from '#worker/data/db.ts'
import { type DeletedRow, deleteRow } from '#worker/editing/deleted-row.ts'
import { findRow } from '#worker/editing/read-row.ts'
import { textDifference } from '#worker/editing/text-difference.ts'
import { AppError, isReferenceBroken } from '#worker/http/errors.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { jobPosts } from './careers.table.ts'

/** Deletes a job. Throws `job.has-applicants` and `job.not-found`. */
export async function deleteJob(db: Database, id: number, editor: Editor): Promise<void> {
	try {
		if (!(await deleteRow(db, () => readJob(db, id), editor))) throw new AppError('job.not-found')
	} catch (error) {
		// The foreign key decides: an application may arrive at any moment.
		if (isReferenceBroken(error)) throw new AppError('job.has-applicants')
		throw error
	}
}

async function readJob(db: Database, id: number): Promise<DeletedRow | null> {
	const row = await findRow(db, jobPosts, id)
	if (!row) return null
	const { positionKey: _, locationKey: __, closedOn: ___, ...before } = row
	const [jobDescription] = textDifference(row.jobDescription, '')
	const audit = { section: 'careers', before: { ...before, jobDescription } }
	return { table: jobPosts, row, tags: ['careers'], audit }
}
