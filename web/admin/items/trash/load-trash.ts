import { revisionsPageSize } from '#contracts/items/history.ts'
import type { ItemKindName } from '#contracts/items/kinds.ts'
import { answerOf } from '#web/api.ts'
import { type ListConfig, pageOf } from '../../lists/list-address.ts'
import { loadList } from '../../lists/load-list.ts'
import { historyApi } from '../../staff-api.ts'

export const trashListOf = (kind: ItemKindName): ListConfig => ({
	name: `trash-${kind}`,
	section: kind,
	filters: ['search'],
})

/** Loads a page of the trash of a kind. */
export const loadTrash = (kind: ItemKindName) =>
	loadList(
		trashListOf(kind),
		(search) => ({ pageNumber: pageOf(search), size: revisionsPageSize, title: search.get('search') }),
		(json) => answerOf(historyApi[':kind'].listtrash.$post({ param: { kind }, json })),
	)
