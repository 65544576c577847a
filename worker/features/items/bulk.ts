import type { BulkAction, BulkInput, BulkResult } from '#contracts/items/history.ts'
import type { Database } from '#worker/data/db.ts'
import { deleteRow } from '#worker/editing/deleted-row.ts'
import type { ItemKind, ReadItem } from '#worker/editing/item-kind.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Bindings, Editor } from '#worker/http/request-context.ts'
import { formOfDraft } from './form-of-draft.ts'
import { refusedItem } from './refusal-reason.ts'

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

/** Saves the live version with another Published box. Its draft stays. Returns `false` if the box is as wanted already. */
export async function setPublished(
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
