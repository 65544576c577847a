import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/journey.ts'
import { allPages } from '#web/content/site-map.ts'

test.use({ javaScriptEnabled: false })

/** Controls that do nothing without script, but seem to. The stylesheet answers a choice, which a test below covers. */
const idleControls = (page: Page) =>
	page.locator('button, [role="button"], input, select, textarea, video').evaluateAll((controls) => {
		const works = ':disabled, [popovertarget], [commandfor], form[action] *, video[controls], main input[type="radio"]'
		return controls
			.filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.matches(works))
			.map((control) => control.outerHTML.slice(0, 160))
	})

/** Texts of the main part that have a layout but are invisible, without those of pictures and placeholders. */
const unseenTexts = (page: Page) =>
	page.getByRole('main').evaluate((main) => {
		const unseen: string[] = []
		const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
		let place = 0
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			place += 1
			const text = node.textContent?.trim() ?? ''
			const holder = node.parentElement
			if (text === '' || !holder?.checkVisibility() || holder.closest('[role="img"], [aria-hidden="true"]')) continue
			if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) unseen.push(`${place}: ${text}`)
		}
		return unseen
	})

/** Texts that stay invisible after every choice. */
async function neverSeen(page: Page): Promise<string[]> {
	let never = await unseenTexts(page)
	for (const choice of await page.getByRole('main').getByRole('radio').all()) {
		await choice.press('Space')
		const unseen = new Set(await unseenTexts(page))
		never = never.filter((text) => unseen.has(text))
	}
	return never
}

test('Every page is complete without script, and has no control that does nothing', async ({ page }) => {
	for (const { path } of allPages) {
		await page.goto(path)
		await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible()
		const words = (await page.getByRole('main').innerText()).split(/\s+/)
		expect.soft(words.length, `words of ${path}`).toBeGreaterThan(100)
		expect.soft(await neverSeen(page), `unseen on ${path}`).toEqual([])
		expect.soft(await idleControls(page), `idle on ${path}`).toEqual([])
	}
})
