import { and, desc, eq } from 'drizzle-orm'
import type { TrashQuery, TrashRow } from '#contracts/items/history.ts'
import type { ItemKindName } from '#contracts/items/kinds.ts'
import type { Paged } from '#contracts/shared/paging.ts'
import type { Database } from '#worker/data/db.ts'
import { selectPage } from '#worker/data/select-page.ts'
import { trash } from '#worker/editing/history/trash.table.ts'
import { AppError } from '#worker/http/errors.ts'
import { titleContains } from '#worker/publishing/publishable.ts'

const listed = {
	trashId: trash.id,
	itemId: trash.itemId,
	title: trash.title,
	deletedAt: trash.deletedAt,
	deletedBy: trash.deletedBy,
	dueAt: trash.dueAt,
}

/** The deleted items of a kind, the last deleted first. */
export function listTrash(db: Database, kind: ItemKindName, query: TrashQuery): Promise<Paged<TrashRow>> {
	const where = and(eq(trash.kind, kind), titleContains(trash, query.title))
	const rows = db.select(listed).from(trash).where(where).orderBy(desc(trash.id))
	return selectPage(db, { rows, table: trash, where }, query)
}

export type TrashEntry = typeof trash.$inferSelect

/** Reads an entry of the trash as it is stored. Throws `trash.not-found`. */
export async function findTrash(db: Database, kind: ItemKindName, id: number): Promise<TrashEntry> {
	const [entry] = await db
		.select()
		.from(trash)
		.where(and(eq(trash.id, id), eq(trash.kind, kind)))
	if (!entry) throw new AppError('trash.not-found')
	return entry
}
