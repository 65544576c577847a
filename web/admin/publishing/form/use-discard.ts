import { useNavigate } from 'react-router'
import { answerOf, isRefusal } from '#web/api.ts'
import { useToast } from '#web/ui/toast.tsx'
import { refusalText } from '#web/wrong-fields.ts'
import type { ItemDraft } from '../../items/drafts/use-item-draft.ts'
import type { ItemDescription } from '../../items/item-description.ts'
import { draftsApi } from '../../staff-api.ts'

type Options = {
	description: ItemDescription
	isNew: boolean
	draft: ItemDraft
	/** Another form has written the draft. */
	onStale: () => Promise<void>
	/** Runs once the server has deleted the draft. */
	onDiscarded: () => void
	startOver: () => Promise<void>
}

/** Deletes the draft on the server. The form then shows the live version, or for a new item the list. */
export function useDiscard({ description, isNew, draft, onStale, onDiscarded, startOver }: Options) {
	const { kind, listPath } = description
	const navigate = useNavigate()
	const toast = useToast()

	return async () => {
		await draft.pause()
		const draftVersion = draft.newestVersion()
		try {
			if (draftVersion)
				await answerOf(draftsApi[':kind'].discarddraft.$post({ param: { kind }, json: { draftVersion } }))
		} catch (reason) {
			draft.resume()
			if (isRefusal(reason, 'draft.stale')) await onStale()
			else toast({ tone: 'danger', text: refusalText(reason, 'The draft could not be discarded.', {}) })
			return
		}
		onDiscarded()
		toast({ tone: 'success', text: 'The draft is discarded.' })
		if (!isNew) return startOver()
		draft.forget()
		await navigate(listPath)
	}
}
