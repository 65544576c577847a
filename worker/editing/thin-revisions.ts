import { and, eq, lte, sql } from 'drizzle-orm'
import type { ItemKindName } from '#contracts/items/items.ts'
import { keepDailyRevisionsMs, mostRevisions } from '#contracts/shared/periods.ts'
import type { Database } from '#worker/data/db.ts'
import type { Statement } from '#worker/data/statement.ts'
import { releaseFiles } from '#worker/files/hold-files.ts'
import { revisions } from './revisions.table.ts'

/**
 * The statements that thin the revisions of an item, which are too many, to the last one of each day, for a year. The
 * newest stay.
 */
export async function thinRevisions(
	db: Database,
	kind: ItemKindName,
	itemId: number,
	newest: number,
	now: Date,
): Promise<Statement[]> {
	const old = await db
		.select({ id: revisions.id, at: revisions.at })
		.from(revisions)
		.where(and(eq(revisions.kind, kind), eq(revisions.itemId, itemId), lte(revisions.number, newest - mostRevisions)))
		.orderBy(revisions.number)
	const oldest = new Date(now.getTime() - keepDailyRevisionsMs).toISOString()
	const thinned = old.filter(({ at }, index) => at < oldest || old[index + 1]?.at.slice(0, 10) === at.slice(0, 10))
	if (thinned.length === 0) return []
	const ids = JSON.stringify(thinned.map(({ id }) => id))
	return [
		...releaseFiles(
			db,
			(of) => sql`(${of}.holder = 'revision' and ${of}.holder_id in (select value from json_each(${ids})))`,
			now,
		),
		db.delete(revisions).where(sql`${revisions.id} in (select value from json_each(${ids}))`),
	]
}
