import { type SQL, sql } from 'drizzle-orm'
import { rootMessage } from '../http/errors.ts'
import type { Database } from './db.ts'
import { writeGuards } from './write-guards.table.ts'

/** A statement that rolls its batch back unless `condition` is true at this point. */
export const refuseUnless = (db: Database, condition: SQL) =>
	db.insert(writeGuards).select(sql`select 'refused' where (${condition}) is not true`)

/** Rolls the batch back unless the previous statement changed a row: the second half of a compare-and-set. */
export const refuseUnlessChanged = (db: Database) => refuseUnless(db, sql`changes() > 0`)

/** Whether a batch was rolled back by one of these guards. */
export const isRefusedByGuard = (error: unknown) => rootMessage(error).includes('CHECK constraint failed: write_guard')
