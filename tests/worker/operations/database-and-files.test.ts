import { beforeEach, describe, expect, test } from 'vitest'
import { aFile, ago, aSite, day, emptyTables, finding, hour, minutes, now } from '#tests/support/pages/site.ts'
import { bindings } from '#tests/support/worker/app.ts'
import { databaseWith } from '#tests/support/worker/faults.ts'
import { db } from '#tests/support/worker/staff.ts'
import { openDatabase } from '#worker/data/db.ts'
import { checkHealth } from '#worker/features/operations/check-health.ts'
import { fileHolders, files } from '#worker/files/files.table.ts'
import { storeChecks } from '#worker/files/store-checks.table.ts'

beforeEach(emptyTables)

test('Read replication is off, on, or not known here', async () => {
	expect(await finding('Read replication', aSite({}, { readReplication: 'disabled' }))).toMatchObject({
		state: 'warning',
	})
	expect(await finding('Read replication', aSite({}, { readReplication: 'auto' }))).toMatchObject({ state: 'good' })
	expect(await finding('Read replication')).toBeUndefined()
})

describe('Migrations', () => {
	const name = '0005_operations.sql'

	test('all are applied', async () => {
		expect(await finding('Migrations')).toMatchObject({ state: 'good' })
	})

	test('one is not applied', async () => {
		await bindings.DB.prepare("update d1_migrations set name = 'x' where name = ?").bind(name).run()
		const found = await finding('Migrations')
		await bindings.DB.prepare("update d1_migrations set name = ? where name = 'x'").bind(name).run()
		expect(found).toMatchObject({ state: 'bad', text: `The database lacks 1 migration: ${name}.` })
		expect(found?.advice).toContain('`npm run deploy`')
	})

	test('the database is newer than the code', async () => {
		await bindings.DB.prepare("insert into d1_migrations (name) values ('9999_later.sql')").run()
		const found = await finding('Migrations')
		await bindings.DB.prepare("delete from d1_migrations where name = '9999_later.sql'").run()
		expect(found).toMatchObject({ state: 'warning', text: expect.stringContaining('9999_later.sql') })
	})
})

describe('First rows', () => {
	/** The finding while rows are gone. Puts them back. */
	async function without(table: string, where = 'true') {
		const all = (what: string) => bindings.DB.prepare(what).all<Record<string, unknown>>()
		const { results } = await all(`select * from ${table} where ${where}`)
		await all(`delete from ${table} where ${where}`)
		const found = await finding('First rows')
		const names = Object.keys(results[0] ?? {})
		const insert = `insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`
		await bindings.DB.batch(results.map((row) => bindings.DB.prepare(insert).bind(...names.map((name) => row[name]))))
		return found
	}

	test.each([
		['permissions', "role in ('Flyers', 'NewsAdmin')", 'the roles Flyers, NewsAdmin.'],
		['departments', 'true', 'every department.'],
		['content_version', 'true', 'the row of `content_version`.'],
	])('of %s are gone', async (table, where, text) => {
		expect(await without(table, where)).toMatchObject({ state: 'bad', text: expect.stringContaining(text) })
		expect(await finding('First rows')).toMatchObject({ state: 'good' })
	})

	test('are enough if one department is left', async () => {
		expect(await without('departments', 'id > 1')).toMatchObject({ state: 'good' })
	})
})

describe('Size', () => {
	/** The real database, which reports this size. */
	const taking = (bytes: number) =>
		databaseWith((session) => ({
			prepare(query) {
				const statement = session.prepare(query)
				if (query !== 'select 1') return statement
				const run = async () => ({ meta: { size_after: bytes } })
				return { bind: () => ({ run }) } as unknown as D1PreparedStatement
			},
			batch: (statements) => session.batch(statements),
		}))

	test('the real one is small', async () => {
		expect(await finding('Size')).toMatchObject({
			state: 'good',
			text: expect.stringMatching(/^The database takes [01](\.\d)? MB/),
		})
	})

	test.each([
		[7.9e9, 'good'],
		[8e9, 'warning'],
		[9.5e9, 'bad'],
	])('%d bytes are %s', async (bytes, state) => {
		const site = { ...aSite(), db: openDatabase(taking(bytes), 'primary') }
		expect(await finding('Size', site)).toMatchObject({ state })
	})
})

describe('Files', () => {
	const walk = (startedAt: string, finished = true) => ({
		bucket: 'private' as const,
		objects: 1_234,
		deleted: 5,
		startedAt,
		finishedAt: finished ? startedAt : null,
	})

	test.each([
		['never', [], 'warning', 'never been compared'],
		['for the first time', [walk(ago(hour), false)], 'good', 'first walk'],
		[
			'for the first time, without an end',
			[walk(ago(3 * day), false)],
			'warning',
			'began 3 days ago, and has not come',
		],
		['again, without an end', [walk(ago(4 * day)), walk(ago(3 * day), false)], 'warning', 'has not come to its end'],
		['lately', [walk(ago(5 * hour))], 'good', '1,234 objects compared 5 hours ago, 5 without a row deleted.'],
		['lately, and again now', [walk(ago(25 * hour)), walk(ago(hour), false)], 'good', 'the next walk is under way'],
		['long ago', [walk(ago(3 * day))], 'warning', 'compared 3 days ago'],
	])('both stores are compared: %s', async (_, rows, state, text) => {
		if (rows.length > 0) await db.insert(storeChecks).values(rows)
		expect(await finding('Both stores compared')).toMatchObject({ state, text: expect.stringContaining(text) })
	})

	test('objects are known, or a few are left over; a database that knows none of them is bad', async () => {
		const inThreeDays = aSite({}, { now: new Date(Date.now() + 3 * day) })
		const keys = ['one', 'two', 'three']
		for (const key of keys) await bindings.PRIVATE_FILES.put(key, 'a file')
		expect(await finding('Objects without a row', inThreeDays)).toMatchObject({
			state: 'bad',
			text: expect.stringContaining('no row for 3 of the first 3 private files. '),
		})
		await db.insert(files).values([aFile('one', { bucket: 'private' }), aFile('two', { bucket: 'private' })])
		expect(await finding('Objects without a row', inThreeDays)).toMatchObject({ state: 'good', advice: null })
		await bindings.PRIVATE_FILES.delete(keys)
	})

	test('a file that is not there is bad at once, and good once it is there again', async () => {
		await db
			.insert(files)
			.values([aFile('here', {}), aFile('lost', { missingAt: ago(day) }), aFile('cv', { bucket: 'private' })])
		await bindings.MEDIA.put('here', 'a file')
		const report = await checkHealth(aSite())
		expect(report.missingFiles).toEqual([
			{ key: 'lost', bucket: 'media', name: 'lost.pdf', missingAt: ago(day) },
			{ key: 'cv', bucket: 'private', name: 'cv.pdf', missingAt: now.toISOString() },
		])
		expect(await finding('Missing files')).toMatchObject({ state: 'bad', text: expect.stringContaining('2 files ') })
		await bindings.MEDIA.put('lost', 'a file')
		await bindings.PRIVATE_FILES.put('cv', 'a file')
		expect(await finding('Missing files')).toMatchObject({ state: 'good', text: 'Every file that is owned is there.' })
		await bindings.MEDIA.delete(['here', 'lost'])
		await bindings.PRIVATE_FILES.delete('cv')
	})

	test('an object with more or fewer bytes than its row says is bad', async () => {
		await db.insert(files).values([aFile('whole', { size: 6 }), aFile('cut', { size: 900 })])
		await bindings.MEDIA.put('whole', 'a file')
		await bindings.MEDIA.put('cut', 'a file')
		expect(await finding('Damaged files')).toMatchObject({
			state: 'bad',
			text: '1 file with more or fewer bytes than stored: media/cut has 6 of 900.',
		})
		await bindings.MEDIA.put('cut', 'x'.repeat(900))
		expect(await finding('Damaged files')).toMatchObject({ state: 'good' })
		await bindings.MEDIA.delete(['whole', 'cut'])
	})

	test('files beyond the first page of a bucket are compared too', async () => {
		const keys = Array.from({ length: 1_050 }, (_, index) => `many-${String(index).padStart(4, '0')}`)
		await Promise.all(keys.map((key) => bindings.MEDIA.put(key, 'a file')))
		await db.insert(files).values(aFile('many-1049-lost', {}))
		expect(await finding('Missing files')).toMatchObject({ state: 'bad', text: expect.stringContaining('1 file ') })
		await bindings.MEDIA.delete(keys.slice(0, 1_000))
		await bindings.MEDIA.delete(keys.slice(1_000))
	})

	test('a public file that nothing names, or that is named and will be deleted, is bad', async () => {
		await db.insert(files).values([aFile('named', {}), aFile('doomed', { state: 'retired', dueAt: ago(-day) })])
		await db.insert(fileHolders).values({ holder: 'revision', holderId: 1, fileKey: 'named' })
		expect(await finding('Files and what names them')).toMatchObject({ state: 'good' })
		await db.insert(fileHolders).values({ holder: 'draft', holderId: 1, fileKey: 'doomed' })
		await db.insert(files).values(aFile('unnamed', {}))
		expect(await finding('Files and what names them')).toMatchObject({
			state: 'bad',
			text: 'Kept although nothing names them: 1 public file. Due to be deleted although something names them: 1 public file.',
		})
	})

	test('files without an owner wait for their day, and not longer', async () => {
		await db
			.insert(files)
			.values([
				aFile('new', { state: 'pending', dueAt: ago(-day) }),
				aFile('replaced', { state: 'retired', dueAt: ago(-day) }),
				aFile('just due', { state: 'retired', dueAt: ago(minutes(30)) }),
			])
		expect(await finding('Files without an owner')).toMatchObject({
			state: 'good',
			text: '1 upload without an owner and 2 retired files wait for their day.',
		})
		await db.insert(files).values(aFile('left over', { state: 'pending', dueAt: ago(2 * hour) }))
		expect(await finding('Files without an owner')).toMatchObject({
			state: 'warning',
			text: '1 upload without an owner and 0 retired files should be gone for an hour or longer.',
		})
	})
})
