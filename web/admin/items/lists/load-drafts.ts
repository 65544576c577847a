import type { DraftRow } from '#contracts/items/drafts.ts'
import type { ItemKindName } from '#contracts/items/kinds.ts'
import type { Paged } from '#contracts/shared/paging.ts'
import { answerOf } from '#web/api.ts'
import { draftsApi } from '../../staff-api.ts'

/** The first page of the drafts of new items, and all drafts of saved ones, which their rows mark. */
export type ListDrafts = { ofNew: Paged<DraftRow>; ofItems: readonly DraftRow[] }

const none: ListDrafts = { ofNew: { content: [], totalElements: 0, totalPages: 0 }, ofItems: [] }

/** The largest page. */
const size = 100

const loadPage = (kind: ItemKindName, isNew: boolean, pageNumber: number): Promise<Paged<DraftRow>> =>
	answerOf(draftsApi[':kind'].listdrafts.$post({ param: { kind }, json: { pageNumber, size, isNew } }))

export const loadDraftsOfNew = (kind: ItemKindName, pageNumber: number) => loadPage(kind, true, pageNumber)

async function loadDraftsOfItems(kind: ItemKindName): Promise<DraftRow[]> {
	const first = await loadPage(kind, false, 1)
	const numbers = Array.from({ length: Math.max(0, first.totalPages - 1) }, (_, index) => index + 2)
	const others = await Promise.all(numbers.map((pageNumber) => loadPage(kind, false, pageNumber)))
	return [first, ...others].flatMap(({ content }) => content)
}

/** Loads the drafts of a kind of item. A failure costs only the drafts: the list still shows its rows. */
export async function loadDrafts(kind: ItemKindName): Promise<ListDrafts> {
	try {
		const [ofNew, ofItems] = await Promise.all([loadDraftsOfNew(kind, 1), loadDraftsOfItems(kind)])
		return { ofNew, ofItems }
	} catch (failure) {
		console.warn('The drafts did not load', failure)
		return none
	}
}
