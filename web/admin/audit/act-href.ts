import { type ItemKindName, kindFacts } from '#contracts/items/kinds.ts'
import { isAboutLabel } from '#contracts/operations/audit.ts'
import { applicationHref, enquiryHref, userHref } from '../row-hrefs.ts'

type Act = { section: string; action: string; itemId: number | null; isThere: boolean }

const isKind = (section: string): section is ItemKindName => Object.hasOwn(kindFacts, section)

/** Returns the address of what an act was about; null if it is gone or has no page of its own. */
export function actHref({ section, action, itemId, isThere }: Act): string | null {
	if (itemId === null || !isThere || isAboutLabel({ section, action })) return null
	if (isKind(section)) return `${kindFacts[section].editPath}/${itemId}`
	if (section === 'users' || section === 'account') return userHref(itemId)
	if (section === 'applications') return applicationHref(itemId)
	if (section === 'enquiries') return enquiryHref(itemId)
	return null
}
