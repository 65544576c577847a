import { readFileSync } from 'node:fs'
import { openDatabase } from '#worker/data/db.ts'
import { pauseJobs, resumeJobs } from '#worker/data/job-pauses.ts'
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
/** D1 takes two megabytes in one value. */
const mostCharacters = 400_000

type Tell = (text: string) => void

type Options = {
	tell: Tell
	/** The PASSWORD_PEPPER of the site that the backup goes into; left out where nobody can read it. */
	pepper?: string
	/** Whether another pepper than that of the backup is wanted. Its signature then cannot be checked. */
	otherPepper?: boolean
	/** Whether a backup without a valid signature is wanted. */
	unsigned?: boolean
	/** Whether a backup whose rows are of different moments is wanted. */
	unsettled?: boolean
}

/**
 * Brings a backup back into an empty database and its buckets, and compares the result with the manifest. The database gets the schema of
 * the backup, is filled, and then gets the later migrations. Every file is checked before anything is written. A restore that broke off can
 * be begun again. Throws a `Refusal` that says what stands in the way.
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
	// A deployed Worker runs the jobs beside: they would erase, send and count what has just come back.
	if (await canHold(stores.DB)) await pauseJobs(db)
	for (const bucket of buckets) await restoreObjects(stores, bucket, folder, tell)
	await restoreRows(stores.DB, folder, manifest, tell)
	await compare(stores, folder, manifest)
	await applyMigrations(stores.DB, migrationsOfBuild.slice(manifest.migrations.length))
	await resumeJobs(db)
	return manifest
}

/** An object that stands there already is written once more, so that a restore that broke off can be begun again. */
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
	// What the migrations have put there is in the backup too; an earlier restore may have left more.
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
	// Rows that refer to others of their own table must come in one transaction, whatever their order.
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

/** The lines of a table as JSON lists of rows, none of them too long for one value. */
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

/** Ids are never given out twice, also those of rows that were deleted before the backup. */
async function keepLastId(db: D1Database, table: string, lastId: number | null): Promise<void> {
	const forget = db.prepare('delete from sqlite_sequence where name = ?').bind(table)
	const keep = db.prepare('insert into sqlite_sequence (name, seq) values (?, ?)').bind(table, lastId)
	await db.batch(lastId === null ? [forget] : [forget, keep])
}

/** Reads everything back. */
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
