import type { Attachment, ReplyDraft } from '#contracts/desks/conversation.ts'
import type { SavedReplyDraft } from '#contracts/desks/replies.ts'
import { isRefusal } from '#web/api.ts'
import { mayPass, type SaveState, startAutosave } from '../../../forms/autosave.ts'

/** What the server has of a reply. Without a version it has none: it was sent or discarded. */
export type StoredReply = KeptReply & { attachments: readonly Attachment[] }

export type ReplyState = {
	text: string
	/** Who gets a copy; null: nobody has chosen. */
	copied: readonly string[] | null
	attachments: readonly Attachment[]
	save: SaveState
	/** What another window has made of the reply since, until the writer chooses. */
	other: StoredReply | null
	/** The typed text whose place that of the other window has taken. */
	replaced: string | null
}

/** The text that the server has not confirmed, as this tab keeps it. */
export type KeptReply = { text: string; version: number | null; copied: readonly string[] | null }

type Options = {
	opened: ReplyDraft | null
	/** Throws the refusal. */
	save: (reply: KeptReply, how: { keepalive: boolean }) => Promise<SavedReplyDraft>
	/** Reads the reply as the server has it. */
	read: () => Promise<ReplyDraft | null>
	kept: { read: () => KeptReply | null; keep: (reply: KeptReply) => void; forget: () => void }
}

export type ReplyInProgress = ReturnType<typeof createReplyDraft>

const stored = (draft: ReplyDraft | null): StoredReply =>
	draft ?? { text: '', version: null, copied: null, attachments: [] }
/** The server trims texts. */
const isSameText = (one: Typed, other: Typed) => one.text.trim() === other.text.trim()
const isSame = (one: Typed, other: Typed) => isSameText(one, other) && one.copied?.join() === other.copied?.join()
type Typed = Pick<KeptReply, 'text' | 'copied'>

/**
 * A reply that is being written, as a store without React. It saves itself as a draft two seconds after a change, and keeps
 * in this tab what is not saved yet.
 */
export function createReplyDraft({ opened, save, read, kept }: Options) {
	const listeners = new Set<() => void>()
	let { text, version, copied, attachments } = stored(opened)
	let state: ReplyState = { text, copied, attachments, save: openedState(opened), other: null, replaced: null }
	let autosave = newAutosave()

	function set(change: Partial<ReplyState>) {
		state = { ...state, ...change }
		;({ text, copied, attachments } = state)
		for (const listener of listeners) listener()
	}

	function newAutosave() {
		return startAutosave({ send, onState: (save) => set({ save }), mayRetry: mayPass })
	}

	const keep = () => kept.keep({ text, version, copied })

	async function send(how: { keepalive: boolean }): Promise<string> {
		const sent = { text, copied }
		try {
			const saved = await save({ ...sent, version }, how)
			version = saved.version
			if (text === sent.text && copied === sent.copied) kept.forget()
			else keep()
			return saved.updatedAt
		} catch (failure) {
			if (!isRefusal(failure, 'reply.stale')) throw failure
			await readOther()
			if (state.other) throw failure
			return send(how)
		}
	}

	async function readOther() {
		const other = stored(await read())
		if (isSameText(other, { text, copied })) adopt(other)
		else set({ other })
	}

	/** Goes on from what the server has, with the typed text. */
	function adopt(other: StoredReply) {
		version = other.version
		set({ other: null, attachments: other.attachments })
		autosave.changed()
	}

	function show({ text, copied, attachments, version: shown }: StoredReply, save: SaveState) {
		void autosave.stop()
		version = shown
		autosave = newAutosave()
		kept.forget()
		set({ text, copied, attachments, save, other: null, replaced: null })
	}

	const copy = kept.read()
	if (copy && !isSame(copy, { text, copied }))
		set({ text: copy.text, copied: copy.copied, other: copy.version === version ? null : stored(opened) })

	return {
		state: () => state,
		subscribe(listener: () => void) {
			listeners.add(listener)
			return () => void listeners.delete(listener)
		},
		/** Saves what this tab has kept. */
		start() {
			if (!state.other && !isSame({ text, copied }, stored(opened))) autosave.changed()
		},
		type(typed: string) {
			set({ text: typed })
			keep()
			if (!state.other) autosave.changed()
		},
		/** Chooses who gets a copy. */
		copyTo(addresses: readonly string[]) {
			set({ copied: addresses })
			keep()
			if (!state.other) autosave.changed()
		},
		flush: (how?: { keepalive: boolean }) => autosave.flush(how),
		/** Saves the reply even if it is empty, for its attachments. Resolves to whether the server has it. */
		async begin(): Promise<boolean> {
			if (version === null) autosave.changed()
			await autosave.flush()
			return version !== null
		},
		attached(file: Attachment) {
			set({ attachments: [...attachments, file] })
		},
		removed(key: string) {
			set({ attachments: attachments.filter((file) => file.key !== key) })
		},
		/** Stops saving. Returns what is to be sent. */
		async hold(): Promise<KeptReply> {
			await autosave.stop()
			return { text, version, copied }
		},
		/** Saves again after a reply could not be sent. */
		goOn: () => autosave.resume(),
		readOther,
		/** The reply was sent or discarded. */
		end: () => show(stored(null), { status: 'idle' }),
		/** Shows a reply that was taken back. */
		open: (draft: ReplyDraft | null) => show(stored(draft), openedState(draft)),
		takeOther() {
			const { other, text: typed } = state
			if (!other) return
			show(other, { status: 'idle' })
			set({ replaced: typed.trim() ? typed : null })
		},
		keepOwn: () => state.other && adopt(state.other),
		putBack() {
			if (state.replaced === null) return
			set({ text: state.replaced, replaced: null })
			keep()
			autosave.changed()
		},
	}
}

const openedState = (draft: ReplyDraft | null): SaveState =>
	draft ? { status: 'saved', at: draft.updatedAt } : { status: 'idle' }
