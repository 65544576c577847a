import { sql } from 'drizzle-orm'
import { type AnySQLiteColumn, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { autoIncrementId, momentColumn } from '#worker/data/columns.ts'
import { users } from '#worker/data/users.table.ts'

/** The columns of a subject: what a conversation of a desk is about. The first state is that of a new one. */
export const subjectColumns = <State extends string>(states: readonly [State, ...State[]]) => ({
	id: autoIncrementId(),
	emailId: text('email_id').notNull(),
	createdAt: momentColumn('created_at').notNull(),
	state: text('state', { enum: states as [State, ...State[]] })
		.notNull()
		.default(states[0]),
	ownerId: integer('owner_id').references(() => users.id, { onDelete: 'restrict' }),
	/** When the visitor wrote; null: we have answered since. */
	waitingSince: momentColumn('waiting_since'),
	/** The end of a snooze. */
	wakesAt: momentColumn('wakes_at'),
	/** Each act of staff and each mail makes the next one. */
	version: integer('version').notNull().default(1),
	updatedAt: momentColumn('updated_at').notNull().default(''),
})

type Sorted = 'id' | 'createdAt' | 'state' | 'ownerId' | 'waitingSince' | 'wakesAt' | 'updatedAt'

/** The indexes that the list, its counts and the cron use. `name`: of the table. */
export const subjectIndexes = (name: string, table: Record<Sorted, AnySQLiteColumn>) => [
	index(`${name}_newest`).on(table.createdAt, table.id),
	index(`${name}_waiting`).on(table.state, table.waitingSince, table.id),
	index(`${name}_moved`).on(table.state, table.updatedAt, table.id),
	index(`${name}_owner`).on(table.ownerId, table.state, table.updatedAt),
	index(`${name}_asleep`).on(table.wakesAt).where(sql`${table.wakesAt} is not null`),
]

const anySubjects = (name: string) => sqliteTable(name, subjectColumns<string>(['new']))

/** Any table with `subjectColumns`. */
export type DeskSubjects = ReturnType<typeof anySubjects>
