import { aliasedTable, and, eq, type SQL, sql } from 'drizzle-orm'
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Picture } from '#contracts/content/publishable.ts'
import type { Database } from '#worker/data/db.ts'
import { rowCounts } from '#worker/data/row-counts.table.ts'
import type { Listing } from '#worker/data/row-counts.ts'
import { containsText } from '#worker/data/select-page.ts'
import type { EditedTable, ScheduledTable } from '#worker/editing/rows/edited-table.ts'
import { files } from '#worker/files/files.table.ts'
import { hiddenAt, withinSchedule } from './schedule.ts'

/** A list for staff: all items, or those whose Published box is ticked or not. `filters`: its other conditions. */
export function listedForStaff(flag: AnySQLiteColumn, wanted: boolean | null | undefined, filters?: SQL): Listing {
	if (typeof wanted !== 'boolean') return { where: filters }
	const { total, published } = rowCounts
	return {
		where: and(eq(flag, wanted), filters),
		total: filters ? undefined : wanted ? sql`${published}` : sql`${total} - ${published}`,
	}
}

/** A list for visitors: the published items without those that their schedule hides. `filters`: its other conditions. */
export const listedForVisitors = (table: ScheduledTable, flag: AnySQLiteColumn, now: Date, filters?: SQL): Listing => ({
	where: and(eq(flag, true), withinSchedule(table, now), filters),
	total: filters
		? undefined
		: sql`${rowCounts.published} - (select count(*) from ${table} where +${flag} and ${table.id} in ${hiddenAt(table, now)})`,
})

/** The condition of a search over titles; null for none. */
export const titleContains = (
	{ title, titleKey }: Record<'title' | 'titleKey', AnySQLiteColumn>,
	searched: string | null,
): SQL | undefined => (searched === null ? undefined : containsText({ key: titleKey, text: title }, searched))

/** The table of files under an alias, for each file of a row. */
export const filesAs = (alias: string) => aliasedTable(files, alias)

/** The columns of a picture's file. */
export const pictureColumns = (file: ReturnType<typeof filesAs>) => ({
	key: file.key,
	name: file.name,
	width: file.width,
	height: file.height,
})

type PictureFile = { key: string; name: string; width: number | null; height: number | null }

/** Returns the address of a file: `mediaPath` for visitors, `signedMedia(...)` for staff and previews. */
export type MediaUrl = (file: { key: string; name: string }) => string | Promise<string>

/** A picture with its address. */
export const pictureOf = async (file: PictureFile, alt: string, urlOf: MediaUrl): Promise<Picture> => ({
	url: await urlOf(file),
	alt,
	width: file.width ?? 0,
	height: file.height ?? 0,
})

/** The thumbnail of a row, in the fields of the specification. */
export async function thumbnailOf(file: PictureFile, alt: string, urlOf: MediaUrl) {
	const { url, width, height } = await pictureOf(file, alt, urlOf)
	return { thumbnailImage: url, thumbnailAlt: alt, thumbnailWidth: width, thumbnailHeight: height }
}

/** The time of the last change for visitors: a save of a visible item, or an item that came or went by its schedule. */
export async function newestChange(
	db: Database,
	table: EditedTable & ScheduledTable,
	published: SQL,
	now: Date,
): Promise<string | null> {
	const at = now.toISOString()
	const since = (column: AnySQLiteColumn) => sql`(select max(${column}) from ${table} where ${column} <= ${at})`
	const [newest] = await db
		.select({
			at: sql<string | null>`nullif(max(
				coalesce(max(${table.updatedAt}), ''),
				coalesce(${since(table.publishAt)}, ''),
				coalesce(${since(table.unpublishAt)}, '')), '')`,
		})
		.from(table)
		.where(and(published, withinSchedule(table, now)))
	return newest?.at ?? null
}
