// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { HiringRow } from '#contracts/hiring/desk.ts'
import { memoryStorage } from '#tests/support/pages/memory-storage.ts'
import { asha, kofi } from '#tests/web/admin/desks/conversation/messages.ts'
import { button, click, rendered, words } from '#tests/web/admin/items/compare/rendered.ts'
import { hiringDesk } from '#web/admin/applications/hiring-desk.tsx'
import { Opinions } from '#web/admin/applications/opinions.tsx'
import { DeskProvider, type OpenDesk } from '#web/admin/desks/desk-context.ts'
import { ToastProvider } from '#web/ui/toast.tsx'

const nothing = async () => {}
const desk: OpenDesk = {
	...{ desk: hiringDesk, me: asha.id, people: [], groups: {}, isAdmin: false, isGuest: true, acts: 0, letter: null },
	...{ act: nothing, attempt: nothing, undo: nothing, ask() {}, erase() {}, write() {}, written() {} },
}
const at = '2026-11-20T05:00:00.000Z'
const aRow = (opinions: HiringRow['opinions']): HiringRow => ({
	...{ id: 7, reference: 'K7M-4QX', version: 1, state: 'new', owner: null, name: 'Ngozi Okafor', excerpt: '' },
	...{ emailId: 'ngozi@mail.example', automatic: false, createdAt: at, updatedAt: at, waitingSince: at },
	...{ dueAt: null, wakesAt: null, jobPost: 'Pilot', jobPostId: 1, firstName: 'Ngozi', lastName: 'Okafor' },
	...{ applicantExperience: 2, experienceStated: true, noticePeriod: '1 month', applicantLocation: 'Lagos' },
	...{ mobileNumber: '2348025550134', file: 'cv.pdf', fileSize: 9, origin: null, isRead: true, erasedOn: '2027-06-01' },
	...{ erasureAskedAt: null, answers: [], opinions },
})

let sent: unknown[]
let status: number
beforeEach(() => {
	sent = []
	status = 200
	vi.stubGlobal('localStorage', memoryStorage())
	const part = btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600, sub: String(asha.id) }))
	localStorage.setItem('refresh_token', `Bearer ${part}.${part}.s`)
	vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
		sent.push(JSON.parse(String(init?.body)))
		return Response.json(status === 200 ? true : { errorMsg: 'Erased' }, { status })
	})
})

const show = (opinions: HiringRow['opinions'], onChanged = () => {}) =>
	rendered(
		<ToastProvider>
			<DeskProvider value={desk}>
				<Opinions application={aRow(opinions)} onChanged={onChanged} />
			</DeskProvider>
		</ToastProvider>,
	)
const pressed = () => document.querySelector('[aria-pressed="true"]')?.textContent

test('an opinion is given by its button, and the list learns of it', async () => {
	const changed = vi.fn()
	show([], changed)
	expect(words()).toContain('The opinions of colleagues show once you have given yours.')
	await click(button('Yes'))
	expect(sent).toEqual([{ subjectId: 7, opinion: 'yes' }])
	expect(pressed()).toBe('Yes')
	expect(changed).toHaveBeenCalledTimes(1)
})

test('the pressed one takes it back, and those of colleagues stand beside', async () => {
	show([
		{ person: asha, opinion: 'maybe' },
		{ person: kofi, opinion: 'strong-yes' },
	])
	expect(pressed()).toBe('Maybe')
	expect(document.querySelector('ul')?.textContent).toBe('Kofi Amankwah Strong yes')
	await click(button('Maybe'))
	expect(sent).toEqual([{ subjectId: 7, opinion: null }])
})

test('what was not saved is not shown as given', async () => {
	status = 404
	show([])
	await click(button('No'))
	expect(pressed()).toBeUndefined()
	await vi.waitFor(async () => {
		await act(() => new Promise(setImmediate))
		expect(words()).toContain('Your opinion was not saved.')
	})
})
