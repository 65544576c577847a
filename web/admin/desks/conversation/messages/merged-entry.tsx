import type { DeskMessage, MergedSubject } from '#contracts/desks/conversation.ts'
import type { OpenedSubject } from '../../desk.ts'
import { MessageEntry } from './message-entry.tsx'

/** What a merged subject began with. */
export const MergedEntry = ({ merged: { reference, name, createdAt, beginning } }: { merged: MergedSubject }) => (
	<MessageEntry look="received" author={name} kind={`Merged: ${reference}`} at={createdAt} text={beginning} />
)

/**
 * Finds the merged subjects that began between two messages: before this one, or after the last one for null. What began before
 * the first message that is loaded waits for the older ones.
 */
export function mergedBefore({ merged, messages, hasOlder }: Pick<OpenedSubject, 'merged' | 'messages' | 'hasOlder'>) {
	const followerOf = ({ createdAt }: MergedSubject) => messages.find(({ at }) => at >= createdAt) ?? null
	const shown = merged.filter((began) => !hasOlder || followerOf(began) !== messages[0])
	return (message: DeskMessage | null) => shown.filter((began) => followerOf(began) === message)
}
