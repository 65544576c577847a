import { beforeAll, describe, expect, test } from 'vitest'
import { anEvent, eventsAsStaff } from '#tests/support/builders/published/events.ts'
import { db } from '#tests/support/worker/staff.ts'
import {
	findNeighbours,
	listPublishedEvents,
	listUpcomingEvents,
	readEventsPage,
} from '#worker/features/events/published-events.queries.ts'
import { mediaPath } from '#worker/files/media-address.ts'

const now = new Date('2026-11-21T12:00:00Z')

/** In the order of their insertion: name, start, end. */
const added: [string, string?, string?][] = [
	['undated 1'],
	['over a year', '2025-11-01T10:00Z', '2025-11-01T12:00Z'],
	['next year', '2027-03-17T04:30Z', '2027-03-17T11:00Z'],
	['going on', '2026-11-20T10:00Z', '2026-11-22T10:00Z'],
	['hidden', '2026-12-01T10:00Z'],
	['begun, no end', '2026-11-21T11:00Z'],
	['next month', '2026-12-09T14:00Z', '2026-12-09T17:00Z'],
	['the same hour', '2026-12-09T14:00Z'],
	['undated 2'],
	['ended just now', '2026-11-21T10:00Z', '2026-11-21T12:00Z'],
	['all through the year', '2026-01-01T00:00Z', '2026-12-31T00:00Z'],
]
const inOrder = [
	...['going on', 'next month', 'the same hour', 'next year'],
	...['begun, no end', 'ended just now', 'all through the year', 'over a year'],
	...['undated 2', 'undated 1'],
]

const ids = new Map<string, number>()
beforeAll(async () => {
	const staff = await eventsAsStaff()
	for (const [title, startsAt = '', endsAt = ''] of added) {
		const isPublished = String(title !== 'hidden')
		ids.set(title, await staff.saved(anEvent({ title, startsAt, endsAt, isPublished })))
	}
})

const titles = (rows: readonly { title: string }[]) => rows.map(({ title }) => title)
const list = (pageNumber: number, pageSize: number, at = now) =>
	listPublishedEvents(db, mediaPath, { pageNumber, pageSize }, at)

describe('the list of visitors', () => {
	test('upcoming events by start, then past ones, the newest first, then those without a date', async () => {
		const { content, totalElements, totalPages } = await list(1, 100)
		expect(titles(content)).toEqual(inOrder)
		expect(content.map(({ turn }) => turn)).toEqual([
			...Array(4).fill('upcoming'),
			...Array(4).fill('past'),
			...Array(2).fill('undated'),
		])
		expect([totalElements, totalPages]).toEqual([10, 1])
	})

	test.each([1, 2, 3, 4, 7])('in pages of %i it is the same list', async (size) => {
		const paged: string[] = []
		for (let page = 1; page <= Math.ceil(10 / size); page += 1) paged.push(...titles((await list(page, size)).content))
		expect(paged).toEqual(inOrder)
		expect((await list(12, size)).content).toEqual([])
	})

	test('an event is over when its end has come', async () => {
		const turnAt = async (at: string) =>
			(await list(1, 100, new Date(at))).content.find(({ title }) => title === 'going on')?.turn
		expect(await turnAt('2026-11-22T09:59:59.999Z')).toBe('upcoming')
		expect(await turnAt('2026-11-22T10:00:00.000Z')).toBe('past')
	})
})

describe('the page of the list', () => {
	const open = (pageNumber: number, at = now) => readEventsPage(db, mediaPath, { pageNumber, pageSize: 5 }, at)

	test('has beside it the five newest that it does not show itself', async () => {
		const { events, topStories } = await open(1)
		expect(titles(events.content)).toEqual(inOrder.slice(0, 5))
		expect(titles(topStories)).toEqual([
			...['all through the year', 'ended just now', 'undated 2'],
			...['over a year', 'undated 1'],
		])
	})

	test.each([
		['the end of what goes on', '2026-11-21T12:00:00Z', '2026-11-22T10:00:00Z'],
		['the next start', '2026-11-22T10:00:00Z', '2026-12-09T14:00:00Z'],
		['the end of what has begun', '2026-12-09T14:00:00Z', '2026-12-09T17:00:00Z'],
		['the 31 days after which a long one counts as over', '2026-01-02T00:00:00Z', '2026-02-01T00:00:00Z'],
	])('holds until %s', async (_, at, until) => {
		expect((await open(1, new Date(at))).keepUntil).toBe(Date.parse(until))
	})

	test('holds for ever once everything is over', async () => {
		expect((await open(2, new Date('2030-01-01T00:00:00Z'))).keepUntil).toBeNull()
	})
})

describe('around an event', () => {
	async function around(title: string) {
		const event = (await list(1, 100)).content.find((each) => each.title === title)
		if (!event) throw new Error(`${title} is not there`)
		const { earlier, later, topStories } = await findNeighbours(db, mediaPath, event)
		return { earlier: earlier?.title ?? null, later: later?.title ?? null, topStories: titles(topStories) }
	}

	test.each([
		['over a year', null, 'all through the year'],
		['going on', 'all through the year', 'ended just now'],
		['next month', 'begun, no end', 'the same hour'],
		['the same hour', 'next month', 'next year'],
		['next year', 'the same hour', null],
		['undated 1', null, 'undated 2'],
		['undated 2', 'undated 1', null],
	])('%s comes after %s and before %s', async (title, earlier, later) => {
		expect(await around(title)).toMatchObject({ earlier, later })
	})

	test('the Top Stories are the five newest others', async () => {
		expect((await around('ended just now')).topStories).toEqual([
			...['all through the year', 'undated 2', 'the same hour', 'next month', 'begun, no end'],
		])
		expect((await around('undated 1')).topStories).toHaveLength(5)
	})
})

test('calendars get the upcoming events by start', async () => {
	expect(titles(await listUpcomingEvents(db, mediaPath, now))).toEqual(inOrder.slice(0, 4))
})
