import type { ItemCounts } from '#contracts/items/counts.ts'
import type { DraftRow, ListedDrafts } from '#contracts/items/drafts.ts'
import { type ItemKindName, kindFacts } from '#contracts/items/kinds.ts'
import type { Paged } from '#contracts/shared/paging.ts'
import { answerOf } from '#web/api.ts'
import type { ListConfig } from '../../lists/list-address.ts'
import { loadList } from '../../lists/load-list.ts'
import { sortParams } from '../../lists/sorting.ts'
import { draftsApi, historyApi } from '../../staff-api.ts'

/** The first page of the drafts of new items, and what is drafted and scheduled for the rows of the list. */
export type ListDrafts = {
	ofNew: Paged<DraftRow>
	ofItems: readonly DraftRow[]
	scheduled: NonNullable<ListedDrafts['scheduled']>
}

/** What a list of items shows beside its rows. `counts`: those of the tabs; null if they would be wrong. */
export type Beside = { drafts: ListDrafts; counts: ItemCounts | null }

const none: ListDrafts = { ofNew: { content: [], totalElements: 0, totalPages: 0 }, ofItems: [], scheduled: [] }

/** The largest page. */
const size = 100

type Query = { pageNumber: number; isNew: boolean; title?: string | null; itemIds?: number[] }

const loadPage = (kind: ItemKindName, query: Query): Promise<ListedDrafts> =>
	answerOf(draftsApi[':kind'].listdrafts.$post({ param: { kind }, json: { ...query, size } }))

/** `title`: the search of the list, which finds drafts too. */
export const loadDraftsOfNew = (kind: ItemKindName, pageNumber: number, title: string | null) =>
	loadPage(kind, { pageNumber, isNew: true, title })

async function loadDraftsOfItems(
	kind: ItemKindName,
	rows: Promise<readonly { id: number }[]>,
): Promise<Omit<ListDrafts, 'ofNew'>> {
	const itemIds = (await rows).map(({ id }) => id)
	if (itemIds.length === 0) return none
	const { content, scheduled = [] } = await loadPage(kind, { pageNumber: 1, isNew: false, itemIds })
	return { ofItems: content, scheduled }
}

async function loadDrafts(
	kind: ItemKindName,
	rows: Promise<readonly { id: number }[]>,
	title: string | null,
): Promise<ListDrafts> {
	try {
		const [ofNew, ofItems] = await Promise.all([loadDraftsOfNew(kind, 1, title), loadDraftsOfItems(kind, rows)])
		return { ...ofItems, ofNew }
	} catch (failure) {
		console.warn('The drafts did not load', failure)
		return none
	}
}

const isCounted = (name: string) => ['page', 'status', ...sortParams].includes(name)

/** Loads the counts of the tabs; null with a filter other than the status, which the kept counts do not know. */
async function loadCounts(kind: ItemKindName, params: URLSearchParams): Promise<ItemCounts | null> {
	if (kindFacts[kind].publishedField === null || ![...params.keys()].every(isCounted)) return null
	try {
		return await answerOf(historyApi[':kind'].counts.$get({ param: { kind } }))
	} catch (failure) {
		console.warn('The counts did not load', failure)
		return null
	}
}

/** Loads what a list shows beside its rows. A failure costs only this: the list still shows its rows. */
export async function loadBeside(
	kind: ItemKindName,
	rows: Promise<readonly { id: number }[]>,
	params: URLSearchParams,
): Promise<Beside> {
	const [drafts, counts] = await Promise.all([
		loadDrafts(kind, rows, params.get(searchParamOf(kind))),
		loadCounts(kind, params),
	])
	return { drafts, counts }
}

/** The search parameter of the search by title. */
export const searchParamOf = (kind: ItemKindName) => (kind === 'careers' ? 'position' : 'search')

/** Makes the `clientLoader` of the list of a kind of item. `loadExtra` loads what else the page needs. */
export const itemListLoader = <Query, Row extends { id: number }, Extra extends object = object>(
	list: ListConfig & { section: ItemKindName },
	queryOf: (params: URLSearchParams) => Query,
	fetchPage: (query: Query) => Promise<Paged<Row>>,
	loadExtra?: () => Promise<Extra>,
) =>
	loadList(list, queryOf, fetchPage, async (rows, params) => {
		const [beside, extra] = await Promise.all([loadBeside(list.section, rows, params), loadExtra?.()])
		return { ...beside, ...(extra as Extra) }
	})
