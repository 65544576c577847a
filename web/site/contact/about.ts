import { lengths } from '#contracts/shared/fields.ts'
import { pages } from '#web/content/pages.ts'
import { listHref } from '#web/site/publishing/list-address.ts'

/** The contact page with a message that begins with what somebody looked for. */
export const aboutHref = (text: string) => listHref(pages.contact.path, { about: text })

/** Reads what somebody looked for from an address; null without it. */
export function aboutIn(url: string): string | null {
	const text = new URL(url).searchParams
		.get('about')
		?.replaceAll('\0', '')
		.trim()
		.slice(0, lengths.search)
		.toWellFormed()
	return text || null
}
