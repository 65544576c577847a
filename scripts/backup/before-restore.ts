import type { Database } from '#worker/platform/db.ts'
import { heldUntil } from '#worker/platform/job-pauses.ts'
import { Refusal } from '../steps.ts'
import { inParallel } from './in-parallel.ts'
import { buckets, hashOfFile, type Manifest, objectFile, objectsFile, objectsIn, rowsFile } from './manifest.ts'
import { countPasswords } from './passwords.ts'
import { tablesInOrder } from './tables.ts'

const filesAtOnce = 8
/** A database in which somebody works has rows in one of these. */
const emptyWhereNobodyWorks = ['users', 'files', 'audit_log']

/** Refuses where a file of the backup is missing or has changed. */
export async function checkFiles(folder: string, manifest: Manifest, tell: (text: string) => void): Promise<void> {
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

/** Where all passwords were made with another pepper, nobody could sign in. */
export async function checkPepper(folder: string, pepper: string): Promise<void> {
	const { all, others } = await countPasswords(folder, pepper)
	if (all === 0 || others < all) return
	throw new Refusal(
		'The passwords of this backup were made with another PASSWORD_PEPPER. Put that of the old site into .dev.vars first, or restore with --other-pepper: then everybody sets a new password.',
	)
}

/** Refuses where the backup has not these migrations. */
export function requireVersion({ migrations }: Manifest, here: readonly string[]): void {
	if (JSON.stringify(here) === JSON.stringify(migrations)) return
	throw new Refusal(
		`The backup is of another version: its last migration is ${migrations.at(-1)}, here it is ${here.at(-1) ?? 'none'}. Restore with the release that made it, then upgrade.`,
	)
}

/** Refuses where a table is missing, or somebody works in the database. */
export async function checkTarget(d1: D1Database, db: Database, { tables }: Manifest): Promise<void> {
	const here = await tablesInOrder(d1)
	const missing = Object.keys(tables).filter((table) => !here.includes(table))
	if (missing.length > 0) throw new Refusal(`The database has no table ${missing.join(', ')}.`)
	// An earlier restore has not come to its end: what is there is what it has left.
	if ((await heldUntil(db, new Date())) !== null) return
	for (const table of emptyWhereNobodyWorks) {
		const rows = await d1.prepare(`select count(*) as n from "${table}"`).first<number>('n')
		if (rows) throw new Refusal(`The database is not empty: ${table} has ${rows} rows. ${howToEmpty}`)
	}
}

const howToEmpty =
	'On this machine, stop the server, remove .wrangler/state and restore again. In an account, delete the database, run npm run deploy and restore again.'
