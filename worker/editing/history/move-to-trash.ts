import { getTableName } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { ItemKindName } from '#contracts/items/kinds.ts'
import { dayMs, keepTrashDays } from '#contracts/shared/periods.ts'
import { searchKey } from '#contracts/shared/search-key.ts'
import type { Database, Statement } from '#worker/data/db.ts'
import { newestIn } from '#worker/data/newest-rows.ts'
import { filesFollowHolders } from '#worker/files/file-states.ts'
import { holdFiles } from '#worker/files/hold-files.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { dropReplacement, keepAsDraft } from '../drafts/drop-replacement.ts'
import type { DatedRow } from '../rows/edited-table.ts'
import { dropSearchText } from '../search-texts.ts'
import type { Snapshot } from '../snapshot.ts'
import { keepFirstRevision, keepRevision, newestRevisionNumber } from './keep-revision.ts'
import { trash } from './trash.table.ts'

/** An item to delete. */
export type DeletedItem = {
	kind: ItemKindName
	title: string
	wasPublished: boolean
	snapshot: Snapshot
	/** Its rows, in the order in which they can be inserted again. */
	rows: readonly { table: SQLiteTable; rows: readonly Record<string, unknown>[] }[]
}

/** The statements that keep a deleted item in the trash, with its files, and its last version as a revision. */
export async function moveToTrash(
	db: Database,
	row: DatedRow,
	{ kind, title, wasPublished, snapshot, rows }: DeletedItem,
	editor: Editor & { now: Date },
): Promise<Statement[]> {
	const { id, version } = row
	const { staff, now, batch } = editor
	const files = Object.values(snapshot.files)
	const entry = {
		kind,
		itemId: id,
		title,
		titleKey: searchKey(title),
		deletedAt: now.toISOString(),
		deletedById: staff.id,
		deletedBy: staff.fullName,
		wasPublished,
		batch: batch ?? null,
		dueAt: new Date(now.getTime() + keepTrashDays * dayMs).toISOString(),
		rows: JSON.stringify(Object.fromEntries(rows.map(({ table, rows }) => [getTableName(table), rows]))),
	}
	return [
		...((await newestRevisionNumber(db, kind, id)) > 0 ? [] : keepFirstRevision(db, kind, row, snapshot)),
		...keepRevision(db, { kind, id, version, act: 'deleted', before: snapshot, after: snapshot }, editor),
		db.insert(trash).values(entry),
		...holdFiles(db, 'trash', newestIn(trash), files, now),
		...holdFiles(db, kind, id, [], now),
		...keepAsDraft(db, kind, id, now),
		...dropReplacement(db, kind, id, now),
		filesFollowHolders(db, files),
		dropSearchText(db, kind, id),
	]
}
