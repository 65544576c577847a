import { revisionsPageSize } from '#contracts/items/history.ts'
import { type ItemKindName, kindFacts } from '#contracts/items/kinds.ts'
import { answerOf } from '#web/api.ts'
import { descriptions } from '../../item-descriptions.ts'
import { type ListConfig, pageOf, redirectToLastPage } from '../../lists/list-address.ts'
import { loadOptions, loadPage } from '../../lists/load-list.ts'
import { requireSection } from '../../session/guards.ts'
import { draftsApi, historyApi } from '../../staff-api.ts'
import type { Names } from '../item-description.ts'
import { loadItem } from '../load-item.tsx'

/** The browser does not remember its page, which would be another item's. */
export const historyList = (kind: ItemKindName): ListConfig => ({ name: 'history', section: kind, filters: [] })

const noNames: Names = {}

/** Loads a page of an item's versions, its live version and its draft. */
export async function loadHistory(kind: ItemKindName, id: string, request: Request) {
	requireSection(kind, request)
	const url = new URL(request.url)
	const param = { kind, id }
	const query = { id: Number(id), pageNumber: pageOf(url.searchParams), size: revisionsPageSize }
	const [live, loaded, draft, names] = await Promise.all([
		loadItem(id, () => answerOf(draftsApi[':kind'].live[':id'].$get({ param })), kindFacts[kind].notFound),
		loadPage(() => answerOf(historyApi[':kind'].listrevisions.$post({ param: { kind }, json: query }))),
		loadDraft(kind, id),
		loadOptions(descriptions[kind].loadNames?.() ?? Promise.resolve(noNames), noNames),
	])
	if (loaded.rows) redirectToLastPage(url, loaded.rows.totalPages)
	return { kind, live, loaded, draft, names }
}

/** A failure costs only the question before a draft is replaced: the server then refuses to replace it. */
async function loadDraft(kind: ItemKindName, id: string) {
	try {
		return await answerOf(draftsApi[':kind'].draftof[':id'].$get({ param: { kind, id } }))
	} catch (failure) {
		console.warn('The draft did not load', failure)
		return null
	}
}
