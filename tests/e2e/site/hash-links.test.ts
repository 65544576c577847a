import type { Page } from '@playwright/test'
import { openEnhanced, scrolledTo, stopClock } from '#tests/support/document-page.ts'
import { expect, test } from '#tests/support/journey.ts'

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

/** Where the window rests once it has arrived: a third of its height above the element, less a quarter of the element's height. */
const restOf = (page: Page, id: string) =>
	page.evaluate((name) => {
		const { top, height } = document.getElementById(name)?.getBoundingClientRect() ?? new DOMRect()
		const lowest = document.documentElement.scrollHeight - window.innerHeight
		const rest = top + window.scrollY - (window.innerHeight / 3 - height / 4)
		return Math.round(Math.max(0, Math.min(rest, lowest)))
	}, id)

/** How far the window is from there, in whole pixels. */
const distance = async (page: Page, id: string) =>
	Math.abs(Math.round(await scrolledTo(page)) - (await restOf(page, id)))

test.describe('With motion', () => {
	test.use({ contextOptions: { reducedMotion: 'no-preference' } })

	for (const link of links) {
		test(`${link} travels to its section in two seconds`, async ({ page }) => {
			await stopClock(page)
			await openEnhanced(page, link, 'hash-scroll')
			expect(await scrolledTo(page)).toBe(0)
			await page.clock.runFor(travelMs / 2)
			const halfway = await scrolledTo(page)
			expect(halfway).toBeGreaterThan(0)
			await page.clock.runFor(travelMs / 2 - 2 * frameMs)
			expect(await scrolledTo(page)).toBeGreaterThanOrEqual(halfway)
			await page.clock.runFor(3 * frameMs)
			expect(await distance(page, idOf(link))).toBeLessThanOrEqual(1)
			await expect(page.locator(`[id="${idOf(link)}"]`)).toBeInViewport()
		})
	}

	test('Whoever turns the wheel meanwhile stays where they are', async ({ page }) => {
		await stopClock(page)
		await openEnhanced(page, '/customer-onboarding#RiskAnalysisSolution', 'hash-scroll')
		await page.clock.runFor(200)
		await page.mouse.wheel(0, -40)
		await page.clock.runFor(2 * frameMs)
		const taken = await scrolledTo(page)
		await page.clock.runFor(2 * travelMs)
		expect(Math.abs((await scrolledTo(page)) - taken)).toBeLessThanOrEqual(40)
		expect(await distance(page, 'RiskAnalysisSolution')).toBeGreaterThan(1000)
	})

	test('Another spelling of the address knows the same sections', async ({ page }) => {
		await stopClock(page)
		await openEnhanced(page, '/Customeronboarding#NegativeListScreening', 'hash-scroll')
		await page.clock.runFor(travelMs + frameMs)
		expect(await distance(page, 'NegativeListScreening')).toBeLessThanOrEqual(1)
	})

	test('The names of sections are exact: another spelling leads to the top', async ({ page }) => {
		await stopClock(page)
		await openEnhanced(page, '/customer-onboarding#negativelistscreening', 'hash-scroll')
		await page.clock.runFor(travelMs + frameMs)
		expect(await scrolledTo(page)).toBe(0)
	})

	test('A reader who comes back is left where they were', async ({ page }) => {
		await openEnhanced(page, '/customer-onboarding#CentralizedKYC', 'hash-scroll')
		// Until the travel is over, each of its frames takes the window back.
		await expect(async () => {
			await page.evaluate(async () => {
				window.scrollTo({ top: 5000, behavior: 'instant' })
				for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
			})
			expect(await scrolledTo(page)).toBe(5000)
		}).toPass()
		await page.reload()
		await expect.poll(() => scrolledTo(page)).toBe(5000)
		await page.goto('/Management')
		await page.goBack()
		await expect.poll(() => scrolledTo(page)).toBe(5000)
	})
})

for (const link of ['/customer-onboarding#DeduplicationSolution', ...links.slice(-2)]) {
	test(`Where less motion is asked for, ${link} is at its section at once`, async ({ page }) => {
		await stopClock(page)
		await openEnhanced(page, link, 'hash-scroll')
		expect(await distance(page, idOf(link))).toBeLessThanOrEqual(1)
	})
}
