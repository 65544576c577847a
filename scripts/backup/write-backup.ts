import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { appliedMigrations } from '#worker/data/applied-migrations.ts'
import { openDatabase } from '#worker/data/db.ts'
import { whenInterrupted } from '../command/interrupt.ts'
import { Refusal } from '../command/steps.ts'
import { missingObjects } from './file-rows.ts'
import { openFolder, ownFile, ownFolder } from './folder.ts'
import { inParallel } from './in-parallel.ts'
import {
	type BucketName,
	buckets,
	type KeptObject,
	type Manifest,
	manifestFile,
	objectFile,
	objectsFile,
	rowsFile,
	type Stores,
} from './manifest.ts'
import { whileBusy } from './retry.ts'
import { signManifest } from './signature.ts'
import { lastIds, rowsOf, tablesInOrder } from './tables.ts'

const objectsAtOnce = 8
const objectsPerReport = 500
const mostTries = 3

type Tell = (text: string) => void

type Options = {
	tell: Tell
	now?: Date
	/** The PASSWORD_PEPPER of the site signs the backup. Without it the backup has no signature. */
	pepper?: string
}

/**
 * Writes all rows as JSON Lines, all objects as files, and finally the manifest with their hashes: a folder without it is no backup.
 * Throws a `Refusal` for a folder with content, or when there is nothing to save. A failure leaves no files.
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
	// The site stores an object before the row that names it. Reading the rows first misses only objects that were deleted meanwhile.
	const kept: Partial<Manifest['buckets']> = {}
	for (const bucket of buckets) kept[bucket] = await writeObjects(stores, bucket, folder, tell)
	let missing = await missingObjects(folder)
	if (missing.length > 0) {
		// A file that was deleted meanwhile has no row.
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

/** Reads the rows again after a concurrent write: D1 has no snapshot that can be read in parts. */
async function writeRows(db: D1Database, folder: string, tell: Tell) {
	for (let tries = 1; ; tries += 1) {
		const before = await pulse(db)
		const tables: Manifest['tables'] = {}
		const ids = await lastIds(db)
		for (const table of await tablesInOrder(db)) {
			const lines = lineFile(rowsFile(folder, table))
			for await (const rows of rowsOf(db, table)) await lines.add(rows)
			tables[table] = { ...(await lines.close()), lastId: ids.get(table) ?? null }
			tell(`${table}: ${tables[table].lines} rows`)
		}
		const settled = (await pulse(db)) === before
		if (settled || tries === mostTries) return { tables, settled }
		tell('Somebody has written meanwhile. Reading the rows again')
	}
}

/** Returns a value that every visible write changes. */
async function pulse(db: D1Database): Promise<string> {
	const counts = (await tablesInOrder(db)).map((table) =>
		db.prepare(`select count(*) as n, max(rowid) as last from "${table}"`),
	)
	const version = db.prepare('select version from content_version')
	const answers = await whileBusy(() => db.batch([...counts, version]))
	return JSON.stringify(answers.map(({ results }) => results))
}

async function writeObjects(stores: Stores, name: BucketName, folder: string, tell: Tell) {
	const bucket = stores[name]
	mkdirSync(join(folder, 'objects', name), { mode: ownFolder })
	const lines = lineFile(objectsFile(folder, name))
	let bytes = 0
	let written = 0
	await inParallel(keysOf(bucket), objectsAtOnce, async (key) => {
		const object = await bucket.get(key)
		// Deleted since the listing.
		if (!object) return
		const hash = createHash('sha256')
		const body = Readable.fromWeb(object.body as Parameters<typeof Readable.fromWeb>[0])
		body.on('data', (chunk: Uint8Array) => hash.update(chunk))
		await pipeline(body, createWriteStream(objectFile(folder, name, key), { mode: ownFile }))
		const sha256 = hash.digest('hex')
		const known = object.checksums.toJSON().sha256
		if (known !== undefined && known !== sha256) throw new Refusal(`${name}/${key} is not what was once stored there.`)
		const contentType = object.httpMetadata?.contentType ?? null
		await lines.add([{ key, size: object.size, sha256, contentType } satisfies KeptObject])
		bytes += object.size
		written += 1
		if (written % objectsPerReport === 0) tell(`${name}: ${written} objects`)
	})
	tell(`${name}: ${written} objects, ${bytes.toLocaleString('en')} bytes`)
	return { ...(await lines.close()), bytes }
}

async function* keysOf(bucket: R2Bucket): AsyncGenerator<string> {
	let cursor: string | undefined
	do {
		const listed = await bucket.list(cursor === undefined ? {} : { cursor })
		for (const { key } of listed.objects) yield key
		cursor = listed.truncated ? listed.cursor : undefined
	} while (cursor !== undefined)
}

/** Writes a JSON Lines file and computes its hash. */
function lineFile(path: string) {
	const file = createWriteStream(path, { mode: ownFile })
	// The next write, or the end, throws the error.
	file.on('error', () => {})
	const hash = createHash('sha256')
	let lines = 0
	return {
		async add(things: readonly unknown[]): Promise<void> {
			const text = things.map((thing) => `${JSON.stringify(thing)}\n`).join('')
			if (file.errored) throw file.errored
			hash.update(text)
			lines += things.length
			if (!file.write(text)) await once(file, 'drain')
		},
		async close() {
			file.end()
			await finished(file)
			return { lines, sha256: hash.digest('hex') }
		},
	}
}
