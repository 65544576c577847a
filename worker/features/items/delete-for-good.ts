import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { Database, Statement } from '#worker/data/db.ts'
import { isRefusedByGuard, refuseUnlessChanged } from '#worker/data/write-guards.ts'
import { drafts } from '#worker/editing/drafts/drafts.table.ts'
import { revisions } from '#worker/editing/history/revisions.table.ts'
import { trash } from '#worker/editing/history/trash.table.ts'
import { recordEdit } from '#worker/editing/rows/record-edit.ts'
import { heldBy, releaseFiles } from '#worker/files/hold-files.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Editor } from '#worker/http/request-context.ts'
import type { TrashEntry } from './trash.queries.ts'

/** Deletes an entry of the trash with the revisions, the draft and the files of its item. Throws `trash.not-found`. */
export async function deleteForGood(
	db: Database,
	entry: TrashEntry,
	{ now = new Date(), ...by }: Editor,
): Promise<void> {
	const { kind, itemId, title } = entry
	const changes = { title: [title, null] satisfies [string, null] }
	try {
		await db.batch([
			...forgetItem(db, entry, now),
			recordEdit(db, { ...by, now }, { section: kind, action: 'deleted for good', itemId, changes }),
		])
	} catch (error) {
		throw isRefusedByGuard(error) ? new AppError('trash.not-found') : error
	}
}

const perRun = 20

/** Deletes what has been in the trash for its time, some in each run. */
export async function emptyTrash(db: Database, now = new Date()): Promise<void> {
	const due = await db
		.select()
		.from(trash)
		.where(lte(trash.dueAt, now.toISOString()))
		.orderBy(asc(trash.dueAt))
		.limit(perRun)
	for (const entry of due) {
		try {
			await db.batch(forgetItem(db, entry, now))
		} catch (error) {
			// Somebody has restored it meanwhile.
			if (!isRefusedByGuard(error)) throw error
		}
	}
}

function forgetItem(db: Database, { id, kind, itemId }: TrashEntry, now: Date): [Statement, ...Statement[]] {
	const itsRevisions = and(eq(revisions.kind, kind), eq(revisions.itemId, itemId))
	const itsDraft = and(eq(drafts.kind, kind), eq(drafts.itemId, itemId))
	const idsOfRevisions = db.select({ id: revisions.id }).from(revisions).where(itsRevisions)
	const idsOfDraft = db.select({ id: drafts.id }).from(drafts).where(itsDraft)
	return [
		// First: a restored item keeps its history.
		db.delete(trash).where(eq(trash.id, id)),
		refuseUnlessChanged(db),
		...releaseFiles(
			db,
			(of) =>
				sql`(${heldBy(of, 'trash', sql`(${id})`)} or ${heldBy(of, 'revision', idsOfRevisions)} or ${heldBy(of, 'draft', idsOfDraft)})`,
			now,
		),
		db.delete(revisions).where(itsRevisions),
		db.delete(drafts).where(itsDraft),
	]
}
