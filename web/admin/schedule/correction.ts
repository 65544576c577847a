import type { ItemKindName } from '#contracts/items/kinds.ts'
import { answerOf } from '#web/api.ts'
import { loadLive, loadVersion } from '../items/drafts/load-draft.ts'
import type { SaveDraftBy } from '../items/editor/item-editor.ts'
import type { ItemDescription } from '../items/item-description.ts'
import type { SideContent } from '../items/merge/entries.ts'
import { mergeContents, questionsIn, resolved, type Versions } from '../items/merge/merged-content.ts'
import { draftsApi, scheduleApi } from '../staff-api.ts'

/** A correction of the live version, and the scheduled version that takes it over. */
export type Correction = {
	draftVersion: string
	scheduledVersion: string
	/** The live version from which the scheduled one began. */
	baseVersion: number
	/** `mine`: the correction; `theirs`: the scheduled version; `base`: the version from which that one began. */
	versions: Versions
}

/** Loads a correction and the scheduled version of an item; null if one of them is gone. */
export async function loadCorrection(kind: ItemKindName, itemId: number): Promise<Correction | null> {
	const param = { kind, id: String(itemId) }
	const [draft, scheduled, live] = await Promise.all([
		answerOf(draftsApi[':kind'].draftof[':id'].$get({ param })),
		answerOf(scheduleApi[':kind'].scheduledversion[':id'].$get({ param })),
		loadLive(kind, itemId),
	])
	if (!draft || !scheduled) return null
	const { draftVersion: scheduledVersion, baseVersion, ...theirs } = scheduled
	const base = live.version === baseVersion ? live : await loadVersion(kind, itemId, baseVersion)
	return {
		draftVersion: draft.draftVersion,
		scheduledVersion,
		baseVersion,
		versions: { base, mine: draft, theirs },
	}
}

/** Merges the correction into the scheduled version; null if both changed the same part, so that the user must choose. */
export function mergedCorrection(description: ItemDescription, { versions }: Correction): SideContent | null {
	const fields = mergeContents(description, versions)
	return questionsIn(fields).length > 0 ? null : resolved(fields, {}, versions)
}

/** Saves a correction to the live page. `merged`: what the scheduled version holds then; null: what it holds now. */
export const correctionSaver =
	(
		kind: ItemKindName,
		{ draftVersion, scheduledVersion, baseVersion }: Omit<Correction, 'versions'>,
		merged: SideContent | null,
	): SaveDraftBy =>
	() =>
		answerOf(
			scheduleApi[':kind'].savecorrection.$post({
				param: { kind },
				json: {
					draftVersion,
					scheduledVersion,
					baseVersion,
					content: merged && { values: merged.values, files: keysOf(merged) },
				},
			}),
		)

const keysOf = ({ files }: SideContent) =>
	Object.fromEntries(Object.entries(files).map(([path, { key }]) => [path, key]))
