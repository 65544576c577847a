import { applyD1Migrations, env, reset } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import { fillTables } from '#tests/support/worker/filled-tables.ts'

const db = env.DB
const place = env.TEST_MIGRATIONS.findIndex(({ name }) => name.endsWith('_replacement_tries.sql'))

/** Checks refuse any rows but those of a migration. */
const takesNoRows = ['content_version', 'health_alerts', 'job_pauses', 'job_runs', 'write_guards']
const failedAt = '2026-03-01T12:00:00.000Z'
const busy = 'The service is busy. Please try again in a few seconds.'
const unknown = 'It could not be saved. Open it and publish it by hand.'

beforeEach(reset)

const tables = {
	blogs: 'blogs',
	caseStudies: 'case_studies',
	news: 'news',
	flyers: 'flyers',
	whitepapers: 'whitepapers',
	events: 'events',
	careers: 'job_posts',
} as const

type Given = {
	kind?: keyof typeof tables
	failure: string | null
	moved?: boolean
	gone?: boolean
	files?: Record<string, string>
}

const given: Record<string, Given> = {
	...Object.fromEntries(
		(Object.keys(tables) as (keyof typeof tables)[]).map((kind) => [kind, { kind, failure: busy }]),
	),
	'an unknown error': { failure: unknown },
	'without new files': { failure: busy, files: {} },
	'a rule': { failure: 'Title is required' },
	'the live version has moved': { failure: busy, moved: true },
	'the item is gone': { failure: busy, gone: true },
	'a file is gone': { failure: busy, files: { thumbnailImage: 'no such key' } },
	'a file is missing': { failure: busy, files: { thumbnailImage: 'missing' } },
	'it waits': { failure: null },
}

test('an upgrade revives what a momentary fault had ended, once, where it can still go live', async () => {
	await applyD1Migrations(db, env.TEST_MIGRATIONS.slice(0, place))
	await fillTables(db, Object.keys(given).length, takesNoRows)
	const addFile = db.prepare(
		"insert into files (key, bucket, state, name, type, size, sha256, created_at, missing_at) values (?, 'media', 'live', 'a.png', 'image/png', 1, '', ?, ?)",
	)
	await db.batch([addFile.bind('kept', failedAt, null), addFile.bind('missing', failedAt, failedAt)])
	const { results: rows } = await db.prepare('select id from replacements order by id').all<{ id: number }>()
	for (const [index, each] of Object.values(given).entries()) {
		const { kind = 'news', failure, moved = false, gone = false, files = { thumbnailImage: 'kept' } } = each
		const item = await db
			.prepare(`select id, version from ${tables[kind]} order by id limit 1 offset ?`)
			.bind(index)
			.first<{ id: number; version: number }>()
		await db
			.prepare(
				'update replacements set kind = ?, item_id = ?, base_version = ?, failed_at = ?, failure = ?, files = ? where id = ?',
			)
			.bind(
				kind,
				gone ? 1 : (item?.id ?? 0),
				(item?.version ?? 0) - (moved ? 1 : 0),
				failure && failedAt,
				failure,
				JSON.stringify(files),
				rows[index]?.id ?? 0,
			)
			.run()
	}

	await applyD1Migrations(db, env.TEST_MIGRATIONS)

	const { results: after } = await db
		.prepare('select failed_at, failure, next_try_at, due_at, attempts from replacements order by id')
		.all<Record<'failed_at' | 'failure' | 'next_try_at' | 'due_at', string | null> & { attempts: number }>()
	const revived = Object.keys(given).filter((_, index) => after[index]?.next_try_at !== null)
	expect(revived).toEqual([...Object.keys(tables), 'an unknown error', 'without new files'])
	for (const [index, row] of after.entries())
		expect(row, Object.keys(given)[index]).toMatchObject(
			row.next_try_at === null
				? { failure: Object.values(given)[index]?.failure }
				: // The cron tries it next, and no visitor does.
					{ failed_at: null, failure: null, next_try_at: row.due_at, attempts: 0 },
		)
})
