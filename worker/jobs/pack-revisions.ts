import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#worker/data/db.ts'
import { contentColumns, isOlder, packedContent } from '#worker/editing/history/revision-content.ts'
import { revisions } from '#worker/editing/history/revisions.table.ts'

/** Few, because the free plan of Workers limits the work of a run. */
const rowsPerRun = 25
/** A run that has packed so much takes no other row. */
const enoughCharacters = 500_000

/**
 * Packs the revisions that a save has pushed out of the newest of its item, and those of earlier releases; some in each
 * run. One that would not get smaller stays as it is.
 */
export async function packRevisions(db: Database): Promise<void> {
	const ids = await findDue(db)
	if (ids.length === 0) return
	const rows = await db
		.select({ id: revisions.id, isOlder, ...contentColumns })
		.from(revisions)
		.where(inArray(revisions.id, ids))
	const contents = await Promise.all(rows.map((row) => (row.isOlder && !row.packed ? packedContent(row) : null)))
	const [first, ...others] = rows.map((row, index) =>
		db
			.update(revisions)
			.set({ ...contents[index], packDue: false })
			// A save may have pushed it out of the newest meanwhile. Its content never changes.
			.where(and(eq(revisions.id, row.id), sql`${isOlder} = ${row.isOlder}`)),
	)
	if (first) await db.batch([first, ...others])
}

async function findDue(db: Database): Promise<number[]> {
	const length = sql<number>`length(${revisions.plainValues}) + length(${revisions.plainFiles})`
	const due = await db
		.select({ id: revisions.id, length })
		.from(revisions)
		.where(eq(revisions.packDue, true))
		.orderBy(asc(revisions.id))
		.limit(rowsPerRun)
	let characters = 0
	return due.flatMap(({ id, length }) => {
		const isTaken = characters < enoughCharacters
		characters += length
		return isTaken ? [id] : []
	})
}
