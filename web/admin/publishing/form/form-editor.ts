import type { ReactNode, RefObject } from 'react'
import type { PublishState } from '#contracts/content/schedule.ts'
import type { OthersInForm } from '#contracts/items/drafts.ts'
import type { LoadedDraft } from '../../items/drafts/load-draft.ts'
import type { EditorState, ItemEditor, SaveDraftBy } from '../../items/editor/item-editor.ts'
import type { ItemDescription } from '../../items/item-description.ts'
import type { Visibility } from '../../items/visibility.ts'
import type { SaveLabel } from './save-effect.ts'

/** The id, the version and the state of a saved item. Without a state: its kind has no schedule. */
export type EditedItem = { id: number; version: number; state?: PublishState }

/** The form of an item, as its page shows it: see `useItemForm`. */
export type FormEditor = {
	editor: ItemEditor
	state: EditorState
	description: ItemDescription
	/** null for a new item. */
	item: EditedItem | null
	/** The draft with which the form opened. */
	loaded: LoadedDraft | null
	others: OthersInForm | null
	/** The title of the saved item; '' for a new one. */
	savedTitle: string
	/** What visitors see of the saved item; null for a new one. */
	saved: Visibility | null
	/** What visitors see once the form is saved. */
	next: Visibility
	/** The label of the button that saves. */
	label: SaveLabel
	element: RefObject<HTMLFormElement | null>
	busy: boolean
	/** Counts the saves that were refused. */
	refusals: number
	/** Why the form was not saved. */
	refusal: string | null
	/** Takes over typed input and returns what sends the form; null if that is wrong. */
	submission: () => ((by?: SaveDraftBy) => void) | null
	saveAndAdd: () => void
	/** Sends the draft now, and announces it. */
	saveDraft: () => Promise<void>
	/** What Save draft has announced last. */
	announced: string
	/** Leaves for the list. The draft stays. */
	back: () => void
	discard: () => Promise<void>
	/** Shows a refusal as that of a save. */
	showRefusal: (reason: unknown) => void
	forgetRefusal: () => void
	/** Leaves the form and opens it with what the server has now. */
	startOver: () => void
	comparison: ReactNode
}
