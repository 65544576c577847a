import { and, desc, eq, gte, lte, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { RevisionDetails, RevisionRow, RevisionsQuery } from '#contracts/items/history.ts'
import type { ItemKindName } from '#contracts/items/kinds.ts'
import type { Paged } from '#contracts/shared/paging.ts'
import type { Database } from '#worker/data/db.ts'
import { selectPage } from '#worker/data/select-page.ts'
import { readContent } from '#worker/editing/history/revision-content.ts'
import { revisions } from '#worker/editing/history/revisions.table.ts'
import type { ItemKind } from '#worker/editing/item-kind.ts'
import type { EditedTable } from '#worker/editing/rows/edited-table.ts'
import { AppError } from '#worker/http/errors.ts'
import type { MediaUrl } from '#worker/publishing/publishable.ts'
import { contentOf } from './drafts.queries.ts'

const listed = {
	revisionId: revisions.id,
	number: revisions.number,
	version: revisions.version,
	act: revisions.act,
	at: revisions.at,
	by: revisions.actorName,
	fields: revisions.fields,
}

const names = z.array(z.string())
const withFields = <Row extends { fields: string }>(row: Row) => ({
	...row,
	fields: names.parse(JSON.parse(row.fields)),
})

/** The revisions of an item, the newest first. */
export async function listRevisions(
	db: Database,
	kind: ItemKindName,
	{ id, ...query }: RevisionsQuery,
): Promise<Paged<RevisionRow>> {
	const where = and(eq(revisions.kind, kind), eq(revisions.itemId, id))
	const rows = db.select(listed).from(revisions).where(where).orderBy(desc(revisions.number))
	const page = await selectPage(db, { rows, table: revisions, where }, query)
	return { ...page, content: page.content.map(withFields) }
}

/** Reads a revision as it is stored. Throws `revision.not-found`. */
export async function findStoredRevision(db: Database, kind: ItemKindName, id: number) {
	const [row] = await db
		.select()
		.from(revisions)
		.where(and(eq(revisions.id, id), eq(revisions.kind, kind)))
	if (!row) throw new AppError('revision.not-found')
	return row
}

/** A revision with its files. Throws `revision.not-found` and `revision.damaged`. */
export const findRevision = async (
	db: Database,
	urlOf: MediaUrl,
	kind: ItemKindName,
	id: number,
): Promise<RevisionDetails> => detailsOf(db, urlOf, await findStoredRevision(db, kind, id))

const numberOfNext = sql<number | null>`(
	select min(next.number) from revisions as next
	where next.kind = ${revisions.kind} and next.item_id = ${revisions.itemId} and next.number > ${revisions.number})`

/**
 * The revision with the content of a version that an item has or had. A save that changes nothing makes no revision, so
 * several versions may have the same one. Throws `revision.not-found` if it was thinned, or may have been.
 */
export async function findRevisionAt(
	db: Database,
	urlOf: MediaUrl,
	{ name, table }: ItemKind,
	{ id, version }: { id: number; version: number },
): Promise<RevisionDetails> {
	const [found] = await db
		.select({ revision: revisions, next: numberOfNext })
		.from<EditedTable>(table)
		.innerJoin(revisions, and(eq(revisions.kind, name), eq(revisions.itemId, table.id)))
		.where(
			and(
				eq(table.id, id),
				gte(table.version, version),
				lte(revisions.version, version),
				// An item that was restored as a draft begins at version 1 again and keeps its older revisions.
				gte(revisions.at, table.createdAt),
			),
		)
		.orderBy(desc(revisions.number))
		.limit(1)
	if (!found) throw new AppError('revision.not-found')
	const { revision, next } = found
	// Only thinning leaves gaps between the numbers. A thinned revision may have had this version.
	const mayBeThinned = revision.version < version && next !== null && next > revision.number + 1
	if (mayBeThinned) throw new AppError('revision.not-found')
	return detailsOf(db, urlOf, revision)
}

async function detailsOf(
	db: Database,
	urlOf: MediaUrl,
	{ id: revisionId, number, itemId, version, act, at, actorName: by, fields, ...row }: typeof revisions.$inferSelect,
): Promise<RevisionDetails> {
	const content = await contentOf(db, urlOf, await readContent(row))
	return { ...withFields({ revisionId, number, itemId, version, act, at, by, fields }), ...content }
}
