import type { ItemKindName } from '#contracts/items/kinds.ts'
import { rememberedList } from '../session/list-memory.ts'
import type { ItemDescription } from './item-description.ts'

export const trashPath = (kind: ItemKindName) => `/Admin/Trash/${kind}`
export const historyPath = (kind: ItemKindName, id: number) => `/Admin/History/${kind}/${id}`

/** The id of a draft: `17` of the version `17.4`. */
const draftId = (draftVersion: string) => draftVersion.split('.')[0] ?? ''

/** The form that shows a draft. */
export const draftFormPath = (
	{ addPath, editPath }: ItemDescription,
	{ itemId, draftVersion }: { itemId: number | null; draftVersion: string },
) => (itemId === null ? `${addPath}?draft=${draftId(draftVersion)}` : editPath(itemId))

/** The list on its remembered page. A redirect from the bare address would lose the history state. */
export function rememberedListHref({ listPath, listName }: ItemDescription): string {
	const search = rememberedList(listName)
	return search ? `${listPath}?${search}` : listPath
}
