import { pages } from '#web/content/pages.ts'

export const flyerAnchor = (id: number) => `flyer-${id}`

export const whitepaperAnchor = (id: number) => `whitepaper-${id}`

/** Links to this item on the page of resources. */
export const flyerHref = (id: number) => `${pages.resources.path}#${flyerAnchor(id)}`

export const whitepaperHref = (id: number) => `${pages.resources.path}#${whitepaperAnchor(id)}`
