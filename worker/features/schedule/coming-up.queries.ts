import { and, asc, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { ItemKindName } from '#contracts/items/kinds.ts'
import type { ComingUpRow } from '#contracts/items/schedule.ts'
import type { Database } from '#worker/data/db.ts'
import { type Part, part, readPart } from '#worker/data/read-parts.ts'
import { replacements } from '#worker/editing/drafts/replacements.table.ts'
import { columnOf } from '#worker/editing/field-columns.ts'
import { kinds } from '../item-kinds.ts'
import { lateSince } from './late-replacements.ts'

const mostListed = 50

/** The coming changes by the schedules of these kinds, the next first. Refused and late replacements lead the list. */
export const listComingUp = async (
	db: Database,
	wanted: readonly ItemKindName[],
	now = new Date(),
): Promise<ComingUpRow[]> => (await readPart(db, comingUp(db, wanted, mostListed, now))).slice(0, mostListed)

/** The same as a part of an answer, up to `most` changes of each act and kind. */
export function comingUp(db: Database, wanted: readonly ItemKindName[], most: number, now: Date): Part<ComingUpRow[]> {
	const acts = wanted.flatMap((kind) => [
		...selectActs(db, kind, 'publish', most, now),
		...selectActs(db, kind, 'unpublish', most, now),
	])
	const leads = ({ act, triedSince }: ComingUpRow) => act === 'refused' || triedSince !== null
	const place = (row: ComingUpRow) => `${leads(row) ? 0 : 1} ${row.at}`
	return part(
		[...selectReplacements(db, wanted, most), ...acts.map(({ query }) => query)],
		([waiting = [], refused = [], ...lists]) =>
			[
				...[...waiting, ...refused].map((row) => rowOfReplacement(row as Replacement, now)),
				...lists.flatMap((rows, list) => rows.map((row) => acts[list]?.rowOf(row as ActRow) ?? [])).flat(),
			].sort((one, other) => place(one).localeCompare(place(other))),
	)
}

type Replacement = Pick<
	typeof replacements.$inferSelect,
	'kind' | 'itemId' | 'title' | 'dueAt' | 'failure' | 'firstTriedAt'
>

/** Those that wait and those that were refused, each in the order of an index. */
function selectReplacements(db: Database, wanted: readonly ItemKindName[], most: number) {
	const { kind, itemId, title, dueAt, failure, firstTriedAt, failedAt } = replacements
	return [isNull(failedAt), isNotNull(failedAt)].map((state) =>
		db
			.select({ kind, itemId, title, dueAt, failure, firstTriedAt })
			.from(replacements)
			.where(and(state, inArray(sql`+${kind}`, [...wanted])))
			.orderBy(asc(failedAt), asc(dueAt))
			.limit(most),
	)
}

function rowOfReplacement({ dueAt, failure, firstTriedAt, ...row }: Replacement, now: Date): ComingUpRow {
	const isLate = failure === null && firstTriedAt !== null && firstTriedAt <= lateSince(now)
	return {
		...row,
		act: failure === null ? 'replace' : 'refused',
		at: dueAt,
		triedSince: isLate ? firstTriedAt : null,
		failure,
	}
}

type ActRow = Pick<ComingUpRow, 'itemId' | 'title' | 'at'>

function selectActs(db: Database, kind: ItemKindName, act: 'publish' | 'unpublish', most: number, now: Date) {
	const { titleField, publishedField, table } = kinds[kind]
	const title = columnOf(kinds[kind], titleField)
	const published = publishedField && columnOf(kinds[kind], publishedField)
	const at = columnOf(kinds[kind], act === 'publish' ? 'publishAt' : 'unpublishAt')
	if (!title || !published || !at) return []
	const query = db
		.select({
			itemId: sql<number>`${table.id}`.as('item_id'),
			title: sql<string>`${title}`.as('title'),
			at: sql<string>`${at}`.as('at'),
		})
		.from(table)
		// With the plus, SQLite reads the index of scheduled items. Without it, it would read all published ones.
		.where(and(gt(at, now.toISOString()), sql`+${published}`))
		.orderBy(asc(at))
		.limit(most)
	const rowOf = (row: ActRow): ComingUpRow => ({ kind, act, triedSince: null, failure: null, ...row })
	return [{ query, rowOf }]
}
