import { Refusal } from '../command/steps.ts'
import { inParallel } from './in-parallel.ts'
import { buckets, linesOf, type Manifest, objectsIn, rowsFile, type Stores } from './manifest.ts'
import { type Row, rowsOf } from './tables.ts'

const objectsAtOnce = 8

/** Reads all rows and objects back and refuses a difference from the backup. */
export async function compareRestored(stores: Stores, folder: string, manifest: Manifest): Promise<void> {
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
