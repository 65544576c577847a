import { beforeAll, describe, expect, test } from 'vitest'
import { bindings } from '#tests/support/worker/app.ts'
import { keptCount, plansOf } from '#tests/support/worker/query-plans.ts'
import { rowsRead } from '#tests/support/worker/rows-read.ts'
import { openDatabase } from '#worker/data/db.ts'
import { listEvents } from '#worker/features/events/events.queries.ts'
import { findNeighbours, findPublishedEvent, readEventsPage } from '#worker/features/events/published-events.queries.ts'
import { mediaPath } from '#worker/files/media-address.ts'

const page = { pageNumber: 1, pageSize: 5 }
const now = new Date('2026-11-21T12:00:00Z')

/** A hundred years of events from 1980 on, one a fortnight. Every tenth has no date, and one is unpublished. */
const howMany = 2_600
/** In rows: ten events with their pictures. */
const few = 100
beforeAll(async () => {
	const numbers = `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${howMany})`
	await bindings.DB.batch([
		bindings.DB.prepare(
			`${numbers} insert into events
			(id, created_at, updated_at, title, description, is_published, starts_at, venue, address)
			select n, '2026-01-01', '2026-01-01', 'Event ' || n, 'About it', n <> 7, case when n % 10 then
			strftime('%Y-%m-%dT10:00:00.000Z', '1980-01-01', '+' || n * 14 || ' days') end, '', '' from numbers`,
		),
		bindings.DB.prepare(
			`insert into files (key, bucket, state, name, type, size, sha256, created_at)
			values ('one', 'media', 'live', 'a.png', 'image/png', 1, '', '')`,
		),
		bindings.DB.prepare(
			`${numbers} insert into event_pictures (event_id, place, file_key, alt)
			select n, place.value, 'one', '' from numbers, json_each('[0,1]') as place`,
		),
	])
})

const pictures = [
	'CORRELATED SCALAR SUBQUERY 1',
	'USE TEMP B-TREE FOR json_group_array(ORDER BY)',
	'SEARCH event_pictures USING INDEX event_pictures_event (event_id=?)',
	'SEARCH files USING INDEX sqlite_autoindex_files_1 (key=?)',
]

describe('by the plan of SQLite', () => {
	test.each<[string, boolean | null, string[]]>([
		['all', null, ['SCAN events', ...pictures, keptCount]],
		['published ones', true, ['SCAN events', ...pictures, keptCount]],
		// Unpublished events are few, so a sort is cheap.
		[
			'unpublished ones',
			false,
			[
				'SEARCH events USING INDEX events_published_title (is_published=?)',
				...pictures,
				'USE TEMP B-TREE FOR ORDER BY',
				keptCount,
			],
		],
	])('the list of staff, %s, follows the ids or an index', async (_, published, plans) => {
		expect(await plansOf((db) => listEvents(db, mediaPath, { ...page, published, title: null }))).toEqual(plans)
	})

	test('of the list of visitors only the page is sorted', async () => {
		const plans = await plansOf((db) => readEventsPage(db, mediaPath, page, now))
		expect(plans.filter((plan) => /^SEARCH events|^SCAN events|FOR ORDER BY/.test(plan))).toEqual([
			'SEARCH events USING INDEX events_published (is_published=? AND starts_at>?)',
			'SEARCH events USING INDEX events_published (is_published=? AND starts_at<?)',
			'SEARCH events USING COVERING INDEX events_published (is_published=? AND starts_at=?)',
			'SEARCH events USING INTEGER PRIMARY KEY (rowid=?)',
			'USE TEMP B-TREE FOR ORDER BY',
			// Of the events that are scheduled.
			'SEARCH events USING INTEGER PRIMARY KEY (rowid=?)',
			'SCAN events',
			'SEARCH events USING COVERING INDEX events_published (is_published=? AND starts_at>?)',
			'SEARCH events USING INDEX events_published (is_published=? AND starts_at>? AND starts_at<?)',
		])
	})

	test('an event is found by its id, its neighbours by the index', async () => {
		expect(await plansOf((db) => findPublishedEvent(db, mediaPath, 1))).toEqual([
			'SEARCH events USING INTEGER PRIMARY KEY (rowid=?)',
			...pictures,
		])
		for (const id of [1301, 1300]) {
			const event = await findPublishedEvent(openDatabase(bindings.DB, 'primary'), mediaPath, id)
			if (!event) throw new Error('The event is not there')
			const plans = await plansOf((db) => findNeighbours(db, mediaPath, event))
			expect(plans.filter((plan) => plan.includes('FOR ORDER BY'))).toEqual([])
			expect(plans.filter((plan) => plan.startsWith('SEARCH events USING INDEX events_published'))).toHaveLength(2)
		}
	})
})

describe(`by the rows that are read of ${howMany} events`, () => {
	test('the first public page reads only its own rows', async () => {
		const [list = 0, ...others] = await rowsRead((db) => readEventsPage(db, mediaPath, page, now))
		expect(list).toBeLessThan(few)
		for (const read of others) expect(read).toBeLessThan(few)
	})

	test.each([null, true, false])('the first page of staff does too (published: %j)', async (published) => {
		const read = await rowsRead((db) => listEvents(db, mediaPath, { ...page, published, title: null }))
		for (const rows of read) expect(rows).toBeLessThan(few)
	})

	test('an event and its neighbours take few', async () => {
		const event = await findPublishedEvent(openDatabase(bindings.DB, 'primary'), mediaPath, 1301)
		if (!event) throw new Error('The event is not there')
		for (const read of await rowsRead((db) => findNeighbours(db, mediaPath, event))) expect(read).toBeLessThan(few)
	})
})
