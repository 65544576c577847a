import { useState } from 'react'
import type { ItemEditor } from '../../items/editor/item-editor.ts'

/** Sends the draft when the user asks for it, and announces the result. The bar announces a failure itself. */
export function useSaveDraft(editor: Pick<ItemEditor, 'flush' | 'state'>) {
	const [announced, setAnnounced] = useState('')
	return {
		announced,
		async saveDraft() {
			// The same text again would not be announced.
			setAnnounced('')
			if (!(await editor.flush())) return
			const isDraft = editor.state().draftVersion !== null
			setAnnounced(isDraft ? 'The draft is saved. It is not live.' : 'There is nothing to save.')
		},
	}
}
