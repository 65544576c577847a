import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allMigrations } from '#scripts/migrate.ts'
import { migrationsFolder } from '#scripts/paths.ts'

/** As wrangler makes it. */
const table =
	'create table if not exists d1_migrations (id integer primary key autoincrement, name text unique, applied_at timestamp default current_timestamp not null)'

/**
 * Migrates an empty database that is open already: `wrangler d1 migrations apply` takes six seconds of processor time. `first-start`
 * compares the two.
 */
export async function migrate(db: D1Database): Promise<void> {
	// Only now: it reads its log level when it is loaded.
	const { unstable_splitSqlQuery: split } = await import('wrangler')
	await db.prepare(table).run()
	for (const name of allMigrations()) {
		const queries = split(readFileSync(join(migrationsFolder, name), 'utf8')).map((query) => db.prepare(query))
		const record = db.prepare('insert into d1_migrations (name) values (?)').bind(name)
		await db.batch([...queries, record])
	}
}
