// @vitest-environment happy-dom
import { act, useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { button, click, rendered } from '#tests/web/admin/items/compare/rendered.ts'
import { IconButton } from '#web/ui/button.tsx'
import { ConfirmDialog, Dialog } from '#web/ui/dialog.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'

/** Notes how elements get the focus from now on, by their name. */
function notedFocus(): () => [string, boolean][] {
	const focus = vi.spyOn(HTMLElement.prototype, 'focus')
	onTestFinished(() => focus.mockRestore())
	return () =>
		focus.mock.calls.map(([options], call) => {
			const element = focus.mock.contexts[call]
			const name = element instanceof HTMLElement ? (element.getAttribute('aria-label') ?? '') : ''
			return [name, options?.preventScroll === true]
		})
}

const press = (element: Element | null, key: string) =>
	act(() => element?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))

const more = () => document.querySelector('[aria-label="More"]')

test.each(['a choice', 'Escape'])(
	'a menu that is closed by %s returns the focus without scrolling the page',
	async (how) => {
		rendered(
			<Menu trigger={<IconButton label="More">...</IconButton>}>
				<MenuItem onSelect={() => {}}>Preview</MenuItem>
			</Menu>,
		)
		press(more(), 'Enter')
		const item = document.querySelector<HTMLElement>('[role="menuitem"]')
		const calls = notedFocus()
		if (how === 'Escape') press(item, 'Escape')
		else click(item ?? undefined)
		await vi.waitFor(() => expect(calls().filter(([name]) => name === 'More')).not.toEqual([]))
		expect(calls().filter(([, isStill]) => !isStill)).toEqual([])
	},
)

function Opened({ kind }: { kind: 'Dialog' | 'Question' }) {
	const [open, setOpen] = useState(false)
	const openness = { open, onOpenChange: setOpen }
	return (
		<>
			<IconButton label="More" onClick={() => setOpen(true)}>
				...
			</IconButton>
			{kind === 'Dialog' ? (
				<Dialog title="One" {...openness}>
					Text
				</Dialog>
			) : (
				<ConfirmDialog title="Two" confirmLabel="Do it" {...openness} onConfirm={() => {}}>
					Text
				</ConfirmDialog>
			)}
		</>
	)
}

test.each(['Dialog', 'Question'] as const)('a %s that closes does not scroll the page either', async (kind) => {
	rendered(<Opened kind={kind} />)
	const trigger = more()
	act(() => trigger instanceof HTMLElement && trigger.focus())
	click(trigger instanceof HTMLElement ? trigger : undefined)
	const calls = notedFocus()
	click(button(kind === 'Dialog' ? '' : 'Cancel') ?? undefined)
	await vi.waitFor(() => expect(calls().filter(([name]) => name === 'More')).toEqual([['More', true]]))
})
