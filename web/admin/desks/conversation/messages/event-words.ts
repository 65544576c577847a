import type { DeskMessage } from '#contracts/desks/conversation.ts'
import type { EnquiryState } from '#contracts/enquiries/desk-states.ts'

/** A part of a sentence: plain words, a name, or a time. */
export type Part = { words: string } | { name: string } | { at: string }

const words = (text: string): Part => ({ words: text })
const name = (text: string): Part => ({ name: text })

const stateActs: Record<EnquiryState, string> = {
	new: 'put this back to the new ones',
	open: 'opened this again',
	waiting: 'set this to waiting',
	done: 'marked this as done',
	spam: 'marked this as spam',
}

const siteActs: Record<EnquiryState, string> = {
	new: 'This is new again',
	open: 'This is open again',
	waiting: 'This waits',
	done: 'This is done',
	spam: 'This is spam',
}

/** Words an act of a conversation. Without an author the site acted. */
export function eventWords({ event, author }: Pick<DeskMessage, 'event' | 'author'>): Part[] {
	if (!event) return []
	const { act, before, after } = event
	const by: Part[] = author ? [name(author.fullName), words(' ')] : []
	switch (act) {
		case 'assigned':
			if (after === null) return [...by, words('took the owner away: nobody has this')]
			if (after === author?.fullName) return [...by, words('took this')]
			return [...by, words('assigned this to '), name(after)]
		case 'moved':
			return [...by, words('moved this from '), name(before ?? ''), words(' to '), name(after ?? '')]
		case 'snoozed':
			return [...by, words('snoozed this until '), { at: after ?? '' }]
		case 'woken':
			return [words('Woken')]
		case 'told':
			return [...by, words('told '), name(after ?? '')]
		case 'state':
			if (!author) return [words(actOf(siteActs, after))]
			return [...by, words(before === 'new' && after === 'open' ? 'opened this' : actOf(stateActs, after))]
	}
}

/** A recorded state may be missing in this release. */
const actOf = (acts: Record<EnquiryState, string>, state: string | null) =>
	acts[state as EnquiryState] ?? `set this to ${state}`
