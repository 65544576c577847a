import { and, eq, isNull, sql } from 'drizzle-orm'
import { fileFieldAt } from '#contracts/items/fields.ts'
import { draftVersionText } from '#contracts/items/items.ts'
import type { CorrectionInput } from '#contracts/items/schedule.ts'
import { lengths } from '#contracts/shared/fields.ts'
import type { Database, Statement } from '#worker/data/db.ts'
import { refuseUnlessChanged } from '#worker/data/write-guards.ts'
import { replacements } from '#worker/editing/drafts/replacements.table.ts'
import type { ItemKind, ReadItem } from '#worker/editing/item-kind.ts'
import { recordEdit } from '#worker/editing/rows/record-edit.ts'
import { changedFields, readSnapshot, type Snapshot, storedSnapshot } from '#worker/editing/snapshot.ts'
import { holdFiles } from '#worker/files/hold-files.ts'
import { AppError, refusalReasonOf } from '#worker/http/errors.ts'
import type { Bindings, Editor } from '#worker/http/request-context.ts'
import { acceptedValues } from '../items/draft-values.ts'
import { findDraftAt, type StoredDraft } from '../items/drafts.queries.ts'
import { formOfDraft } from '../items/form-of-draft.ts'
import { refuseLostLabels } from '../items/lost-labels.ts'
import type { StoredReplacement } from './claim-replacement.ts'
import { findStoredReplacement } from './replacements.queries.ts'

/**
 * Makes a draft live while another version is scheduled. In the same batch the scheduled version takes over what `content`
 * says and begins from the new live version, so that it keeps its time and is not refused then. Returns the id of the item.
 * Throws `replacement.stale` if another version is scheduled than the caller has read, and what `publishDraft` throws.
 */
export async function saveCorrection(
	db: Database,
	bindings: Bindings,
	kind: ItemKind,
	{ draftVersion, content, ...read }: CorrectionInput,
	{ now = new Date(), ...by }: Editor,
): Promise<number> {
	const editor = { ...by, now }
	const draft = await findDraftAt(db, kind.name, draftVersion)
	const { itemId, baseVersion } = draft
	const live = itemId === null ? null : await kind.read(db, itemId)
	if (itemId === null || baseVersion === null || !live) throw new AppError(kind.notFound)
	const before = await findStoredReplacement(db, kind.name, itemId)
	if (!before || before.failedAt !== null || !isAsRead(before, read) || before.draftId === draft.id)
		throw new AppError('replacement.stale')

	const snapshot = readSnapshot(before)
	const next = content ? await merged(db, bindings, kind, content, { draft, before, live }) : snapshot
	const form = {
		...(await formOfDraft(db, bindings, kind, readSnapshot(draft), live, { holder: 'draft', id: draft.id })),
		[kind.idField]: itemId,
		version: baseVersion,
		draftVersion: draftVersionText(draftVersion),
	}
	const taken = changedFields(snapshot, next)
	const also = [
		...rebase(db, before, { title: titleOf(kind, next), content: next, baseVersion: baseVersion + 1 }, now),
		recordEdit(db, editor, {
			section: kind.name,
			noun: 'replacement',
			action: 'kept with a correction',
			itemId,
			changes: { fields: [null, taken.join(', ')] },
		}),
	]
	try {
		return await kind.save(db, bindings, form, { ...editor, also })
	} catch (error) {
		throw (await isLiveUnmoved(db, kind, error, { itemId, baseVersion })) ? new AppError('replacement.stale') : error
	}
}

const titleOf = ({ titleField }: ItemKind, { values }: Snapshot) =>
	String(values[titleField] ?? '').slice(0, lengths.name)

const isAsRead = (
	{ draftId, draftVersion, baseVersion }: StoredReplacement,
	read: Pick<CorrectionInput, 'scheduledVersion' | 'baseVersion'>,
) =>
	draftId === read.scheduledVersion.id &&
	draftVersion === read.scheduledVersion.version &&
	baseVersion === read.baseVersion

type Sources = { draft: StoredDraft; before: StoredReplacement; live: ReadItem }

/**
 * The merged content, checked by the rules of a save. Each file must be in a field of the kind, and one of the versions that
 * it was merged from.
 */
async function merged(
	db: Database,
	bindings: Bindings,
	kind: ItemKind,
	content: Snapshot,
	{ draft, before, live }: Sources,
): Promise<Snapshot> {
	const next = { ...content, values: await acceptedValues(kind, content.values) }
	const sources = [readSnapshot(draft), readSnapshot(before), live.item.snapshot]
	const known = new Set(sources.flatMap(({ files }) => Object.values(files)))
	if (Object.entries(next.files).some(([path, key]) => !known.has(key) || !fileFieldAt(kind.fields, path)))
		throw new AppError('request.invalid', { fields: { content: 'Choose these files again.' } })
	const holders = [
		{ holder: 'draft', id: draft.id },
		{ holder: 'replacement', id: before.id },
	] as const
	const form = await formOfDraft(db, bindings, kind, next, live, ...holders)
	try {
		await kind.check(db, { ...form, [kind.idField]: before.itemId })
		await refuseLostLabels(db, kind, next.values)
	} catch (error) {
		if (!(error instanceof AppError) || error.code !== 'request.invalid') throw error
		const text = `The scheduled version cannot take it over. ${refusalReasonOf(error)}`
		throw new AppError('request.invalid', { fields: { content: text } })
	}
	return next
}

/** The statements that give a scheduled version another content and base version, and forget its failed attempts. */
function rebase(
	db: Database,
	{ kind, itemId, draftId, draftVersion, baseVersion }: StoredReplacement,
	next: { title: string; content: Snapshot; baseVersion: number },
	now: Date,
): Statement[] {
	const ofItem = and(eq(replacements.kind, kind), eq(replacements.itemId, itemId))
	const asRead = and(
		ofItem,
		eq(replacements.draftId, draftId),
		eq(replacements.draftVersion, draftVersion),
		eq(replacements.baseVersion, baseVersion),
		isNull(replacements.failedAt),
	)
	// Not by its id: scheduling it for another time replaces the row.
	const id = sql<number>`${db.select({ id: replacements.id }).from(replacements).where(ofItem)}`
	const untried = { attempts: 0, firstTriedAt: null, nextTryAt: null, ownerToldAt: null }
	const { content, ...columns } = next
	return [
		db
			.update(replacements)
			.set({ ...columns, ...untried, ...storedSnapshot(content) })
			.where(asRead),
		refuseUnlessChanged(db),
		...holdFiles(db, 'replacement', id, Object.values(content.files), now),
	]
}

/** Whether a save was refused although its item has not changed, which means that the scheduled version has. */
async function isLiveUnmoved(
	db: Database,
	kind: ItemKind,
	error: unknown,
	{ itemId, baseVersion }: { itemId: number; baseVersion: number },
): Promise<boolean> {
	if (!(error instanceof AppError) || error.code !== 'write.stale') return false
	const live = await kind.read(db, itemId)
	return live?.row.version === baseVersion
}
