import { integer } from 'drizzle-orm/sqlite-core'
import { autoIncrementId, momentColumn } from '#worker/data/columns.ts'
import { users } from '#worker/data/users.table.ts'

/** The columns of a row that staff edit. `version` tells a stale save from a fresh one. */
export const editedColumns = () => ({
	id: autoIncrementId(),
	version: integer('version').notNull().default(1),
	createdAt: momentColumn('created_at').notNull(),
	updatedAt: momentColumn('updated_at').notNull(),
	updatedBy: integer('updated_by').references(() => users.id, { onDelete: 'restrict' }),
})
