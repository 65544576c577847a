// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { button, click, rendered, words } from '#tests/web/admin/items/compare/rendered.ts'
import { BulkBar } from '#web/admin/items/lists/bulk-bar.tsx'
import { ServerUnreachable } from '#web/api.ts'

let acts: string[] = []
beforeEach(() => {
	acts = []
})

function shown({ count = 3, live = 0, fails = false }) {
	const onChange = async (action: string) => {
		acts.push(action)
		if (fails) throw new ServerUnreachable('The server did not answer')
	}
	rendered(<BulkBar kind="news" count={count} live={live} publishes onClear={() => {}} onChange={onChange} />)
}

const dialog = () => document.querySelector('[role="alertdialog"]')
const confirm = (label: string) =>
	act(async () => [...(dialog()?.querySelectorAll('button') ?? [])].find((one) => one.textContent === label)?.click())

test('Unpublish of several live items asks first, and says how many vanish', async () => {
	shown({ count: 3, live: 2 })
	click(button('Unpublish'))
	expect(acts).toEqual([])
	expect(dialog()?.textContent).toContain('2 news items vanish from the website at once.')
	await confirm('Unpublish')
	expect(acts).toEqual(['unpublish'])
})

test.each([0, 1])('Unpublish of %d live items asks nothing', async (live) => {
	shown({ live })
	await act(async () => button('Unpublish')?.click())
	expect(dialog()).toBeNull()
	expect(acts).toEqual(['unpublish'])
})

test('Publish asks nothing', async () => {
	shown({ live: 2 })
	await act(async () => button('Publish')?.click())
	expect(acts).toEqual(['publish'])
})

test('a question whose act fails stays open with the reason', async () => {
	shown({ live: 2, fails: true })
	click(button('Unpublish'))
	await confirm('Unpublish')
	expect(dialog()?.textContent).toContain('The server did not answer.')
	await confirm('Cancel')
	expect(words()).not.toContain('The server did not answer.')
})
