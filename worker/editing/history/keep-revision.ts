import { and, desc, eq, lte, type SQL, sql } from 'drizzle-orm'
import type { RevisionAct } from '#contracts/items/items.ts'
import type { ItemKindName } from '#contracts/items/kinds.ts'
import { keepDailyRevisionsMs, mostRevisions } from '#contracts/shared/periods.ts'
import type { Database, Statement } from '#worker/data/db.ts'
import { newestIn } from '#worker/data/newest-rows.ts'
import { users } from '#worker/data/users.table.ts'
import { heldBy, holdFiles, releaseFiles } from '#worker/files/hold-files.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { drafts } from '../drafts/drafts.table.ts'
import { replacements } from '../drafts/replacements.table.ts'
import type { DatedRow } from '../rows/edited-table.ts'
import { changedFields, type Snapshot } from '../snapshot.ts'
import { newContent, plainRevisions } from './revision-content.ts'
import { revisions } from './revisions.table.ts'

type Kept = {
	kind: ItemKindName
	/** An expression while the item is new. */
	id: number | SQL<number>
	version: number
	act: RevisionAct
	before: Snapshot | null
	after: Snapshot
}

const nextNumber = (kind: ItemKindName, id: number | SQL<number>) =>
	sql<number>`(select coalesce(max(number), 0) + 1 from revisions where kind = ${kind} and item_id = ${id})`

/** The statements that keep a version of an item as its next revision. */
export function keepRevision(
	db: Database,
	{ kind, id, version, act, before, after }: Kept,
	{ staff, now, batch }: Editor & { now: Date },
): Statement[] {
	const row = {
		kind,
		itemId: sql<number>`${id}`,
		number: nextNumber(kind, id),
		version,
		act,
		at: now.toISOString(),
		actorId: staff.id,
		actorName: staff.fullName,
		batch: batch ?? null,
		fields: JSON.stringify(changedFields(before ?? { values: {}, files: {} }, after)),
		...newContent(after),
	}
	return [
		packOlder(db, kind, id),
		db.insert(revisions).values(row),
		...holdFiles(db, 'revision', newestIn(revisions), Object.values(after.files), now),
	]
}

/** The statement that has the cron pack the revision that the next one pushes out of the newest. */
const packOlder = (db: Database, kind: ItemKindName, id: number | SQL<number>): Statement =>
	db
		.update(revisions)
		.set({ packDue: true })
		.where(
			and(
				eq(revisions.kind, kind),
				eq(revisions.itemId, id),
				eq(revisions.number, sql`${nextNumber(kind, id)} - ${plainRevisions}`),
			),
		)

/** The statements that keep the version before the first recorded change, by the name of its editor. */
export function keepFirstRevision(db: Database, kind: ItemKindName, row: DatedRow, snapshot: Snapshot): Statement[] {
	const first = {
		kind,
		itemId: row.id,
		number: 1,
		version: row.version,
		act: 'first' as const,
		at: row.updatedAt,
		actorId: row.updatedBy,
		actorName: sql<string>`(select ${users.fullName} from ${users} where ${users.id} = ${row.updatedBy})`,
		batch: null,
		fields: '[]',
		...newContent(snapshot),
	}
	return [
		db.insert(revisions).values(first),
		...holdFiles(db, 'revision', newestIn(revisions), Object.values(snapshot.files), new Date(row.updatedAt)),
	]
}

/** The item id of revisions that belong to a draft of an item that is not saved yet. */
export const historyOfDraft = (id: number | SQL<number>): SQL<number> => sql<number>`-${id}`

/** The statement that gives the revisions of one item to another, which has none yet. */
export const moveHistory = (
	db: Database,
	kind: ItemKindName,
	from: number | SQL<number>,
	to: number | SQL<number>,
): Statement =>
	db
		.update(revisions)
		.set({ itemId: sql<number>`${to}` })
		.where(and(eq(revisions.kind, kind), eq(revisions.itemId, from)))

/** The number of the newest revision of an item; 0 if there is none. */
export async function newestRevisionNumber(db: Database, kind: ItemKindName, itemId: number): Promise<number> {
	const [newest] = await db
		.select({ number: revisions.number })
		.from(revisions)
		.where(and(eq(revisions.kind, kind), eq(revisions.itemId, itemId)))
		.orderBy(desc(revisions.number))
		.limit(1)
	return newest?.number ?? 0
}

/**
 * The statements that thin the revisions of an item, which are too many, to the last one of each day, for a year. The
 * newest stay, and so do those from which a draft or a replacement began.
 */
export async function thinRevisions(
	db: Database,
	kind: ItemKindName,
	itemId: number,
	newest: number,
	now: Date,
): Promise<Statement[]> {
	const [old, ...bases] = await db.batch([
		db
			.select({ id: revisions.id, at: revisions.at, version: revisions.version })
			.from(revisions)
			.where(and(eq(revisions.kind, kind), eq(revisions.itemId, itemId), lte(revisions.number, newest - mostRevisions)))
			.orderBy(revisions.number),
		db
			.select({ version: drafts.baseVersion })
			.from(drafts)
			.where(and(eq(drafts.kind, kind), eq(drafts.itemId, itemId))),
		db
			.select({ version: replacements.baseVersion })
			.from(replacements)
			.where(and(eq(replacements.kind, kind), eq(replacements.itemId, itemId))),
	])
	const needed = new Set(bases.flat().flatMap((base) => (base.version === null ? [] : revisionsOf(base.version, old))))
	const oldest = new Date(now.getTime() - keepDailyRevisionsMs).toISOString()
	const thinned = old.filter(
		({ id, at }, index) => !needed.has(id) && (at < oldest || old[index + 1]?.at.slice(0, 10) === at.slice(0, 10)),
	)
	if (thinned.length === 0) return []
	const ids = sql`(select value from json_each(${JSON.stringify(thinned.map(({ id }) => id))}))`
	return [
		...releaseFiles(db, (of) => heldBy(of, 'revision', ids), now),
		db.delete(revisions).where(sql`${revisions.id} in ${ids}`),
	]
}

/** The revision with the content of a version, and the next one, which shows that no revision between them is missing. */
function revisionsOf(version: number, rows: readonly { id: number; version: number }[]): number[] {
	const index = rows.findLastIndex((row) => row.version <= version)
	return index < 0 ? [] : rows.slice(index, index + 2).map(({ id }) => id)
}
