import { asc, desc, type SQL } from 'drizzle-orm'
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Sorting } from '#contracts/shared/sorting.ts'

/** The order that a list is asked for, by default descending. `columns` are those of its index, the last one unique. */
export function orderOf<By extends string>(
	{ sortBy, sortDirection }: Sorting<By>,
	columns: Record<By, readonly AnySQLiteColumn[]>,
	documented: readonly SQL[],
): readonly SQL[] {
	if (!sortBy) return documented
	return columns[sortBy].map(sortDirection === 'asc' ? asc : desc)
}
