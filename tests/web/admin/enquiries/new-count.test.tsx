// @vitest-environment happy-dom
import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { rendered, words } from '#tests/web/admin/items/compare/rendered.ts'
import { menuFor } from '#web/admin/frame/menu.ts'
import { MenuLinks } from '#web/admin/frame/menu-links.tsx'
import { useNewEnquiriesCounted } from '#web/admin/frame/new-enquiries.ts'

const groups = menuFor([{ permission: 'ContactRequests' }])

function Menu({ isHeld }: { isHeld: boolean }) {
	useNewEnquiriesCounted(isHeld)
	return <MenuLinks groups={groups} />
}

/** A token that expires after so many minutes. */
const token = (minutes: number) =>
	`Bearer a.${btoa(JSON.stringify({ exp: Date.now() / 1000 + minutes * 60, sub: '7' }))}.b`

async function open(isHeld: boolean, { minutes = 60, answers = [4, 1_000].map((count) => Response.json(count)) } = {}) {
	vi.useFakeTimers()
	localStorage.setItem('refresh_token', token(minutes))
	const asked = vi.fn(async () => answers.shift() ?? Response.json(0))
	vi.stubGlobal('fetch', asked)
	onTestFinished(() => {
		vi.useRealTimers()
		vi.unstubAllGlobals()
		localStorage.clear()
	})
	const router = createMemoryRouter([{ path: '/', element: <Menu isHeld={isHeld} /> }])
	onTestFinished(() => router.dispose())
	rendered(<RouterProvider router={router} />)
	await act(() => vi.advanceTimersByTimeAsync(10))
	return asked
}

test('the menu counts new contact requests, and again each minute', async () => {
	const asked = await open(true)
	expect(words()).toContain('Contact requests4 new')
	await act(() => vi.advanceTimersByTimeAsync(60_000))
	expect(words()).toContain('Contact requests999+ new')
	expect(asked).toHaveBeenCalledTimes(2)
})

test('nobody counts without the section, or when the session would have to be renewed for it', async () => {
	expect(await open(false)).not.toHaveBeenCalled()
	expect(await open(true, { minutes: 15 })).not.toHaveBeenCalled()
})

test('a refusal ends the counting, because each one is recorded', async () => {
	vi.spyOn(console, 'warn').mockImplementation(() => undefined)
	const asked = await open(true, { answers: [Response.json({ errorMsg: 'No' }, { status: 403 })] })
	await act(() => vi.advanceTimersByTimeAsync(180_000))
	expect(asked).toHaveBeenCalledTimes(1)
})
