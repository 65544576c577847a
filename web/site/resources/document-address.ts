import { itemPagePath, itemPlace } from '#contracts/items/kinds.ts'

export const flyerAnchor = (id: number) => itemPlace('flyers', id)

export const whitepaperAnchor = (id: number) => itemPlace('whitepapers', id)

/** Links to this item on the page of resources. */
export const flyerHref = (id: number) => itemPagePath('flyers', id)

export const whitepaperHref = (id: number) => itemPagePath('whitepapers', id)
