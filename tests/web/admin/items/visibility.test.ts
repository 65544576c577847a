import { describe, expect, test } from 'vitest'
import { startOf } from '#tests/support/builders/days.ts'
import { blogsDescription } from '#web/admin/blogs/blogs-description.ts'
import { careersDescription } from '#web/admin/careers/careers-description.ts'
import { hiddenBecause, visibilityOf } from '#web/admin/items/visibility.ts'
import { newsDescription } from '#web/admin/news/news-description.ts'

const now = new Date('2026-03-02T10:00:00.000Z')
const before = '2026-03-01T10:00:00.000Z'
const ahead = '2026-03-09T03:30:00.000Z'

describe('what visitors see', () => {
	test.each([
		['a box that is not ticked', { isPublished: false, publishAt: ahead }, 'draft'],
		['a ticked box', { isPublished: true, publishAt: '', unpublishAt: '' }, 'published'],
		['a time ahead', { isPublished: true, publishAt: ahead, unpublishAt: '' }, 'scheduled'],
		['a time that has come', { isPublished: true, publishAt: before, unpublishAt: ahead }, 'published'],
		['an end that has come', { isPublished: true, publishAt: '', unpublishAt: before }, 'ended'],
		['half a time', { isPublished: true, publishAt: 'incomplete', unpublishAt: '' }, 'published'],
	])('follows of %s', (_, values, state) => {
		expect(visibilityOf('news', values, now).state).toBe(state)
		expect(visibilityOf('blogs', { ...values, active: values.isPublished }, now).state).toBe(state)
	})

	test.each([
		['no dates', '', '', 'draft'],
		['dates in the wrong order', '2026-03-02', '2026-03-01', 'draft'],
		['dates around today', '2026-03-02', '2026-03-02', 'published'],
		['a start ahead', '2026-03-03', '2026-03-09', 'scheduled'],
		['dates that are over', '2026-02-01', '2026-03-01', 'ended'],
	])('of a job follows from %s', (_, startDate, dueDate, state) => {
		expect(visibilityOf('careers', { startDate, dueDate }, now).state).toBe(state)
	})

	test('changes at the time in the form; a job opens as its day begins at the company', () => {
		expect(visibilityOf('events', { isPublished: true, publishAt: ahead }, now).publishAt).toBe(ahead)
		const job = { startDate: '2026-03-09', dueDate: '2026-04-09' }
		expect(visibilityOf('careers', job, now).publishAt).toBe(startOf('2026-03-09'))
	})
})

test('an item that visitors do not see has its reason', () => {
	const [draft, ended, published] = (['draft', 'ended', 'published'] as const).map((state) => ({
		state,
		publishAt: null,
	}))
	if (!draft || !ended || !published) throw new Error('Three states are expected')
	expect(hiddenBecause(newsDescription, draft)).toBe('Not visible: Published is not ticked')
	expect(hiddenBecause(blogsDescription, draft)).toBe('Not visible: Active is not ticked')
	expect(hiddenBecause(careersDescription, draft)).toBe('Not visible: it has no dates yet')
	expect(hiddenBecause(newsDescription, ended)).toBe('Not visible: its time is over')
	expect(hiddenBecause(newsDescription, published)).toBeNull()
})
