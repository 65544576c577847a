import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Dashboard, mostCounted } from '#contracts/operations/dashboard.ts'
import { nearMomentText } from '#contracts/shared/date-text.ts'
import { menuFor } from '#web/admin/frame/menu.ts'
import Landing from '#web/admin/landing.tsx'
import { rememberList } from '#web/admin/session/list-memory.ts'
import { ToastProvider } from '#web/ui/toast.tsx'

const at = '2026-11-27T09:00:00.000Z'
const none: Dashboard = { cards: {}, fullName: 'Nila Varrier', needs: {}, acts: [], unavailable: [] }

beforeEach(() => {
	const kept = new Map<string, string>()
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => kept.set(key, value),
		key: (place: number) => [...kept.keys()][place] ?? null,
		get length() {
			return kept.size
		},
	})
})

/** The overview of a user with these roles. */
function overview(
	summary: Partial<Dashboard> | null,
	roles: readonly string[] = ['Blogs'],
	failure: string | null = null,
) {
	const items = menuFor(roles.map((permission) => ({ permission }))).flatMap((group) => group.items)
	const loaderData = { items, summary: summary && { ...none, ...summary }, failure }
	const Component = Landing as ComponentType<{ loaderData: unknown }>
	const element = (
		<ToastProvider>
			<Component loaderData={loaderData} />
		</ToastProvider>
	)
	const html = renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
	const text = html
		.replaceAll(/<!-- -->/g, '')
		.replaceAll(/<[^>]+>/g, ' ')
		.replaceAll(/\s+/g, ' ')
	return { html, text }
}

test('a group has a count and its first rows, each of which leads to the very thing', () => {
	const enquiry = {
		...{ id: 7, reference: 'K7M-4QX', name: 'Meera Nair', organization: 'Kollam Spice', department: 'Sales' },
		...{ state: 'new' as const, at, overdueSince: null },
	}
	const { html, text } = overview({ needs: { enquiries: { count: mostCounted, rows: [enquiry] } } }, [
		'ContactRequests',
	])
	expect(text).toContain(
		`Enquiries to answer 99+ new or overdue Show all Meera Nair Sales , Kollam Spice ${nearMomentText(at)}`,
	)
	expect(html).toContain('href="/Admin/Contactpage?page=1&amp;request=7"')
	expect(html).toContain('href="/Admin/Contactpage?page=1"')
	expect(text).not.toContain('Nothing waits for you')
})

test('an overdue enquiry says since when, and the own open ones lead to the own list', () => {
	const enquiry = {
		...{ id: 7, reference: 'K7M-4QX', name: 'Meera Nair', organization: '', department: 'Sales' },
		...{ state: 'open' as const, at: '2026-01-02T04:30:00.000Z', overdueSince: at },
	}
	const group = { count: 1, rows: [enquiry] }
	const { html, text } = overview({ needs: { enquiries: group, ownEnquiries: group } }, ['ContactRequests'])
	expect(text).toContain(`Meera Nair Overdue Sales due ${nearMomentText(at)}`)
	expect(text).toContain('Your open enquiries 1')
	expect(html).toContain('href="/Admin/Contactpage?page=1&amp;status=open&amp;owner=mine"')
})

test('a draft opens its own form, whether its item exists or not', () => {
	const draft = { kind: 'blogs' as const, title: '', at }
	const rows = [
		{ ...draft, draftId: 3, itemId: null },
		{ ...draft, draftId: 4, itemId: 9 },
	]
	const { html, text } = overview({ needs: { drafts: { count: 2, rows } } })
	expect(html).toContain('href="/Admin/Blogs/Add?draft=3"')
	expect(html).toContain('href="/Admin/Blogs/Edit/9"')
	expect(text).toContain('Your drafts 2 Show all Without a title Blog, never saved')
})

test('an overdue backup is a need, a recent one is a quiet line', () => {
	const site = { silentMinutes: null, signsDown: [], missingFiles: 0, lastBackup: at }
	const late = overview({ needs: { site: { ...site, isBackupDue: true } } }, ['Admin'])
	expect(late.text).toContain('Health 1 Show all A new backup is due Due')
	const recent = overview({ needs: { site: { ...site, isBackupDue: false } } }, ['Admin'])
	expect(recent.text).not.toContain('A new backup is due')
	expect(recent.text).toContain(`Last backup ${nearMomentText(at)}`)
})

test('an empty desk says what to do first', () => {
	const { html, text } = overview({ needs: { drafts: { count: 0, rows: [] } } }, ['Blogs', 'ContactRequests'])
	expect(text).toContain('Nothing waits for you.')
	expect(html).toContain('href="/Admin/Blogs/Add"')
	expect(text).toContain('Open Contact requests')
})

test('the strip names every section with its number and what is new', () => {
	const { text } = overview({ cards: { blogs: { total: 10_000, recent: 3 } } }, ['Blogs', 'Flyers'])
	expect(text).toContain('Your sections Blogs 10,000 +3 in the last 7 days Flyers ')
})

test('an act says who did what to which thing, and links what is still there', () => {
	const act = { id: 1, at, name: 'Tomasz', section: 'blogs', action: 'changed', itemId: 5, title: 'Tides' }
	const here = overview({ acts: [{ ...act, isThere: true }] })
	expect(here.text).toContain(`Tomasz changed Tides Blogs ${nearMomentText(at)}`)
	expect(here.html).toContain('href="/Admin/Blogs/Edit/5"')
	const gone = overview({ acts: [{ ...act, isThere: false }] })
	expect(gone.text).toContain('Tomasz changed Tides')
	expect(gone.html).not.toContain('href="/Admin/Blogs/Edit/5"')
	const label = overview({ acts: [{ ...act, section: 'caseStudies', action: 'category added', isThere: true }] })
	expect(label.text).toContain('Tomasz added category Tides')
	expect(label.html).not.toContain('/addcasestudy/5')
})

test('a new account sees its first steps, which go away once they are done', () => {
	const steps = { firstSteps: { password: false, draft: false } }
	const { text } = overview(steps)
	expect(text).toContain('First steps Choose a password of your own')
	expect(text).toContain('Open Blogs')
	expect(text).toContain('Write a first draft')
	expect(overview({}).text).not.toContain('First steps')

	const desk = { firstSteps: { password: true, draft: false } }
	expect(overview(desk, ['ContactRequests']).text).toContain('Open Contact requests')
	rememberList('contact-requests', 'page=1')
	expect(overview(desk, ['ContactRequests']).text).not.toContain('First steps')
})

test('a part that could not be read is named beside the others', () => {
	const { text } = overview({ unavailable: ['drafts', 'acts'] })
	expect(text).toContain('could not be loaded: your drafts, what the team did last.')
})

test('without an answer the sections are still one click away', () => {
	const { html, text } = overview(null, ['Blogs'], 'Check your connection.')
	expect(text).toContain('Check your connection.')
	expect(html).toContain('href="/Admin/Blogs?page=1"')
})
