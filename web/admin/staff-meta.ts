import type { MetaDescriptor } from 'react-router'
import { brand } from '#web/content/brand.ts'
import type { PageHandle } from '#web/document/page-handle.ts'

// All staff pages are unlisted and send no referrer. All but the login page hydrate.

export const staffMeta = (title: string): MetaDescriptor[] => [
	{ title: `${title} | ${brand.name}` },
	{ name: 'robots', content: 'noindex' },
]

export const staffHeaders = () => ({ 'Referrer-Policy': 'no-referrer' })

export const staffHandle = { interactive: true, themed: true } as const satisfies PageHandle

/** For the forms of items, which show the item's page in a frame. */
export const formHandle = { frames: ["'self'"] } as const satisfies PageHandle
