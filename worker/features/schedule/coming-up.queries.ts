import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { ItemKindName } from '#contracts/items/items.ts'
import { type ComingUpRow, comingUpRow } from '#contracts/items/schedule.ts'
import type { Database } from '#worker/data/db.ts'
import { kinds } from '../items/kinds.ts'
import { unionAll } from './union-all.ts'

const mostListed = 50

/** What the schedules of these kinds will change, the next first. Replacements that were refused lead the list. */
export async function listComingUp(
	db: Database,
	wanted: readonly ItemKindName[],
	now = new Date(),
): Promise<ComingUpRow[]> {
	const at = now.toISOString()
	const parts: SQL[] = wanted.flatMap((name) => {
		const { scheduled } = kinds[name]
		if (!scheduled) return []
		const { table, title, published } = scheduled
		const acts = [
			['publish', table.publishAt],
			['unpublish', table.unpublishAt],
		] as const
		return acts.map(
			([act, column]) => sql`
				select ${name} as kind, ${table.id} as itemId, ${title} as title, ${act} as act, ${column} as at, null as failure
				from ${table} where ${column} > ${at} and ${published} = 1`,
		)
	})
	parts.push(sql`
		select kind, item_id, title, iif(failed_at is null, 'replace', 'refused'), due_at, failure
		from replacements where kind in (select value from json_each(${JSON.stringify(wanted)}))`)
	const rows = await db.all(sql`
		select * from (${unionAll(parts)})
		order by failure is null, at, kind, itemId limit ${mostListed}`)
	return z.array(comingUpRow).parse(rows)
}
