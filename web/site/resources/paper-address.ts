import { pages } from '#web/content/pages.ts'

export const flyerAnchor = (id: number) => `flyer-${id}`

export const whitepaperAnchor = (id: number) => `whitepaper-${id}`

/** Where the page of all resources shows this one. */
export const flyerHref = (id: number) => `${pages.resources.path}#${flyerAnchor(id)}`

export const whitepaperHref = (id: number) => `${pages.resources.path}#${whitepaperAnchor(id)}`
