import { openDatabase } from '#worker/data/db.ts'
import { appliedMigrations } from '#worker/data/migrations.ts'
import { applyMigrations } from '../local/migrate.ts'
import { allTablesInOrder } from './tables.ts'

const equal = (one: readonly string[], other: readonly string[]) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Gives an unused database the schema of exactly these migrations. SQLite cannot undo a migration, so this drops all tables
 * of another schema first.
 */
export async function makeSchema(d1: D1Database, migrations: readonly string[]): Promise<void> {
	const applied = await appliedMigrations(openDatabase(d1, 'primary'))
	if (equal(applied, migrations)) return
	await dropTables(d1)
	await applyMigrations(d1, migrations)
}

async function dropTables(d1: D1Database): Promise<void> {
	for (const table of (await allTablesInOrder(d1)).toReversed()) await d1.prepare(`drop table "${table}"`).run()
}
