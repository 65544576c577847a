import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { type buckets, readManifest, rowsFile } from '#scripts/backup/manifest.ts'
import { restoreBackup } from '#scripts/backup/restore-backup.ts'
import { writeBackup } from '#scripts/backup/write-backup.ts'
import { fillTables } from '#tests/support/filled-tables.ts'
import type { Bindings } from '#worker/context.ts'
import { runJobs } from '#worker/jobs/run.ts'
import { openDatabase } from '#worker/platform/db.ts'
import { heldUntil } from '#worker/platform/job-pauses.ts'
import { contentsOf, emptyState, inState, newFolder, takesNoRows, tell } from './states.ts'

const objects: [name: (typeof buckets)[number], key: string, bytes: Uint8Array][] = [
	['MEDIA', 'a-picture', new Uint8Array(70_000).map((_, place) => place % 251)],
	['MEDIA', '../../etc/passwd', new TextEncoder().encode('a key like a path')],
	['PRIVATE_FILES', 'a-cv', new Uint8Array([0, 255, 13, 10, 0])],
	['PRIVATE_FILES', 'nothing', new Uint8Array()],
]

const filled = emptyState()
const backup = join(newFolder(), 'backup')

beforeAll(async () => {
	await inState(filled, async (stores) => {
		await fillTables(stores.DB, 3, takesNoRows)
		// A person whose row refers to a later one, and ids that were given out and are gone.
		await stores.DB.prepare('update users set updated_by = (select max(id) from users)').run()
		await stores.DB.prepare('update sqlite_sequence set seq = seq + 40').run()
		await stores.DB.prepare("update files set state = 'retired'").run()
		for (const [bucket, key, bytes] of objects)
			await stores[bucket].put(key, bytes, { httpMetadata: { contentType: 'application/pdf' } })
		await writeBackup(stores, backup, { tell })
	})
}, 120_000)

test('a restored backup is what was saved: every row, every id that was given out, every byte', async () => {
	const saved = await inState(filled, contentsOf)
	const restored = await inState(emptyState(), async (stores) => {
		await restoreBackup(stores, backup, { tell })
		return contentsOf(stores)
	})
	expect(restored).toEqual(saved)
	expect(Object.keys(saved.files)).toHaveLength(objects.length)
	expect([...saved.rows.values()].flat().length).toBeGreaterThan(60)
}, 180_000)

test('the jobs of a deployed Worker are held until everything is back', async () => {
	const runs: Promise<void>[] = []
	await inState(emptyState(), async (stores) => {
		const later = new Date(Date.now() + 23 * 60 * 60_000)
		// Sessions, mails and files of the rows have run out by then.
		const bindings = { ...stores, APPLICATION_RETENTION_DAYS: '180' } as Bindings
		await restoreBackup(stores, backup, { tell: () => runs.push(runJobs(bindings, later)) })
		await Promise.all(runs)
		expect(await heldUntil(openDatabase(stores.DB, 'primary'), new Date())).toBeNull()
	})
	expect(runs.length).toBeGreaterThan(20)
}, 180_000)

test('a restore that breaks off leaves them held: what it leaves is not a whole site', async () => {
	await inState(emptyState(), async (stores) => {
		const broken = {
			...stores,
			MEDIA: { put: () => Promise.reject(new Error('The bucket is away')) } as unknown as R2Bucket,
		}
		await expect(restoreBackup(broken, backup, { tell })).rejects.toThrow('The bucket is away')
		const db = openDatabase(stores.DB, 'primary')
		expect(await heldUntil(db, new Date(Date.now() + 23 * 60 * 60_000))).not.toBeNull()
		await restoreBackup(stores, backup, { tell })
		expect(await heldUntil(db, new Date())).toBeNull()
	})
}, 180_000)

test('begun again after rows had come back, it clears them first, and all is as saved', async () => {
	const saved = await inState(filled, contentsOf)
	const restored = await inState(emptyState(), async (stores) => {
		let batches = 0
		const DB = new Proxy(stores.DB, {
			get(target, name) {
				const value: unknown = Reflect.get(target, name)
				if (name === 'batch') batches += 1
				if (batches > 30) throw new Error('The database is away')
				return typeof value === 'function' ? value.bind(target) : value
			},
		})
		await expect(restoreBackup({ ...stores, DB }, backup, { tell })).rejects.toThrow('The database is away')
		const left = await stores.DB.prepare('select count(*) as n from users').first('n')
		expect(left).toBe(3)
		await stores.DB.prepare("update users set user_name = 'somebody', full_name = 'else'").run()
		await restoreBackup(stores, backup, { tell })
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

test('a backup says so where a file is gone that its row still has', async () => {
	const folder = join(newFolder(), 'backup')
	const { settled } = await inState(filled, async (stores) => {
		await stores.DB.prepare("update files set state = 'live' where rowid = 1").run()
		const manifest = await writeBackup(stores, folder, { tell })
		await stores.DB.prepare("update files set state = 'retired'").run()
		return manifest
	})
	expect(settled).toBe(false)
}, 120_000)

test('a folder that holds something is not written over', async () => {
	await expect(inState(filled, (stores) => writeBackup(stores, backup, { tell }))).rejects.toThrow('is not empty')
}, 120_000)

test('a database in which somebody works is not written over', async () => {
	const before = await inState(filled, contentsOf)
	await expect(inState(filled, (stores) => restoreBackup(stores, backup, { tell }))).rejects.toThrow(
		'The database is not empty: users has 3 rows. On this machine, stop the server, remove .wrangler/state',
	)
	expect(await inState(filled, contentsOf)).toEqual(before)
}, 120_000)

test('a backup of another version, or one that was changed or is not whole, writes nothing', async () => {
	const manifest = join(backup, 'manifest.json')
	const rows = rowsFile(backup, 'users')
	const [whole, text] = [readFileSync(manifest, 'utf8'), readFileSync(rows, 'utf8')]
	await inState(emptyState(), async (stores) => {
		const before = await contentsOf(stores)
		const restoring = () => restoreBackup(stores, backup, { tell })
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
