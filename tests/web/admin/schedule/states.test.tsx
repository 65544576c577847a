import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { ComingUpRow } from '#contracts/items/schedule.ts'
import { momentText } from '#contracts/shared/date-text.ts'
import { BlogStatusPill, PublishedPill } from '#web/admin/publishing/published-pill.tsx'
import { ComingUp } from '#web/admin/schedule/coming-up.tsx'

const from = '2026-12-01T08:00:00.000Z'
const until = '2026-12-24T08:00:00.000Z'
const always = { publishAt: null, unpublishAt: null }
const textOf = (html: string) =>
	html
		.replace(/<[^>]*>/g, ' ')
		.replace(/\s+/g, ' ')
		.trim()
const words = (element: Parameters<typeof renderToStaticMarkup>[0]) => textOf(renderToStaticMarkup(element))

test.each([
	[{ state: 'published', ...always }, 'Published'],
	[{ state: 'draft', publishAt: from, unpublishAt: until }, 'UnPublished'],
	[
		{ state: 'scheduled', publishAt: from, unpublishAt: until },
		`Scheduled Scheduled for ${momentText(from)} (your time)`,
	],
	[{ state: 'published', publishAt: null, unpublishAt: until }, `Published Until ${momentText(until)} (your time)`],
	[{ state: 'ended', publishAt: from, unpublishAt: until }, 'Ended'],
] as const)('a row of %j says %s', (row, expected) => {
	expect(words(<PublishedPill {...row} />)).toBe(expected)
})

test('a blog is active, inactive, scheduled or ended', () => {
	const states = ['published', 'draft', 'scheduled', 'ended'] as const
	expect(states.map((state) => words(<BlogStatusPill state={state} {...always} />))).toEqual([
		'Active',
		'Inactive',
		'Scheduled',
		'Ended',
	])
})

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
const comingUp = (rows: ComingUpRow[]) =>
	renderToStaticMarkup(
		<MemoryRouter>
			<ComingUp rows={rows} />
		</MemoryRouter>,
	)

test('Coming up says what happens to which item, and links its form', () => {
	const html = comingUp([row({}), row({ act: 'unpublish', at: until }), row({ act: 'replace', kind: 'caseStudies' })])
	expect(textOf(html)).toBe(
		[
			'Coming up',
			`The tide table News goes live ${momentText(from)} (your time)`,
			`The tide table News ends ${momentText(until)} (your time)`,
			`The tide table Case study is replaced ${momentText(from)} (your time)`,
		].join(' '),
	)
	expect(html).toContain('href="/Admin/NewsAdmin/AddNewsPage/7"')
})

test('a refused version stands out and says why', () => {
	const html = comingUp([row({ act: 'refused', failure: 'Category is required' })])
	expect(textOf(html)).toContain('News was not replaced Category is required Refused')
	expect(html).toContain('bg-danger-soft')
})

test('a late version stands out and says since when it is tried again', () => {
	const html = comingUp([row({ act: 'replace', triedSince: from })])
	expect(textOf(html)).toContain(`News was to be replaced Is being tried again since ${momentText(from)}. Late`)
	expect(html).toContain('bg-warning-soft')
})

test('a long list begins with its first rows, and nothing has no box', () => {
	const html = comingUp(Array.from({ length: 7 }, (_, place) => row({ itemId: place + 1 })))
	expect(html.match(/<li/g)).toHaveLength(5)
	expect(html).toContain('Show all 7')
	expect(comingUp([])).toBe('')
})
