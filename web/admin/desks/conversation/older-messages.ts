import type { DeskMessage, OlderMessages } from '#contracts/desks/conversation.ts'
import type { OpenedSubject } from '../desk.ts'

/** A link loads at most so many pages until its message is there. */
export const mostPages = 20

/**
 * A conversation that was read again, with the older messages that were loaded before. Without them if it does not follow on
 * them, or if a merge has put others between them.
 */
export function withLoaded(read: OpenedSubject, shown: OpenedSubject | null): OpenedSubject {
	const first = read.messages[0]
	if (!shown || !first || !isSameThread(read, shown)) return read
	const from = shown.messages.findIndex(({ id }) => id === first.id)
	if (from < 1) return read
	return { ...read, messages: [...shown.messages.slice(0, from), ...read.messages], hasOlder: shown.hasOlder }
}

/** A conversation with the page before its first message. */
export const withPage = (shown: OpenedSubject, { messages, hasOlder }: OlderMessages): OpenedSubject => ({
	...shown,
	messages: [...messages, ...shown.messages],
	hasOlder,
})

/** Whether the same subjects are merged. */
export const isSameThread = (one: OpenedSubject, other: OpenedSubject) =>
	one.subject.id === other.subject.id && idsOf(one.merged) === idsOf(other.merged)

const idsOf = (rows: readonly Pick<DeskMessage, 'id'>[]) => rows.map(({ id }) => id).join()
