import { useState } from 'react'
import type { RestoredAsDraft, TrashRow } from '#contracts/items/history.ts'
import { kindFacts, unitOf } from '#contracts/items/kinds.ts'
import { reasonOf } from '../../acts/failure-reason.ts'
import type { Outcome } from '../../acts/outcome.ts'
import { useSettledOutcome } from '../../acts/use-outcome.ts'
import type { useListAddress } from '../../lists/use-list-address.ts'
import type { ItemDescription } from '../item-description.ts'
import { actWords } from '../item-words.ts'
import { restoreFromTrash } from '../lists/item-calls.ts'
import { quoted, restoredDraftPath, withoutMissing } from '../lists/outcome-words.ts'

type Context = { description: ItemDescription; list: ReturnType<typeof useListAddress>; rowCount: number }

/** The actions of the trash and the outcome of the last one. */
export function useTrashActs({ description, list, rowCount }: Context) {
	const { kind, editPath } = description
	const { outcome, settle } = useSettledOutcome({ list, rowCount })
	const [restoring, setRestoring] = useState<TrashRow | null>(null)

	function restored({ title, itemId }: TrashRow): Outcome {
		const unseen = kindFacts[kind].publishedField === null ? '' : `, ${actWords.unpublish.done}`
		return {
			tone: 'success',
			text: `${quoted(title)} is back${unseen}.`,
			refused: [],
			link: { label: `Open the ${unitOf(kind)}`, href: editPath(itemId) },
		}
	}

	const restoredAsDraft = (draft: RestoredAsDraft): Outcome => ({
		tone: 'warning',
		text: `${quoted(draft.title)} is back as a draft ${withoutMissing(description, draft)}.`,
		refused: [],
		link: { label: 'Open the draft', href: restoredDraftPath(description, draft) },
	})

	return {
		outcome,
		restoring,
		async restore(row: TrashRow) {
			setRestoring(row)
			try {
				const draft = await restoreFromTrash(kind, row.trashId)
				settle(draft ? restoredAsDraft(draft) : restored(row), 1)
			} catch (failure) {
				const text = `${quoted(row.title)} was not restored. ${reasonOf(failure)}`
				settle({ tone: 'danger', text, refused: [] })
			}
			setRestoring(null)
		},
		deletedForGood({ title }: TrashRow) {
			settle({ tone: 'success', text: `${quoted(title)} is deleted for good.`, refused: [] }, 1)
		},
	}
}
