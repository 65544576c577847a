import type { Page } from '@playwright/test'
import { openEnhanced } from '#tests/support/browser/document-page.ts'
import { expect, test } from '#tests/support/browser/journey.ts'
import { hasFilms } from '#web/content/switched-off.ts'

test.skip(!hasFilms, 'the brand has no films')

const film = (page: Page) => page.locator('video')
const button = (page: Page, act: 'Play' | 'Pause' | 'Captions') =>
	page.locator('.film').getByRole('button', { name: new RegExp(`^${act}: `) })

const isPlaying = (page: Page) =>
	film(page).evaluate((video) => video instanceof HTMLVideoElement && !video.paused && video.currentTime > 0)

const isSilent = (page: Page) => film(page).evaluate((video) => video instanceof HTMLVideoElement && video.muted)

/** Films requested from now on. */
function requestedFilms(page: Page): string[] {
	const names: string[] = []
	page.on('request', (request) => {
		const { pathname } = new URL(request.url())
		if (pathname.endsWith('.mp4')) names.push(pathname)
	})
	return names
}

const captions = (page: Page) =>
	film(page).evaluate((video) => {
		if (!(video instanceof HTMLVideoElement)) return null
		const [track] = video.textTracks
		return track && { kind: track.kind, language: track.language, mode: track.mode, cues: track.cues?.length ?? 0 }
	})

test('The film on /about begins and rests by a click and by keyboard; captions and a text stand in for its sound', async ({
	page,
}) => {
	const requested = requestedFilms(page)
	await openEnhanced(page, '/about', 'video')
	await expect(button(page, 'Play')).toBeVisible()
	await expect(button(page, 'Pause')).toBeHidden()
	expect(requested, 'nobody has asked for it yet').toEqual([])
	expect(await isSilent(page)).toBe(true)
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

	await button(page, 'Play').press('Enter')
	await expect.poll(() => isPlaying(page)).toBe(true)
	await expect(button(page, 'Pause')).toBeFocused()
	await page.keyboard.press('Space')
	await expect(button(page, 'Play')).toBeFocused()
	expect(await isPlaying(page)).toBe(false)

	expect(await captions(page)).toMatchObject({ kind: 'captions', language: 'en', mode: 'disabled' })
	await button(page, 'Captions').click()
	await expect(button(page, 'Captions')).toHaveAttribute('aria-pressed', 'true')
	await expect.poll(async () => (await captions(page))?.cues).toBeGreaterThan(3)
	expect((await captions(page))?.mode).toBe('showing')
	await button(page, 'Captions').click()
	expect((await captions(page))?.mode).toBe('disabled')

	await page.getByText('Read what the film shows').click()
	const shots = page.locator('details[open] ol > li')
	expect(await shots.count()).toBeGreaterThan(3)
	await expect(shots.first()).toBeVisible()
})

test('With reduced motion the banner of /infrastructure-services waits until somebody plays it', async ({ page }) => {
	const requested = requestedFilms(page)
	await openEnhanced(page, '/infrastructure-services', 'video')
	await expect(button(page, 'Play')).toBeVisible()
	expect(await isPlaying(page)).toBe(false)
	expect(requested).toEqual([])
	await button(page, 'Play').click()
	await expect.poll(() => isPlaying(page)).toBe(true)
})

test.describe('With motion', () => {
	test.use({ contextOptions: { reducedMotion: 'no-preference' } })

	test('The banner of /infrastructure-services runs by itself without a sound, can be stopped, and stops once reduced motion is preferred', async ({
		page,
	}) => {
		await openEnhanced(page, '/infrastructure-services', 'video')
		await expect.poll(() => isPlaying(page)).toBe(true)
		expect(await isSilent(page)).toBe(true)
		await expect(film(page)).toHaveAttribute('loop')
		await button(page, 'Pause').press('Enter')
		await expect(button(page, 'Play')).toBeFocused()
		expect(await isPlaying(page)).toBe(false)
		await film(page).click({ position: { x: 40, y: 40 } })
		await expect.poll(() => isPlaying(page)).toBe(true)
		await page.emulateMedia({ reducedMotion: 'reduce' })
		await expect.poll(() => isPlaying(page)).toBe(false)
	})

	test('The banner of /services runs by itself without a sound', async ({ page }) => {
		await openEnhanced(page, '/services', 'video')
		await expect.poll(() => isPlaying(page)).toBe(true)
		expect(await isSilent(page)).toBe(true)
		await expect(film(page)).toHaveAttribute('loop')
	})
})
