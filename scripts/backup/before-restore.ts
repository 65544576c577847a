import type { Database } from '#worker/data/db.ts'
import { pausedUntil } from '#worker/data/job-runs.ts'
import { Refusal } from '../command/steps.ts'
import { missingObjects } from './file-rows.ts'
import { inParallel } from './in-parallel.ts'
import { buckets, hashOfFile, type Manifest, objectFile, objectsFile, objectsIn, rowsFile } from './manifest.ts'
import { countPasswords, type PepperPlace } from './passwords.ts'
import { allTablesInOrder, tablesInOrder } from './tables.ts'

type Tell = (text: string) => void

const filesAtOnce = 8
/** A database in use has rows in one of these tables. */
const emptyWhereNobodyWorks = ['users', 'files', 'audit_log']

/** Refuses a backup with a missing or changed file. */
export async function checkFiles(folder: string, manifest: Manifest, tell: Tell): Promise<void> {
	tell('Checking the files of the backup')
	for (const [table, { sha256 }] of Object.entries(manifest.tables)) await mustBe(rowsFile(folder, table), sha256)
	for (const bucket of buckets) {
		await mustBe(objectsFile(folder, bucket), manifest.buckets[bucket].sha256)
		await inParallel(objectsIn(folder, bucket), filesAtOnce, ({ key, sha256 }) =>
			mustBe(objectFile(folder, bucket, key), sha256),
		)
	}
}

async function mustBe(file: string, sha256: string): Promise<void> {
	const found = await hashOfFile(file).catch(() => null)
	if (found === null) throw new Refusal(`The backup lacks ${file}.`)
	if (found !== sha256) throw new Refusal(`${file} is not what was saved. Take another backup.`)
}

/** Refuses a backup whose passwords all belong to another pepper: nobody could sign in. */
export async function checkPepper(folder: string, pepper: string, place: PepperPlace): Promise<void> {
	const { all, others } = await countPasswords(folder, pepper)
	if (all === 0 || others < all) return
	throw new Refusal(
		`The passwords of this backup were made with another PASSWORD_PEPPER. Put that of the old site into ${place} first, or restore with --other-pepper: then everybody sets a new password.`,
	)
}

/** Refuses a backup whose migrations are not the first ones of this release. */
export function requireKnownVersion({ migrations }: Manifest, here: readonly string[]): void {
	if (migrations.length > 0 && migrations.every((name, place) => name === here[place])) return
	throw new Refusal(
		`The backup is of another version: its last migration is ${migrations.at(-1) ?? 'none'}, here it is ${here.at(-1)}. Restore with the release that made it, then upgrade.`,
	)
}

/** Refuses rows that were read during writes, unless `unsettled` accepts them. */
export function requireSettled({ settled }: Manifest, { unsettled, tell }: { unsettled: boolean; tell: Tell }): void {
	if (settled) return
	const fault = 'People were writing while this backup was made, so its rows may not fit each other.'
	if (!unsettled) throw new Refusal(`${fault} Take another backup, or restore this one with --unsettled.`)
	tell(`Warning: ${fault}`)
}

/** Refuses a backup whose tables differ from those of its migrations, which the database already has. */
export async function requireTables(d1: D1Database, { tables }: Manifest): Promise<void> {
	const here = await tablesInOrder(d1)
	const lost = here.filter((table) => !(table in tables))
	const unknown = Object.keys(tables).filter((table) => !here.includes(table))
	if (lost.length > 0) throw new Refusal(`The backup lacks the table ${lost.join(', ')}. It was changed.`)
	if (unknown.length > 0) throw new Refusal(`The backup has an unknown table ${unknown.join(', ')}. It was changed.`)
}

/**
 * Refuses a backup without an object that a live file needs. Objects that the site had lost before the backup cause a
 * warning only: one lost object must not make every later backup useless.
 */
export async function requireObjects(folder: string, manifest: Manifest, tell: Tell): Promise<void> {
	const { format, missing: known, settled } = manifest
	const missing = await missingObjects(folder)
	// Format 1 has no list of missing objects. It marks such a backup as unsettled.
	const others = format === 1 && !settled ? [] : missing.filter((key) => !known.includes(key))
	if (others.length > 0) throw new Refusal(`The backup lacks the objects of ${others.length} files: ${some(others)}.`)
	if (missing.length > 0)
		tell(`Warning: ${missing.length} files had lost their objects before the backup: ${some(missing)}.`)
}

const some = (keys: readonly string[]) => `${keys.slice(0, 5).join(', ')}${keys.length > 5 ? ' ...' : ''}`

/** Refuses a database in use. */
export async function requireEmpty(d1: D1Database, db: Database): Promise<void> {
	const here = await tablesInOrder(d1)
	// An unfinished restore pauses the jobs. The rows belong to it.
	if (await isHeld(d1, db)) return
	for (const table of emptyWhereNobodyWorks.filter((name) => here.includes(name))) {
		const rows = await d1.prepare(`select count(*) as n from "${table}"`).first<number>('n')
		if (rows) throw new Refusal(`The database is not empty: ${table} has ${rows} rows. ${howToEmpty}`)
	}
}

/** Tells whether the schema has the table that pauses the jobs. The first schemas lack it. */
export const canHold = async (d1: D1Database) => (await allTablesInOrder(d1)).includes('job_pauses')

const isHeld = async (d1: D1Database, db: Database) =>
	(await canHold(d1)) && (await pausedUntil(db, new Date())) !== null

const howToEmpty =
	'On this machine, stop the server, remove .wrangler/state and restore again. In an account, delete the database, run npm run deploy and restore again.'
