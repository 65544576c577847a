import { sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import journal from '../../migrations/meta/_journal.json' with { type: 'json' }
import type { Database } from './db.ts'

/** The migrations of this build in order, under their names in the database. */
export const migrationsOfBuild = journal.entries.map(({ tag }) => `${tag}.sql`)

const rows = z.array(z.object({ name: z.string() }))

/** The applied migrations, in order; none for an empty database. */
export async function appliedMigrations(db: Database): Promise<string[]> {
	const known = await db.all(sql`select 1 from sqlite_master where name = 'd1_migrations'`)
	if (known.length === 0) return []
	return rows.parse(await db.all(sql`select name from d1_migrations order by id`)).map(({ name }) => name)
}

const newest = z.array(z.object({ at: z.nullable(z.string()) }))

/** When the newest migration was applied, in UTC; null for an empty database. */
export async function migratedAt(db: Database): Promise<string | null> {
	// SQLite writes its current time without a zone.
	const [row] = newest.parse(
		await db.all(sql`select strftime('%Y-%m-%dT%H:%M:%SZ', max(applied_at)) as at from d1_migrations`),
	)
	return row?.at ?? null
}
