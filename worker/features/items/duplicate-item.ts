import type { DuplicatedItem } from '#contracts/items/drafts.ts'
import { draftVersionText } from '#contracts/items/items.ts'
import { lengths } from '#contracts/shared/fields.ts'
import type { Database } from '#worker/data/db.ts'
import type { ItemKind } from '#worker/editing/item-kind.ts'
import { recordEdit } from '#worker/editing/rows/record-edit.ts'
import type { Snapshot } from '#worker/editing/snapshot.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { refuseLargeDraft } from './draft-limits.ts'
import { writeDraft } from './write-draft.ts'

/**
 * Copies the live version of an item into the draft of a new one, which holds the same files. Throws `notFound`, and
 * `request.invalid` if the item has more files than a draft may have.
 */
export async function duplicateItem(
	db: Database,
	kind: ItemKind,
	id: number,
	{ now = new Date(), ...by }: Editor,
): Promise<DuplicatedItem> {
	const live = await kind.read(db, id)
	if (!live) throw new AppError(kind.notFound)
	await refuseLargeDraft(db, kind, 'id', { stored: live.item.snapshot.files })
	const content = copyOf(kind, live.item.snapshot, titleOfCopy(live.item.title), now)
	const draft = { kind, formId: crypto.randomUUID(), content, itemId: null, baseVersion: null }
	const editor = { ...by, now }
	const [[row]] = await db.batch([
		...writeDraft(db, null, draft, editor),
		recordEdit(db, editor, { section: kind.name, action: 'duplicated', itemId: id }),
	])
	if (!row) throw new Error('The draft of the copy has no id')
	return { draftVersion: draftVersionText(row) }
}

const copyOf = (kind: ItemKind, { values, files }: Snapshot, title: string, now: Date): Snapshot => ({
	values: {
		...values,
		...kind.inCopy(now, values),
		...(kind.publishedField && { [kind.publishedField]: false }),
		[kind.titleField]: title,
	},
	files,
})

/** No longer than a title may be, and without half of a surrogate pair at its end. */
function titleOfCopy(title: string): string {
	const cut = `Copy of ${title}`.slice(0, lengths.name)
	return (cut.isWellFormed() ? cut : cut.slice(0, -1)).trimEnd()
}
