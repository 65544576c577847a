import type { DeskMessage, OthersInConversation } from '#contracts/desks/conversation.ts'
import type { Desk, OpenedSubject } from '../desk.ts'
import { createStore } from '../store.ts'
import { isLeaving } from './messages/delivery.ts'
import { isSameThread, mostPages, withLoaded, withPage } from './older-messages.ts'

type ConversationState = {
	conversation: OpenedSubject | null
	/** Why the last reading failed. */
	failure: unknown
	/** The messages of others that came since it was opened. */
	arrived: readonly DeskMessage[]
	/** Whether older messages are loading, or why they did not. */
	older: 'idle' | 'loading' | { failure: unknown }
}

type Options = {
	calls: Pick<Desk['calls'], 'conversation' | 'olderMessages'>
	id: number
	me: number | null
	/** The time by the server's clock. */
	now: () => number
}

export type ConversationStore = ReturnType<typeof createConversation>

/** A conversation that is open, as a store without React. */
export function createConversation({ calls, id, me, now }: Options) {
	const { state, subscribe, set } = createStore<ConversationState>({
		...{ conversation: null, failure: null, arrived: [], older: 'idle' },
	})
	/** What others had written when it was opened. */
	let known: ReadonlySet<number> | null = null
	let readings = 0
	let lastActs: number | null = null

	const messagesOfOthers = ({ messages }: OpenedSubject) =>
		messages.filter(({ kind, author }) => ['received', 'reply', 'note'].includes(kind) && (author?.id ?? null) !== me)

	/** Shows what was read. A reading that is under way is older. */
	function show(read: OpenedSubject) {
		readings += 1
		const shown = state().conversation
		// What a merge brings was written before.
		if (shown && !isSameThread(read, shown)) known = null
		const conversation = withLoaded(read, shown)
		const messages = messagesOfOthers(conversation)
		const before = known ?? new Set(messages.map((message) => message.id))
		known = before
		set({ conversation, failure: null, arrived: messages.filter((message) => !before.has(message.id)) })
	}

	/** Reads it again. What was typed and the place of scrolling stay. */
	async function reload(): Promise<void> {
		readings += 1
		const reading = readings
		try {
			const read = await calls.conversation(id)
			if (reading === readings) show(read)
		} catch (failure) {
			if (reading === readings) set({ failure })
		}
	}

	/** Puts the page before the first message above it. Resolves to whether there was one. */
	async function loadOlder(): Promise<boolean> {
		const { conversation, older } = state()
		const first = conversation?.messages[0]
		if (!conversation?.hasOlder || !first || older === 'loading') return false
		set({ older: 'loading' })
		try {
			const page = await calls.olderMessages({ subjectId: conversation.subject.id, before: first.id })
			const shown = state().conversation
			// Meanwhile a merge may have changed what stands before.
			if (!shown || shown.messages[0]?.id !== first.id || !isSameThread(shown, conversation)) {
				set({ older: 'idle' })
				return false
			}
			const next = withPage(shown, page)
			known = new Set([...(known ?? []), ...page.messages.map((message) => message.id)])
			set({ conversation: next, older: 'idle' })
			return true
		} catch (failure) {
			set({ older: { failure } })
			return false
		}
	}

	/** Loads older messages until one is there. */
	async function reach(message: number): Promise<void> {
		const isThere = () => state().conversation?.messages.some((each) => each.id === message)
		for (let pages = 0; pages < mostPages && !isThere(); pages += 1) if (!(await loadOlder())) return
	}

	return {
		...{ state, subscribe, show, reload, loadOlder, reach },
		/** Reads it first, and again after each act at the desk. `acts`: their number. */
		readAfter(acts: number) {
			if (acts === lastActs) return
			lastActs = acts
			void reload()
		},
		/** Reads it again if somebody has written or changed something, or if a reply is about to leave. */
		follow({ version, newestMessage }: Pick<OthersInConversation, 'version' | 'newestMessage'>) {
			const { conversation } = state()
			if (!conversation) return
			const hasMoved = version !== conversation.subject.version || newestMessage !== conversation.newestMessage
			if (hasMoved || conversation.messages.some((message) => isLeaving(message, now()))) void reload()
		},
	}
}
