import type { Page } from '@playwright/test'
import { expect, expectAccessible, startSession, test } from '#tests/support/browser/journey.ts'

const brightness = (page: Page) =>
	page.evaluate(() => {
		const canvas = document.createElement('canvas').getContext('2d')
		if (!canvas) throw new Error('no canvas')
		canvas.fillStyle = getComputedStyle(document.body).backgroundColor
		canvas.fillRect(0, 0, 1, 1)
		const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
		return (red + green + blue) / 3 < 128 ? 'dark' : 'light'
	})

async function choose(page: Page, theme: string): Promise<void> {
	await page.getByRole('button', { name: 'Theme' }).click()
	await page.getByRole('menuitemradio', { name: theme }).click()
	await expect(page.getByRole('menu')).toBeHidden()
}

test('The theme follows the system until one is chosen, and the choice stays', async ({ page, context }) => {
	await page.emulateMedia({ colorScheme: 'dark' })
	await startSession(page, 'admin')
	await page.goto('/Admin')
	await expect.poll(() => brightness(page)).toBe('dark')
	await page.emulateMedia({ colorScheme: 'light' })
	await expect.poll(() => brightness(page)).toBe('light')
	expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull()

	await page.getByRole('button', { name: 'Theme' }).click()
	await expect(page.getByRole('menuitemradio', { name: 'System' })).toBeChecked()
	await expectAccessible(page)
	await page.keyboard.press('Escape')
	await choose(page, 'Dark')
	await expect.poll(() => brightness(page)).toBe('dark')
	const otherTab = await context.newPage()
	await otherTab.goto('/Admin')
	await expect.poll(() => brightness(otherTab)).toBe('dark')
	await choose(otherTab, 'Light')
	await expect.poll(() => brightness(page), 'the other tab follows').toBe('light')

	await page.emulateMedia({ colorScheme: 'dark' })
	await expect.poll(() => brightness(page), 'a choice counts more than the system').toBe('light')
	await choose(otherTab, 'System')
	await expect.poll(() => brightness(page)).toBe('dark')
	await otherTab.goto('/contact')
	await otherTab.emulateMedia({ colorScheme: 'dark' })
	await expect.poll(() => brightness(otherTab), 'the public site has one look').toBe('light')
})

test('Windows above the page can be read in the dark', async ({ page }) => {
	await page.emulateMedia({ colorScheme: 'dark' })
	await startSession(page, 'admin')
	for (const [path, title] of [
		['/Admin/Users?add', 'Add user'],
		['/Admin/Contactpage?departments', 'Departments'],
	] as const) {
		await page.goto(path)
		await expect(page.getByRole('dialog', { name: title })).toBeVisible()
		await expect.poll(() => brightness(page)).toBe('dark')
		await expectAccessible(page)
	}
})

test('A chosen theme is there before anything is painted', async ({ page, allowConsoleErrors }) => {
	allowConsoleErrors(/net::ERR_FAILED/, /Failed to fetch dynamically imported module/)
	// A page that is still loading scripts would reload once they fail.
	await page.goto('/robots.txt')
	await page.evaluate(() => localStorage.setItem('theme', 'dark'))
	// Without the page's scripts, only the document's inline script decides.
	await page.route('**/assets/*.js', (route) => route.abort())
	await page.goto('/Login')
	await expect.poll(() => brightness(page)).toBe('dark')
	await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
	await page.evaluate(() => localStorage.setItem('theme', 'constructor'))
	await page.goto('/Login')
	await expect(page.locator('html')).toHaveAttribute('data-theme', 'system')
})
