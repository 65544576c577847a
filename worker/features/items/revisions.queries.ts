import { and, desc, eq } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { RevisionDetails, RevisionRow, RevisionsQuery } from '#contracts/items/history.ts'
import type { ItemKindName } from '#contracts/items/kinds.ts'
import type { Paged } from '#contracts/shared/paging.ts'
import type { Database } from '#worker/data/db.ts'
import { selectPage } from '#worker/data/select-page.ts'
import { revisions } from '#worker/editing/revisions.table.ts'
import { readSnapshot } from '#worker/editing/snapshot.ts'
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

/** A revision with its files. Throws `revision.not-found`. */
export async function findRevision(
	db: Database,
	urlOf: MediaUrl,
	kind: ItemKindName,
	id: number,
): Promise<RevisionDetails> {
	const {
		id: revisionId,
		number,
		itemId,
		version,
		act,
		at,
		actorName: by,
		fields,
		...row
	} = await findStoredRevision(db, kind, id)
	const content = await contentOf(db, urlOf, readSnapshot(row))
	return { ...withFields({ revisionId, number, itemId, version, act, at, by, fields }), ...content }
}
