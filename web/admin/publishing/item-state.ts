import type { PublishState, Scheduled } from '#contracts/content/schedule.ts'
import { nearMomentText } from '#contracts/shared/date-text.ts'

/** What a page of the back office knows of an item. */
export type ItemFacts = {
	/** The schedule of the saved item; null if it was never saved. */
	saved: Pick<Scheduled, 'state' | 'publishAt'> | null
	/** Whether a saved item has a draft. */
	hasDraft?: boolean
	/** When a scheduled version replaces the live one; null if none does. */
	changesAt?: string | null
	isInTrash?: boolean
}

export type ItemState = {
	name: 'draft' | 'live' | 'changed' | 'scheduled' | 'ended' | 'trash'
	tone: 'neutral' | 'success' | 'info' | 'warning' | 'danger'
	/** The state in words, with the time if it is scheduled. */
	text: string
}

const draft: ItemState = { name: 'draft', tone: 'neutral', text: 'Draft' }
const live: ItemState = { name: 'live', tone: 'success', text: 'Live' }
const changed: ItemState = { name: 'changed', tone: 'warning', text: 'Live with changes' }
const ended: ItemState = { name: 'ended', tone: 'neutral', text: 'Ended' }
const trash: ItemState = { name: 'trash', tone: 'danger', text: 'In trash' }

const byPublishState: Record<PublishState, ItemState> = {
	draft,
	scheduled: { name: 'scheduled', tone: 'info', text: 'Scheduled' },
	published: live,
	ended,
}

/**
 * Returns the state of an item, in the words that every page of the back office uses. An item that was never saved is a draft.
 * A draft or a scheduled version changes the state of live items only, because visitors do not see the others.
 */
export function itemState({ saved, hasDraft, changesAt, isInTrash }: ItemFacts, now = new Date()): ItemState {
	if (isInTrash) return trash
	if (!saved) return draft
	if (saved.state === 'published' && (hasDraft || changesAt)) return changed
	const state = byPublishState[saved.state]
	if (saved.state !== 'scheduled' || !saved.publishAt) return state
	return { ...state, text: `Scheduled for ${nearMomentText(saved.publishAt, now)}` }
}
