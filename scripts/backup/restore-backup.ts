import { readFileSync } from 'node:fs'
import { openDatabase } from '#worker/data/db.ts'
import { deriveAgain, pauseJobs, resumeJobs } from '#worker/data/job-runs.ts'
import { migrationsOfBuild } from '#worker/data/migrations.ts'
import { recountRows } from '#worker/data/row-counts.ts'
import { reindex } from '#worker/features/search/reindex.ts'
import { applyMigrations } from '../local/migrate.ts'
import { fillFilePages } from '../search/fill-file-pages.ts'
import {
	canHold,
	checkFiles,
	checkPepper,
	requireEmpty,
	requireKnownVersion,
	requireObjects,
	requireSettled,
	requireTables,
} from './before-restore.ts'
import { compareRestored } from './compare-restored.ts'
import { inParallel } from './in-parallel.ts'
import {
	type BucketName,
	buckets,
	type Manifest,
	objectFile,
	objectsIn,
	readManifest,
	type Stores,
} from './manifest.ts'
import type { PepperPlace } from './passwords.ts'
import { restoreRows } from './restore-rows.ts'
import { makeSchema } from './schema.ts'
import { verifySignature } from './signature.ts'

const objectsAtOnce = 8
const objectsPerReport = 500

type Tell = (text: string) => void

type Options = {
	tell: Tell
	/** The PASSWORD_PEPPER of the target site, if it is known. */
	pepper?: string
	pepperPlace?: PepperPlace
	/** Accept a backup of another pepper. Its signature cannot be checked. */
	otherPepper?: boolean
	/** Accept a backup without a valid signature. */
	unsigned?: boolean
	/** Accept a backup whose rows were read during writes. */
	unsettled?: boolean
}

/**
 * Restores a backup into an empty database and its buckets, and compares the result with the manifest. The database gets
 * the schema of the backup, then the rows, then the later migrations. All files are checked before the first write. An
 * interrupted restore can be started again. Throws a `Refusal` that names the reason.
 */
export async function restoreBackup(
	stores: Stores,
	folder: string,
	{ tell, pepper, pepperPlace = '.dev.vars', otherPepper = false, unsigned = otherPepper, unsettled = false }: Options,
): Promise<Manifest> {
	const manifest = readManifest(folder)
	verifySignature(folder, { pepper, pepperPlace, unsigned, tell })
	requireKnownVersion(manifest, migrationsOfBuild)
	requireSettled(manifest, { unsettled, tell })
	await checkFiles(folder, manifest, tell)
	await requireObjects(folder, manifest, tell)
	if (pepper !== undefined && !otherPepper) await checkPepper(folder, pepper, pepperPlace)
	const db = openDatabase(stores.DB, 'primary')
	await requireEmpty(stores.DB, db)
	await makeSchema(stores.DB, manifest.migrations)
	await requireTables(stores.DB, manifest)
	// The jobs of a deployed Worker would change the restored rows.
	if (await canHold(stores.DB)) await pauseJobs(db)
	for (const bucket of buckets) await restoreObjects(stores, bucket, folder, tell)
	await restoreRows(stores.DB, folder, manifest, tell)
	await compareRestored(stores, folder, manifest)
	await applyMigrations(stores.DB, migrationsOfBuild.slice(manifest.migrations.length))
	await recountRows(db)
	await reindex(db)
	await fillFilePages(db, stores.MEDIA)
	await deriveAgain(db)
	await resumeJobs(db)
	return manifest
}

/** Overwrites existing objects, so that an interrupted restore can be started again. */
async function restoreObjects(stores: Stores, name: BucketName, folder: string, tell: Tell): Promise<void> {
	let written = 0
	await inParallel(objectsIn(folder, name), objectsAtOnce, async ({ key, sha256, contentType }) => {
		await stores[name].put(key, readFileSync(objectFile(folder, name, key)), {
			sha256,
			...(contentType === null ? {} : { httpMetadata: { contentType } }),
		})
		written += 1
		if (written % objectsPerReport === 0) tell(`${name}: ${written} objects`)
	})
	tell(`${name}: ${written} objects`)
}
