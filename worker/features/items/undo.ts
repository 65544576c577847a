import { and, eq, inArray } from 'drizzle-orm'
import type { BulkResult, RestoredAsDraft } from '#contracts/items/history.ts'
import type { Database } from '#worker/data/db.ts'
import type { ItemKind } from '#worker/editing/item-kind.ts'
import { revisions } from '#worker/editing/revisions.table.ts'
import { staleWrite } from '#worker/editing/stale-write.ts'
import { trash } from '#worker/editing/trash.table.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Bindings, Editor } from '#worker/http/request-context.ts'
import { setPublished } from './bulk.ts'
import { refusedItem } from './refusal-reason.ts'
import { restoreFromTrash } from './restore-from-trash.ts'

/**
 * Takes a bulk action back. Items that have changed since stay as they are, and are named, as are those that are back as
 * drafts only.
 */
export async function undo(
	db: Database,
	bindings: Bindings,
	kind: ItemKind,
	batch: string,
	editor: Editor,
): Promise<BulkResult> {
	const result: BulkResult = { batch: null, done: [], refused: [] }
	const drafts: RestoredAsDraft[] = []
	const attempt = async (id: number, title: string, act: () => Promise<RestoredAsDraft | null>) => {
		try {
			const draft = await act()
			if (draft) drafts.push(draft)
			else result.done.push(id)
		} catch (error) {
			if (!(error instanceof AppError)) throw error
			result.refused.push(refusedItem(id, title, error))
		}
	}
	const deleted = await db
		.select()
		.from(trash)
		.where(and(eq(trash.batch, batch), eq(trash.kind, kind.name)))
	for (const entry of deleted)
		await attempt(entry.itemId, entry.title, () => restoreFromTrash(db, kind, entry, { asBefore: true }, editor))

	const switched = await db
		.select({ itemId: revisions.itemId, version: revisions.version, act: revisions.act })
		.from(revisions)
		.where(
			and(
				eq(revisions.batch, batch),
				eq(revisions.kind, kind.name),
				inArray(revisions.act, ['published', 'unpublished']),
			),
		)
	for (const { itemId, version, act } of switched) {
		const live = await kind.read(db, itemId)
		await attempt(itemId, live?.item.title ?? '', async () => {
			if (!live) throw new AppError(kind.notFound)
			if (live.row.version !== version) throw await staleWrite(db, kind.table, itemId)
			await setPublished(db, bindings, kind, live, act === 'unpublished', editor)
			return null
		})
	}
	return drafts.length > 0 ? { ...result, drafts } : result
}
