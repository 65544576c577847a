import { sql } from 'drizzle-orm'
import type { ItemValues } from '#contracts/items/drafts.ts'
import type { Database } from '#worker/data/db.ts'
import type { ItemKind } from '#worker/editing/item-kind.ts'

/** Takes categories, tags and types out that do not exist any more. `lost`: the fields that had some. */
export async function withoutLostLabels(
	db: Database,
	{ labels }: ItemKind,
	values: ItemValues,
): Promise<{ values: ItemValues; lost: string[] }> {
	const kept = { ...values }
	const lost: string[] = []
	for (const [field, table] of Object.entries(labels)) {
		const ids = String(values[field] ?? '')
			.split(',')
			.filter(Boolean)
			.map(Number)
		const found = await db
			.select({ id: table.id })
			.from(table)
			.where(sql`${table.id} in (select value from json_each(${JSON.stringify(ids)}))`)
		if (found.length === ids.length) continue
		lost.push(field)
		const known = ids.filter((id) => found.some((row) => row.id === id))
		kept[field] = known.join(',')
	}
	return { values: kept, lost }
}
