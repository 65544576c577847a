// @vitest-environment happy-dom
import { act, type ComponentType } from 'react'
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { EnquiryRow } from '#contracts/enquiries/desk.ts'
import { signIn } from '#tests/support/pages/session.ts'
import { button, click, rendered, words } from '#tests/web/admin/items/compare/rendered.ts'
import EnquiriesPage from '#web/admin/enquiries/page.tsx'
import { arrivalsPoll } from '#web/admin/frame/arrivals.ts'
import { ToastProvider } from '#web/ui/toast.tsx'

const at = '2026-11-20T05:00:00.000Z'
const row: EnquiryRow = {
	...{ id: 1, reference: 'K7M-4QX', version: 3, state: 'new', owner: null, departmentId: 1, department: 'Sales' },
	...{ name: 'Meera Nair', organization: 'Kollam Spice', emailId: 'meera@spice.example', excerpt: 'Do you ship?' },
	...{ arrivedBy: 'mail', createdAt: at, updatedAt: at, waitingSince: at, dueAt: '2026-11-21T05:00:00.000Z' },
	wakesAt: null,
	automatic: false,
}
const second: EnquiryRow = {
	...{ ...row, id: 2, version: 5, state: 'waiting', name: 'Arun Das', organization: '', arrivedBy: 'form' },
	...{ owner: { id: 7, fullName: 'Asha Varma' }, waitingSince: null, dueAt: null, wakesAt: '2030-12-01T03:30:00.000Z' },
}
const newest = { enquiry: 4, message: 9 }
const counts = { new: 1_000, open: 4, waiting: 3, done: 20, spam: 0, all: 1_000 }

const calls: { path: string; body: unknown }[] = []
let answers: Record<string, () => Response> = {}
beforeEach(() => {
	calls.length = 0
	answers = {}
	signIn()
	vi.stubGlobal('fetch', async (asked: RequestInfo | URL, init?: RequestInit) => {
		const path = String(asked).split('/').at(-1) ?? ''
		calls.push({ path, body: typeof init?.body === 'string' ? JSON.parse(init.body) : null })
		return answers[path]?.() ?? Response.json(null)
	})
	onTestFinished(() => void vi.unstubAllGlobals())
})

const loaded = vi.fn<() => object>()

const pageWith = (content: readonly EnquiryRow[], more: object = {}) => ({
	...{ content, totalElements: content.length, totalPages: 1, counts, newest, searchedSince: null, ...more },
})
const Component = EnquiriesPage as unknown as ComponentType<{ loaderData: unknown }>

/** The page that the loader answers last is shown. */
function Desk() {
	const rows = useLoaderData() as unknown
	const loaderData = {
		loaded: { rows, failure: null },
		departments: { 1: 'Sales', 2: 'Support' },
		people: [{ id: 7, fullName: 'Asha Varma', userName: 'asha' }],
		isAdmin: true,
	}
	return (
		<ToastProvider>
			<Component loaderData={loaderData} />
		</ToastProvider>
	)
}

async function open(search = '?page=1', content: readonly EnquiryRow[] = [row, second], more: object = {}) {
	loaded.mockReset().mockReturnValue(pageWith(content, more))
	const routes = [{ path: '/Admin/Contactpage', Component: Desk, loader: loaded, hydrateFallbackElement: <p /> }]
	const router = createMemoryRouter(routes, { initialEntries: [`/Admin/Contactpage${search}`] })
	onTestFinished(() => router.dispose())
	rendered(<RouterProvider router={router} />)
	await settled()
	loaded.mockClear()
	return router
}

const settled = async () => {
	await act(() => vi.dynamicImportSettled())
	await act(async () => {})
}
const rowOf = (id: number) => document.querySelector(`li[data-subject="${id}"]`)
const triaged = () =>
	(calls.find(({ path }) => path === 'triage')?.body as { subjects: object[] } | undefined)?.subjects
const textOf = (element: Element | null) => element?.textContent?.replace(/\s+/g, ' ') ?? ''
const labelled = (label: string) => document.querySelector<HTMLElement>(`[aria-label="${label}"]`)

test('a row says who waits for what, since when and for whom, in words', async () => {
	await open()
	const text = textOf(rowOf(1))
	for (const part of ['New: Meera Nair', 'Kollam Spice', 'Do you ship?', 'K7M-4QX', 'Sales', 'by mail', 'Nobody'])
		expect(text).toContain(part)
	expect(text).toMatch(/Overdue since 21 Nov/)
	expect(rowOf(1)?.querySelector('a')?.className).toContain('font-bold')

	const other = textOf(rowOf(2))
	expect(other).toContain('Owner: Asha Varma')
	expect(other).toMatch(/Until 1 Dec 2030/)
	for (const part of ['New: ', 'Overdue', 'by mail', 'Waiting']) expect(other).not.toContain(part)
	expect(words()).toContain('New999+')
})

test('tab All says the state of each row', async () => {
	await open('?page=1&status=all')
	expect(textOf(rowOf(2))).toContain('Waiting')
})

test('what machines began has a filter of its own, and its rows say so', async () => {
	const router = await open('?page=1', [{ ...row, automatic: true }, second])
	expect(textOf(rowOf(1))).toContain('Automatic · K7M-4QX')
	expect(textOf(rowOf(2))).not.toContain('Automatic')
	const filter = () => button('Automatic')
	expect(filter()?.getAttribute('aria-pressed')).toBe('false')
	await act(async () => filter()?.click())
	expect(router.state.location.search).toBe('?page=1&automatic=1')
	expect(filter()?.getAttribute('aria-pressed')).toBe('true')
	await act(async () => filter()?.click())
	expect(router.state.location.search).toBe('?page=1')
})

test('two chosen rows are merged into the oldest, and Undo takes them apart', async () => {
	answers = { merge: () => Response.json({ id: 77 }) }
	await open('?page=1', [row, { ...second, createdAt: '2026-11-19T05:00:00.000Z' }])
	click(labelled('Select the request of Meera Nair') ?? undefined)
	await settled()
	expect(button('Merge'), 'one is not enough').toBeUndefined()
	click(labelled('Select the request of Arun Das') ?? undefined)
	await settled()
	await click(button('Merge'))
	await settled()
	const merged = calls.find(({ path }) => path === 'merge')?.body
	expect(merged).toEqual({ into: { id: 2, version: 5 }, subjects: [{ id: 1, version: 3 }] })
	expect(words()).toContain('2 contact requests merged')
	await vi.waitFor(() => expect(button('Undo')).toBeDefined())
	click(button('Undo'))
	await vi.waitFor(() => expect(calls.find(({ path }) => path === 'undomerge')?.body).toEqual({ id: 77 }))
})

test('an empty tab and a search without a match have their own words', async () => {
	await open('?page=1', [])
	expect(words()).toContain('No Contact Requests Available')
})

test('a search says how far back texts were searched, and searches all on demand', async () => {
	const router = await open('?page=1&search=ferry', [], { searchedSince: at })
	expect(words()).toContain('Nothing matches')
	expect(words()).toContain('Texts of the last 12 months were searched.')
	await act(async () => button('Search all')?.click())
	expect(router.state.location.search).toBe('?page=1&search=ferry&alltime=1')
})

const before = [{ id: 2, version: 6, state: 'waiting', ownerId: 7, departmentId: 1, wakesAt: second.wakesAt }]

test('an act sends the version that was read, and Undo sends back what the server answered', async () => {
	answers = { triage: () => Response.json(before) }
	await open()
	click(labelled('The request of Arun Das is done') ?? undefined)
	await settled()
	expect(triaged()).toEqual([{ id: 2, version: 5, state: 'done' }])
	expect(loaded).toHaveBeenCalled()

	calls.length = 0
	await vi.waitFor(() => expect(button('Undo')).toBeDefined())
	click(button('Undo'))
	await vi.waitFor(() => expect(triaged()).toEqual(before))
	await vi.waitFor(() => expect(words()).toContain('Undone'))
})

test('what somebody else has changed is said, and the list loads again', async () => {
	const errorMsg = 'Somebody has changed this contact request since you opened it. Look at it again.'
	answers = { triage: () => Response.json({ code: 'enquiry.changed', errorMsg }, { status: 409 }) }
	await open()
	click(labelled('The request of Arun Das is done') ?? undefined)
	await settled()
	expect(words()).toContain(errorMsg)
	expect(button('Undo')).toBeUndefined()
	expect(loaded).toHaveBeenCalled()
})

test('what a search finds in other tabs only is a click away', async () => {
	const router = await open('?page=1&search=ferry', [], { counts: { ...counts, all: 3 } })
	await act(async () => button('Show 3 in the other tabs')?.click())
	expect(router.state.location.search).toBe('?page=1&search=ferry&status=all')
})

test('the owner in a row leads to the colleagues who can have it', async () => {
	answers = { triage: () => Response.json(before) }
	await open()
	click(rowOf(1)?.querySelector<HTMLElement>('[aria-haspopup="dialog"][title]') ?? undefined)
	await vi.waitFor(async () => {
		await settled()
		expect(words()).toContain('The request of Meera Nair. They get a mail, unless it is you.')
	})
	await act(async () => [...document.querySelectorAll<HTMLElement>('[role="dialog"] li button')][0]?.click())
	expect(triaged()).toEqual([{ id: 1, version: 3, ownerId: 7 }])
})

test('several rows are moved at once', async () => {
	answers = { triage: () => Response.json(before) }
	await open()
	click(labelled('Select the request of Meera Nair') ?? undefined)
	click(labelled('Select the request of Arun Das') ?? undefined)
	expect(words()).toContain('2 selected')
	act(() => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 's', code: 'KeyS', bubbles: true })))
	await vi.waitFor(async () => {
		await settled()
		expect(words()).toContain('Snooze until')
	})
	await act(async () => [...document.querySelectorAll<HTMLElement>('[role="dialog"] li button')][0]?.click())
	await settled()
	expect(triaged()).toEqual([
		{ id: 1, version: 3, wakesAt: expect.any(String) },
		{ id: 2, version: 5, wakesAt: expect.any(String) },
	])
	expect(words()).toContain('2 contact requests snoozed until')
	expect(words(), 'nothing is chosen any more').not.toContain('2 selected')
})

/** The desk with an answer to the call that a tab sends every minute. */
async function openWith(inList: number) {
	answers = { newcount: () => Response.json({ enquiries: { new: 0, answered: 0, inList } }) }
	const token = btoa(JSON.stringify({ exp: Date.now() / 1000 + 3_600, sub: '7' }))
	localStorage.setItem('refresh_token', `Bearer a.${token}.b`)
	onTestFinished(() => localStorage.clear())
	await open()
	onTestFinished(arrivalsPoll.start())
	await vi.waitFor(() => expect(calls.map(({ path }) => path)).toContain('newcount'))
	await settled()
}
const said = () => [...document.querySelectorAll('[role="status"]')].map(textOf)
const third: EnquiryRow = { ...row, id: 3, name: 'Zoë Ångström' }

test('what came is said above the list, which loads it on demand and keeps what is chosen', async () => {
	await openWith(1)
	expect(said()).toContain('1 new')
	expect(loaded, 'the list does not move by itself').not.toHaveBeenCalled()
	expect(calls.find(({ path }) => path === 'newcount')?.body).toEqual({
		desk: {
			seen: newest,
			filter: { tab: 'new', owner: null, departmentId: null, text: null, allTime: false, automatic: false },
		},
	})
	click(labelled('Select the request of Meera Nair') ?? undefined)
	loaded.mockReturnValue(pageWith([third, row, second], { newest: { subject: 5, message: 9 } }))
	click(button('1 new, load'))
	await settled()
	expect(document.activeElement?.id).toBe('contact-requests')
	expect(words()).toContain('1 selected')
	expect(button('1 new, load')).toBeUndefined()
	const tinted = () => [1, 2, 3].filter((id) => rowOf(id)?.hasAttribute('data-saved'))
	expect(tinted()).toEqual([3])
	expect(said()).not.toContain('1 new')

	answers.triage = () => Response.json(before)
	loaded.mockReturnValue(pageWith([third, row, { ...second, version: 6 }]))
	click(labelled('The request of Arun Das is done') ?? undefined)
	await settled()
	expect(tinted(), 'what the user changes is not new to them').toEqual([])
})

test('what is on another page, because the longest wait comes first, is said to be there', async () => {
	await openWith(2)
	loaded.mockReturnValue(pageWith([{ ...row, version: 4 }, second], { newest: { subject: 5, message: 10 } }))
	click(button('2 new, load'))
	await settled()
	expect(said()).toContain('1 new on another page')
	expect(rowOf(1)?.hasAttribute('data-saved'), 'the visitor has written again').toBe(true)
})

test('nothing is said of a list to which nothing came', async () => {
	await openWith(0)
	expect(words()).not.toMatch(/\d new/)
})
