// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import type { HiringRow } from '#contracts/hiring/desk.ts'
import type { Interview } from '#contracts/hiring/interviews.ts'
import { memoryStorage } from '#tests/support/pages/memory-storage.ts'
import { asha, kofi } from '#tests/web/admin/desks/conversation/messages.ts'
import { rendered, words } from '#tests/web/admin/items/compare/rendered.ts'
import { hiringDesk } from '#web/admin/applications/hiring-desk.tsx'
import { InterviewList } from '#web/admin/applications/interviews/interview-list.tsx'
import { DeskProvider, type OpenDesk } from '#web/admin/desks/desk-context.ts'
import { ToastProvider } from '#web/ui/toast.tsx'

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()))

const nothing = async () => {}
const desk: OpenDesk = {
	...{ desk: hiringDesk, me: asha.id, people: [], groups: {}, isAdmin: false, isGuest: false, acts: 0, letter: null },
	...{ act: nothing, attempt: nothing, undo: nothing, ask() {}, erase() {}, write() {}, written() {} },
}
const at = '2026-11-20T05:00:00.000Z'
const row: HiringRow = {
	...{ id: 7, reference: 'K7M-4QX', version: 1, state: 'interview', owner: null, name: 'Ngozi Okafor', excerpt: '' },
	...{ emailId: 'ngozi@mail.example', automatic: false, createdAt: at, updatedAt: at, waitingSince: at },
	...{ dueAt: null, wakesAt: null, jobPost: 'Pilot', jobPostId: 1, firstName: 'Ngozi', lastName: 'Okafor' },
	...{ applicantExperience: 2, experienceStated: true, noticePeriod: '1 month', applicantLocation: 'Lagos' },
	...{ mobileNumber: '2348025550134', file: 'cv.pdf', fileSize: 9, origin: null, isRead: true, erasedOn: '2027-06-01' },
	...{ erasureAskedAt: null, answers: [], opinions: [] },
}
const coming: Interview = {
	...{
		id: 1,
		startsAt: '2099-03-17T08:30:00.000Z',
		minutes: 45,
		place: 'https://meet.example/1',
		words: '',
		version: 1,
	},
	...{ colleagues: [asha, kofi], cancelledAt: null, answer: 'tentative', answeredAt: at },
}

const show = (interviews: Interview[], more: Partial<OpenDesk> = {}, subject = row) =>
	rendered(
		<ToastProvider>
			<DeskProvider value={{ ...desk, ...more }}>
				<InterviewList subject={subject} interviews={interviews} onChanged={() => {}} />
			</DeskProvider>
		</ToastProvider>,
	)

const buttons = () => [...document.querySelectorAll('section button')].map(({ textContent }) => textContent)

test('staff read time, length, place, colleagues and answer, and can plan, move and cancel', () => {
	show([coming])
	expect(words()).toContain('17 Mar 2099, 14:00 IST, 45 minutes')
	for (const shown of ['Maybe', asha.fullName, kofi.fullName]) expect(words()).toContain(shown)
	expect(document.querySelector('section a')?.getAttribute('href')).toBe('https://meet.example/1')
	expect(buttons()).toEqual(['Move interview', 'Cancel interview', 'Plan interview'])
})

test('an interview that is cancelled or over cannot be moved', () => {
	show([
		{ ...coming, cancelledAt: at },
		{ ...coming, id: 2, startsAt: at },
	])
	expect(words()).toContain('Cancelled')
	expect(buttons()).toEqual(['Plan interview'])
})

test('a closed application gets no other interview', () => {
	show([{ ...coming, cancelledAt: at }], {}, { ...row, state: 'declined' })
	expect(buttons()).toEqual([])
})

test('a guest of the desk sees interviews without buttons', () => {
	show([coming], { isGuest: true })
	expect(words()).toContain('45 minutes')
	expect(buttons()).toEqual([])
})

test('a guest of the desk sees nothing where there are none', () => {
	show([], { isGuest: true })
	expect(document.querySelector('section')).toBeNull()
})
