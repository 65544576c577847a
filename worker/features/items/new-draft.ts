import type { Database } from '#worker/data/db.ts'
import { drafts } from '#worker/editing/drafts.table.ts'
import type { ItemKind } from '#worker/editing/item-kind.ts'
import { type Snapshot, storedSnapshot } from '#worker/editing/snapshot.ts'
import { holdFiles } from '#worker/files/hold-files.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { newestDraft } from './drafts.queries.ts'

type NewDraft = { kind: ItemKind; title: string; formId: string; draft: Snapshot }

/** The statements that add the draft of a new item with its files. The first one returns its id and version. */
export function addNewDraft(
	db: Database,
	{ kind, title, formId, draft }: NewDraft,
	{ staff, now }: Editor & { now: Date },
) {
	const at = now.toISOString()
	const columns = {
		kind: kind.name,
		formId,
		title,
		createdAt: at,
		createdBy: staff.id,
		updatedAt: at,
		updatedBy: staff.id,
		...storedSnapshot(draft),
	}
	return [
		db.insert(drafts).values(columns).returning({ id: drafts.id, version: drafts.version }),
		...holdFiles(db, 'draft', newestDraft, Object.values(draft.files), now),
	] as const
}
