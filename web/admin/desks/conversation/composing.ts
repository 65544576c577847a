import { createStore } from '../store.ts'

export type Writing = 'reply' | 'note'

type ComposingState = {
	writing: Writing
	/** The fields are one line until they are used. */
	isOpen: boolean
	/** What screen readers announce. */
	announced: string
	/** A message that takes the focus once it is shown. */
	wanted: number | null
	/** The state that was chosen to follow the reply; null: the state stays. */
	leadsTo: string | null
}

/** Which field a user writes in, and what follows, as a store without React. `linked`: the message that a link names. */
export function createComposing(linked: number | null = null, writing: Writing = 'reply') {
	const { state, subscribe, set } = createStore<ComposingState>({
		...{ writing, isOpen: false, announced: '', wanted: linked, leadsTo: null },
	})
	/** A field that was used is one line again, and its message takes the focus. */
	const added = (announced: string, wanted: number) => set({ announced, isOpen: false, wanted })
	return {
		...{ state, subscribe },
		choose: (writing: Writing) => set({ writing }),
		open: (writing = state().writing) => set({ writing, isOpen: true }),
		lead: (leadsTo: string | null) => set({ leadsTo }),
		close: () => set({ isOpen: false }),
		sent(message: number) {
			added('Reply sent. Undo takes it back until it leaves.', message)
			set({ leadsTo: null })
		},
		undone: () => set({ announced: 'The reply is back in the field.' }),
		noted: (message: number) => added('Note added.', message),
		/** The message has the focus. */
		reached: () => set({ wanted: null }),
	}
}
