import { eq, type SQL, sql } from 'drizzle-orm'
import { publishState } from '#contracts/content/schedule.ts'
import type { DraftVersion, RevisionAct } from '#contracts/items/items.ts'
import type { ItemKindName } from '#contracts/items/kinds.ts'
import { mostRevisions } from '#contracts/shared/periods.ts'
import type { Database, Statement } from '#worker/data/db.ts'
import { refuseUnless } from '#worker/data/write-guards.ts'
import { holdFilesOfItem } from '#worker/files/hold-files.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { alternativeTexts } from './alternative-texts.ts'
import { dropDraft, hasDraft } from './drafts/drop-draft.ts'
import { dropReplacement, keepReplacement } from './drafts/drop-replacement.ts'
import { previewLinks } from './drafts/preview-links.table.ts'
import type { FieldColumns } from './field-columns.ts'
import {
	historyOfDraft,
	keepFirstRevision,
	keepRevision,
	moveHistory,
	newestRevisionNumber,
	thinRevisions,
} from './history/keep-revision.ts'
import type { DatedRow, ReadRow } from './rows/edited-table.ts'
import { keepSearchText } from './search-texts.ts'
import { changedFields, type Snapshot, scheduleIn } from './snapshot.ts'

/** An item before and after a save. */
export type SavedItem = {
	kind: ItemKindName
	fields: FieldColumns
	before: Snapshot | null
	after: Snapshot
	/** Whether its Published box was and is ticked. */
	wasShown: boolean
	shown: boolean
	/** The draft that the save replaces. */
	draft: DraftVersion | undefined
}

/**
 * The statements that keep what a save changes in an item as a revision, replace its draft, give it its files, and have
 * searches find it.
 * `hidden`: keys of the files that visitors may not read after it.
 */
export async function writeHistory(
	db: Database,
	row: DatedRow | null,
	id: number | SQL<number>,
	{ kind, fields, before, after, wasShown, shown, draft }: SavedItem,
	editor: Editor & { now: Date },
): Promise<{ statements: Statement[]; hidden: string[] }> {
	const files = Object.values(after.files)
	const removed = Object.values(before?.files ?? {}).filter((key) => !files.includes(key))
	const isChanged = before === null || changedFields(before, after).length > 0
	const version = row ? row.version + 1 : 1
	const schedule = scheduleIn(after)
	const isVisible = publishState(shown, schedule, editor.now) === 'published'
	const newest = row && isChanged ? await newestRevisionNumber(db, kind, row.id) : 0
	return {
		statements: [
			// Another form has saved the new item: a second save would add it twice.
			...(draft && !row ? [refuseUnless(db, hasDraft(kind, draft))] : []),
			...(draft && !row ? [moveHistory(db, kind, historyOfDraft(draft.id), id)] : []),
			...(row && before && isChanged && newest === 0 ? keepFirstRevision(db, kind, row, before) : []),
			...(isChanged
				? keepRevision(db, { kind, id, version, act: actOf(row, wasShown, shown), before, after }, editor)
				: []),
			...(row && newest >= mostRevisions ? await thinRevisions(db, kind, row.id, newest + 1, editor.now) : []),
			// Its links for reviewers lead to the item from now on.
			...(draft && !row ? [linksOfDraft(db, draft.id, id)] : []),
			...(draft ? dropDraft(db, kind, draft, row?.id ?? null, editor.now) : []),
			...(row && !isChanged ? [keepReplacement(db, kind, row.id, version)] : []),
			// A draft that goes live now must not do so again.
			...(draft && row ? dropReplacement(db, kind, row.id, editor.now, sql`draft_id = ${draft.id}`) : []),
			...holdFilesOfItem(
				db,
				kind,
				id,
				{ keys: files, removed, shown, schedule, alts: alternativeTexts(kind, after) },
				editor.now,
			),
			keepSearchText(db, kind, id, fields, after.values),
		],
		hidden: isVisible ? removed : [...removed, ...files],
	}
}

const linksOfDraft = (db: Database, draftId: number, itemId: number | SQL<number>) =>
	db
		.update(previewLinks)
		.set({ itemId: sql<number>`${itemId}` })
		.where(eq(previewLinks.draftId, draftId))

function actOf(row: ReadRow | null, wasShown: boolean, shown: boolean): RevisionAct {
	if (!row) return 'added'
	if (wasShown === shown) return 'changed'
	return shown ? 'published' : 'unpublished'
}
