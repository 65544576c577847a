import { readdirSync } from 'node:fs'
import { appliedMigrations } from '#worker/platform/applied-migrations.ts'
import { openDatabase } from '#worker/platform/db.ts'
import { localState, migrationsFolder, wranglerConfig } from './paths.ts'
import { Refusal } from './steps.ts'
import { askTool } from './tools.ts'

export const allMigrations = (): string[] =>
	readdirSync(migrationsFolder)
		.filter((name) => name.endsWith('.sql'))
		.sort()

/** The migrations that a database does not have yet. */
export async function pendingMigrations(d1: D1Database): Promise<string[]> {
	const applied = new Set(await appliedMigrations(openDatabase(d1, 'primary')))
	return allMigrations().filter((name) => !applied.has(name))
}

/** Applies what is missing to the local database. */
export function migrateLocally(state = localState): void {
	const where = ['--config', wranglerConfig, '--local', '--persist-to', state]
	const { ok, output, problem } = askTool('wrangler', ['d1', 'migrations', 'apply', 'DB', ...where])
	if (!ok) throw new Refusal(`The database could not be migrated:\n${output}${problem}`)
}
