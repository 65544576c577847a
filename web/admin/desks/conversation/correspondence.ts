import type { DeskMessage, MailPerson } from '#contracts/desks/conversation.ts'
import type { OpenedSubject } from '../desk.ts'

type Messages = { messages: readonly DeskMessage[] }

/** Replies and received mails, without notes, receipts and acts. */
export const correspondence = ({ messages }: Messages): DeskMessage[] =>
	messages.filter(({ kind }) => kind === 'reply' || kind === 'received')

/**
 * The correspondence after the newest message that a writer has seen; null: after the form. A message that was taken back is
 * not found: its successors have higher ids.
 */
export function messagesAfter(conversation: Messages, seen: number | null): DeskMessage[] {
	const messages = correspondence(conversation)
	const index = messages.findIndex(({ id }) => id === seen)
	return index >= 0 ? messages.slice(index + 1) : messages.filter(({ id }) => seen === null || id > seen)
}

/** The id of the reply or received mail before a message; null: the form. */
export function messageBefore(conversation: Messages, messageId: number): number | null {
	const messages = correspondence(conversation)
	return messages[messages.findIndex(({ id }) => id === messageId) - 1]?.id ?? null
}

/** The visitor, or the member of staff who wrote a message. */
export const senderNameOf = ({ author }: Pick<DeskMessage, 'author'>, visitor: string) => author?.fullName ?? visitor

/** Whether two texts are one address. */
const isSameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Who else got the newest mail, without the visitor. */
export function copiedWith({ messages, subject }: OpenedSubject): MailPerson[] {
	const newest = messages.findLast(({ kind }) => kind === 'received')
	return (newest?.copied ?? []).filter(({ address }) => !isSameAddress(address, subject.emailId))
}

/** Who gets a copy of a reply unless its writer has chosen. */
export const copiedByDefault = (conversation: OpenedSubject | null): string[] =>
	conversation ? copiedWith(conversation).map(({ address }) => address) : []

/** Whether an act can be undone in the conversation: nobody has written since. */
export function canUndo({ messages }: Messages, { id, event }: DeskMessage): boolean {
	if (event?.act !== 'merged' && event?.act !== 'answered') return false
	return !messages.some((each) => each.id > id && ['received', 'reply', 'note'].includes(each.kind))
}
