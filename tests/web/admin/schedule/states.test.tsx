import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { ComingUpRow } from '#contracts/items/schedule.ts'
import { momentText, nearMomentText } from '#contracts/shared/date-text.ts'
import { PublishedPill } from '#web/admin/publishing/published-pill.tsx'
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
	[{ state: 'published', ...always }, 'Live'],
	[{ state: 'published', ...always, hasDraft: true }, 'Live with changes'],
	[{ state: 'published', ...always, changesAt: from }, `Live with changes Changes ${nearMomentText(from)}`],
	[{ state: 'published', publishAt: null, unpublishAt: until }, `Live Until ${nearMomentText(until)}`],
	[{ state: 'draft', publishAt: from, unpublishAt: until, changesAt: from }, 'Draft'],
	[{ state: 'scheduled', publishAt: from, unpublishAt: until }, `Scheduled for ${nearMomentText(from)}`],
	[{ state: 'ended', publishAt: from, unpublishAt: until }, 'Ended'],
] as const)('a row of %j says %s', (row, expected) => {
	expect(words(<PublishedPill {...row} />)).toBe(expected)
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
