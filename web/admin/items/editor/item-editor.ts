import type { DraftDetails } from '#contracts/items/drafts.ts'
import { isRefusal, ServerUnreachable } from '#web/api.ts'
import type { SaveState } from '../../forms/autosave.ts'
import { contentJson, type FormContent } from '../drafts/form-content.ts'
import { type DraftOptions, keptDraft } from './kept-draft.ts'

/** Why versions are compared: another user has saved the item or its draft, or the user opens the comparison. */
export type CompareReason = 'live changed' | 'draft changed' | 'asked'

/** `quietly`: merges what needs no choice. `asking`: asks about the rest. `shown`: shows both versions first. */
export type CompareHow = 'quietly' | 'asking' | 'shown'
export type EditorState = {
	/**
	 * `opened`: nothing has changed. `changed`: the draft has what the form shows, or gets it. `saving`: Save waits for its
	 * answer. `conflict`: versions are compared. `saved` and `left`: the form is over.
	 */
	phase: 'opened' | 'changed' | 'saving' | 'conflict' | 'saved' | 'left'
	/** What the bar says of the draft. */
	draft: SaveState
	draftVersion: string | null
	/** The refusal of the last save. */
	refusal: { reason: unknown } | null
	/** A new object for each comparison. */
	comparing: { reason: CompareReason; how: CompareHow } | null
}

export type EditorOptions<Values> = Omit<DraftOptions<Values>, 'onState' | 'onChanged' | 'onStale'> & {
	/** Saves the item. Throws the refusal. Returns the id. */
	save: (values: Values & { version: number | null; draftVersion: string | null }) => Promise<number>
	/** Saves the item as its draft holds it. Throws the refusal. Returns the id. */
	publish: (draftVersion: string) => Promise<number>
	/** Deletes a draft. Throws the refusal. */
	discard: (draftVersion: string) => Promise<unknown>
	/** Called with each version of the draft. */
	onDraft: (draftVersion: string) => void
	/** Called once the item is saved with this content. */
	onSaved: (id: number, content: FormContent) => void
}

/** The comparison that a refusal asks for. */
function comparisonFor(refusal: unknown): CompareReason | null {
	if (isRefusal(refusal, 'write.stale')) return 'live changed'
	return isRefusal(refusal, 'draft.stale') ? 'draft changed' : null
}

/** The comparison that a form asks for, because Save or the autosave was refused. */
export const neededComparison = ({ refusal, draft }: EditorState): CompareReason | null =>
	comparisonFor(refusal?.reason) ?? (draft.status === 'failed' ? comparisonFor(draft.failure) : null)

/** Whether the form shows, or is about to store, something else than the saved item. */
export const hasChanges = ({ draft, draftVersion }: Pick<EditorState, 'draft' | 'draftVersion'>): boolean =>
	draftVersion !== null || draft.status === 'waiting' || draft.status === 'saving' || draft.status === 'failed'

/** Saves the draft at a version in another way than the form of its kind. Returns the id of the item. */
export type SaveDraftBy = (draftVersion: string | null) => Promise<number>

/** `typedOn`: the form shows more than was saved. */
export type SaveOutcome = { id: number; typedOn: boolean } | { refused: unknown }

export type ItemEditor<Values = unknown> = ReturnType<typeof createItemEditor<Values>>

/**
 * The form of an item as a store without React: it keeps a draft, saves the item and notices conflicts with other users.
 * Each transition makes another `state`, and subscribers are told.
 */
export function createItemEditor<Values>({ save, publish, discard, onDraft, ...options }: EditorOptions<Values>) {
	const { loaded, values, isSignedIn, onSaved } = options
	const listeners = new Set<() => void>()
	let state: EditorState = {
		phase: 'opened',
		draft: { status: 'idle' },
		draftVersion: loaded?.details.draftVersion ?? null,
		refusal: null,
		comparing: null,
	}
	let hasCompared = false
	let isPaused = false

	function set(change: Partial<EditorState>) {
		state = { ...state, ...change }
		for (const listener of listeners) listener()
	}

	const draft = keptDraft({
		...options,
		onState(draftState, draftVersion) {
			if (draftVersion && draftVersion !== state.draftVersion) onDraft(draftVersion)
			set({ draft: draftState, draftVersion })
		},
		onChanged: () => state.phase === 'opened' && set({ phase: 'changed' }),
		// Once until the user leaves a field: a question must not interrupt typing.
		onStale: () => !hasCompared && compare('draft changed', 'quietly'),
	})

	const isOver = () => state.phase === 'saved' || state.phase === 'left'

	function compare(reason: CompareReason, how: CompareHow) {
		if (isOver()) return
		if (reason === 'draft changed') hasCompared = true
		set({ comparing: { reason, how }, phase: 'conflict' })
	}

	/** `saved`: what the item has now. */
	function finish(phase: 'saved' | 'left', saved?: FormContent) {
		set({ phase, comparing: null })
		draft.end(saved)
	}

	const saveValues = () => save({ ...values(), version: draft.baseVersion(), draftVersion: draft.version() })
	/** Without a draft, the form shows what is live. */
	const publishOrSave = (version: string | null) => (version ? publish(version) : saveValues())

	/** Shows a refusal as that of a save, and goes on. */
	function refuse(reason: unknown) {
		if (isRefusal(reason, 'draft.not-found')) draft.detach()
		const comparison = comparisonFor(reason)
		set({ refusal: { reason }, phase: 'changed' })
		draft.resume()
		if (comparison) compare(comparison, 'asking')
	}

	return {
		formId: draft.formId,
		files: draft.files,
		state: () => state,
		subscribe(listener: () => void) {
			listeners.add(listener)
			return () => void listeners.delete(listener)
		},
		/** The content of the form, with the keys of files that the server has. */
		content: (): FormContent => draft.files.withKeys(draft.shown()),
		shown: draft.shown,
		confirmed: draft.confirmed,
		baseVersion: draft.baseVersion,
		opening: draft.opening,
		noteChange: draft.noteChange,
		flush: draft.flush,
		/** Stops the autosave until the comparison is closed. */
		pause() {
			isPaused = true
			return draft.pause()
		},
		hidden: draft.hidden,
		/** The connection is back. */
		online: draft.resume,

		/** Begins to save drafts. Call once the form shows the opening values. */
		start() {
			draft.start()
			if (loaded?.live && loaded.details.baseVersion !== loaded.live.version) compare('live changed', 'asking')
		},
		/** Whether leaving would lose something. */
		mustHold: () => !isOver() && isSignedIn() && draft.isUnsaved(),

		/** Saves the item as the form shows it. Its draft goes with the save. `savedBy`: saves the stored draft. */
		async save(savedBy?: SaveDraftBy): Promise<SaveOutcome> {
			set({ phase: 'saving', refusal: null })
			// A lost answer may hide the newest version of the draft, which the save replaces.
			const asked = draft.shown()
			// The call of a form takes new files only. Files of other items are saved from the draft, which names them.
			const by = savedBy ?? (draft.files.hasTaken(asked) ? publishOrSave : undefined)
			const isStored = by || state.draft.status === 'failed' ? await draft.flush() : true
			await draft.pause()
			const sent = by ? asked : draft.shown()
			try {
				if (by && !isStored) throw state.draft.status === 'failed' ? state.draft.failure : new ServerUnreachable()
				const id = by ? await by(draft.version()) : await saveValues()
				finish('saved', sent)
				// Another way may save the draft for later.
				if (!savedBy) onSaved(id, sent)
				return { id, typedOn: contentJson(draft.shown()) !== contentJson(sent) }
			} catch (refused) {
				refuse(refused)
				return { refused }
			}
		},
		refuse,
		forgetRefusal: () => set({ refusal: null }),

		/** Deletes the draft on the server. Returns the refusal; null: the form is over. */
		async discard(): Promise<{ refused: unknown } | null> {
			await draft.pause()
			try {
				const version = draft.version()
				if (version) await discard(version)
			} catch (refused) {
				draft.resume()
				if (isRefusal(refused, 'draft.stale')) compare('draft changed', 'asking')
				return { refused }
			}
			finish('left')
			return null
		},
		/** Ends the form without a save. */
		leave: () => finish('left'),
		keepFor: draft.keepFor,

		compare,
		/** Continues a merge that waited for the user to leave a field. */
		fieldLeft() {
			const isHeldBack = !state.comparing && !state.refusal && neededComparison(state) === 'draft changed'
			if (isHeldBack) compare('draft changed', 'quietly')
		},
		/** Continues from another user's draft, whose changes the form is about to show. */
		adopt(newer: DraftDetails) {
			hasCompared = false
			draft.adopt(newer)
		},
		closeComparison() {
			if (isOver()) return
			set({ comparing: null, phase: 'changed' })
			if (isPaused) draft.resume()
			isPaused = false
		},
	}
}
