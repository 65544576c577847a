import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { nearMomentText } from '#contracts/shared/date-text.ts'
import { PublishedPill } from '#web/admin/publishing/published-pill.tsx'

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
