import { startTransition, useState } from 'react'
import type { DraftDetails, ItemValues } from '#contracts/items/drafts.ts'
import { answerOf, isRefusal } from '#web/api.ts'
import { refusalText } from '#web/wrong-fields.ts'
import { DateTime } from '../../date-time.tsx'
import { draftsApi } from '../../staff-api.ts'
import { MergeDialog } from '../compare/merge-dialog.tsx'
import type { Side } from '../compare/two-versions.tsx'
import type { CompareHow, CompareReason } from '../editor/item-editor.ts'
import type { ItemDescription, Names } from '../item-description.ts'
import type { SideContent } from '../merge/entries.ts'
import { mergeContents, questionsIn, resolved } from '../merge/merged-content.ts'
import { formSide, mergedContent, revokeAddresses, type Theirs, withFiles } from './conflict-sides.ts'
import { contentJson, type FormContent } from './form-content.ts'
import { type LoadedDraft, loadLive, loadVersion } from './load-draft.ts'
import { noteMerge } from './merged-notice.tsx'
import { sendDraft } from './send-draft.ts'

type Options = {
	description: ItemDescription
	itemId: number | null
	loaded: LoadedDraft | null
	/** The content of the form now and when it was opened, and the version from which the form began. */
	shown: () => FormContent
	initial: () => FormContent
	version: number | null
	baseVersion: () => number | null
	pause: () => Promise<void>
	withKeys: (content: FormContent) => FormContent
	/** The content of the draft that this form loaded, or that the server confirmed last. Null: nobody knows it. */
	confirmed: () => FormContent | null
	formId: string
	newestVersion: () => string | null
	/** The choice is the draft on the server: open the form again. */
	/** Whether the user types in a field now. */
	isTyping: () => boolean
	/** Shows a merged draft in the open form, if only these values change. Returns `false` if it must open again. */
	adopt: (merged: ItemValues, changed: readonly string[], draft: DraftDetails) => boolean
	onResolved: () => void
	onClosed: () => void
}

const titles: Record<CompareReason, string> = {
	'live changed': 'The live version has changed',
	'draft changed': 'Somebody else has changed this draft',
	asked: 'Your draft and the live version',
}

const changedAgain = 'Somebody has changed the draft again. This is its newest version. Nothing of yours is lost.'

type Conflict = {
	reason: CompareReason
	mine: Side
	theirs: Side
	/** The content from which the form began. null: it is not stored any more. */
	base: SideContent | null
	content: FormContent
	against: Theirs
	names: Names
	error: string | null
}

/** Compares the content of a form with the live version or with another user's draft, and saves the choice as the draft. */
export function useConflict(options: Options) {
	const { description, itemId, loaded, shown, initial, version, baseVersion, pause } = options
	const { withKeys, confirmed, formId, newestVersion, isTyping, adopt, onResolved, onClosed } = options
	const [conflict, setConflict] = useState<Conflict | null>(null)
	const { kind } = description

	async function findTheirs(what: Theirs['what']): Promise<Theirs | null> {
		const live = itemId === null ? null : await loadLive(kind, itemId)
		if (what === 'live') return live && { what, item: live }
		const id = newestVersion()?.split('.')[0]
		const draft = await answerOf(
			itemId === null
				? draftsApi[':kind'].drafts[':id'].$get({ param: { kind, id: id ?? '0' } })
				: draftsApi[':kind'].draftof[':id'].$get({ param: { kind, id: String(itemId) } }),
		)
		return draft ? { what, draft, live } : live && { what: 'live', item: live }
	}

	/** The content from which the form began; null if it is not stored any more, or damaged. */
	async function findBase({ what, ...against }: Theirs): Promise<SideContent | null> {
		const began = baseVersion()
		const live = 'item' in against ? against.item : against.live
		const stored = live?.version === began ? live : await findVersion(began)
		// The form names only the files that it adds, so the others are those of the stored version.
		const kept = stored?.files ?? {}
		const served = [loaded?.details, stored, live]
		if (what === 'draft') {
			const draft = confirmed()
			return draft && withFiles(draft, loaded?.details.files ?? kept, served)
		}
		return itemId === null || began === version ? withFiles(initial(), kept, served) : stored
	}

	const findVersion = (began: number | null) =>
		itemId === null || began === null ? null : loadVersion(kind, itemId, began)

	/** Returns null if there is no other version. Throws if it does not load. */
	async function find(reason: CompareReason): Promise<Conflict | null> {
		const what = reason === 'draft changed' ? 'draft' : 'live'
		const [against, names] = await Promise.all([findTheirs(what), description.loadNames?.() ?? {}])
		if (!against) return null
		const base = await findBase(against)
		const other = against.what === 'live' ? against.item : against.draft
		const content = shown()
		const served = [loaded?.details, other, base]
		return {
			reason,
			mine: {
				label: 'Yours',
				detail: 'What this form shows',
				...formSide(content, withKeys(content), base ?? other, served),
			},
			theirs: { ...sideOf(against), values: other.values, files: other.files },
			base,
			content,
			against,
			names,
			error: null,
		}
	}

	/** Merges without a question, or asks. Returns `false` if the open form goes on. */
	async function open(reason: CompareReason, how: CompareHow): Promise<boolean> {
		const found = await find(reason)
		if (!found) return false
		const fields = how === 'shown' ? null : mergeContents(description, found)
		const merged = fields && questionsIn(fields).length === 0 ? resolved(fields, {}, found) : null
		if ((merged && adopts(merged, found)) || (how === 'quietly' && (!merged || isTyping()))) {
			revokeAddresses(found.mine)
			return false
		}
		if (merged) await take(merged, found, true)
		// Long versions take a while to compare. React renders a transition in slices.
		else startTransition(() => setConflict(found))
		return true
	}

	function adopts({ values, files }: SideContent, conflict: Conflict): boolean {
		const { mine, against } = conflict
		const differ = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)
		const changed = Object.keys(values).filter((name) => differ(values[name], mine.values[name]))
		const paths = Object.keys({ ...files, ...mine.files })
		const hasNewFile = paths.some((path) => differ(files[path]?.key, mine.files[path]?.key))
		if (against.what === 'live' || hasNewFile || !adopt(values, changed, against.draft)) return false
		note(against.draft.draftVersion, conflict)
		return true
	}

	const note = (draftVersion: string, { base, theirs, names }: Conflict) =>
		noteMerge({ draftVersion, description, names, before: { label: 'Before', ...(base ?? theirs) }, after: theirs })

	function close(closed: Conflict) {
		revokeAddresses(closed.mine)
		setConflict(null)
		onClosed()
	}

	/** Stores the merged version as the draft and opens the form with it. */
	async function take(merged: SideContent, conflict: Conflict, isQuiet = false): Promise<void> {
		const { against } = conflict
		await pause()
		try {
			const saved = await sendDraft({
				kind,
				itemId,
				formId,
				draftVersion: against.what === 'draft' ? against.draft.draftVersion : newestVersion(),
				baseVersion: (against.what === 'live' ? against.item : against.live)?.version ?? null,
				content: mergedContent(merged, conflict.content),
			})
			const isTypedOn = contentJson(shown()) !== contentJson(conflict.content)
			if (isQuiet && isTypedOn && (await open('draft changed', 'shown'))) return
			if (isQuiet && saved.draftVersion) note(saved.draftVersion, conflict)
		} catch (failure) {
			if (isRefusal(failure, 'draft.stale') && (await open('draft changed', 'shown')))
				return setConflict((newest) => newest && { ...newest, error: changedAgain })
			return setConflict({ ...conflict, error: refusalText(failure, 'Your choice could not be saved. Try again.', {}) })
		}
		close(conflict)
		onResolved()
	}

	return {
		open,
		dialog: conflict && (
			<MergeDialog
				description={description}
				names={conflict.names}
				mine={conflict.mine}
				theirs={conflict.theirs}
				base={conflict.base}
				error={conflict.error}
				title={titles[conflict.reason]}
				lead="Nothing is lost. The result becomes the draft, which you then save."
				onCancel={() => close(conflict)}
				onConfirm={(merged) => take(merged, conflict)}
			/>
		),
	}
}

function sideOf(against: Theirs) {
	const by = against.what === 'live' ? against.item.by : against.draft.updatedBy
	const at = against.what === 'live' ? against.item.at : against.draft.updatedAt
	return {
		label: against.what === 'live' ? 'Live' : 'Theirs',
		detail: (
			<>
				<bdi>{by ?? 'Somebody'}</bdi>
				<span>, </span>
				<DateTime at={at} />
			</>
		),
	}
}
