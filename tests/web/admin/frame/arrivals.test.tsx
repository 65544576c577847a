// @vitest-environment happy-dom
import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { NewCount, NewCountQuestion } from '#contracts/operations/new-count.ts'
import { rendered, words } from '#tests/web/admin/items/compare/rendered.ts'
import { menuFor } from '#web/admin/frame/menu.ts'
import { titleWith } from '#web/admin/frame/use-count-in-title.ts'

// The counts are those of a tab, so each test has its own.
beforeEach(() => {
	vi.resetModules()
	return () => vi.resetModules()
})

/** A token that expires after so many minutes. */
const token = (minutes: number) =>
	`Bearer a.${btoa(JSON.stringify({ exp: Date.now() / 1000 + minutes * 60, sub: '7' }))}.b`

const enquiries = (counts: Partial<NonNullable<NewCount['enquiries']>>): NewCount => ({
	enquiries: { new: 0, answered: 0, inList: 0, ...counts },
})
const applications = (counts: Partial<NonNullable<NewCount['applications']>>): NewCount => ({
	applications: { newest: 7, unread: 0, arrived: 0, inList: 0, ...counts },
})

type Opening = { isHeld?: boolean; minutes?: number; permission?: string; list?: NewCountQuestion | null }

async function open(
	answers: (NewCount | Response)[],
	{ isHeld = true, minutes = 60, permission = 'ContactRequests', list }: Opening = {},
) {
	vi.useFakeTimers()
	localStorage.setItem('refresh_token', token(minutes))
	document.title = 'Contact requests | Company'
	const asked: unknown[] = []
	vi.stubGlobal('fetch', async (_: unknown, init?: RequestInit) => {
		asked.push(JSON.parse(String(init?.body)))
		const answer = answers.length > 1 ? answers.shift() : answers[0]
		return answer instanceof Response ? answer : Response.json(answer)
	})
	onTestFinished(() => {
		vi.useRealTimers()
		vi.unstubAllGlobals()
		localStorage.clear()
	})
	const { MenuLinks } = await import('#web/admin/frame/menu-links.tsx')
	const { useArrivals, useArrivalsAsked, useNewInList } = await import('#web/admin/frame/use-arrivals.ts')
	const { useCountInTitle } = await import('#web/admin/frame/use-count-in-title.ts')
	const groups = menuFor([{ permission }])
	let showList = (_: NewCountQuestion | null) => {}
	const { useState } = await import('react')
	function List({ shown }: { shown: NewCountQuestion | null }) {
		return <p>In the list: {useNewInList(shown)}</p>
	}
	function Page() {
		useArrivalsAsked(isHeld)
		const { newEnquiries, answers: ofOwn, applications: arrived } = useArrivals()
		useCountInTitle(newEnquiries + ofOwn + arrived)
		const [shown, setShown] = useState(list)
		showList = setShown
		return (
			<>
				<MenuLinks groups={groups} />
				{shown !== undefined && <List shown={shown} />}
			</>
		)
	}
	const router = createMemoryRouter([{ path: '/', element: <Page /> }])
	onTestFinished(() => router.dispose())
	rendered(<RouterProvider router={router} />)
	await pass(10)
	return { asked, show: (shown: NewCountQuestion | null) => act(() => showList(shown)) }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const minute = 60_000

const filter = { tab: 'new', owner: null, departmentId: null, text: null } as const
const desk = (subject: number): NewCountQuestion => ({ desk: { seen: { subject, message: 1 }, filter } })

test('menu and title count what nobody has taken up and the answers to own enquiries, and again each minute', async () => {
	const { asked } = await open([enquiries({ new: 3, answered: 1 }), enquiries({ new: 1_000 }), enquiries({})])
	expect(words()).toContain('Contact requests4 new')
	expect(document.title).toBe('(4) Contact requests | Company')
	await pass(minute)
	expect(words()).toContain('Contact requests999+ new')
	expect(document.title).toBe('(999+) Contact requests | Company')
	await pass(minute)
	expect(words()).not.toContain('new')
	expect(document.title).toBe('Contact requests | Company')
	expect(asked).toEqual([{}, {}, {}])
})

test('the title of the next page is counted, too', async () => {
	await open([enquiries({ new: 2 })])
	document.title = 'Report | Company'
	await vi.waitFor(() => expect(document.title).toBe('(2) Report | Company'))
})

test('a count stands before a title once, and leaves it as it was', () => {
	expect(titleWith(0, '(2) Report')).toBe('Report')
	expect(titleWith(3, '(999+) Report')).toBe('(3) Report')
	expect(titleWith(0, 'Report (2026) by month')).toBe('Report (2026) by month')
})

test('nobody asks without such a section, or when the session would have to be renewed for it', async () => {
	expect((await open([enquiries({})], { isHeld: false })).asked).toEqual([])
	expect((await open([enquiries({})], { minutes: 15 })).asked).toEqual([])
})

test.each([401, 403])('a refusal with %d ends the asking, because each one is recorded', async (status) => {
	vi.spyOn(console, 'warn').mockImplementation(() => undefined)
	const { asked } = await open([Response.json({ errorMsg: 'No' }, { status })])
	await pass(5 * minute)
	expect(asked).toHaveLength(1)
})

test('a failure keeps what was counted', async () => {
	vi.spyOn(console, 'warn').mockImplementation(() => undefined)
	await open([enquiries({ new: 3 }), Response.json({ errorMsg: 'Down' }, { status: 503 })])
	await pass(minute)
	expect(words()).toContain('Contact requests3 new')
})

test('the open list is asked about as it was loaded, and nothing is new to one that has loaded again', async () => {
	const { asked, show } = await open([enquiries({ inList: 0 }), enquiries({ inList: 2 })], { list: desk(4) })
	expect(words()).toContain('In the list: 0')
	await pass(minute)
	expect(words()).toContain('In the list: 2')
	expect(asked.at(-1)).toEqual(desk(4))
	show(desk(6))
	expect(words()).toContain('In the list: 0')
	await pass(minute)
	expect(asked.at(-1)).toEqual(desk(6))
	show(null)
	expect(words(), 'it could not be loaded').toContain('In the list: 0')
	await pass(minute)
	expect(asked.at(-1)).toEqual({})
})

test('an answer about a list that has loaded again meanwhile is not said of it', async () => {
	let answer = (_: NewCount) => {}
	const { show } = await open([enquiries({})], { list: desk(4) })
	const late = new Promise<NewCount>((resolve) => (answer = resolve))
	vi.stubGlobal('fetch', async () => Response.json(await late))
	await pass(minute)
	show(desk(6))
	answer(enquiries({ new: 5, inList: 2 }))
	await pass(0)
	expect(words()).toContain('In the list: 0')
	expect(words(), 'what does not depend on the list counts').toContain('Contact requests5 new')
})

test('applications count until the user has opened them', async () => {
	const answers = [applications({ unread: 2 }), applications({ unread: 0 })]
	const { asked, show } = await open(answers, { permission: 'JobApplicants' })
	expect(asked).toEqual([{}])
	expect(words()).toContain('Received applications2 new')
	expect(document.title).toMatch(/^\(2\) /)
	show({ applications: { seen: 9 } })
	expect(words(), 'a list alone opens none').toContain('Received applications2 new')
	await pass(minute)
	expect(asked.at(-1)).toEqual({ applications: { seen: 9 } })
	expect(words()).not.toContain('new')
})
