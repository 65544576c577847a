import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { appliedMigrations } from '#worker/platform/applied-migrations.ts'
import { openDatabase } from '#worker/platform/db.ts'
import { migrationsFolder } from '../paths.ts'
import { allTablesInOrder } from './tables.ts'

const equal = (one: readonly string[], other: readonly string[]) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Gives a database in which nobody works the schema of exactly these migrations. Where it has another one, all tables are dropped first:
 * SQLite cannot undo a migration.
 */
export async function makeSchema(d1: D1Database, migrations: readonly string[]): Promise<void> {
	const applied = await appliedMigrations(openDatabase(d1, 'primary'))
	if (equal(applied, migrations)) return
	await dropTables(d1)
	await applyMigrations(d1, migrations)
}

/** Applies migrations of this release, each as one transaction, and records them as wrangler does. */
export async function applyMigrations(d1: D1Database, names: readonly string[]): Promise<void> {
	const { unstable_splitSqlQuery } = await import('wrangler')
	await d1
		.prepare(
			'create table if not exists d1_migrations (id integer primary key autoincrement, name text unique, applied_at timestamp default current_timestamp not null)',
		)
		.run()
	for (const name of names) {
		const statements = unstable_splitSqlQuery(readFileSync(join(migrationsFolder, name), 'utf8'))
		const record = d1.prepare('insert into d1_migrations (name) values (?)').bind(name)
		await d1.batch([...statements.map((statement) => d1.prepare(statement)), record])
	}
}

async function dropTables(d1: D1Database): Promise<void> {
	for (const table of (await allTablesInOrder(d1)).toReversed()) await d1.prepare(`drop table "${table}"`).run()
}
