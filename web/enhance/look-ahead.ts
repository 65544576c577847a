/** Where the build puts the rules: scripts/build/build-steps.ts. */
export const speculationRulesPath = '/speculation-rules.json'

/**
 * Tells the browser what it may load before somebody goes there (`speculation-rules.ts`). Naming the rules in a header would have them
 * fetched beside the typeface, before the first screen is seen: one more round trip on every first visit.
 */
export function lookAhead(): void {
	// Older browsers have no `supports` either. The dev server has no rules, and the policy of the staff's pages allows none.
	const isForVisitors = document.documentElement.dataset.theme === undefined
	if (import.meta.env.DEV || !isForVisitors || !HTMLScriptElement.supports?.('speculationrules')) return
	const whenIdle = () => requestIdleCallback(() => void putRulesIn())
	if (document.readyState === 'complete') whenIdle()
	else addEventListener('load', whenIdle, { once: true })
}

async function putRulesIn(): Promise<void> {
	const answer = await fetch(speculationRulesPath).catch(() => null)
	if (!answer?.ok) return
	const rules = document.createElement('script')
	rules.type = 'speculationrules'
	rules.text = await answer.text()
	document.head.appendChild(rules)
}
