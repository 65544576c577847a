import type { DraftRow } from '#contracts/items/drafts.ts'
import type { ItemKindName } from '#contracts/items/kinds.ts'
import type { Paged } from '#contracts/shared/paging.ts'
import { answerOf } from '#web/api.ts'
import { draftsApi } from '../../staff-api.ts'

/** The first page of the drafts of new items, and the drafts that the rows of the list mark. */
export type ListDrafts = { ofNew: Paged<DraftRow>; ofItems: readonly DraftRow[] }

const none: ListDrafts = { ofNew: { content: [], totalElements: 0, totalPages: 0 }, ofItems: [] }

/** The largest page. */
const size = 100

type Query = { pageNumber: number; isNew: boolean; itemIds?: number[] }

const loadPage = (kind: ItemKindName, query: Query): Promise<Paged<DraftRow>> =>
	answerOf(draftsApi[':kind'].listdrafts.$post({ param: { kind }, json: { ...query, size } }))

export const loadDraftsOfNew = (kind: ItemKindName, pageNumber: number) => loadPage(kind, { pageNumber, isNew: true })

async function loadDraftsOfItems(
	kind: ItemKindName,
	rows: Promise<readonly { id: number }[]>,
): Promise<readonly DraftRow[]> {
	const itemIds = (await rows).map(({ id }) => id)
	if (itemIds.length === 0) return []
	return (await loadPage(kind, { pageNumber: 1, isNew: false, itemIds })).content
}

/** Loads the drafts that a list shows. A failure costs only the drafts: the list still shows its rows. */
export async function loadDrafts(kind: ItemKindName, rows: Promise<readonly { id: number }[]>): Promise<ListDrafts> {
	try {
		const [ofNew, ofItems] = await Promise.all([loadDraftsOfNew(kind, 1), loadDraftsOfItems(kind, rows)])
		return { ofNew, ofItems }
	} catch (failure) {
		console.warn('The drafts did not load', failure)
		return none
	}
}
