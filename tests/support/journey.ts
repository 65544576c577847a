import { AxeBuilder } from '@axe-core/playwright'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { demoPassword } from '#scripts/demo/accounts.ts'

export { expect } from '@playwright/test'
export { withServerBindings } from './own-server.ts'

type Journey = {
	/** The visitor's address; each test has its own, so that no test uses up the rate limits of another. */
	address: string
	/** Allows console errors that a journey brings about on purpose, such as the browser's own line for a refused request. */
	allowConsoleErrors: (text: RegExp) => void
}

/** A test in the browser. It fails on every error in the console, and on every script that throws. */
export const test = base.extend<Journey>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
	address: async ({}, use, { workerIndex }) => use(nextAddress(workerIndex)),
	extraHTTPHeaders: async ({ address }, use) => use({ 'CF-Connecting-IP': address }),
	allowConsoleErrors: [
		async ({ context }, use) => {
			const allowed: RegExp[] = []
			const problems = watchConsole(context)
			await use((text) => void allowed.push(text))
			const unexpected = problems.filter((problem) => !allowed.some((text) => text.test(problem)))
			expect(unexpected, 'errors in the console').toEqual([])
		},
		{ auto: true },
	],
})

let addresses = 0

/** An address of the range for benchmarks, which belongs to nobody. */
export function nextAddress(workerIndex: number): string {
	addresses += 1
	return `198.18.${workerIndex % 256}.${addresses % 256}`
}

/** What goes wrong on any page of the context, as text that grows. */
export function watchConsole(context: BrowserContext): string[] {
	const problems: string[] = []
	context.on('console', (message) => {
		if (message.type() === 'error') problems.push(`${message.text()} (${message.location().url})`)
	})
	context.on('weberror', (error) => problems.push(String(error.error())))
	return problems
}

/** Signs in by the form, as one of the demo accounts unless another password is given, and arrives in the back office. */
export async function signIn(page: Page, userName: string, password: string = demoPassword): Promise<void> {
	await page.goto('/Login')
	await page.getByLabel('User name').fill(userName)
	await page.getByLabel('Password', { exact: true }).fill(password)
	await page.getByRole('button', { name: 'Login' }).click()
	await page.waitForURL(/\/Admin\/?$/)
}

const widths = [390, 1280]
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** No violation of WCAG 2.2 AA or of good practice in what the page shows now, on a phone and on a desk. */
export async function expectAccessible(page: Page): Promise<void> {
	const before = page.viewportSize()
	for (const width of widths) {
		await page.setViewportSize({ width, height: before?.height ?? 800 })
		const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
		const found = violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ target }) => target.join(' ')) }))
		expect(found, `accessibility at ${width} px`).toEqual([])
	}
	if (before) await page.setViewportSize(before)
}
