import type { Database } from '#worker/data/db.ts'
import { AppError, isReferenceBroken } from '#worker/http/errors.ts'
import { differingPart } from '#worker/publishing/differing-part.ts'
import { type Doomed, deleteItem, type Editor } from '#worker/publishing/save-item.ts'
import { jobPosts } from './careers.table.ts'
import { findStoredJob } from './jobs.queries.ts'

/** Deletes a job; throws `job.has-applicants` where somebody has applied, and `job.not-found` where there is none. */
export async function deleteJob(db: Database, id: number, editor: Editor): Promise<void> {
	try {
		if (!(await deleteItem(db, () => readDoomed(db, id), editor))) throw new AppError('job.not-found')
	} catch (error) {
		// Nobody counts first: somebody may be applying at this very moment.
		if (isReferenceBroken(error)) throw new AppError('job.has-applicants')
		throw error
	}
}

async function readDoomed(db: Database, id: number): Promise<Doomed | null> {
	const row = await findStoredJob(db, id)
	if (!row) return null
	const { positionKey: _, locationKey: __, closedOn: ___, ...before } = row
	const [jobDescription] = differingPart(row.jobDescription, '')
	return {
		table: jobPosts,
		id,
		version: row.version,
		section: 'careers',
		files: [],
		before: { ...before, jobDescription },
	}
}
