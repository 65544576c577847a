import { type ItemKindName, itemKinds, itemPagePath } from '#contracts/items/kinds.ts'

/** The path of the page with a token that opens it. */
export function previewPath(kind: ItemKindName, id: number, token: string): string {
	const [path, place] = itemPagePath(kind, id).split('#')
	return `${path}?preview=${token}${place === undefined ? '' : `#${place}`}`
}

/** A path as its route reads it, which ignores case and a slash at the end. */
const plain = (path: string) => path.replace(/\/+$/, '').toLowerCase()

/** Whether a path is that page. */
export const isPageOf = (kind: ItemKindName, id: number, path: string) =>
	plain(path) === plain(itemPagePath(kind, id).split('#')[0] ?? '')

const idAtEnd = /\/(\d{1,15})$/

/** Whether an address requests a preview on a page that may show one. */
export function asksForPreview(address: string): boolean {
	const { pathname, searchParams } = new URL(address)
	const id = Number(idAtEnd.exec(plain(pathname))?.[1] ?? 0)
	return searchParams.has('preview') && itemKinds.some((kind) => isPageOf(kind, id, pathname))
}

/** The id under which a preview shows an item that was never saved: above the ids of all items. */
export const idOfDraft = (draftId: number) => 900_000_000_000 + draftId
