import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, inject } from 'vitest'
import { buckets, type Stores } from '#scripts/backup/manifest.ts'
import { withLocalPlatform } from '#scripts/local/local-platform.ts'
import { newLocalSettings, writeSettings } from '#scripts/local/local-settings.ts'
import { copyState } from '#scripts/local/state-copy.ts'
import { readRows } from '#tests/support/worker/filled-tables.ts'

const folders: string[] = []

/** A temporary folder for the tests of a file. */
export function newFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), 'site-backup-'))
	folders.push(folder)
	return folder
}

const closings: (() => Promise<void>)[] = []

afterAll(async () => {
	for (const close of closings) await close()
	for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const settings = join(newFolder(), 'settings')
writeFileSync(settings, writeSettings(newLocalSettings(1)))

/** Runs `use` with the database and the buckets of a folder. A new one has no tables. */
export const inState = <Answer>(use: (stores: Stores) => Promise<Answer>, state = newFolder()) =>
	withLocalPlatform(use, { state, settings })

/** Runs `use` with an empty database of this release and its buckets. */
export async function inEmptyState<Answer>(
	use: (stores: Stores) => Promise<Answer>,
	state = newFolder(),
): Promise<Answer> {
	await copyState(inject('migratedState'), state)
	return inState(use, state)
}

/** Opens an empty database of this release until the tests of the file end. */
export const openEmptyState = (): Promise<Stores> =>
	new Promise((opened, failed) => {
		const { promise: ended, resolve: end } = Promise.withResolvers<void>()
		const closed = inEmptyState((stores) => {
			opened(stores)
			return ended
		})
		closed.catch(failed)
		closings.push(() => {
			end()
			return closed
		})
	})

export const tell = () => {}

/** A backup holds neither operational records nor what is made again. */
const ownTables = [
	'file_pages',
	'health_alerts',
	'job_pauses',
	'job_runs',
	'open_forms',
	'picture_variants',
	'search_texts',
	'store_checks',
]

/** Returns every row, every last id and every byte. */
export async function contentsOf(stores: Stores) {
	const rows = await readRows(stores.DB)
	for (const table of ownTables) rows.delete(table)
	const { results: ids } = await stores.DB.prepare('select name, seq from sqlite_sequence order by name').all()
	const files: Record<string, unknown> = {}
	for (const bucket of buckets) {
		for (const { key } of (await stores[bucket].list()).objects) {
			const object = await stores[bucket].get(key)
			const bytes = Buffer.from((await object?.arrayBuffer()) ?? new ArrayBuffer()).toString('base64')
			files[`${bucket} ${key}`] = { bytes, type: object?.httpMetadata?.contentType }
		}
	}
	return { rows, ids: ids.filter(({ name }) => !['d1_migrations', ...ownTables].includes(String(name))), files }
}
