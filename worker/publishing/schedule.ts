import { type AnyColumn, and, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import {
	endsBeforeStart,
	publishState,
	type Schedule,
	type Scheduled,
	scheduleMessages,
} from '#contracts/content/schedule.ts'
import type { EditedTable, ScheduledTable } from '#worker/editing/rows/edited-table.ts'
import { AppError } from '#worker/http/errors.ts'

/**
 * Whether the schedule of a row shows it to visitors at a time. The subquery reads an index of scheduled rows, so the
 * indexes of lists need no further columns. `id`: the id of the row, if the table has an alias.
 */
export const withinSchedule = (table: ScheduledTable, now: Date, id: AnyColumn = table.id): SQL =>
	sql`${id} not in ${hiddenAt(table, now)}`

/** The same by the columns, for queries that read each row anyway. D1 counts a look at the subquery above as a row read. */
export const withinOwnSchedule = ({ publishAt, unpublishAt }: ScheduledTable, now: Date): SQL | undefined => {
	const at = now.toISOString()
	return and(or(isNull(publishAt), lte(publishAt, at)), or(isNull(unpublishAt), gt(unpublishAt, at)))
}

/** The ids of the rows that their schedule hides from visitors at a time. */
export const hiddenAt = (table: ScheduledTable, now: Date): SQL => {
	const at = now.toISOString()
	return sql`(
		select ${table.id} from ${table} where ${table.publishAt} > ${at}
		union all select ${table.id} from ${table} where ${table.unpublishAt} <= ${at})`
}

/** The last change of a visible item as visitors see it: its save, or the time from which they see it. */
export const changedForVisitors = (table: EditedTable & ScheduledTable) =>
	sql<string>`max(${table.updatedAt}, coalesce(${table.publishAt}, ''))`

/** The columns of a schedule, for a select. */
export const scheduleOf = ({ publishAt, unpublishAt }: ScheduledTable) => ({ publishAt, unpublishAt })

/** The fields of a row's schedule for staff. */
export const scheduledOf = ({ publishAt, unpublishAt }: Schedule, published: boolean, now: Date): Scheduled => ({
	publishAt,
	unpublishAt,
	state: publishState(published, { publishAt, unpublishAt }, now),
})

/** The schedule that a save stores: absent fields keep their stored value. Throws `request.invalid`. */
export function savedSchedule(form: Partial<Schedule>, before: Schedule | null): Schedule {
	const { publishAt = before?.publishAt ?? null, unpublishAt = before?.unpublishAt ?? null } = form
	if (endsBeforeStart({ publishAt, unpublishAt }))
		throw new AppError('request.invalid', { fields: { unpublishAt: scheduleMessages.endsTooSoon } })
	return { publishAt, unpublishAt }
}
