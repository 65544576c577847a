import { useState } from 'react'
import type { DraftRow } from '#contracts/items/drafts.ts'
import type { BulkAction, BulkResult } from '#contracts/items/history.ts'
import { unitOf } from '#contracts/items/kinds.ts'
import { isRefusal } from '#web/api.ts'
import { reasonOf } from '../../acts/failure-reason.ts'
import { useSettledOutcome } from '../../acts/use-outcome.ts'
import type { useListAddress } from '../../lists/use-list-address.ts'
import { serverNow } from '../../session/server-clock.ts'
import { loadLive } from '../drafts/load-draft.ts'
import type { ItemDescription } from '../item-description.ts'
import { draftFormPath } from '../item-paths.ts'
import { hiddenBecause, visibilityOf } from '../visibility.ts'
import { changeItems, discardDraft, publishDraft, undoBatch } from './item-calls.ts'
import { type BulkOutcome, outcomeOf, quoted, undoneOutcome } from './outcome-words.ts'

/** The facts of a row that a list of items needs. */
export type ListedItem = { id: number; title: string }

type Context = {
	description: ItemDescription
	list: ReturnType<typeof useListAddress>
	/** The rows on the page. */
	rowCount: number
}

/** Why visitors do not see a saved item; null: they do, or its state did not load. */
async function whyHidden(description: ItemDescription, id: number): Promise<string | null> {
	try {
		const { values } = await loadLive(description.kind, id)
		return hiddenBecause(description, visibilityOf(description.kind, values, new Date(serverNow())))
	} catch (failure) {
		console.warn('The state of an item did not load', failure)
		return null
	}
}

/** The actions of a list on its items, the chosen rows and the outcome of the last action. */
export function useItemActs({ description, list, rowCount }: Context) {
	const { kind } = description
	const [chosen, setChosen] = useState<ReadonlySet<string | number>>(new Set())
	const forgetChoice = () => setChosen(new Set())
	/** Whether the last act was on the chosen rows. Its result and Undo take the place of their bar. */
	const [isOfChosen, setOfChosen] = useState(false)
	const {
		outcome,
		tell,
		settle: settleList,
	} = useSettledOutcome<BulkResult>({ list, rowCount, onNavigation: forgetChoice })

	function settle(next: BulkOutcome, gone = 0, ofChosen = false) {
		forgetChoice()
		setOfChosen(ofChosen)
		settleList(next, gone)
	}

	const undoOf = (batch: string | null) => (batch === null ? {} : { undo: () => undoBatch(kind, batch) })

	/** A filter by status hides what is published or unpublished. */
	const leaving = (action: BulkAction, { done }: BulkResult) =>
		action === 'delete' || list.shownParams.has('status') ? done.length : 0

	return {
		chosen,
		setChosen,
		outcome,
		isOfChosen,
		/** Changes several items. Throws if the server does not answer. */
		async change(action: BulkAction, items: readonly ListedItem[]) {
			const ids = items.map(({ id }) => id)
			const result = await changeItems(kind, action, ids)
			const next = { ...outcomeOf(description, action, items, result), ...undoOf(result.batch) }
			settle(next, leaving(action, result), true)
		},
		/** Tells of a deleted row. `batch` is null if another user had deleted it already. */
		deleted({ title }: ListedItem, batch: string | null) {
			settle({ tone: 'success', text: `${quoted(title)} deleted.`, refused: [], ...undoOf(batch) }, 1)
		},
		async publish(draft: DraftRow) {
			const { title, draftVersion } = draft
			try {
				const id = await publishDraft(kind, draftVersion)
				const saved = `Changes of ${quoted(title)} saved.`
				const reason = await whyHidden(description, id)
				settle(
					reason === null
						? { tone: 'success', text: saved, refused: [] }
						: {
								tone: 'warning',
								text: `${saved} ${reason}.`,
								refused: [],
								link: { label: `Open the ${unitOf(kind)}`, href: description.editPath(id) },
							},
				)
			} catch (failure) {
				const href = isRefusal(failure, 'draft.not-found') ? null : draftFormPath(description, draft)
				const refused = [{ title: title || 'Without a title', reason: reasonOf(failure), href }]
				settle({ tone: 'danger', text: 'The changes are not live:', refused })
			}
		},
		/** Deletes a draft. Throws refusals. */
		async discard({ title, draftVersion }: DraftRow) {
			await discardDraft(kind, draftVersion)
			settle({ tone: 'success', text: `The draft ${quoted(title)} is discarded.`, refused: [] })
		},
		async undo(act: NonNullable<BulkOutcome['undo']>) {
			try {
				settle(undoneOutcome(description, await act()), 0, isOfChosen)
			} catch (failure) {
				if (outcome) tell({ ...outcome, tone: 'danger', text: `It could not be undone. ${reasonOf(failure)}` })
			}
		},
	}
}
