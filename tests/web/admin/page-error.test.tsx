// @vitest-environment happy-dom
import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { errors } from '#contracts/shared/error-catalogue.ts'
import { rendered, words } from '#tests/web/admin/items/compare/rendered.ts'
import { PageError } from '#web/admin/page-error.tsx'
import { ApiRefusal } from '#web/api.ts'

/** Opens a page that fails with this error. */
async function opened(failure: Error) {
	const loader = () => Promise.reject(failure)
	const routes = [{ path: '/', loader, element: null, HydrateFallback: () => null, ErrorBoundary: PageError }]
	rendered(<RouterProvider router={createMemoryRouter(routes)} />)
	await vi.waitFor(async () => {
		await act(async () => {})
		expect(document.querySelector('h1')).not.toBeNull()
	})
}

test('a page that the server refuses until there is a second factor leads to the Account page', async () => {
	const { message } = errors['factor.required']
	await opened(new ApiRefusal(403, { code: 'factor.required', errorMsg: message }))
	expect(words()).toContain(message)
	expect(words()).not.toContain('went wrong')
	expect(document.querySelector('a')?.getAttribute('href')).toBe('/Admin/Account')
})

test('another page that fails can be tried again', async () => {
	vi.spyOn(console, 'warn').mockReturnValue()
	await opened(new Error('Broken'))
	expect(words()).toBe('This page did not loadSomething went wrong. Nothing was changed.Try again')
})
