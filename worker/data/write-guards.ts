import { type SQL, sql } from 'drizzle-orm'
import { rootMessage } from '../http/errors.ts'
import type { Database } from './db.ts'
import { writeGuards } from './write-guards.table.ts'

/** A statement for a batch: the whole batch is rolled back unless `condition` holds at this point of it. */
export const refuseUnless = (db: Database, condition: SQL) =>
	db.insert(writeGuards).select(sql`select 'refused' where (${condition}) is not true`)

/** The batch goes on only if the statement before changed a row: the second half of a compare-and-set. */
export const refuseUnlessChanged = (db: Database) => refuseUnless(db, sql`changes() > 0`)

/** Whether a batch was rolled back by one of these guards. */
export const isRefusedByGuard = (error: unknown) => rootMessage(error).includes('CHECK constraint failed: write_guard')
