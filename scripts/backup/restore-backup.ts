import { readFileSync } from 'node:fs'
import { openDatabase } from '#worker/data/db.ts'
import { holdJobs, letJobsRun } from '#worker/data/job-pauses.ts'
import { migrationsOfBuild } from '#worker/features/operations/migrations.ts'
import { Refusal } from '../command/steps.ts'
import { applyMigrations } from '../local/migrate.ts'
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
import { inParallel } from './in-parallel.ts'
import {
	type BucketName,
	buckets,
	linesOf,
	type Manifest,
	objectFile,
	objectsIn,
	readManifest,
	rowsFile,
	type Stores,
} from './manifest.ts'
import { makeSchema } from './schema.ts'
import { verifySignature } from './signature.ts'
import { columnsOf, parentsOf, type Row, rowsOf, tablesInOrder } from './tables.ts'

const objectsAtOnce = 8
const objectsPerReport = 500
/** D1 takes at most 2 MB in one value. */
const mostCharacters = 400_000

type Tell = (text: string) => void

type Options = {
	tell: Tell
	/** The PASSWORD_PEPPER of the target site, if it is known. */
	pepper?: string
	/** Accept a backup of another pepper. Its signature cannot be checked. */
	otherPepper?: boolean
	/** Accept a backup without a valid signature. */
	unsigned?: boolean
	/** Accept a backup whose rows were read during writes. */
	unsettled?: boolean
}

/**
 * Restores a backup into an empty database and its buckets, and compares the result with the manifest. The database gets the schema of
 * the backup, then the rows, then the later migrations. All files are checked before the first write. An interrupted restore can be
 * started again. Throws a `Refusal` that names the reason.
 */
export async function restoreBackup(
	stores: Stores,
	folder: string,
	{ tell, pepper, otherPepper = false, unsigned = otherPepper, unsettled = false }: Options,
): Promise<Manifest> {
	const manifest = readManifest(folder)
	verifySignature(folder, { pepper, unsigned, tell })
	requireKnownVersion(manifest, migrationsOfBuild)
	requireSettled(manifest, { unsettled, tell })
	await checkFiles(folder, manifest, tell)
	await requireObjects(folder, manifest, tell)
	if (pepper !== undefined && !otherPepper) await checkPepper(folder, pepper)
	const db = openDatabase(stores.DB, 'primary')
	await requireEmpty(stores.DB, db)
	await makeSchema(stores.DB, manifest.migrations)
	await requireTables(stores.DB, manifest)
	// A deployed Worker runs its jobs meanwhile: they would change the restored rows.
	if (await canHold(stores.DB)) await holdJobs(db)
	for (const bucket of buckets) await restoreObjects(stores, bucket, folder, tell)
	await restoreRows(stores.DB, folder, manifest, tell)
	await compare(stores, folder, manifest)
	await applyMigrations(stores.DB, migrationsOfBuild.slice(manifest.migrations.length))
	await letJobsRun(db)
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

async function restoreRows(db: D1Database, folder: string, { tables }: Manifest, tell: Tell): Promise<void> {
	const inOrder = await tablesInOrder(db)
	// The backup includes the rows that migrations insert. An interrupted restore may have left more.
	for (const table of [...inOrder].reverse()) await db.prepare(`delete from "${table}"`).run()
	for (const table of inOrder) {
		const known = tables[table]
		if (!known) continue
		await restoreTable(db, table, rowsFile(folder, table))
		await keepLastId(db, table, known.lastId)
		tell(`${table}: ${known.lines} rows`)
	}
}

async function restoreTable(db: D1Database, table: string, file: string): Promise<void> {
	const columns = await columnsOf(db, table)
	const names = columns.map((name) => `"${name}"`).join(', ')
	const values = columns.map((_, place) => `value ->> '$[${place}]'`).join(', ')
	const insert = db.prepare(`insert into "${table}" (${names}) select ${values} from json_each(?)`)
	const inserts: D1PreparedStatement[] = []
	// Rows that reference their own table need one transaction.
	const refersToItself = (await parentsOf(db, table)).includes(table)
	const write = async () => {
		if (inserts.length > 0) await db.batch([db.prepare('pragma defer_foreign_keys = on'), ...inserts.splice(0)])
	}
	for await (const rows of chunks(file, columns)) {
		inserts.push(insert.bind(rows))
		if (!refersToItself) await write()
	}
	await write()
}

/** Yields JSON lists of rows, each short enough for one value. */
async function* chunks(file: string, columns: readonly string[]): AsyncGenerator<string> {
	let rows: string[] = []
	let length = 0
	for await (const line of linesOf(file)) {
		const row = JSON.parse(line) as Row
		const values = JSON.stringify(columns.map((column) => row[column] ?? null))
		if (length + values.length > mostCharacters && rows.length > 0) {
			yield `[${rows.join(',')}]`
			rows = []
			length = 0
		}
		rows.push(values)
		length += values.length
	}
	if (rows.length > 0) yield `[${rows.join(',')}]`
}

/** AUTOINCREMENT must not reuse ids of rows that were deleted before the backup. */
async function keepLastId(db: D1Database, table: string, lastId: number | null): Promise<void> {
	const forget = db.prepare('delete from sqlite_sequence where name = ?').bind(table)
	const keep = db.prepare('insert into sqlite_sequence (name, seq) values (?, ?)').bind(table, lastId)
	await db.batch(lastId === null ? [forget] : [forget, keep])
}

/** Reads all rows and objects back and compares them. */
async function compare(stores: Stores, folder: string, manifest: Manifest): Promise<void> {
	for (const [table, { lines }] of Object.entries(manifest.tables)) {
		const saved = linesOf(rowsFile(folder, table))[Symbol.asyncIterator]()
		let compared = 0
		for await (const rows of rowsOf(stores.DB, table)) {
			for (const row of rows) {
				const { value } = await saved.next()
				if (JSON.stringify(row) !== value) throw new Refusal(`A row of ${table} did not come back as it was.`)
				compared += 1
			}
		}
		if (compared !== lines) throw new Refusal(`${table} has ${compared} rows instead of ${lines}.`)
	}
	const { results: broken } = await stores.DB.prepare('pragma foreign_key_check').all<Row>()
	if (broken.length > 0) throw new Refusal(`${broken.length} rows refer to rows that are not there.`)
	for (const bucket of buckets) {
		await inParallel(objectsIn(folder, bucket), objectsAtOnce, async ({ key, size, sha256 }) => {
			const kept = await stores[bucket].head(key)
			if (kept?.size !== size || kept.checksums.toJSON().sha256 !== sha256)
				throw new Refusal(`${bucket}/${key} did not come back as it was.`)
		})
	}
}
