import type { DeskMessage } from '#contracts/desks/conversation.ts'
import { interviewAnswerNames } from '#contracts/hiring/interviews.ts'
import { type Desk, stateName } from '../../desk.ts'

/** A part of a sentence: plain words, a name, or a time. */
export type Part = { words: string } | { name: string } | { at: string }

const words = (text: string): Part => ({ words: text })
const name = (text: string): Part => ({ name: text })

/** Words an act of a conversation. Without an author the site acted. */
export function eventWords(
	{ event, author }: Pick<DeskMessage, 'event' | 'author'>,
	{ states, flow }: Pick<Desk, 'states' | 'flow'>,
): Part[] {
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
		case 'automatic':
			return [...by, words(after === 'yes' ? 'marked this as Automatic' : 'marked this as written by a person')]
		case 'address':
			if (!before) return [...by, words('set the address to '), name(after ?? '')]
			return [...by, words('corrected the address from '), name(before), words(' to '), name(after ?? '')]
		case 'answered':
			return [...by, words('answered this elsewhere, such as by telephone')]
		case 'merged':
			return [...by, words('merged '), name(before ?? ''), words(' into this')]
		case 'written':
			return [...by, words('moved this to '), name(stateName({ states }, after ?? '')), words(' with a letter')]
		case 'unreached':
			return [words('A letter did not arrive')]
		case 'withdrawn':
			return [words('The applicant withdrew the application')]
		case 'cv-replaced':
			return [words('The applicant replaced the CV '), name(before ?? ''), words(' with '), name(after ?? '')]
		case 'erasure-asked':
			return [words('The applicant asked for the erasure of the application')]
		case 'told':
			return [...by, words('told '), name(after ?? '')]
		case 'interview-planned':
			return [...by, words('planned an interview for '), { at: after ?? '' }]
		case 'interview-moved':
			if (before === after) return [...by, words('changed the interview of '), { at: after ?? '' }]
			return [...by, words('moved the interview of '), { at: before ?? '' }, words(' to '), { at: after ?? '' }]
		case 'interview-cancelled':
			return author
				? [...by, words('cancelled the interview of '), { at: after ?? '' }]
				: [words('The interview of '), { at: after ?? '' }, words(' is cancelled')]
		case 'interview-answered':
			return [words(`The applicant answered “${answerName(after)}” to the interview of `), { at: before ?? '' }]
		case 'state': {
			// A recorded state may be missing in this release.
			const { siteAct, staffAct } = states[after ?? ''] ?? setTo(after)
			if (!author) return [words(siteAct)]
			return [...by, words(flow && before === flow.fresh && after === flow.taken ? 'opened this' : staffAct)]
		}
	}
}

const answerName = (answer: string | null) =>
	Object.entries(interviewAnswerNames).find(([name]) => name === answer)?.[1] ?? answer

const setTo = (state: string | null) => ({ siteAct: `set this to ${state}`, staffAct: `set this to ${state}` })
