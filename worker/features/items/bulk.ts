import { and, eq, inArray } from 'drizzle-orm'
import type { BulkAction, BulkInput, BulkResult, RestoredAsDraft } from '#contracts/items/history.ts'
import type { Database } from '#worker/data/db.ts'
import { revisions } from '#worker/editing/history/revisions.table.ts'
import { trash } from '#worker/editing/history/trash.table.ts'
import type { ItemKind, ReadItem } from '#worker/editing/item-kind.ts'
import { deleteRow } from '#worker/editing/rows/deleted-row.ts'
import { staleWrite } from '#worker/editing/rows/stale-write.ts'
import { AppError, refusalReasonOf } from '#worker/http/errors.ts'
import type { Bindings, Editor } from '#worker/http/request-context.ts'
import { formOfDraft } from './form-of-draft.ts'
import { restoreFromTrash } from './restore-from-trash.ts'

/** Publishes, unpublishes or deletes several items, each by its own rules. The refusal of one does not stop the others. */
export async function changeSeveral(
	db: Database,
	bindings: Bindings,
	kind: ItemKind,
	{ action, ids }: BulkInput,
	by: Editor,
): Promise<BulkResult> {
	const editor = { ...by, batch: crypto.randomUUID() }
	const result: BulkResult = { batch: null, done: [], refused: [] }
	for (const id of new Set(ids)) {
		const item = await kind.read(db, id)
		try {
			if (!item) throw new AppError(kind.notFound)
			// The audit log finds an act by the request and the time.
			const now = by.now ?? new Date()
			if (await change(db, bindings, kind, item, action, { ...editor, now })) result.done.push(id)
		} catch (error) {
			if (!(error instanceof AppError)) throw error
			result.refused.push(refusedItem(id, item?.item.title ?? '', error))
		}
	}
	return { ...result, batch: result.done.length > 0 ? editor.batch : null }
}

/** Returns `false` if the item is as wanted already. */
async function change(
	db: Database,
	bindings: Bindings,
	kind: ItemKind,
	item: ReadItem,
	action: BulkAction,
	editor: Editor,
): Promise<boolean> {
	if (action !== 'delete') return setPublished(db, bindings, kind, item, action === 'publish', editor)
	if (kind.remove) await kind.remove(db, item.row.id, editor)
	else if (!(await deleteRow(db, () => kind.read(db, item.row.id), editor))) throw new AppError(kind.notFound)
	return true
}

/** The entry of an item that refuses an action on several. */
const refusedItem = (id: number, title: string, error: AppError): BulkResult['refused'][number] => ({
	id,
	title,
	reason: refusalReasonOf(error),
	code: error.code,
})

/** Saves the live version with another Published box. Its draft stays. Returns `false` if the box is as wanted already. */
async function setPublished(
	db: Database,
	bindings: Bindings,
	kind: ItemKind,
	live: ReadItem,
	published: boolean,
	editor: Editor,
): Promise<boolean> {
	const box = kind.publishedField
	if (box === null)
		throw new AppError('request.invalid', { fields: { action: 'Its dates tell whether visitors see it.' } })
	const { values, files } = live.item.snapshot
	if (values[box] === published) return false
	const snapshot = { values: { ...values, [box]: published }, files }
	const form = await formOfDraft(db, bindings, kind, snapshot, live, { holder: kind.name, id: live.row.id })
	await kind.save(db, bindings, { ...form, [kind.idField]: live.row.id, version: live.row.version }, editor)
	return true
}

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
