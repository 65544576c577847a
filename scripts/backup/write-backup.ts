import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '#worker/data/db.ts'
import { appliedMigrations } from '#worker/data/migrations.ts'
import { whenInterrupted } from '../command/interrupt.ts'
import { Refusal } from '../command/steps.ts'
import { missingObjects } from './file-rows.ts'
import { openFolder, ownFile, ownFolder } from './folder.ts'
import { buckets, type Manifest, manifestFile, type Stores } from './manifest.ts'
import { whileBusy } from './retry.ts'
import { signManifest } from './signature.ts'
import { writeObjects } from './write-objects.ts'
import { writeRows } from './write-rows.ts'

type Tell = (text: string) => void

type Options = {
	tell: Tell
	now?: Date
	/** The PASSWORD_PEPPER of the site signs the backup. Without it the backup has no signature. */
	pepper?: string
}

/**
 * Writes all rows as JSON Lines, all objects as files, and finally the manifest with their hashes: a folder without it is
 * no backup. Throws a `Refusal` for a folder with content, or when there is nothing to save. A failure leaves no files.
 */
export async function writeBackup(
	stores: Stores,
	folder: string,
	{ tell, now = new Date(), pepper }: Options,
): Promise<Manifest> {
	const migrations = await whileBusy(() => appliedMigrations(openDatabase(stores.DB, 'primary')))
	if (migrations.length === 0)
		throw new Refusal('There is nothing to save yet: npm start makes the tables, in an account npm run deploy.')
	const takeBack = openFolder(folder)
	const forget = whenInterrupted(takeBack)
	try {
		const manifest = await writeAll(stores, folder, { tell, now, migrations })
		if (pepper) signManifest(folder, pepper)
		return manifest
	} catch (error) {
		takeBack()
		if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') throw new Refusal('The disk is full.')
		throw error
	} finally {
		forget()
	}
}

async function writeAll(
	stores: Stores,
	folder: string,
	{ tell, now, migrations }: { tell: Tell; now: Date; migrations: string[] },
): Promise<Manifest> {
	mkdirSync(join(folder, 'rows'), { mode: ownFolder })
	mkdirSync(join(folder, 'objects'), { mode: ownFolder })
	let rows = await writeRows(stores.DB, folder, tell)
	// The site stores an object before its row. Reading the rows first misses only objects of concurrent deletions.
	const kept: Partial<Manifest['buckets']> = {}
	for (const bucket of buckets) kept[bucket] = await writeObjects(stores, bucket, folder, tell)
	let missing = await missingObjects(folder)
	if (missing.length > 0) {
		// A concurrently deleted file has no row.
		rows = await writeRows(stores.DB, folder, tell)
		missing = await missingObjects(folder)
	}
	if (missing.length > 0) tell(`${missing.length} files have lost their objects. The manifest lists them.`)
	const { tables, settled } = rows
	const manifest: Manifest = {
		format: 2,
		madeAt: now.toISOString(),
		migrations,
		settled,
		tables,
		buckets: kept as Manifest['buckets'],
		missing,
	}
	writeFileSync(manifestFile(folder), `${JSON.stringify(manifest, null, '\t')}\n`, { mode: ownFile })
	return manifest
}
