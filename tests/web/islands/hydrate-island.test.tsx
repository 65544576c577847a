// @vitest-environment happy-dom
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hydrateIsland } from '#web/islands/hydrate-island.tsx'

function Desk() {
	const [sent, setSent] = useState(false)
	if (sent) throw new Error('The page was changed by somebody else')
	return (
		<form>
			<input name="name" />
			<button type="button" onClick={() => setSent(true)}>
				Send
			</button>
		</form>
	)
}

function island(markup: string): HTMLElement {
	const element = document.createElement('div')
	element.innerHTML = markup
	document.body.replaceChildren(element)
	return element
}

const input = () => document.querySelector('input') as HTMLInputElement
const press = () => (document.querySelector('button') as HTMLButtonElement).click()

beforeEach(() => {
	// React reports each error that a boundary catches.
	vi.spyOn(console, 'error').mockImplementation(() => undefined)
	vi.stubGlobal('reportError', () => undefined)
})
afterEach(() => {
	vi.restoreAllMocks()
	vi.unstubAllGlobals()
})

test('after an error the form is offered again, with what was typed and a sentence', async () => {
	hydrateIsland(island(renderToString(<Desk />)), Desk, {})
	await vi.waitFor(() => expect(Object.keys(input()).some((key) => key.startsWith('__react'))).toBe(true))
	const before = input()
	before.value = 'Asha'
	press()
	await vi.waitFor(() => expect(input()).not.toBe(before))
	expect(input().value).toBe('Asha')
	expect(document.querySelector('[role=alert]')?.textContent).toContain('It is here again with what you typed')
})

test('markup that does not match loses nothing that was typed before', async () => {
	const element = island(renderToString(<Desk />).replace('Send', '<font><font>Senden</font></font>'))
	const before = input()
	before.value = 'Asha'
	hydrateIsland(element, Desk, {})
	await vi.waitFor(() => expect(input()).not.toBe(before))
	await vi.waitFor(() => expect(input().value).toBe('Asha'))
})

test('an island that fails each time says what to do', async () => {
	hydrateIsland(island(renderToString(<Desk />)), Desk, {})
	await vi.waitFor(() => expect(Object.keys(input()).some((key) => key.startsWith('__react'))).toBe(true))
	for (const _ of [1, 2, 3]) {
		const before = input()
		press()
		await vi.waitFor(() => expect(document.querySelector('input')).not.toBe(before))
	}
	expect(document.querySelector('[role=alert]')?.textContent).toContain('open it in another browser')
})
