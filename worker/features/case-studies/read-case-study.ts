import { eq } from 'drizzle-orm'
import type { Database } from '#worker/data/db.ts'
import type { ReadItem } from '#worker/editing/item-kind.ts'
import { caseStudies } from './case-studies.table.ts'
import { caseStudySnapshot } from './case-study-snapshot.ts'

/** Reads a case study; null if there is none. */
export async function readCaseStudy(db: Database, id: number): Promise<ReadItem | null> {
	const [row] = await selectStoredCaseStudy(db, id)
	if (!row) return null
	const { titleKey: _, ...before } = row
	return {
		table: caseStudies,
		row,
		item: {
			kind: 'caseStudies',
			title: row.title,
			wasPublished: row.isPublished,
			snapshot: caseStudySnapshot(row),
			rows: [{ table: caseStudies, rows: [row] }],
		},
		tags: ['caseStudies'],
		audit: { section: 'caseStudies', before },
	}
}

/** The row of a case study, for a batch. */
export const selectStoredCaseStudy = (db: Database, id: number) =>
	db.select().from(caseStudies).where(eq(caseStudies.id, id))
