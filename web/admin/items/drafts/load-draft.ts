import type { DraftDetails, ItemFile, LiveItem } from '#contracts/items/drafts.ts'
import type { RevisionDetails } from '#contracts/items/history.ts'
import type { ItemKindName } from '#contracts/items/kinds.ts'
import { answerOf, isRefusal } from '#web/api.ts'
import { draftsApi, historyApi } from '../../staff-api.ts'

/** The draft that a form opens with, and the live version that it began from or that has moved since. */
export type LoadedDraft = {
	details: DraftDetails
	live: LiveItem | null
	/** The files that the live version does not have, by path. */
	files: Record<string, File>
}

/** Loads the draft of the item, or the one that the address names for a new item. null: there is none. */
export async function loadDraft(kind: ItemKindName, id: string | undefined, url: string): Promise<LoadedDraft | null> {
	const draftId = new URL(url).searchParams.get('draft')
	const details =
		id !== undefined
			? await answerOf(draftsApi[':kind'].draftof[':id'].$get({ param: { kind, id } }))
			: draftId && /^[1-9]\d*$/.test(draftId)
				? await answerOf(draftsApi[':kind'].drafts[':id'].$get({ param: { kind, id: draftId } }))
				: null
	if (!details) return null
	const live = id === undefined ? null : await loadLive(kind, id)
	const liveKeys = new Set(Object.values(live?.files ?? {}).map(({ key }) => key))
	const added = Object.entries(details.files).filter(([, { key }]) => !liveKeys.has(key))
	const read = added.map(async ([path, file]) => [path, await readFile(file)] as const)
	return { details, live, files: Object.fromEntries(await Promise.all(read)) }
}

export const loadLive = (kind: ItemKindName, id: string | number): Promise<LiveItem> =>
	answerOf(draftsApi[':kind'].live[':id'].$get({ param: { kind, id: String(id) } }))

/** Loads the content of a version of an item; null if it is not kept, or damaged. */
export async function loadVersion(kind: ItemKindName, id: number, version: number): Promise<RevisionDetails | null> {
	try {
		const param = { kind, id: String(id), version: String(version) }
		return await answerOf(historyApi[':kind'].revisionof[':id'][':version'].$get({ param }))
	} catch (failure) {
		if (isRefusal(failure, 'revision.not-found') || isRefusal(failure, 'revision.damaged')) return null
		throw failure
	}
}

/** Reads a stored file. Throws if its address does not answer. */
export async function readFile({ url, name }: ItemFile): Promise<File> {
	const answer = await fetch(url)
	if (!answer.ok) throw new Error(`A stored file could not be read: ${answer.status}`)
	const blob = await answer.blob()
	return new File([blob], name, { type: blob.type })
}
