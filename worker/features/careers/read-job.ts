import type { Database } from '#worker/data/db.ts'
import type { ReadItem } from '#worker/editing/item-kind.ts'
import { findRow } from '#worker/editing/read-row.ts'
import { textDifference } from '#worker/editing/text-difference.ts'
import { jobPosts } from './careers.table.ts'
import { jobSnapshot } from './job-snapshot.ts'

/** Reads a job; null if there is none. */
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
