// @vitest-environment happy-dom
import { act } from 'react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import type { AuditedAct } from '#contracts/operations/audit.ts'
import { memoryStorage } from '#tests/support/pages/memory-storage.ts'
import { button, click, rendered, words } from '#tests/web/admin/items/compare/rendered.ts'
import { ChangesDialog } from '#web/admin/audit/changes-dialog.tsx'

const changed: AuditedAct = {
	id: 41,
	at: '2026-11-25T08:00:00.000Z',
	userId: 3,
	userName: 'MayaVarma',
	userNameNow: 'MayaVarma',
	fullName: 'Maya Varma',
	section: 'news',
	action: 'changed',
	itemId: 7,
	title: 'The tide table',
	isThere: true,
	changes: [
		{ field: 'title', beforeLength: 3, afterLength: 90, secret: false },
		{ field: 'password', beforeLength: 0, afterLength: 0, secret: true },
	],
	requestId: 'the-request',
	times: 1,
}

const texts = [
	{ field: 'title', before: 'Old', after: 'New', secret: false },
	{ field: 'password', before: null, after: null, secret: true },
]

const asked = vi.fn<(path: string) => void>()
let answer: (response: Response) => void

beforeEach(() => {
	vi.resetAllMocks()
	vi.unstubAllGlobals()
	vi.stubGlobal('localStorage', memoryStorage())
	const part = btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600, sub: '7' }))
	localStorage.setItem('refresh_token', `Bearer ${part}.${part}.s`)
	vi.stubGlobal('fetch', (path: string) => {
		asked(path)
		return new Promise<Response>((resolve) => {
			answer = resolve
		})
	})
})

/** Opens the dialog and waits until it asks for the texts. */
async function show(act: AuditedAct): Promise<void> {
	rendered(
		<MemoryRouter>
			<ChangesDialog act={act} onClose={() => {}} />
		</MemoryRouter>,
	)
	await vi.waitFor(() => expect(asked).toHaveBeenCalled())
}

const answered = (body: unknown, status = 200) => act(async () => answer(Response.json(body, { status })))

const terms = () => [...document.querySelectorAll('dt')].map(({ textContent }) => textContent)
const bars = () => document.querySelectorAll('dd span').length

test('who did what and the names of the fields are there before the texts, with room for these', async () => {
	await show(changed)
	expect(words()).toContain('News: changed')
	expect(words()).toContain('The tide table, Maya Varma MayaVarma')
	expect(document.querySelector('a')?.getAttribute('href')).toBe('/Admin/NewsAdmin/AddNewsPage/7')
	expect(words()).toContain('Request the-request')
	expect(document.querySelector('[role=status]')?.textContent).toBe('Loading the changes')
	expect(terms()).toEqual(['title', 'password'])
	expect(bars(), 'a line before, three after, none for a secret').toBe(4)

	await answered(texts)
	expect(asked.mock.calls).toEqual([['/api/auditcontroller/changesof/41']])
	expect(terms()).toEqual(['title', 'password'])
	expect(words()).toContain('BeforeOldAfterNew')
	expect(words()).toContain('Secret values are not recorded.')
	expect(bars()).toBe(0)
	expect(document.querySelector('[role=status]')).toBeNull()
})

test('a failure is told, and another try loads the texts', async () => {
	await show(changed)
	await answered({ code: 'service.busy', errorMsg: 'The service is busy.' }, 503)
	expect(words()).toContain('The service is busy.')
	expect(words()).toContain('News: changed')
	await click(button('Try again'))
	await answered(texts)
	expect(words()).toContain('BeforeOldAfterNew')
})

test('an entry that is gone is told, without another try', async () => {
	await show(changed)
	await answered({ code: 'act.not-found', errorMsg: 'This entry is not kept any more.' }, 404)
	expect(words()).toContain('This entry is not kept any more.')
	expect(button('Try again')).toBeUndefined()
})

test('of something that was added, there are only the new values', async () => {
	await show({
		...changed,
		id: 42,
		action: 'added',
		changes: [{ field: 'title', beforeLength: 0, afterLength: 3, secret: false }],
	})
	await answered([{ field: 'title', before: null, after: 'New', secret: false }])
	expect(words()).toContain('titleNew')
	expect(words()).not.toContain('Before')
})
