import type { DraftRow } from '#contracts/items/drafts.ts'
import type { ItemKindName } from '#contracts/items/items.ts'
import { answerOf } from '#web/api.ts'
import { draftsApi } from '../../staff-api.ts'

/** Loads the drafts of a kind of item. A failure costs only the drafts: the list still shows its rows. */
export async function loadDrafts(kind: ItemKindName): Promise<DraftRow[]> {
	try {
		return await answerOf(draftsApi[':kind'].drafts.$get({ param: { kind } }))
	} catch (failure) {
		console.warn('The drafts did not load', failure)
		return []
	}
}
