// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { rendered } from '#tests/web/admin/items/compare/rendered.ts'
import ShortcutsDialog from '#web/admin/search/shortcuts-dialog.tsx'

const named = (role: string) =>
	[...document.querySelectorAll(`[role="${role}"]`)].map(
		(found) => document.getElementById(found.getAttribute('aria-labelledby') ?? '')?.textContent,
	)

test('the list of shortcuts leads to the help on the states of an item, and comes back when that closes', async () => {
	const onClose = vi.fn()
	rendered(<ShortcutsDialog onClose={onClose} />)
	expect(named('dialog')).toEqual(['Shortcuts'])
	const help = [...document.querySelectorAll('button')].find(
		({ textContent }) => textContent === 'What the states mean',
	)
	await act(async () => {
		help?.click()
		await import('#web/admin/publishing/form/states-help.tsx')
	})
	expect(named('dialog')).toEqual(['Shortcuts', 'What the states mean'])
	expect([...document.querySelectorAll('dt')].map(({ textContent }) => textContent)).toContain('Live with changes')
	const [, close] = document.querySelectorAll<HTMLElement>('button[aria-label="Close"]')
	await act(async () => close?.click())
	expect(named('dialog')).toEqual(['Shortcuts'])
	expect(onClose).not.toHaveBeenCalled()
})
