import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { ComingUpRow } from '#contracts/items/schedule.ts'
import { momentText, nearMomentText } from '#contracts/shared/date-text.ts'
import { ComingUp } from '#web/admin/schedule/coming-up.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'

const from = '2026-12-01T08:00:00.000Z'
const until = '2026-12-24T08:00:00.000Z'
const textOf = (html: string) =>
	html
		.replace(/<[^>]*>/g, ' ')
		.replace(/\s+/g, ' ')
		.trim()

const row = (more: Partial<ComingUpRow>): ComingUpRow => ({
	kind: 'news',
	itemId: 7,
	title: 'The tide table',
	act: 'publish',
	at: from,
	triedSince: null,
	failure: null,
	...more,
})
const comingUp = (rows: ComingUpRow[], later = 0) =>
	renderToStaticMarkup(
		<MemoryRouter>
			<ToastProvider>
				<ComingUp count={rows.length} later={later} rows={rows} />
			</ToastProvider>
		</MemoryRouter>,
	)

test('Coming up says what happens to which item, and links its form', () => {
	const html = comingUp([row({}), row({ act: 'unpublish', at: until }), row({ act: 'replace', kind: 'caseStudies' })])
	expect(textOf(html)).toContain(
		[
			'Coming up 3 in the next 7 days',
			`The tide table News goes live ${nearMomentText(from)}`,
			`The tide table News ends ${nearMomentText(until)}`,
			`The tide table Case study is replaced ${nearMomentText(from)}`,
		].join(' '),
	)
	expect(html).toContain('href="/Admin/NewsAdmin/AddNewsPage/7"')
})

test('a refused version stands out and says why', () => {
	const html = comingUp([row({ act: 'refused', failure: 'Category is required' })])
	expect(textOf(html)).toContain('Refused News was not replaced : Category is required')
	expect(html).toContain('bg-danger-soft')
})

test('a late version stands out and says since when it is tried again', () => {
	const html = comingUp([row({ act: 'replace', triedSince: from })])
	expect(textOf(html)).toContain(`Late News was to be replaced . Is being tried again since ${momentText(from)}.`)
	expect(html).toContain('bg-warning-soft')
})

test('what comes after the week is one click away, and so is the site at a time', () => {
	expect(textOf(comingUp([row({})]))).not.toContain('Show all')
	expect(textOf(comingUp([row({})], 2))).toContain('Show all')
	expect(textOf(comingUp([], 2))).toContain('2 changes are scheduled later.')
	expect(textOf(comingUp([]))).toContain('See the site at a time')
})
