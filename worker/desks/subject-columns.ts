import { type SQL, sql } from 'drizzle-orm'
import { type AnySQLiteColumn, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { autoIncrementId, flagColumn, momentColumn } from '#worker/data/columns.ts'
import { rowCounts } from '#worker/data/row-counts.table.ts'
import { users } from '#worker/data/users.table.ts'

/**
 * The columns of a subject: what a conversation of a desk is about. The first state is that of a new one. `address`: the name of
 * the column in the database.
 */
export const subjectColumns = <State extends string>(states: readonly [State, ...State[]], address = 'email_id') => ({
	id: autoIncrementId(),
	emailId: text(address).notNull(),
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
	/** Whether a machine began it. */
	automatic: flagColumn('automatic').notNull().default(false),
	/** The subject whose conversation shows this one. That one is merged into none. A trigger deletes this row with it. */
	mergedInto: integer('merged_into'),
})

/** The numbers of all subjects without those that `isUnmerged` and `isListed` leave out, which are few: see `selectTotal`. */
export const totalUnmerged = (table: DeskSubjects): SQL<number> =>
	sql`${rowCounts.total} - (select count(*) from ${table} where ${table.mergedInto} is not null)`
export const totalListed = (table: DeskSubjects): SQL<number> =>
	sql`${totalUnmerged(table)} - (select count(*) from ${table} where ${table.automatic} = 1 and ${isUnmerged(table)})`

type Sorted =
	| 'id'
	| 'createdAt'
	| 'state'
	| 'ownerId'
	| 'waitingSince'
	| 'wakesAt'
	| 'updatedAt'
	| 'automatic'
	| 'mergedInto'

/** Whether a subject stands for itself. */
export const isUnmerged = ({ mergedInto }: Record<'mergedInto', AnySQLiteColumn>): SQL => sql`${mergedInto} is null`

/** Whether the lists show a subject unless they are asked for others. Indexes whose rows are counted hold both columns. */
export const isListed = (table: Record<'automatic' | 'mergedInto', AnySQLiteColumn>): SQL =>
	sql`${table.automatic} = 0 and ${isUnmerged(table)}`

/** The indexes that the list, its counts and the cron use. `name`: of the table. */
export const subjectIndexes = (name: string, table: Record<Sorted, AnySQLiteColumn>) => [
	index(`${name}_newest`).on(table.createdAt, table.id),
	index(`${name}_waiting`).on(table.state, table.waitingSince, table.id, table.automatic, table.mergedInto),
	index(`${name}_moved`).on(table.state, table.updatedAt, table.id),
	index(`${name}_owner`).on(table.ownerId, table.state, table.updatedAt, table.id, table.automatic, table.mergedInto),
	index(`${name}_automatic`)
		.on(table.state, table.updatedAt, table.id, table.mergedInto)
		.where(sql`${table.automatic} = 1`),
	index(`${name}_merged`).on(table.mergedInto).where(sql`${table.mergedInto} is not null`),
	index(`${name}_asleep`).on(table.wakesAt).where(sql`${table.wakesAt} is not null`),
]

const anySubjects = (name: string) => sqliteTable(name, subjectColumns<string>(['new']))

/** Any table with `subjectColumns`. */
export type DeskSubjects = ReturnType<typeof anySubjects>
