import { and, asc, gt, inArray, sql } from 'drizzle-orm'
import type { ItemKindName } from '#contracts/items/kinds.ts'
import type { ComingUpRow } from '#contracts/items/schedule.ts'
import type { Database } from '#worker/data/db.ts'
import { columnOf } from '#worker/editing/field-columns.ts'
import { replacements } from '#worker/editing/replacements.table.ts'
import { kinds } from '../item-kinds.ts'
import { lateSince } from './late-replacements.ts'

const mostListed = 50

/** The coming changes by the schedules of these kinds, the next first. Refused and late replacements lead the list. */
export async function listComingUp(
	db: Database,
	wanted: readonly ItemKindName[],
	now = new Date(),
): Promise<ComingUpRow[]> {
	const lists = await Promise.all([
		listReplacements(db, wanted, now),
		...wanted.flatMap((kind) => [listActs(db, kind, 'publish', now), listActs(db, kind, 'unpublish', now)]),
	])
	const leads = ({ act, triedSince }: ComingUpRow) => act === 'refused' || triedSince !== null
	const place = (row: ComingUpRow) => `${leads(row) ? 0 : 1} ${row.at}`
	return lists
		.flat()
		.sort((one, other) => place(one).localeCompare(place(other)))
		.slice(0, mostListed)
}

async function listReplacements(db: Database, wanted: readonly ItemKindName[], now: Date): Promise<ComingUpRow[]> {
	const late = lateSince(now)
	const rows = await db
		.select()
		.from(replacements)
		.where(inArray(replacements.kind, [...wanted]))
		.orderBy(asc(replacements.dueAt))
		.limit(mostListed)
	return rows.map(({ kind, itemId, title, dueAt, failure, firstTriedAt }) => ({
		kind,
		itemId,
		title,
		act: failure === null ? 'replace' : 'refused',
		at: dueAt,
		triedSince: failure === null && firstTriedAt !== null && firstTriedAt <= late ? firstTriedAt : null,
		failure,
	}))
}

async function listActs(
	db: Database,
	kind: ItemKindName,
	act: 'publish' | 'unpublish',
	now: Date,
): Promise<ComingUpRow[]> {
	const { titleField, publishedField, table } = kinds[kind]
	const title = columnOf(kinds[kind], titleField)
	const published = publishedField && columnOf(kinds[kind], publishedField)
	const at = columnOf(kinds[kind], act === 'publish' ? 'publishAt' : 'unpublishAt')
	if (!title || !published || !at) return []
	const rows = await db
		.select({ itemId: sql<number>`${table.id}`, title: sql<string>`${title}`, at: sql<string>`${at}` })
		.from(table)
		// With the plus, SQLite reads the index of scheduled items. Without it, it would read all published ones.
		.where(and(gt(at, now.toISOString()), sql`+${published}`))
		.orderBy(asc(at))
		.limit(mostListed)
	return rows.map((row) => ({ kind, act, triedSince: null, failure: null, ...row }))
}
