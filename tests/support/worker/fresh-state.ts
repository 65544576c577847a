import { applyD1Migrations, env } from 'cloudflare:test'
import { vi } from 'vitest'
import { beginFile } from '#tests/support/builders/once-a-file.ts'
import { forgetPages } from '#worker/cache/page-cache.ts'
import { forgetMigrations } from '#worker/set-up/set-up-faults.ts'
import { type Row, type Rows, readRows, tablesParentsFirst } from './filled-tables.ts'
import { restoreBrand } from './visitor.ts'

/*
 * Every test file starts with empty caches, empty buckets and the rows of the migrations. The test files of one workerd
 * share its modules, whose imports would take longer than most tests, and its database: deleting rows takes a tenth of the
 * time of the migrations. A module that keeps something between requests offers a function that forgets it, for here.
 */

type Template = { tables: string[]; rows: Rows }

// Global, because this file runs anew for each test file.
const key = Symbol.for('rows of the migrations')

vi.restoreAllMocks()
vi.useRealTimers()
beginFile()
restoreBrand()
forgetPages()
forgetMigrations()

const template: Template | undefined = Reflect.get(globalThis, key)
if (template) await Promise.all([restoreRows(template), emptyBucket(env.MEDIA), emptyBucket(env.PRIVATE_FILES)])
else {
	await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
	const first: Template = { tables: await tablesInOrder(), rows: await readRows(env.DB) }
	Reflect.set(globalThis, key, first)
}

/** The counts come last: triggers change them with the rows of other tables. */
async function tablesInOrder(): Promise<string[]> {
	const counts = 'row_counts'
	return [...(await tablesParentsFirst(env.DB)).filter((table) => table !== counts), counts]
}

async function restoreRows({ tables, rows }: Template): Promise<void> {
	await env.DB.batch([
		// Users reference each other, and SQLite checks references row by row.
		env.DB.prepare('update users set updated_by = null'),
		...tables.toReversed().map((table) => env.DB.prepare(`delete from "${table}"`)),
		env.DB.prepare('delete from sqlite_sequence'),
		...tables.flatMap((table) => (rows.get(table) ?? []).map((row) => insertion(table, row))),
	])
}

function insertion(table: string, row: Row): D1PreparedStatement {
	const columns = Object.keys(row).map((name) => `"${name}"`)
	const places = columns.map(() => '?')
	return env.DB.prepare(`insert into "${table}" (${columns.join()}) values (${places.join()})`).bind(
		...Object.values(row),
	)
}

async function emptyBucket(bucket: R2Bucket): Promise<void> {
	for (;;) {
		const { objects } = await bucket.list()
		if (objects.length === 0) return
		await bucket.delete(objects.map(({ key }) => key))
	}
}
