import type { Page } from '@playwright/test'
import { openEnhanced } from '#tests/support/document-page.ts'
import { expect, test } from '#tests/support/journey.ts'

const film = (page: Page) => page.locator('video')
const button = (page: Page, act: 'Play' | 'Pause' | 'Captions') =>
	page.locator('.film').getByRole('button', { name: new RegExp(`^${act}: `) })

const isPlaying = (page: Page) =>
	film(page).evaluate((video) => video instanceof HTMLVideoElement && !video.paused && video.currentTime > 0)

const isSilent = (page: Page) => film(page).evaluate((video) => video instanceof HTMLVideoElement && video.muted)

/** The films that are asked for, from now on. */
function requestedFilms(page: Page): string[] {
	const names: string[] = []
	page.on('request', (request) => {
		const { pathname } = new URL(request.url())
		if (pathname.endsWith('.mp4')) names.push(pathname)
	})
	return names
}

test.describe('The film on /about', () => {
	test('begins and rests by a click; its overlay goes while it runs and comes back', async ({ page }) => {
		const requested = requestedFilms(page)
		await openEnhanced(page, '/about', 'video')
		await expect(button(page, 'Play')).toBeVisible()
		await expect(button(page, 'Pause')).toBeHidden()
		expect(requested, 'nobody has asked for it yet').toEqual([])
		const overlay = await button(page, 'Play').boundingBox()
		const picture = await film(page).boundingBox()
		expect(Math.round(overlay?.width ?? 0)).toBe(Math.round(picture?.width ?? -1))
		expect(Math.round(overlay?.height ?? 0)).toBe(Math.round(picture?.height ?? -1))

		await button(page, 'Play').click()
		await expect.poll(() => isPlaying(page)).toBe(true)
		await expect(button(page, 'Play')).toBeHidden()
		await expect(button(page, 'Pause')).toBeVisible()
		expect(requested[0]).toBe('/video/intro.mp4')

		await film(page).click({ position: { x: 40, y: 40 } })
		await expect(button(page, 'Play')).toBeVisible()
		await expect(button(page, 'Pause')).toBeHidden()
		expect(await isPlaying(page)).toBe(false)
		await button(page, 'Play').click()
		await expect.poll(() => isPlaying(page)).toBe(true)
	})

	test('is worked by keyboard, which stays with its buttons', async ({ page }) => {
		await openEnhanced(page, '/about', 'video')
		await button(page, 'Play').press('Enter')
		await expect.poll(() => isPlaying(page)).toBe(true)
		await expect(button(page, 'Pause')).toBeFocused()
		await page.keyboard.press('Space')
		await expect(button(page, 'Play')).toBeFocused()
		expect(await isPlaying(page)).toBe(false)
	})

	test('makes no sound and has captions, which a button shows', async ({ page }) => {
		await openEnhanced(page, '/about', 'video')
		expect(await isSilent(page)).toBe(true)
		const captions = () =>
			film(page).evaluate((video) => {
				if (!(video instanceof HTMLVideoElement)) return null
				const [track] = video.textTracks
				return track && { kind: track.kind, language: track.language, mode: track.mode, cues: track.cues?.length ?? 0 }
			})
		expect(await captions()).toMatchObject({ kind: 'captions', language: 'en', mode: 'disabled' })
		await button(page, 'Captions').click()
		await expect(button(page, 'Captions')).toHaveAttribute('aria-pressed', 'true')
		await expect.poll(async () => (await captions())?.cues).toBeGreaterThan(3)
		expect((await captions())?.mode).toBe('showing')
		await button(page, 'Captions').click()
		expect((await captions())?.mode).toBe('disabled')
	})

	test('can be read instead', async ({ page }) => {
		await page.goto('/about')
		await page.getByText('Read what the film shows').click()
		const shots = page.locator('details[open] ol > li')
		expect(await shots.count()).toBeGreaterThan(3)
		await expect(shots.first()).toBeVisible()
	})
})

for (const path of ['/services', '/infrastructure-services']) {
	test.describe(`The banner of ${path}`, () => {
		test.describe('with motion', () => {
			test.use({ contextOptions: { reducedMotion: 'no-preference' } })

			test('runs by itself without a sound, over and over, and can be stopped', async ({ page }) => {
				await openEnhanced(page, path, 'video')
				await expect.poll(() => isPlaying(page)).toBe(true)
				expect(await isSilent(page)).toBe(true)
				await expect(film(page)).toHaveAttribute('loop')
				await button(page, 'Pause').press('Enter')
				await expect(button(page, 'Play')).toBeFocused()
				expect(await isPlaying(page)).toBe(false)
				await film(page).click({ position: { x: 40, y: 40 } })
				await expect.poll(() => isPlaying(page)).toBe(true)
			})

			test('stops once less motion is asked for', async ({ page }) => {
				await openEnhanced(page, path, 'video')
				await expect.poll(() => isPlaying(page)).toBe(true)
				await page.emulateMedia({ reducedMotion: 'reduce' })
				await expect.poll(() => isPlaying(page)).toBe(false)
			})

			test('waits where data is saved', async ({ page }) => {
				await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
				const requested = requestedFilms(page)
				await openEnhanced(page, path, 'video')
				await expect(button(page, 'Play')).toBeVisible()
				expect(await isPlaying(page)).toBe(false)
				expect(requested).toEqual([])
			})
		})

		test('waits where less motion is asked for, until somebody plays it', async ({ page }) => {
			const requested = requestedFilms(page)
			await openEnhanced(page, path, 'video')
			await expect(button(page, 'Play')).toBeVisible()
			expect(await isPlaying(page)).toBe(false)
			expect(requested).toEqual([])
			await button(page, 'Play').click()
			await expect.poll(() => isPlaying(page)).toBe(true)
		})
	})
}
