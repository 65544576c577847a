import type { BulkAction, BulkResult, RestoredAsDraft } from '#contracts/items/history.ts'
import type { ItemKindName } from '#contracts/items/kinds.ts'
import { ApiRefusal, answerOf } from '#web/api.ts'
import { draftsApi, historyApi } from '../../staff-api.ts'

const { changeseveral, undo, restorefromtrash } = historyApi[':kind']

export const changeItems = (kind: ItemKindName, action: BulkAction, ids: number[]): Promise<BulkResult> =>
	answerOf(changeseveral.$post({ param: { kind }, json: { action, ids } }))

/** Moves an item to the trash. Returns the batch for Undo. Throws the refusal. */
export async function deleteItem(kind: ItemKindName, id: number): Promise<string | null> {
	const { batch, refused } = await changeItems(kind, 'delete', [id])
	const [refusal] = refused
	if (refusal) throw new ApiRefusal(409, { code: refusal.code, errorMsg: refusal.reason })
	return batch
}

export const undoBatch = (kind: ItemKindName, batch: string): Promise<BulkResult> =>
	answerOf(undo.$post({ param: { kind }, json: { batch } }))

/** Brings an item back from the trash. Returns its draft if it could return as a draft only, else null. */
export async function restoreFromTrash(kind: ItemKindName, trashId: number): Promise<RestoredAsDraft | null> {
	const restored = await answerOf<true | RestoredAsDraft>(
		restorefromtrash.$post({ param: { kind }, json: { trashId } }),
	)
	return restored === true ? null : restored
}

export const publishDraft = (kind: ItemKindName, draftVersion: string): Promise<number> =>
	answerOf(draftsApi[':kind'].publishdraft.$post({ param: { kind }, json: { draftVersion } }))

export const discardDraft = (kind: ItemKindName, draftVersion: string): Promise<unknown> =>
	answerOf(draftsApi[':kind'].discarddraft.$post({ param: { kind }, json: { draftVersion } }))
