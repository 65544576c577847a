import { beforeEach, expect, test, vi } from 'vitest'
import { reloadOnceForNewVersion } from '#web/enhance/reload.ts'

const minute = 60_000
const reload = vi.fn<() => void>()

/** The state of this history entry, which survives a reload. */
let kept: Record<string, unknown> | null = null

/** Opens or reloads a page. Returns a function that reports a missing file and returns whether the page handled it. */
function openPage(): () => boolean {
	const tab = new EventTarget()
	vi.stubGlobal('window', tab)
	vi.stubGlobal('location', { reload })
	vi.stubGlobal('history', {
		get state() {
			return kept
		},
		replaceState: (state: Record<string, unknown>) => {
			kept = state
		},
	})
	reloadOnceForNewVersion()
	return () => !tab.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
}

beforeEach(() => {
	vi.useFakeTimers()
	reload.mockReset()
	kept = { index: 4 }
	return () => vi.useRealTimers()
})

test('a page that misses a file reloads itself, once for all that it misses, and keeps its place in the history', () => {
	const miss = openPage()
	expect([miss(), miss()]).toEqual([true, true])
	expect(reload).toHaveBeenCalledOnce()
	expect(kept).toEqual({ index: 4, reloadedAt: Date.now() })
})

test('a missing file is not requested in a loop', () => {
	openPage()()
	vi.advanceTimersByTime(minute - 1)
	expect(openPage()(), 'the error is left to whoever asked for the file').toBe(false)
	expect(reload).toHaveBeenCalledOnce()
})

test('a minute later it may be a newer version again', () => {
	openPage()()
	vi.advanceTimersByTime(minute)
	expect(openPage()()).toBe(true)
	expect(reload).toHaveBeenCalledTimes(2)
})

test('another entry of the history has its own reload', () => {
	openPage()()
	kept = null
	expect(openPage()()).toBe(true)
})
