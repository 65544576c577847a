import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { ItemValues } from '#contracts/items/drafts.ts'
import type { MissingLabel } from '#contracts/items/history.ts'
import { auditLog } from '#worker/data/audit.table.ts'
import type { Database } from '#worker/data/db.ts'
import type { ItemKind } from '#worker/editing/item-kind.ts'
import { AppError } from '#worker/http/errors.ts'

/** A field whose categories, tags or type were deleted, with their ids. */
type LostLabel = { field: string; ids: number[] }

const among = (ids: readonly number[]): SQL => sql`(select value from json_each(${JSON.stringify(ids)}))`

/** Takes categories, tags and types out that do not exist any more. */
export async function withoutLostLabels(
	db: Database,
	{ labels }: ItemKind,
	values: ItemValues,
): Promise<{ values: ItemValues; lost: LostLabel[] }> {
	const kept = { ...values }
	const lost: LostLabel[] = []
	for (const [field, { table }] of Object.entries(labels)) {
		const ids = String(values[field] ?? '')
			.split(',')
			.filter(Boolean)
			.map(Number)
		const found = await db
			.select({ id: table.id })
			.from(table)
			.where(sql`${table.id} in ${among(ids)}`)
		if (found.length === ids.length) continue
		const known = ids.filter((id) => found.some((row) => row.id === id))
		lost.push({ field, ids: ids.filter((id) => !known.includes(id)) })
		kept[field] = known.join(',')
	}
	return { values: kept, lost }
}

/** Throws `request.invalid` for each field whose categories, tags or type were deleted. */
export async function refuseLostLabels(db: Database, kind: ItemKind, values: ItemValues): Promise<void> {
	const { lost } = await withoutLostLabels(db, kind, values)
	if (lost.length === 0) return
	const fields = lost.map(({ field }) => [field, 'Choose again: a part of this was deleted.'])
	throw new AppError('request.invalid', { fields: Object.fromEntries(fields) })
}

/** Names lost categories, tags and types as far as the audit log tells their last names. */
export const namesOfLost = (db: Database, { labels }: ItemKind, lost: readonly LostLabel[]): Promise<MissingLabel[]> =>
	Promise.all(
		lost.map(async ({ field, ids }) => {
			const { section, noun } = labels[field]?.audit ?? { section: '' }
			const actions = ['added', 'changed', 'deleted'].map((action) => (noun ? `${noun} ${action}` : action))
			const name = sql<
				string | null
			>`coalesce(${auditLog.changes} ->> '$.name[1]', ${auditLog.changes} ->> '$.name[0]')`
			const acts = await db
				.select({ id: auditLog.itemId, name })
				.from(auditLog)
				.where(
					and(
						eq(auditLog.section, section),
						sql`${auditLog.itemId} in ${among(ids)}`,
						inArray(auditLog.action, actions),
						sql`${name} is not null`,
					),
				)
				.orderBy(desc(auditLog.id))
			const names = ids.flatMap((id) => acts.find((act) => act.id === id)?.name ?? [])
			return { field, names }
		}),
	)
