import type { PublishState, Scheduled } from '#contracts/content/schedule.ts'
import { nearMomentText } from '#contracts/shared/date-text.ts'
import { stateWords } from '../items/item-words.ts'

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
	name: keyof typeof stateWords
	tone: 'neutral' | 'success' | 'info' | 'warning' | 'danger'
	/** The state in words, with the time if it is scheduled. */
	text: string
}

const draft: ItemState = { name: 'draft', tone: 'neutral', text: stateWords.draft }
const live: ItemState = { name: 'live', tone: 'success', text: stateWords.live }
const changed: ItemState = { name: 'changed', tone: 'warning', text: stateWords.changed }
const ended: ItemState = { name: 'ended', tone: 'neutral', text: stateWords.ended }
const trash: ItemState = { name: 'trash', tone: 'danger', text: stateWords.trash }

const byPublishState: Record<PublishState, ItemState> = {
	draft,
	scheduled: { name: 'scheduled', tone: 'info', text: stateWords.scheduled },
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
	return { ...state, text: `${stateWords.scheduled} for ${nearMomentText(saved.publishAt, now)}` }
}
