import type { MetaDescriptor } from 'react-router'
import { company } from '#web/content/company.ts'
import type { PageHandle } from '#web/document/page-handle.ts'

// What the pages of staff have in common: no search engine lists them, their addresses are told to nobody, and they hydrate.

export const staffMeta = (title: string): MetaDescriptor[] => [
	{ title: `${title} | ${company.name}` },
	{ name: 'robots', content: 'noindex' },
]

export const staffHeaders = () => ({ 'Referrer-Policy': 'no-referrer' })

export const staffHandle = { interactive: true, themed: true } as const satisfies PageHandle

/** For pages with a form that asks the bot check first. */
export const botCheckedHandle = {
	...staffHandle,
	botChecked: true,
} as const satisfies PageHandle
