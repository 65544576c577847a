import { eq } from 'drizzle-orm'
import type { Database } from '#worker/data/db.ts'
import type { ReadItem } from '#worker/editing/item-kind.ts'
import { itemOfRow } from '#worker/editing/one-row-item.ts'
import { caseStudies, caseStudyFieldColumns } from './case-studies.table.ts'

/** Reads a case study; null if there is none. */
export async function readCaseStudy(db: Database, id: number): Promise<ReadItem | null> {
	const [row] = await selectStoredCaseStudy(db, id)
	return row ? itemOfRow('caseStudies', caseStudyFieldColumns, row) : null
}

/** The row of a case study, for a batch. */
export const selectStoredCaseStudy = (db: Database, id: number) =>
	db.select().from(caseStudies).where(eq(caseStudies.id, id))
