import { type Visit, visitKey } from '../document/visit.ts'

/** In UTF-16 code units: the Worker keeps half as many characters. */
const longestWord = 200

function startVisit(): Visit {
	const campaign: Visit['campaign'] = {}
	for (const [name, text] of new URLSearchParams(location.search))
		if (name.startsWith('utm_')) campaign[name.slice(4)] = text.slice(0, longestWord)
	const host = document.referrer.split('/')[2]
	return { landingPage: location.pathname, referrer: host === location.host ? undefined : host, campaign, pages: 0 }
}

function countPage(): void {
	try {
		const visit: Visit = JSON.parse(sessionStorage.getItem(visitKey) ?? 'null') ?? startVisit()
		const [shown] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
		if (visit.pages && shown?.type === 'reload') return
		visit.pages += 1
		sessionStorage.setItem(visitKey, JSON.stringify(visit))
	} catch {
		// Storage is blocked or full. The form is sent without it.
	}
}

/** Keeps where the visit began, and counts its pages. A page that the browser prepares counts once it is shown. */
export function noteVisit(): void {
	const { prerendering } = document as Document & { prerendering?: boolean }
	if (prerendering) document.addEventListener('prerenderingchange', countPage, { once: true })
	else countPage()
}
