import type { Database } from '#worker/data/db.ts'
import type { ReadItem } from '#worker/editing/item-kind.ts'
import { itemOfRow } from '#worker/editing/one-row-item.ts'
import { findRow } from '#worker/editing/rows/read-row.ts'
import { textDifference } from '#worker/editing/text-difference.ts'
import { jobFieldColumns, jobPosts } from './careers.table.ts'

/** Reads a job; null if there is none. */
export async function readJob(db: Database, id: number): Promise<ReadItem | null> {
	const row = await findRow(db, jobPosts, id)
	if (!row) return null
	const [jobDescription] = textDifference(row.jobDescription, '')
	const { erasedApplications } = row
	return itemOfRow('careers', jobFieldColumns, row, { jobDescription, erasedApplications })
}
