import { keepsOrigin } from '#web/content/keeps-origin.ts'
import { type Visit, visitKey } from '#web/document/visit.ts'

function readVisit(): Partial<Visit> | null {
	try {
		const kept: unknown = JSON.parse(sessionStorage.getItem(visitKey) ?? 'null')
		return typeof kept === 'object' ? kept : null
	} catch {
		return null
	}
}

/** Where the visitor came from, as a form sends it. undefined if the site keeps no origin. */
export const visitorOrigin = () =>
	keepsOrigin ? { ...readVisit(), page: location.pathname, language: navigator.language } : undefined

/** The next page begins another visit. */
export function forgetVisit(): void {
	try {
		sessionStorage.removeItem(visitKey)
	} catch {
		// Storage is blocked, so nothing was kept.
	}
}
