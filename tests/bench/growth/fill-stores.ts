import { createHash, randomBytes } from 'node:crypto'
import { inParallel } from '#scripts/backup/in-parallel.ts'
import type { Bindings } from '#worker/http/request-context.ts'

const kilobyte = 1024
const putsAtOnce = 8

type Filled = { bucket: 'MEDIA' | 'PRIVATE_FILES'; table: string; column: string; count: number; bytes: number }

/** 6,000 news with a picture and 4,000 applications with a CV: 1 GB. */
const fillings: Filled[] = [
	{ bucket: 'MEDIA', table: 'news', column: 'thumbnail_key', count: 6_000, bytes: 60 * kilobyte },
	{ bucket: 'PRIVATE_FILES', table: 'job_applications', column: 'cv_key', count: 4_000, bytes: 172 * kilobyte },
]

/** Copies a demo row for each item, with a file of random bytes. Objects go through R2, rows directly into D1. */
export async function fillStores(stores: Bindings) {
	const start = performance.now()
	let bytes = 0
	for (const filling of fillings) {
		const keys = Array.from({ length: filling.count }, () => crypto.randomUUID())
		const hashes = new Map<string, string>()
		await inParallel(keys, putsAtOnce, async (key) => {
			const content = randomBytes(filling.bytes)
			const sha256 = createHash('sha256').update(content).digest('hex')
			await stores[filling.bucket].put(key, content, { sha256, httpMetadata: { contentType: 'application/pdf' } })
			hashes.set(key, sha256)
			bytes += content.byteLength
		})
		await addRows(stores.DB, filling, hashes)
	}
	const items = fillings.reduce((sum, { count }) => sum + count, 0)
	return { items, bytes, 'seconds to make them': Math.round((performance.now() - start) / 1000) }
}

/** Inserts all files and all rows with one statement each. The keys are one value of at most 400 KB. */
async function addRows(db: D1Database, { bucket, table, column, bytes }: Filled, hashes: Map<string, string>) {
	const { results } = await db.prepare('select name from pragma_table_info(?)').bind(table).all<{ name: string }>()
	const columns = results.map(({ name }) => name).filter((name) => name !== 'id')
	const values = columns.map((name) => (name === column ? 'each.value ->> 0' : name))
	const kept = [...hashes]
	for (let from = 0; from < kept.length; from += 1_000) {
		const list = JSON.stringify(kept.slice(from, from + 1_000))
		await db.batch([
			db
				.prepare(
					`insert into files (key, bucket, state, name, type, size, sha256, created_at)
					select value ->> 0, ?, 'live', 'bench.pdf', 'application/pdf', ?, value ->> 1, '2026-01-01T00:00:00.000Z' from json_each(?)`,
				)
				.bind(bucket === 'MEDIA' ? 'media' : 'private', bytes, list),
			db
				.prepare(
					`insert into ${table} (${columns.join()}) select ${values.join()}
					from json_each(?) as each join ${table} on ${table}.id = (select min(id) from ${table})`,
				)
				.bind(list),
		])
	}
}
