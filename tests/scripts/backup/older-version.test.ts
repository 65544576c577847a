import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { readManifest, type Stores } from '#scripts/backup/manifest.ts'
import { restoreBackup } from '#scripts/backup/restore-backup.ts'
import { writeBackup } from '#scripts/backup/write-backup.ts'
import { applyMigrations } from '#scripts/local/migrate.ts'
import { someOf } from '#tests/support/server/effort.ts'
import { fillTables, takesNoRows } from '#tests/support/worker/filled-tables.ts'
import { openDatabase } from '#worker/data/db.ts'
import { recordRun } from '#worker/data/job-runs.ts'
import { appliedMigrations, migrationsOfBuild } from '#worker/data/migrations.ts'
import { wrongCounts } from '#worker/data/row-counts.ts'
import { fillDerivedKeys } from '#worker/jobs/derived-keys.ts'
import { contentsOf, inEmptyState, inState, newFolder, openEmptyState, tell } from './states.ts'

const fixture = join(import.meta.dirname, '../../fixtures/backup-format-1')

/** Only the tests of foreign backups write to it. */
let site: Stores
beforeAll(async () => {
	site = await openEmptyState()
}, 120_000)

const olderVersions: [string, number][] = [
	['the first tables only', 2],
	['without its last migration', migrationsOfBuild.length - 1],
]

test.each(someOf(olderVersions, { usual: 1 }))(
	'a backup of an older version, %s, comes back into the present one',
	async (_, count) => {
		const older = migrationsOfBuild.slice(0, count)
		const backup = join(newFolder(), 'backup')
		await inState(async ({ DB, ...buckets }) => {
			await applyMigrations(DB, older)
			await fillTables(DB, 2, takesNoRows)
			await DB.prepare("update files set state = 'retired'").run()
			await writeBackup({ DB, ...buckets }, backup, { tell })
		})
		await inEmptyState(async (stores) => {
			await restoreBackup(stores, backup, { tell, unsigned: true })
			const db = openDatabase(stores.DB, 'primary')
			expect(await appliedMigrations(db)).toEqual(migrationsOfBuild)
			expect(await wrongCounts(db)).toEqual([])
			for (const [table, { lines }] of Object.entries(readManifest(backup).tables))
				if (table !== 'departments' && table !== 'permissions')
					expect(
						await stores.DB.prepare(`select count(*) as n from "${table}"`).first('n'),
						table,
					).toBeGreaterThanOrEqual(lines)
		})
	},
	180_000,
)

test('restored rows get their search keys from the cron, whatever the old site and the new one had derived', async () => {
	const backup = join(newFolder(), 'backup')
	await inEmptyState(async (stores) => {
		await fillTables(stores.DB, 2, takesNoRows)
		await stores.DB.prepare("update files set state = 'retired'").run()
		await stores.DB.prepare("update blogs set heading = 'Café', heading_key = 'café'").run()
		await writeBackup(stores, backup, { tell })
	})
	await inEmptyState(async ({ DB, ...buckets }) => {
		const db = openDatabase(DB, 'primary')
		const run = async () => fillDerivedKeys(db, await recordRun(db, new Date()))
		const isDone = async () => (await DB.prepare('select derived_table from job_runs').first('derived_table')) === null
		do await run()
		while (!(await isDone()))
		await restoreBackup({ DB, ...buckets }, backup, { tell, unsigned: true })
		const keys = async () => (await DB.prepare('select distinct heading_key from blogs').raw()).flat()
		expect(await keys()).toEqual(['café'])
		do await run()
		while (!(await isDone()))
		expect(await keys()).toEqual(['cafe'])
	})
}, 180_000)

test('a backup of a newer version is refused, and nothing is written', async () => {
	const backup = join(newFolder(), 'backup')
	await site.DB.prepare("insert into d1_migrations (name) values ('9999_later.sql')").run()
	await writeBackup(site, backup, { tell })
	await site.DB.prepare("delete from d1_migrations where name = '9999_later.sql'").run()
	const before = await contentsOf(site)
	await expect(restoreBackup(site, backup, { tell, unsigned: true })).rejects.toThrow(
		'The backup is of another version: its last migration is 9999_later.sql',
	)
	expect(await contentsOf(site)).toEqual(before)
}, 120_000)

test('a backup in the first format, with line separators in its texts, restores equal rows', async () => {
	await restoreBackup(site, fixture, { tell, unsigned: true })
	const message = await site.DB.prepare('select message from enquiries').first('message')
	expect(message).toBe('line\u2028separator\u2029paragraph')
}, 120_000)
