/** scripts/build/build-steps.ts writes the rules to this path. */
export const speculationRulesPath = '/speculation-rules.json'

/**
 * Tells the browser what to prefetch (`document/speculation-rules.ts`). A header would cost every first visit a round trip
 * before the first paint.
 */
export function insertSpeculationRules(): void {
	// Older browsers lack `supports`. The dev server has no rules, and the policy of staff pages allows none.
	const isForVisitors = document.documentElement.dataset.theme === undefined
	if (import.meta.env.DEV || !isForVisitors || !HTMLScriptElement.supports?.('speculationrules')) return
	const whenIdle = () => requestIdleCallback(() => void insertRules())
	if (document.readyState === 'complete') whenIdle()
	else addEventListener('load', whenIdle, { once: true })
}

async function insertRules(): Promise<void> {
	const answer = await fetch(speculationRulesPath).catch(() => null)
	if (!answer?.ok) return
	const rules = document.createElement('script')
	rules.type = 'speculationrules'
	rules.text = await answer.text()
	document.head.appendChild(rules)
}
