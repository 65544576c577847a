import type { DeskMessage } from '#contracts/desks/conversation.ts'

type Words = { messages: readonly DeskMessage[] }

/** Replies and received mails: what the two sides have said. */
export const wordsIn = ({ messages }: Words): DeskMessage[] =>
	messages.filter(({ kind }) => kind === 'reply' || kind === 'received')

/**
 * The words that came after the one that a writer has seen last; null: after the form. A word that was taken back is not
 * found: its successors have higher ids.
 */
export function wordsAfter(conversation: Words, seen: number | null): DeskMessage[] {
	const words = wordsIn(conversation)
	const place = words.findIndex(({ id }) => id === seen)
	return place >= 0 ? words.slice(place + 1) : words.filter(({ id }) => seen === null || id > seen)
}

/** The word before a message; null: the form. */
export function wordBefore(conversation: Words, messageId: number): number | null {
	const words = wordsIn(conversation)
	return words[words.findIndex(({ id }) => id === messageId) - 1]?.id ?? null
}

/** Who said something: the visitor, or a member of staff. */
export const speakerOf = ({ author }: Pick<DeskMessage, 'author'>, visitor: string) => author?.fullName ?? visitor
