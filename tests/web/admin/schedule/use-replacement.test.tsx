// @vitest-environment happy-dom
import { act, useRef, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Replacement } from '#contracts/items/schedule.ts'
import { memoryStorage } from '#tests/support/pages/memory-storage.ts'
import { button, click, rendered, words } from '#tests/web/admin/items/compare/rendered.ts'
import { editorOf, formEditor } from '#tests/web/admin/publishing/form-editor.ts'
import { useReplacement } from '#web/admin/schedule/use-replacement.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'

const dueAt = '2099-12-01T08:00:00.000Z'
const scheduled: Replacement = {
	dueAt,
	draftVersion: '17.4',
	baseVersion: 2,
	createdAt: '2026-11-25T08:00:00.000Z',
	createdBy: 'Meenal Karvekar',
	triedSince: null,
	failedAt: null,
	failure: null,
}

let stored: Replacement | null
let refusal: { status: number; body: unknown } | null
const posts = vi.fn<(path: string, body: unknown) => void>()
const refused = vi.fn<(reason: unknown) => void>()
const saved = vi.fn<() => void>()

beforeEach(() => {
	stored = null
	refusal = null
	vi.resetAllMocks()
	vi.unstubAllGlobals()
	vi.stubGlobal('localStorage', memoryStorage())
	const part = btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600, sub: '7' }))
	localStorage.setItem('refresh_token', `Bearer ${part}.${part}.s`)
	vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
		if (method === 'GET') return Response.json(stored)
		posts(path, JSON.parse(String(body)))
		if (refusal) return Response.json(refusal.body, { status: refusal.status })
		stored = path.endsWith('schedulereplacement') ? scheduled : null
		return Response.json(true)
	})
})

type Draft = { draftVersion?: string | null; flush?: () => Promise<boolean> }

async function opened(
	{ draftVersion = '17.4', flush = async () => true }: Draft = {},
	state: 'published' | 'scheduled' | null = 'published',
) {
	function Form() {
		const form = useRef<HTMLFormElement>(null)
		const [editor] = useState(() => ({ ...editorOf(draftVersion), flush }))
		const { notice, button, confirmSave } = useReplacement(
			formEditor(editor, {
				item: { id: 7, version: 2, ...(state && { state }) },
				element: form,
				showRefusal: refused,
			}),
		)
		return (
			<form ref={form} onSubmit={() => refused('the form was sent')}>
				{notice}
				{button}
				<button type="button" onClick={() => confirmSave(saved)}>
					Save the form
				</button>
			</form>
		)
	}
	rendered(
		<ToastProvider>
			<Form />
		</ToastProvider>,
	)
	await settled()
}
const settled = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve))))

async function send(local: string) {
	const field = document.querySelector<HTMLInputElement>('input[type="datetime-local"]')
	if (local)
		act(() => {
			Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, local)
			field?.dispatchEvent(new Event('input', { bubbles: true }))
		})
	act(() => field?.form?.requestSubmit())
	await settled()
}

test('a draft of a visible item can be scheduled; the notice follows', async () => {
	await opened()
	click(button('Schedule this version'))
	expect(words()).toContain('At this time, the version in this form replaces the one that visitors see.')
	await send('2099-12-01T09:00')
	expect(posts).toHaveBeenCalledWith('/api/itemscontroller/news/schedulereplacement', {
		draftVersion: '17.4',
		dueAt: expect.stringMatching(/^2099-1[12]-\d\dT\d\d:00:00\.000Z$/),
	})
	expect(words()).toContain('This version replaces the live one on')
	expect(button('Schedule this version')).toBeUndefined()
	expect(refused).not.toHaveBeenCalled()
})

test.each([
	['an unchanged form', { draftVersion: null }, 'published'],
	['an item that visitors do not see yet', {}, 'scheduled'],
	['a kind without a schedule', {}, null],
] as const)('%s has nothing to schedule', async (_, draft, state) => {
	await opened(draft, state)
	expect(button('Schedule this version')).toBeUndefined()
})

test('without a time nothing is sent', async () => {
	await opened()
	click(button('Schedule this version'))
	await send('')
	expect(words()).toContain('Choose a date and a time')
	expect(posts).not.toHaveBeenCalled()
})

test('changes that are not stored are not scheduled', async () => {
	await opened({ flush: async () => false })
	click(button('Schedule this version'))
	await send('2099-12-01T09:00')
	expect(words()).toContain('Your last changes could not be stored, so nothing is scheduled.')
	expect(posts).not.toHaveBeenCalled()
})

test('what is wrong with the time stays in the dialog', async () => {
	const fields = { dueAt: 'Choose a time in the future' }
	refusal = { status: 400, body: { code: 'request.invalid', errorMsg: 'Please fill out all required fields.', fields } }
	await opened()
	click(button('Schedule this version'))
	await send('2026-11-01T09:00')
	expect(words()).toContain('Choose a time in the future')
	expect(refused).not.toHaveBeenCalled()
})

test('what is wrong with other fields is shown as a refused save', async () => {
	const fields = { title: 'Title is required' }
	refusal = { status: 400, body: { code: 'request.invalid', errorMsg: 'Please fill out all required fields.', fields } }
	await opened()
	click(button('Schedule this version'))
	await send('2099-12-01T09:00')
	expect(document.querySelector('[role="dialog"]')).toBeNull()
	expect(refused).toHaveBeenCalledWith(expect.objectContaining({ fields }))
})

test('Update schedule freezes the newest draft for the same time', async () => {
	stored = scheduled
	await opened({ draftVersion: '17.6' })
	click(button('Update schedule'))
	await settled()
	expect(posts.mock.calls).toEqual([['/api/itemscontroller/news/schedulereplacement', { draftVersion: '17.6', dueAt }]])
})

test('a cancelled schedule is gone, and the focus is on the button that makes a new one', async () => {
	stored = scheduled
	await opened()
	click(button('Cancel schedule'))
	click(document.querySelector('[role="alertdialog"]')?.querySelectorAll('button')[1])
	await settled()
	expect(posts.mock.calls).toEqual([['/api/itemscontroller/news/cancelreplacement', { itemId: 7 }]])
	expect(words()).not.toContain('replaces the live one')
	expect(document.activeElement).toBe(button('Schedule this version'))
})

test('Save asks nothing where no version is scheduled', async () => {
	await opened()
	click(button('Save the form'))
	expect(saved).toHaveBeenCalledTimes(1)
})

test('Save asks first while a version is scheduled', async () => {
	stored = scheduled
	await opened()
	click(button('Save the form'))
	expect(saved).not.toHaveBeenCalled()
	expect(words()).toContain('the scheduled version will not follow')
	expect(words()).toContain('Save before the scheduled time?')
	click(button('Save now'))
	expect(saved).toHaveBeenCalledTimes(1)
})

test('Save asks with other words where the time has passed and the version is tried again', async () => {
	stored = { ...scheduled, triedSince: dueAt }
	await opened()
	click(button('Save the form'))
	expect(words()).toContain('Save instead of the scheduled version?')
	expect(words()).toContain('A version was scheduled for')
})
