import type { Database } from '#worker/data/db.ts'
import { deleteRow } from '#worker/editing/deleted-row.ts'
import type { ReadItem } from '#worker/editing/item-kind.ts'
import { findRow } from '#worker/editing/read-row.ts'
import { textDifference } from '#worker/editing/text-difference.ts'
import { AppError, isReferenceBroken } from '#worker/http/errors.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { jobPosts } from './careers.table.ts'
import { jobSnapshot } from './job-snapshot.ts'

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

/** Reads a job; null where there is none. */
export async function readJob(db: Database, id: number): Promise<ReadItem | null> {
	const row = await findRow(db, jobPosts, id)
	if (!row) return null
	const { positionKey: _, locationKey: __, closedOn: ___, ...before } = row
	const [jobDescription] = textDifference(row.jobDescription, '')
	return {
		table: jobPosts,
		row,
		item: {
			kind: 'careers',
			title: row.jobPosition,
			wasPublished: true,
			snapshot: jobSnapshot(row),
			rows: [{ table: jobPosts, rows: [row] }],
		},
		tags: ['careers'],
		audit: { section: 'careers', before: { ...before, jobDescription } },
	}
}
