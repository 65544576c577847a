import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/journey.ts'

/** Records violations of the page's policy from the first byte. */
async function recordViolations(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const violations: string[] = []
		Reflect.set(window, 'violations', violations)
		document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
			violations.push(`${effectiveDirective}: ${blockedURI}`)
		})
	})
}

test('The policy is in force: what is slipped into a page does not run, and fails a journey by the console', async ({
	page,
	problems,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/Content Security Policy/)
	await recordViolations(page)
	// A document with a form, a document of the build, and a document that the Worker renders.
	for (const path of ['/contact', '/about', '/ABOUT']) {
		problems.length = 0
		await page.goto(path)
		expect(problems, `${path} keeps its own policy`).toEqual([])
		await page.evaluate(() => {
			const slippedIn = [
				'<img src="x:" onerror="window.ran = true">',
				'<p style="color: red">Red</p>',
				'<iframe src="https://evil.example/"></iframe>',
			]
			document.body.insertAdjacentHTML('beforeend', slippedIn.join(''))
		})
		await expect
			.poll(() => page.evaluate(() => Reflect.get(window, 'violations')), path)
			.toEqual(
				expect.arrayContaining([
					'script-src-attr: inline',
					'style-src-attr: inline',
					expect.stringMatching(/^frame-src: https:\/\/evil\.example/),
				]),
			)
		expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined()
		const told = problems.filter((problem) => problem.includes('Content Security Policy'))
		for (const what of ['event handler', 'inline style', 'evil.example'])
			expect(told.filter((problem) => problem.includes(what)).length, `${path}: ${what}`).toBeGreaterThan(0)
	}
})
