import { type BulkAction, type BulkResult, type RestoredAsDraft, revisionsPageSize } from '#contracts/items/history.ts'
import type { ItemKindName } from '#contracts/items/items.ts'
import { errors } from '#contracts/shared/error-catalogue.ts'
import { ApiRefusal, answerOf, failureText } from '#web/api.ts'
import { draftsApi, historyApi } from '../../staff-api.ts'

const { changeseveral, undo, listtrash, restorefromtrash } = historyApi[':kind']

export const changeItems = (kind: ItemKindName, action: BulkAction, ids: number[]): Promise<BulkResult> =>
	answerOf(changeseveral.$post({ param: { kind }, json: { action, ids } }))

/** Deletes one item of a kind that has no call of its own for it. Returns the batch for Undo. Throws the refusal. */
export async function deleteItem(kind: ItemKindName, id: number): Promise<string | null> {
	const { batch, refused } = await changeItems(kind, 'delete', [id])
	const [refusal] = refused
	if (refusal) throw new ApiRefusal(409, { code: null, errorMsg: refusal.reason })
	return batch
}

export const undoBatch = (kind: ItemKindName, batch: string): Promise<BulkResult> =>
	answerOf(undo.$post({ param: { kind }, json: { batch } }))

/** Brings an item back from the trash. Returns its draft where it could return as a draft only, else null. */
export async function restoreFromTrash(kind: ItemKindName, trashId: number): Promise<RestoredAsDraft | null> {
	const restored = await answerOf<true | RestoredAsDraft>(
		restorefromtrash.$post({ param: { kind }, json: { trashId } }),
	)
	return restored === true ? null : restored
}

type Deleted = { id: number; title: string; isPublished: boolean | null }

/** Takes a deletion without a batch back: restores the item and publishes it again if it was published. */
export async function undoDeletion(kind: ItemKindName, { id, title, isPublished }: Deleted): Promise<BulkResult> {
	const { content } = await answerOf(
		listtrash.$post({ param: { kind }, json: { pageNumber: 1, size: revisionsPageSize } }),
	)
	const entry = content.find(({ itemId }) => itemId === id)
	if (!entry) return { batch: null, done: [], refused: [{ id, title, reason: errors['trash.not-found'].message }] }
	const draft = await restoreFromTrash(kind, entry.trashId)
	if (draft) return { batch: null, done: [], refused: [], drafts: [draft] }
	if (!isPublished) return { batch: null, done: [id], refused: [] }
	const { refused } = await changeItems(kind, 'publish', [id])
	return { batch: null, done: [id], refused }
}

export const publishDraft = (kind: ItemKindName, draftVersion: string): Promise<number> =>
	answerOf(draftsApi[':kind'].publishdraft.$post({ param: { kind }, json: { draftVersion } }))

export const discardDraft = (kind: ItemKindName, draftVersion: string): Promise<unknown> =>
	answerOf(draftsApi[':kind'].discarddraft.$post({ param: { kind }, json: { draftVersion } }))

/** The messages of a refusal's fields, or its own message. */
export function reasonOf(failure: unknown): string {
	const fields = failure instanceof ApiRefusal ? Object.values(failure.fields) : []
	if (fields.length > 0) return fields.join('; ')
	return failureText(failure, 'The server did not answer. Check your connection and try again.')
}
