import { AxeBuilder } from '@axe-core/playwright'
import { type APIRequestContext, type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { originOf } from '#scripts/local/local-settings.ts'
import { chosenServers, serverOfWorker } from '#tests/support/server/own-server.ts'
import { isShown } from '#tests/support/specification.ts'
import { keepToasts } from './toasts.ts'

export { expect } from '@playwright/test'
export { sendSignIn, signIn } from '#scripts/demo/sign-in.ts'
export { startSession } from './session.ts'

type Journey = {
	/** The visitor's IP address. Each test has its own, so that tests do not share rate limits. */
	address: string
	/** The errors in any browser of the test so far. */
	problems: string[]
	/** Allows console errors that a journey causes on purpose, such as the browser's message for a refused request. */
	allowConsoleErrors: (...texts: RegExp[]) => void
	/** Opens a page in a separate browser context, for another user or machine. */
	newVisitor: () => Promise<Page>
}

/** A list may show an item that another journey hides before its picture loads. The project `pages` runs before that. */
const takenAway = /status of 404 .*\/media\//

/** Playwright's own script in a sandboxed frame, such as those of /dev/mail. */
const ownScript = /^Blocked script execution in 'about:srcdoc'/

/**
 * A browser test. It fails on console errors, on uncaught exceptions, and on third-party requests that the test has not
 * mocked. It is skipped if it comes to a page that the brand switches off.
 */
export const test = base.extend<Journey>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
	address: async ({}, use, { workerIndex }) => use(nextAddress(workerIndex)),
	// biome-ignore lint/correctness/noEmptyPattern: as above
	baseURL: async ({}, use, { project }) => {
		const { port } = project.name === 'pages' ? chosenServers().ofPages : serverOfWorker()
		await use(originOf(port))
	},
	extraHTTPHeaders: async ({ address }, use) => use({ 'CF-Connecting-IP': address }),
	// biome-ignore lint/correctness/noEmptyPattern: as above
	problems: async ({}, use) => use([]),
	allowConsoleErrors: [
		async ({ problems }, use, { project }) => {
			const allowed = project.name === 'pages' ? [] : [takenAway, ownScript]
			await use((...texts) => void allowed.push(...texts))
			const unexpected = problems.filter((problem) => !allowed.some((text) => text.test(problem)))
			expect(unexpected, 'errors in the console').toEqual([])
		},
		{ auto: true },
	],
	request: async ({ request }, use) => use(sentAgain(request)),
	context: async ({ context, problems, baseURL }, use) => {
		sentAgain(context.request)
		await watch(context, problems, baseURL)
		await use(context)
	},
	page: async ({ page }, use, testInfo) => {
		const goto = page.goto.bind(page)
		page.goto = async (url, options) => {
			testInfo.skip(!isShown(url), `${url} is switched off`)
			return goto(url, options)
		}
		await use(page)
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

/** Sends a request again whose connection was closed: the server closes idle ones, now and then just as one is used. */
function sentAgain(request: APIRequestContext): APIRequestContext {
	const send = request.fetch.bind(request)
	request.fetch = (url, options) => send(url, { maxRetries: 2, ...options })
	return request
}

let addresses = 0

/** An address in the reserved benchmark range. */
function nextAddress(workerIndex: number): string {
	addresses += 1
	return `198.18.${workerIndex % 256}.${addresses % 256}`
}

/** Records errors on any page of the context and blocks third-party requests. */
async function watch(context: BrowserContext, problems: string[], site: string | undefined): Promise<void> {
	await context.addInitScript(keepToasts)
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

/** A phone. `pages/every-page` and `pages/every-screen` cover desktops. */
const usualWidths = [390]
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Expects no violation of WCAG 2.2 AA or of best practices at these window widths. Retries while layouts settle and notices
 * disappear.
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

/** Runs axe with all rules, or with `only` one. */
export async function violationsOn(page: Page, only?: string) {
	// The builder injects axe at each run. Once is enough.
	const isThere = await page.evaluate(() => 'axe' in window)
	const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) })
		// Skipping details of passed rules saves most of axe's time.
		.options({ resultTypes: ['violations'] })
		// In legacy mode axe opens no extra page, which would take the focus.
		.setLegacyMode()
		// The framed page has landmarks of its own. The journeys of pages check it.
		.exclude('iframe[title="Preview of the page"]')
	const { violations } = await (only ? axe.withRules(only) : axe.withTags(rules)).analyze()
	return violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ target }) => target.join(' ')) }))
}
