import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { type buckets, readManifest, rowsFile, type Stores } from '#scripts/backup/manifest.ts'
import { restoreBackup } from '#scripts/backup/restore-backup.ts'
import { writeBackup } from '#scripts/backup/write-backup.ts'
import { fillTables, takesNoRows } from '#tests/support/worker/filled-tables.ts'
import { openDatabase } from '#worker/data/db.ts'
import { pausedUntil } from '#worker/data/job-runs.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { runJobs } from '#worker/jobs/run.ts'
import { contentsOf, inEmptyState, newFolder, openEmptyState, tell } from './states.ts'

const objects: [name: (typeof buckets)[number], key: string, bytes: Uint8Array][] = [
	['MEDIA', 'a-picture', new Uint8Array(70_000).map((_, place) => place % 251)],
	['MEDIA', '../../etc/passwd', new TextEncoder().encode('a key like a path')],
	['PRIVATE_FILES', 'a-cv', new Uint8Array([0, 255, 13, 10, 0])],
	['PRIVATE_FILES', 'nothing', new Uint8Array()],
]

const backup = join(newFolder(), 'backup')
let filled: Stores
let saved: Awaited<ReturnType<typeof contentsOf>>

beforeAll(async () => {
	filled = await openEmptyState()
	await fillTables(filled.DB, 3, takesNoRows)
	// A user whose row references a later one, and assigned ids whose rows are deleted.
	await filled.DB.prepare('update users set updated_by = (select max(id) from users)').run()
	await filled.DB.prepare('update sqlite_sequence set seq = seq + 40').run()
	await filled.DB.prepare("update files set state = 'retired'").run()
	for (const [bucket, key, bytes] of objects)
		await filled[bucket].put(key, bytes, { httpMetadata: { contentType: 'application/pdf' } })
	await writeBackup(filled, backup, { tell })
	saved = await contentsOf(filled)
}, 120_000)

test('a restored backup equals the saved state in every row, last id and byte, although a deployed Worker runs its jobs meanwhile', async () => {
	const runs: Promise<void>[] = []
	const restored = await inEmptyState(async (stores) => {
		// At this time, sessions, mails and files of the rows have expired.
		const later = new Date(Date.now() + 23 * 60 * 60_000)
		const bindings = { ...stores, APPLICATION_RETENTION_DAYS: '180' } as Bindings
		await restoreBackup(stores, backup, { tell: () => runs.push(runJobs(bindings, later)), unsigned: true })
		await Promise.all(runs)
		expect(await pausedUntil(openDatabase(stores.DB, 'primary'), new Date())).toBeNull()
		return contentsOf(stores)
	})
	expect(restored).toEqual(saved)
	expect(runs.length).toBeGreaterThan(20)
	expect(Object.keys(saved.files)).toHaveLength(objects.length)
	expect([...saved.rows.values()].flat().length).toBeGreaterThan(60)
}, 180_000)

test('an interrupted restore leaves the jobs held; started again, it clears restored rows first and restores everything', async () => {
	const restored = await inEmptyState(async (stores) => {
		const db = openDatabase(stores.DB, 'primary')
		const isHeld = async () => (await pausedUntil(db, new Date(Date.now() + 23 * 60 * 60_000))) !== null
		const away = { put: () => Promise.reject(new Error('The bucket is away')) } as unknown as R2Bucket
		await expect(restoreBackup({ ...stores, MEDIA: away }, backup, { tell, unsigned: true })).rejects.toThrow(
			'The bucket is away',
		)
		expect(await isHeld()).toBe(true)

		let batches = 0
		const DB = new Proxy(stores.DB, {
			get(target, name) {
				const value: unknown = Reflect.get(target, name)
				if (name === 'batch') batches += 1
				if (batches > 30) throw new Error('The database is away')
				return typeof value === 'function' ? value.bind(target) : value
			},
		})
		await expect(restoreBackup({ ...stores, DB }, backup, { tell, unsigned: true })).rejects.toThrow(
			'The database is away',
		)
		expect(await isHeld()).toBe(true)
		const left = await stores.DB.prepare('select count(*) as n from users').first('n')
		expect(left).toBe(3)
		await stores.DB.prepare("update users set user_name = 'somebody', full_name = 'else'").run()
		// A visitor of the unfinished site requests a picture in a size.
		const { meta } = await stores.DB.prepare(
			"insert into picture_variants select key, 480, 'webp', null, null, created_at from files limit 1",
		).run()
		expect(meta.changes).toBe(1)
		// Counts are not in the backup: the restore counts again.
		await stores.DB.prepare('update row_counts set total = total + 40').run()
		await restoreBackup(stores, backup, { tell, unsigned: true })
		expect(await pausedUntil(db, new Date())).toBeNull()
		return contentsOf(stores)
	})
	expect(restored).toEqual(saved)
}, 180_000)

test('the manifest names the schema, and every table and bucket with its hash', () => {
	const { migrations, tables, buckets: kept, settled } = readManifest(backup)
	expect(settled).toBe(true)
	expect(migrations[0]).toBe('0000_foundation.sql')
	expect(tables.users).toMatchObject({ lines: 3, sha256: expect.stringMatching(/^[\da-f]{64}$/), lastId: 900_043 })
	expect(kept.MEDIA).toMatchObject({ lines: 2, bytes: 70_017 })
})

test('a backup has neither the rows of sizes of pictures nor their objects, and no share picture', async () => {
	const folder = join(newFolder(), 'backup')
	const derived = ['a-picture/480.webp', 'a-picture/share/1200x630.jpg']
	for (const key of derived) await filled.MEDIA.put(key, 'a size')
	const { tables, buckets: kept } = await writeBackup(filled, folder, { tell })
	await filled.MEDIA.delete(derived)
	expect(Object.keys(tables)).not.toContain('picture_variants')
	// Objects are written at once, so the order of their lines varies.
	const { lines, bytes } = readManifest(backup).buckets.MEDIA
	expect(kept.MEDIA).toMatchObject({ lines, bytes })
}, 120_000)

test('a backup names a file whose row exists but whose object is missing', async () => {
	const folder = join(newFolder(), 'backup')
	await filled.DB.prepare("update files set state = 'live' where rowid = 1").run()
	const { settled, missing } = await writeBackup(filled, folder, { tell })
	await filled.DB.prepare("update files set state = 'retired'").run()
	expect({ settled, missing }).toEqual({ settled: true, missing: [expect.stringMatching(/^key 0/)] })
}, 120_000)

test('a folder with content is not overwritten', async () => {
	await expect(writeBackup(filled, backup, { tell })).rejects.toThrow('is not empty')
}, 120_000)

test('a database in use is not overwritten', async () => {
	await expect(restoreBackup(filled, backup, { tell, unsigned: true })).rejects.toThrow(
		'The database is not empty: users has 3 rows. On this machine, stop the server, remove .wrangler/state',
	)
	expect(await contentsOf(filled)).toEqual(saved)
}, 120_000)

test('a backup of another version, or a changed or incomplete one, restores nothing', async () => {
	const manifest = join(backup, 'manifest.json')
	const rows = rowsFile(backup, 'users')
	const [whole, text] = [readFileSync(manifest, 'utf8'), readFileSync(rows, 'utf8')]
	await inEmptyState(async (stores) => {
		const before = await contentsOf(stores)
		const restoring = () => restoreBackup(stores, backup, { tell, unsigned: true })
		writeFileSync(rows, text.replace('user_name', 'admin_name'))
		await expect(restoring()).rejects.toThrow('is not what was saved')
		rmSync(rows)
		await expect(restoring()).rejects.toThrow('The backup lacks')
		writeFileSync(rows, text)
		writeFileSync(manifest, whole.replace('0001_first_rows.sql', '0001_other_rows.sql'))
		await expect(restoring()).rejects.toThrow('The backup is of another version')
		writeFileSync(manifest, whole.slice(0, 500))
		await expect(restoring()).rejects.toThrow('cannot be read')
		rmSync(manifest)
		await expect(restoring()).rejects.toThrow('holds no backup')
		writeFileSync(manifest, whole)
		expect(await contentsOf(stores)).toEqual(before)
	})
}, 180_000)
