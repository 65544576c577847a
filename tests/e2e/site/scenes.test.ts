import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/journey.ts'
import { someOf } from '#tests/support/server/effort.ts'
import { collaboration, connectivity } from '#web/content/home.ts'
import { pages } from '#web/content/pages.ts'
import { products } from '#web/content/products/all.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/**
 * Stops all animations of all scenes, waiting ones too, at a part of their duration. Marks the sections with animations and
 * returns their number, without scroll-driven ones.
 */
const stopOnTheirWay = (page: Page, part: number) =>
	page.evaluate((part) => {
		for (const drawing of document.querySelectorAll('[data-waits]')) drawing.removeAttribute('data-waits')
		const movements = document
			.getAnimations()
			.filter((each) => each instanceof CSSAnimation && each.animationName.startsWith('scene-'))
			.filter(({ timeline }) => timeline === document.timeline)
		for (const movement of movements) {
			const { delay, duration } = movement.effect?.getComputedTiming() ?? {}
			movement.pause()
			movement.currentTime = Number(delay) + Number(duration) * part
			const moved = movement.effect instanceof KeyframeEffect ? movement.effect.target : null
			moved?.closest('section, header')?.setAttribute('data-moving', '')
		}
		return movements.length
	}, part)

/** Violations in the marked sections by the only rules that depend on an animation's state: contrast and target size. */
async function violationsInMoving(page: Page) {
	const axe = new AxeBuilder({ page })
		.include('[data-moving]')
		.options({ resultTypes: ['violations'] })
		.withRules(['color-contrast', 'target-size'])
		.setLegacyMode()
	const { violations } = await axe.analyze()
	return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(' ')) }))
}

const movementsIn = (drawing: Locator) => drawing.evaluate((element) => element.getAnimations({ subtree: true }).length)

test('Drawings further down are finished, and play when they come into view', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 })
	await page.goto(pages.home.path)
	const later = [
		page.getByRole('img', { name: collaboration.sceneLabel }).locator('.scene-stage'),
		page.getByRole('region', { name: connectivity.heading }).locator('fieldset'),
	]
	for (const drawing of later) {
		await expect(drawing).toHaveAttribute('data-waits', '')
		expect(await movementsIn(drawing)).toBe(0)
		await drawing.scrollIntoViewIfNeeded()
		await expect(drawing).not.toHaveAttribute('data-waits')
		expect(await movementsIn(drawing)).toBeGreaterThan(0)
	}
})

/** The stamps on the invoices in the window, from its top to its end, a third of a window at a time. */
const invoicesOnTheWay = (page: Page) =>
	page.evaluate(async () => {
		const frame = () => new Promise(requestAnimationFrame)
		const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
		const isInWindow = (element: Element) => {
			const { top, bottom } = element.getBoundingClientRect()
			return bottom > 0 && top < innerHeight
		}
		const seen: string[] = []
		for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 3) {
			scrollTo({ top, behavior: 'instant' })
			await frame()
			await frame()
			const sheets = [...document.querySelectorAll('.invoice')].filter((each) => isShown(each) && isInWindow(each))
			const stamps = sheets.map((sheet) => [...sheet.querySelectorAll('.invoice-stamp')].filter(isShown).length)
			seen.push(stamps.join(' and '))
		}
		return seen.filter((each, index) => each !== '' && each !== seen[index - 1])
	})

test('One invoice accompanies the home page and gets a stamp in each section, until it lies in its drawer', async ({
	page,
}) => {
	for (const width of [390, 1280]) {
		await page.setViewportSize({ width, height: 800 })
		await page.goto(pages.home.path)
		expect(await invoicesOnTheWay(page), `${width} px`).toEqual(['0', '1', '2', '3', '4'])
	}
})

const withScenes = [pages.home, ...products]

/** `npm test` stops each page once. Neighbouring pages stop at different times. */
const timesFor = (path: string) =>
	someOf([0.1, 0.25, 0.5], { usual: 1, turn: withScenes.findIndex((page) => page.path === path) })

const half = Math.ceil(withScenes.length / 2)

for (const [which, some] of [
	['the first half of the pages', withScenes.slice(0, half)],
	['the other half of the pages', withScenes.slice(half)],
] as const) {
	test(`The scenes of ${which} break no rule while their parts are still coming`, async ({ page }) => {
		for (const { path } of some) {
			await page.goto(path)
			// The main heading is on the first slide.
			if (path === pages.home.path) await page.getByRole('button', { name: 'Pause: slides' }).click()
			for (const part of timesFor(path)) {
				await expect.poll(() => stopOnTheirWay(page, part), path).toBeGreaterThan(0)
				expect(await violationsInMoving(page), `${path}, ${part} of the way`).toEqual([])
			}
		}
	})
}

/** Texts of a drawing that are too small, or cut by its edge or a pane. */
const unreadableIn = (drawing: Locator) =>
	drawing.evaluate((scene) => {
		const unreadable: string[] = []
		const texts = document.createTreeWalker(scene, NodeFilter.SHOW_TEXT)
		for (let text = texts.nextNode(); text; text = texts.nextNode()) {
			const edge = (text.parentElement?.closest('.scene-pane') ?? scene).getBoundingClientRect()
			const range = document.createRange()
			range.selectNodeContents(text)
			for (const { left, right, top, bottom, height } of range.getClientRects()) {
				const isCut = left < edge.left || right > edge.right || top < edge.top || bottom > edge.bottom
				if (isCut || height < 10) unreadable.push(`${text.textContent}`)
			}
		}
		return unreadable
	})

test('The scene of each page can be read on a phone', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' })
	await page.setViewportSize({ width: 390, height: 844 })
	for (const { path } of withScenes) {
		await page.goto(path)
		await expect.poll(() => unreadableIn(page.locator('.scene').first()), path).toEqual([])
	}
})
