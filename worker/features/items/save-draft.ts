import { and, eq, sql } from 'drizzle-orm'
import type { DraftInput, SavedDraft } from '#contracts/items/drafts.ts'
import { fileFieldAt } from '#contracts/items/fields.ts'
import { draftVersionText } from '#contracts/items/items.ts'
import type { Database } from '#worker/data/db.ts'
import { drafts } from '#worker/editing/drafts/drafts.table.ts'
import { dropDraft } from '#worker/editing/drafts/drop-draft.ts'
import type { ItemKind, ReadItem } from '#worker/editing/item-kind.ts'
import { changedFields, readSnapshot, type Snapshot, type SnapshotFiles } from '#worker/editing/snapshot.ts'
import { filesKeeper } from '#worker/files/keep-files.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Bindings, Editor, Staff } from '#worker/http/request-context.ts'
import { refuseLargeDraft } from './draft-limits.ts'
import { acceptedValues } from './draft-values.ts'
import { findStoredDraft, type StoredDraft } from './drafts.queries.ts'
import { selectUsable } from './usable-files.ts'
import { draftFailure, writeDraft } from './write-draft.ts'

/**
 * Saves what a form shows as the draft of its item. A draft that equals the live version is deleted. Throws `draft.stale`
 * if another form has written the draft since, and `request.invalid`.
 */
export async function saveDraft(
	db: Database,
	bindings: Bindings,
	kind: ItemKind,
	form: DraftInput,
	{ now = new Date(), ...by }: Editor,
): Promise<SavedDraft> {
	const live = form.itemId === null ? null : await kind.read(db, form.itemId)
	if (form.itemId !== null && !live) throw new AppError(kind.notFound)
	const before = await findWritable(db, kind, form)
	const values = await acceptedValues(kind, form.values)
	const kept = await keptFiles(db, kind, form, before, by.staff)
	const stored = { ...storedFiles(kind, live), ...kept }
	const sent = sentFiles(kind, form)
	await refuseLargeDraft(db, kind, sent[0]?.field ?? 'files', {
		stored,
		sent: form.files ?? {},
		before: [live?.item.snapshot, before && readSnapshot(before)].flatMap((each) => (each ? [each.files] : [])),
	})
	const keys = await filesKeeper(db, bindings, now)(sent)
	const added = Object.fromEntries(sent.map(({ path }, index) => [path, keys[index] ?? '']))
	const draft: Snapshot = { values, files: { ...stored, ...added } }
	const answer = { savedAt: now.toISOString(), files: draft.files }
	if (live && changedFields(live.item.snapshot, draft).length === 0) {
		if (before) await db.batch(dropDraft(db, kind.name, before, form.itemId, now))
		return { ...answer, draftVersion: null }
	}
	const { formId, itemId, baseVersion } = form
	try {
		const written = { kind, formId, content: draft, itemId, baseVersion }
		const [[row]] = await db.batch(writeDraft(db, before, written, { ...by, now }))
		if (!row) throw new Error('The saved draft has no id')
		return { ...answer, draftVersion: draftVersionText(row) }
	} catch (error) {
		throw draftFailure(error)
	}
}

/** The draft that the form may write; null if it makes a new one. */
async function findWritable(db: Database, kind: ItemKind, form: DraftInput): Promise<StoredDraft | null> {
	const found = await (form.itemId !== null
		? findStoredDraft(db, kind.name, { itemId: form.itemId })
		: form.draftVersion
			? findStoredDraft(db, kind.name, { id: form.draftVersion.id })
			: findOwnNew(db, kind, form.formId))
	// The answer to an earlier save of the same form may be lost.
	if (found?.formId === form.formId) return found
	if (found?.id === form.draftVersion?.id && found?.version === form.draftVersion?.version) return found
	// Nobody has a draft of the item any more: it was saved or discarded elsewhere.
	if (!found && form.itemId !== null) return null
	throw new AppError(found ? 'draft.stale' : 'draft.not-found')
}

async function findOwnNew(db: Database, kind: ItemKind, formId: string): Promise<StoredDraft | null> {
	const [found] = await db
		.select()
		.from(drafts)
		.where(and(eq(drafts.formId, formId), eq(drafts.kind, kind.name), sql`${drafts.itemId} is null`))
	return found ?? null
}

/** The files of the live version that the form does not name: it has no others for their fields. */
function storedFiles(kind: ItemKind, live: ReadItem | null): SnapshotFiles {
	const stored = Object.entries(live?.item.snapshot.files ?? {})
	return Object.fromEntries(stored.filter(([path]) => fileFieldAt(kind.fields, path)?.alts === undefined))
}

/**
 * The files that the form names by key. Only those that the draft, the item or one of its revisions has may be named, and
 * those that the caller may take from another item.
 */
async function keptFiles(
	db: Database,
	kind: ItemKind,
	{ kept = {}, itemId }: DraftInput,
	before: StoredDraft | null,
	staff: Staff,
): Promise<SnapshotFiles> {
	const keys = JSON.stringify(Object.values(kept))
	const unknown = await db.all<{ value: string }>(sql`
		select value from json_each(${keys}) where not exists (
			select 1 from file_holders where file_key = value and (
				(holder = 'draft' and holder_id = ${before?.id ?? null})
				or (holder = ${kind.name} and holder_id = ${itemId})
				or (holder = 'revision' and holder_id in (
					select id from revisions where kind = ${kind.name} and item_id = ${itemId}))))`)
	for (const path of Object.keys(kept)) fieldOf(kind, path)
	const foreign = unknown.map(({ value }) => value)
	const usable = foreign.length === 0 ? [] : await selectUsable(db, foreign, staff)
	if (foreign.some((key) => !usable.some((file) => file.key === key)))
		throw new AppError('request.invalid', { fields: { kept: 'Choose these files again.' } })
	return kept
}

const sentFiles = (kind: ItemKind, { files = {} }: DraftInput) =>
	Object.entries(files).map(([path, file]) => ({ path, file, ...fieldOf(kind, path) }))

/** The field of a file with its rule. Throws `request.invalid` for a field without files. */
function fieldOf(kind: ItemKind, path: string) {
	const [field = path] = path.split('.')
	const rule = Object.hasOwn(kind.rules, field) ? kind.rules[field] : undefined
	if (!rule || !/^\w+(?:\.[a-z\d-]{1,64})?$/.test(path))
		throw new AppError('request.invalid', { fields: { [field]: 'Unknown field' } })
	return { field, rule }
}
