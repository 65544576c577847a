import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '#worker/data/db.ts'
import { appliedMigrations } from '#worker/data/migrations.ts'
import { localState, migrationsFolder, wranglerConfig } from '../command/paths.ts'
import { Refusal } from '../command/steps.ts'
import { captureTool } from '../command/tools.ts'

export const allMigrations = (): string[] =>
	readdirSync(migrationsFolder)
		.filter((name) => name.endsWith('.sql'))
		.sort()

/** Returns the migrations that the database lacks. */
export async function pendingMigrations(d1: D1Database): Promise<string[]> {
	const applied = new Set(await appliedMigrations(openDatabase(d1, 'primary')))
	return allMigrations().filter((name) => !applied.has(name))
}

/** Applies the pending migrations to the local database. */
export async function migrateLocally(state = localState): Promise<void> {
	const where = ['--config', wranglerConfig, '--local', '--persist-to', state]
	const { ok, output } = await captureTool('wrangler', ['d1', 'migrations', 'apply', 'DB', ...where])
	if (!ok) throw new Refusal(`The database could not be migrated:\n${output}`)
}

/** The table of wrangler. */
const migrationsTable =
	'create table if not exists d1_migrations (id integer primary key autoincrement, name text unique, applied_at timestamp default current_timestamp not null)'

/** Applies each migration to an open database in one transaction and records it as wrangler does. */
export async function applyMigrations(d1: D1Database, names: readonly string[]): Promise<void> {
	// wrangler reads its log level on import.
	const { unstable_splitSqlQuery: split } = await import('wrangler')
	await d1.prepare(migrationsTable).run()
	for (const name of names) {
		const statements = split(readFileSync(join(migrationsFolder, name), 'utf8')).map((sql) => d1.prepare(sql))
		await d1.batch([...statements, d1.prepare('insert into d1_migrations (name) values (?)').bind(name)])
	}
}
