import type { Page } from '@playwright/test'
import { openEnhanced, scrolledTo, stopClock, withoutTypeface } from '#tests/support/browser/document-page.ts'
import { expect, test } from '#tests/support/browser/journey.ts'
import { isShown } from '#tests/support/specification.ts'

const travelMs = 2000
const frameMs = 20

const solutions = [
	'SelfOnboardingPortal',
	'CentralizedKYC',
	'BranchAssistedOnboarding',
	'MobileApplicationForAgents',
	'DeduplicationSolution',
	'NegativeListScreening',
	'RiskAnalysisSolution',
	'KYCandReKYCSolution',
]

const links = [
	...solutions.map((id) => `/customer-onboarding#${id}`),
	'/business-process-management#bpm',
	'/committee-management#committeeManagement',
]

const idOf = (link: string) => link.split('#')[1] ?? ''

/** The scroll position after arrival: a third of the window above the element, less a quarter of the element's height. */
const restOf = (page: Page, id: string) =>
	page.evaluate((name) => {
		const { top, height } = document.getElementById(name)?.getBoundingClientRect() ?? new DOMRect()
		const lowest = document.documentElement.scrollHeight - window.innerHeight
		const rest = top + window.scrollY - (window.innerHeight / 3 - height / 4)
		return Math.round(Math.max(0, Math.min(rest, lowest)))
	}, id)

/** Distance to that position in pixels. */
const distance = async (page: Page, id: string) =>
	Math.abs(Math.round(await scrolledTo(page)) - (await restOf(page, id)))

const expectBackAt = (page: Page, top: number) => expect.poll(() => scrolledTo(page)).toBe(top)

/** Records each scroll position of a page from its start. */
const recordScrolling = (page: Page) =>
	page.addInitScript(() => {
		const places: number[] = []
		addEventListener('scroll', () => places.push(window.scrollY))
		Object.assign(window, { places })
	})
const recorded = (page: Page) => page.evaluate(() => Reflect.get(window, 'places') as number[])

test.describe('With motion', () => {
	test.use({ contextOptions: { reducedMotion: 'no-preference' } })

	test('A link to a section travels there in two seconds, under another spelling of the address too', async ({
		page,
	}) => {
		await stopClock(page)
		await openEnhanced(page, '/Customeronboarding#NegativeListScreening', 'hash-scroll')
		expect(await scrolledTo(page)).toBe(0)
		await page.clock.runFor(travelMs / 2)
		const halfway = await scrolledTo(page)
		expect(halfway).toBeGreaterThan(0)
		await page.clock.runFor(travelMs / 2 - 2 * frameMs)
		expect(await scrolledTo(page)).toBeGreaterThanOrEqual(halfway)
		await page.clock.runFor(3 * frameMs)
		expect(await distance(page, 'NegativeListScreening')).toBeLessThanOrEqual(1)
		await expect(page.locator('#NegativeListScreening')).toBeInViewport()
	})

	test('A visit to a hash is one movement: the window never goes back', async ({ page }) => {
		await recordScrolling(page)
		for (const link of ['/customer-onboarding#CentralizedKYC', '/business-process-management#bpm']) {
			await page.goto('/speculation-rules.json')
			await page.goto(link)
			await expect.poll(() => distance(page, idOf(link)), link).toBeLessThanOrEqual(1)
			const places = await recorded(page)
			expect(places.length, 'it travels').toBeGreaterThan(5)
			expect(places, link).toEqual(places.toSorted((one, other) => one - other))
		}
	})

	test('A reader who comes back is left where they were', async ({ page }) => {
		await withoutTypeface(page)
		await openEnhanced(page, '/customer-onboarding#CentralizedKYC', 'hash-scroll')
		await expect.poll(() => scrolledTo(page), 'the page travels to its section').toBeGreaterThan(0)
		// Until the scroll ends, each of its frames overrides the wheel.
		await expect(async () => {
			await page.evaluate(async () => {
				window.scrollTo({ top: 5000, behavior: 'instant' })
				for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
			})
			expect(await scrolledTo(page)).toBe(5000)
		}).toPass()
		await page.reload()
		await expectBackAt(page, 5000)
		await page.goto('/about')
		await page.goBack()
		await expectBackAt(page, 5000)
	})
})

test('With reduced motion each link is at its section at once, and another spelling of a name at the top', async ({
	page,
}) => {
	await recordScrolling(page)
	for (const link of links.filter(isShown)) {
		// A visit to another hash of the same page would not load it.
		await page.goto('/speculation-rules.json')
		await openEnhanced(page, link, 'hash-scroll')
		await expect.poll(() => distance(page, idOf(link)), link).toBeLessThanOrEqual(1)
		await expect(page.locator(`[id="${idOf(link)}"]`)).toBeInViewport()
		expect((await recorded(page)).length, `${link}: movements`).toBe(1)
	}
	await page.goto('/speculation-rules.json')
	await openEnhanced(page, '/customer-onboarding#negativelistscreening', 'hash-scroll')
	expect(await scrolledTo(page)).toBe(0)
})
