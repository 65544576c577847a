import { type ItemKindName, kindFacts } from '#contracts/items/kinds.ts'
import { isAboutLabel } from '#contracts/operations/audit.ts'

type Act = { section: string; action: string; itemId: number | null; isThere: boolean }

const isKind = (section: string): section is ItemKindName => Object.hasOwn(kindFacts, section)

/** Where the thing is that an act was about; null if it is gone or has no place of its own. */
export function actHref({ section, action, itemId, isThere }: Act): string | null {
	if (itemId === null || !isThere || isAboutLabel({ section, action })) return null
	if (isKind(section)) return `${kindFacts[section].editPath}/${itemId}`
	if (section === 'users' || section === 'account') return `/Admin/Users?page=1&user=${itemId}`
	if (section === 'applications') return `/Admin/Receivedapplication?page=1&application=${itemId}`
	if (section === 'enquiries') return `/Admin/Contactpage?page=1&request=${itemId}`
	return null
}
