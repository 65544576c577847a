import { useState } from 'react'
import type { ItemFile } from '#contracts/items/drafts.ts'
import { answerOf, isRefusal } from '#web/api.ts'
import { refusalText } from '#web/wrong-fields.ts'
import { DateTime } from '../../date-time.tsx'
import { draftsApi, historyApi } from '../../staff-api.ts'
import { ConflictDialog } from '../compare/conflict-dialog.tsx'
import type { Side, SideContent } from '../compare/sides.ts'
import type { ItemDescription, Names } from '../item-description.ts'
import { chosenContent, mineFor, revokeAddresses, type Theirs } from './conflict-sides.ts'
import type { FormContent } from './form-content.ts'
import { type LoadedDraft, loadLive } from './load-draft.ts'
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
	formId: string
	newestVersion: () => string | null
	/** The choice is the draft on the server: open the form again. */
	onResolved: () => void
}

/** Why versions are compared: another user has saved the item or its draft, or the user opens the comparison. */
export type Reason = 'live changed' | 'draft changed' | 'asked'

const titles: Record<Reason, string> = {
	'live changed': 'The live version has changed',
	'draft changed': 'Somebody else has changed this draft',
	asked: 'Your draft and the live version',
}

type Conflict = {
	reason: Reason
	mine: Side
	theirs: Side
	/** The content from which the form began. */
	base: SideContent
	content: FormContent
	against: Theirs
	names: Names
	error: string | null
}

/** Compares the content of a form with the live version or with another user's draft, and saves the choice as the draft. */
export function useConflict(options: Options) {
	const { description, itemId, loaded, shown, initial, version, baseVersion, pause } = options
	const { withKeys, formId, newestVersion, onResolved } = options
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

	/** The content from which the form began. It tells changed fields from untouched ones. */
	async function findBase(what: Theirs['what']): Promise<FormContent> {
		const began = baseVersion()
		if (what === 'draft') return loaded ? contentWithKeys(loaded.details) : initial()
		if (itemId === null || began === version) return initial()
		const none = { values: {}, files: {} }
		if (began === null) return none
		try {
			const param = { kind, id: String(itemId), version: String(began) }
			const revision = await answerOf(historyApi[':kind'].revisionof[':id'][':version'].$get({ param }))
			return contentWithKeys(revision)
		} catch (failure) {
			if (isRefusal(failure, 'revision.not-found')) return none
			throw failure
		}
	}

	async function open(reason: Reason): Promise<void> {
		const what = reason === 'draft changed' ? 'draft' : 'live'
		const [against, names, base] = await Promise.all([
			findTheirs(what),
			description.loadNames?.() ?? {},
			findBase(what),
		])
		if (!against) return
		const other = against.what === 'live' ? against.item : against.draft
		const content = shown()
		setConflict({
			reason,
			mine: {
				label: 'Yours',
				...mineFor(content, {
					keyed: withKeys(content),
					base,
					theirs: other,
					known: loaded?.details.files ?? {},
				}),
			},
			theirs: { ...sideOf(against), values: other.values, files: other.files },
			base: { values: base.values, files: filesOf(base, { ...loaded?.details.files, ...other.files }) },
			content,
			against,
			names,
			error: null,
		})
	}

	function close() {
		if (conflict) revokeAddresses(conflict.mine)
		setConflict(null)
	}

	async function confirm(chosen: SideContent): Promise<void> {
		if (!conflict) return
		const { against } = conflict
		await pause()
		try {
			await sendDraft({
				kind,
				itemId,
				formId,
				draftVersion: against.what === 'draft' ? against.draft.draftVersion : newestVersion(),
				baseVersion: (against.what === 'live' ? against.item : against.live)?.version ?? null,
				content: withKeys(chosenContent(chosen, conflict.content)),
			})
		} catch (failure) {
			setConflict({ ...conflict, error: refusalText(failure, 'Your choice could not be saved. Try again.', {}) })
			return
		}
		close()
		onResolved()
	}

	return {
		open,
		dialog: conflict && (
			<ConflictDialog
				description={description}
				names={conflict.names}
				mine={conflict.mine}
				theirs={conflict.theirs}
				base={conflict.base}
				open
				error={conflict.error}
				title={titles[conflict.reason]}
				lead="Nothing is lost. Choose field by field; the result becomes the draft, which you then save."
				onCancel={close}
				onConfirm={confirm}
			/>
		),
	}
}

const contentWithKeys = ({ values, files }: SideContent): FormContent => ({
	values,
	files: Object.fromEntries(Object.entries(files).map(([path, { key }]) => [path, key])),
})

/** The files that a content names by key, as far as they are known. */
function filesOf({ files }: FormContent, known: Record<string, ItemFile>): SideContent['files'] {
	const found = Object.entries(files).flatMap(([path, key]) => {
		const file = Object.values(known).find((each) => each.key === key)
		return file ? [[path, file] as const] : []
	})
	return Object.fromEntries(found)
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
