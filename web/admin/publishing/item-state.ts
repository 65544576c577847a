import type { PublishState, Scheduled } from '#contracts/content/schedule.ts'
import { nearMomentText } from '#contracts/shared/date-text.ts'

/** What a page of the back office knows of an item. */
export type ItemFacts = {
	/** What is stored of the item; null: it was never saved. */
	saved: Pick<Scheduled, 'state' | 'publishAt'> | null
	/** Whether a saved item has a draft. */
	hasDraft?: boolean
	/** When a scheduled version replaces the live one; null: none does. */
	changesAt?: string | null
	isInTrash?: boolean
}

export type ItemState = {
	name: 'draft' | 'live' | 'changed' | 'scheduled' | 'ended' | 'trash'
	tone: 'neutral' | 'success' | 'info' | 'warning' | 'danger'
	/** What the user reads: one of the six words of states. */
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
 * The one state of an item, in the words that the whole back office uses. What was never saved is a draft, whatever
 * schedule it holds. Changes count for a live item only: visitors see nothing of the others.
 */
export function itemState({ saved, hasDraft, changesAt, isInTrash }: ItemFacts, now = new Date()): ItemState {
	if (isInTrash) return trash
	if (!saved) return draft
	if (saved.state === 'published' && (hasDraft || changesAt)) return changed
	const state = byPublishState[saved.state]
	if (saved.state !== 'scheduled' || !saved.publishAt) return state
	return { ...state, text: `Scheduled for ${nearMomentText(saved.publishAt, now)}` }
}
