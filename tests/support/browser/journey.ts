import { AxeBuilder } from '@axe-core/playwright'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'

export { expect } from '@playwright/test'
export { sendSignIn, signIn } from '#scripts/demo/sign-in.ts'
export { startSession } from './session.ts'

type Journey = {
	/** The visitor's address; each test has its own, so that no test uses up the rate limits of another. */
	address: string
	/** What has gone wrong in any browser of the test, as text that grows. */
	problems: string[]
	/** Allows console errors that a journey brings about on purpose, such as the browser's own line for a refused request. */
	allowConsoleErrors: (...texts: RegExp[]) => void
	/** Opens a page in a browser of its own: somebody else, or a second machine. */
	newVisitor: () => Promise<Page>
}

/**
 * A test in the browser. It fails on every error in the console, on every script that throws, and on every request to a third party
 * that the test has not answered itself.
 */
export const test = base.extend<Journey>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
	address: async ({}, use, { workerIndex }) => use(nextAddress(workerIndex)),
	extraHTTPHeaders: async ({ address }, use) => use({ 'CF-Connecting-IP': address }),
	// biome-ignore lint/correctness/noEmptyPattern: as above
	problems: async ({}, use) => use([]),
	allowConsoleErrors: [
		async ({ problems }, use) => {
			const allowed: RegExp[] = []
			await use((...texts) => void allowed.push(...texts))
			const unexpected = problems.filter((problem) => !allowed.some((text) => text.test(problem)))
			expect(unexpected, 'errors in the console').toEqual([])
		},
		{ auto: true },
	],
	context: async ({ context, problems, baseURL }, use) => {
		await watch(context, problems, baseURL)
		await use(context)
	},
	newVisitor: async ({ browser, contextOptions, extraHTTPHeaders, problems, baseURL }, use) => {
		const contexts: BrowserContext[] = []
		await use(async () => {
			const context = await browser.newContext({ ...contextOptions, baseURL, extraHTTPHeaders })
			contexts.push(context)
			await watch(context, problems, baseURL)
			return context.newPage()
		})
		for (const context of contexts) await context.close()
	},
})

let addresses = 0

/** An address of the range for benchmarks, which belongs to nobody. */
function nextAddress(workerIndex: number): string {
	addresses += 1
	return `198.18.${workerIndex % 256}.${addresses % 256}`
}

/** Writes down what goes wrong on any page of the context. Nothing is loaded from anybody but the site itself. */
async function watch(context: BrowserContext, problems: string[], site: string | undefined): Promise<void> {
	context.on('console', (message) => {
		if (message.type() === 'error') problems.push(`${message.text()} (${message.location().url})`)
	})
	context.on('weberror', (error) => problems.push(String(error.error())))
	await context.route(
		(url) => url.origin !== site,
		(route) => {
			problems.push(`Request to a third party: ${route.request().url()}`)
			return route.abort()
		},
	)
}

/** A phone. `pages/every-page` and `pages/every-screen` look at a desk's width too. */
const usualWidths = [390]
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * No violation of WCAG 2.2 AA or of good practice in what the page shows now, in windows of these widths. A layout that settles or a
 * notice that leaves is looked at again; what stays wrong fails.
 */
export async function expectAccessible(page: Page, widths: readonly number[] = usualWidths): Promise<void> {
	const before = page.viewportSize()
	for (const width of widths) {
		await page.setViewportSize({ width, height: before?.height ?? 800 })
		await expect(async () => {
			expect(await violationsOn(page), `accessibility at ${width} px`).toEqual([])
		}).toPass({ timeout: 10_000 })
	}
	if (before) await page.setViewportSize(before)
}

/** What axe finds on the page now: by all rules, or by `only` one of them. */
export async function violationsOn(page: Page, only?: string) {
	// The builder puts all of axe into the page at each run. Once is enough.
	const isThere = await page.evaluate(() => 'axe' in window)
	const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) })
		// Of what passes, it need not tell: that is most of its work.
		.options({ resultTypes: ['violations'] })
		// In this mode it opens no page of its own, which would take the focus from what is being looked at.
		.setLegacyMode()
	const { violations } = await (only ? axe.withRules(only) : axe.withTags(rules)).analyze()
	return violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ target }) => target.join(' ')) }))
}
