// @vitest-environment happy-dom
import { act, useRef, useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ItemValues } from '#contracts/items/drafts.ts'
import type { Replacement } from '#contracts/items/schedule.ts'
import { memoryStorage } from '#tests/support/pages/memory-storage.ts'
import { button, click, rendered, words } from '#tests/web/admin/items/compare/rendered.ts'
import { editorOf, formEditor } from '#tests/web/admin/publishing/form-editor.ts'
import type { SaveDraftBy } from '#web/admin/items/editor/item-editor.ts'
import type { FormEditor } from '#web/admin/publishing/form/form-editor.ts'
import { bothTimesText } from '#web/admin/schedule/own-time.ts'
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
/** What the server has of the item, by call. */
let contents: Record<string, object>
let refusal: { status: number; body: unknown } | null
const posts = vi.fn<(path: string, body: unknown) => void>()
const refused = vi.fn<(reason: unknown) => void>()
const saved = vi.fn<(by?: SaveDraftBy) => void>()

beforeEach(() => {
	stored = null
	contents = {}
	refusal = null
	vi.resetAllMocks()
	vi.unstubAllGlobals()
	vi.stubGlobal('localStorage', memoryStorage())
	const part = btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600, sub: '7' }))
	localStorage.setItem('refresh_token', `Bearer ${part}.${part}.s`)
	vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
		if (method === 'GET') return Response.json(contents[path.split('/').at(-2) ?? ''] ?? stored)
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
	more: Partial<FormEditor> = {},
) {
	function Form() {
		const form = useRef<HTMLFormElement>(null)
		const [editor] = useState(() => ({ ...editorOf(draftVersion), flush }))
		const { notice, panel, confirmSave } = useReplacement(
			formEditor(editor, {
				item: { id: 7, version: 2, ...(state && { state }) },
				element: form,
				showRefusal: refused,
				...more,
			}),
		)
		return (
			<form ref={form} onSubmit={() => refused('the form was sent')}>
				{notice}
				{panel}
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
	click(button('Schedule this change'))
	expect(words()).toContain('At this time, what this form shows replaces the page that visitors see.')
	await send('2099-12-01T09:00')
	expect(posts).toHaveBeenCalledWith('/api/itemscontroller/news/schedulereplacement', {
		draftVersion: '17.4',
		dueAt: expect.stringMatching(/^2099-1[12]-\d\dT\d\d:00:00\.000Z$/),
	})
	expect(words()).toContain('This version replaces the live one on')
	expect(button('Schedule this change')).toBeUndefined()
	expect(words()).toContain('Changes 1 Dec 2099')
	expect(refused).not.toHaveBeenCalled()
})

test.each([
	['an item that visitors do not see yet', {}, 'scheduled'],
	['a kind without a schedule', {}, null],
] as const)('%s has nothing to schedule', async (_, draft, state) => {
	await opened(draft, state)
	expect(button('Schedule this change')).toBeUndefined()
})

test('an unchanged form says what to do first', async () => {
	await opened({ draftVersion: null })
	expect(words()).toContain('Change something in the form first.')
	click(button('Schedule this change'))
	expect(document.querySelector('[role="dialog"]')).toBeNull()
})

test('without a time nothing is sent', async () => {
	await opened()
	click(button('Schedule this change'))
	await send('')
	expect(words()).toContain('Choose a date and a time')
	expect(posts).not.toHaveBeenCalled()
})

test('changes that are not stored are not scheduled', async () => {
	await opened({ flush: async () => false })
	click(button('Schedule this change'))
	await send('2099-12-01T09:00')
	expect(words()).toContain('Your last changes could not be stored, so nothing is scheduled.')
	expect(posts).not.toHaveBeenCalled()
})

test('what is wrong with the time stays in the dialog', async () => {
	const fields = { dueAt: 'Choose a time in the future' }
	refusal = { status: 400, body: { code: 'request.invalid', errorMsg: 'Please fill out all required fields.', fields } }
	await opened()
	click(button('Schedule this change'))
	await send('2026-11-01T09:00')
	expect(words()).toContain('Choose a time in the future')
	expect(refused).not.toHaveBeenCalled()
})

test('what is wrong with other fields is shown as a refused save', async () => {
	const fields = { title: 'Title is required' }
	refusal = { status: 400, body: { code: 'request.invalid', errorMsg: 'Please fill out all required fields.', fields } }
	await opened()
	click(button('Schedule this change'))
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
	expect(document.activeElement).toBe(button('Schedule this change'))
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
	expect(words()).toContain('and its schedule ends')
	expect(words()).toContain('Publish the scheduled version now?')
	click(button('Save now'))
	expect(saved).toHaveBeenCalledTimes(1)
})

test('Save asks with other words where the time has passed and the version is tried again', async () => {
	stored = { ...scheduled, triedSince: dueAt }
	await opened()
	click(button('Save the form'))
	expect(words()).toContain('Save it by hand?')
})

test('Save asks before it takes the page offline, and names the time', async () => {
	await opened({}, 'published', { next: { state: 'scheduled', publishAt: dueAt } })
	click(button('Save the form'))
	expect(words()).toContain(`The page is offline from now until ${bothTimesText(dueAt)}`)
	expect(words()).toContain('choose “Schedule this change”')
	expect(saved).not.toHaveBeenCalled()
	click(button('Save and hide'))
	expect(saved).toHaveBeenCalledTimes(1)
})

describe('A correction of the live page, while another version is scheduled,', () => {
	const at = (values: ItemValues, more: object = {}) => ({ values, files: {}, ...more })
	const before = { title: 'The tide table', description: 'From Monday.' }
	beforeEach(() => {
		stored = scheduled
		contents = {
			draftof: at({ ...before, description: 'From Tuesday.' }, { draftVersion: '18.2' }),
			scheduledversion: at({ ...before, title: 'Prices' }, { draftVersion: '17.4', baseVersion: 2 }),
			live: at(before, { version: 2 }),
		}
	})
	async function save(name: string) {
		await opened({ draftVersion: '18.2' })
		click(button('Save the form'))
		expect(words()).toContain(bothTimesText(dueAt))
		click(button(name))
		await settled()
	}
	/** What the call of the last save sent. */
	async function sent() {
		const [by] = saved.mock.lastCall ?? []
		await by?.('18.2')
		return posts.mock.lastCall
	}
	const correction = { draftVersion: '18.2', scheduledVersion: '17.4', baseVersion: 2 }

	test('goes into both: the scheduled version keeps its own changes', async () => {
		await save('Save to the live page and to the scheduled version')
		const content = { values: { title: 'Prices', description: 'From Tuesday.' }, files: {} }
		expect(await sent()).toEqual(['/api/itemscontroller/news/savecorrection', { ...correction, content }])
	})

	test('goes to the live page only', async () => {
		await save('Save to the live page only')
		expect(await sent()).toEqual(['/api/itemscontroller/news/savecorrection', { ...correction, content: null }])
	})

	test('asks for a choice where both have changed the same, and saves nothing before', async () => {
		contents.scheduledversion = at({ ...before, description: 'Closed.' }, { draftVersion: '17.4', baseVersion: 2 })
		await save('Save to the live page and to the scheduled version')
		expect(words()).toContain('Both have changed the same')
		expect(saved).not.toHaveBeenCalled()
		click(document.querySelectorAll<HTMLElement>('fieldset input')[1])
		click(button('Use this'))
		await settled()
		const content = { values: { ...before, description: 'Closed.' }, files: {} }
		expect(await sent()).toEqual(['/api/itemscontroller/news/savecorrection', { ...correction, content }])
	})

	test('is not sent when the last input is not stored', async () => {
		await opened({ draftVersion: '18.2', flush: async () => false })
		click(button('Save the form'))
		click(button('Save to the live page only'))
		await settled()
		expect(words()).toContain('Your last changes could not be stored, so nothing is saved.')
		expect(saved).not.toHaveBeenCalled()
	})
})

test('Correct the live page sets the scheduled draft aside and opens the form again', async () => {
	stored = scheduled
	const startOver = vi.fn<() => void>()
	await opened({}, 'published', { startOver })
	click(button('Correct the live page'))
	await settled()
	expect(posts.mock.calls).toEqual([['/api/itemscontroller/news/setdraftaside', { draftVersion: '17.4' }]])
	expect(startOver).toHaveBeenCalledTimes(1)
})

test('the scheduled draft is not set aside while a colleague has it open', async () => {
	stored = scheduled
	const others = { others: ['Yusra Haddadin'], ownTabs: 0, version: 2 } as FormEditor['others']
	await opened({}, 'published', { others })
	click(button('Correct the live page'))
	await settled()
	expect(words()).toContain('The scheduled version is open elsewhere too.')
	expect(posts).not.toHaveBeenCalled()
})

test('what was typed since is scheduled before the live page is corrected', async () => {
	stored = scheduled
	await opened({ draftVersion: '17.6' })
	click(button('Correct the live page'))
	await settled()
	expect(posts).not.toHaveBeenCalled()
	click(button('Schedule it and go on'))
	await settled()
	expect(posts.mock.calls.map(([path]) => path.split('/').at(-1))).toEqual(['schedulereplacement', 'setdraftaside'])
})
