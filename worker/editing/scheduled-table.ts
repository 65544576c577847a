import type { AnySQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'

/** A table with a schedule for each row. */
export type ScheduledTable = SQLiteTable & Record<'id' | 'publishAt' | 'unpublishAt', AnySQLiteColumn>
