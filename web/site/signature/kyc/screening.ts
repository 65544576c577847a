import { factLabels, type ListedName, listedNames, nameOf, type Relation, record } from './listed-names.ts'

export type Verdict = 'other' | 'same'
type Decision = { verdict: Verdict; fact: number }

export type Screening = {
	/** The listed name beside the record. */
	open: number
	/** The fact that the decision on the open name rests on. */
	fact: number | null
	decisions: readonly (Decision | null)[]
	/** The second reader has signed. */
	agreed: boolean
	said: string
}

export const start: Screening = {
	open: 0,
	fact: null,
	decisions: listedNames.map(() => null),
	agreed: false,
	said: 'Four names on today’s list resemble Ananya Deshmukh. The closest is open. Choose the fact that decides.',
}

export const verdictTexts: Record<Verdict | 'none', string> = { none: 'Undecided', other: 'Set aside', same: 'Match' }
export const relationTexts: Record<Relation, string> = {
	agrees: 'Agrees',
	alike: 'Alike',
	differs: 'Differs',
	missing: 'Empty',
}
export const relationSigns: Record<Relation, string> = { agrees: '=', alike: '≈', differs: '≠', missing: '?' }

export const listedAt = (index: number): ListedName => listedNames[index] ?? listedNames[0]
const labelOf = (fact: number) => factLabels[fact]?.toLowerCase() ?? ''
const relationOf = (listed: ListedName, fact: number) => listed.facts[fact]?.relation ?? 'missing'

const left = ({ decisions }: Screening) => decisions.filter((decision) => !decision).length
/** The first name that the visitor calls the same person, or -1. */
const matchOf = ({ decisions }: Screening) => decisions.findIndex((decision) => decision?.verdict === 'same')
/** A match goes to the second reader at once. Without one, every name needs a decision. */
const isReady = (state: Screening) => matchOf(state) >= 0 || left(state) === 0

export type ScreeningOutcome = 'open' | 'low' | 'blocked'

export const screeningOutcomeOf = (state: Screening): ScreeningOutcome =>
	state.agreed ? (matchOf(state) >= 0 ? 'blocked' : 'low') : 'open'

export const outcomeTexts: Record<ScreeningOutcome, { rating: string; next: string }> = {
	open: { rating: 'Not rated yet', next: 'The rating waits for two signatures' },
	low: { rating: 'Low, 8 points', next: 'Next review March 2034' },
	blocked: { rating: 'Blocked', next: 'Reported to the principal officer' },
}

const waitsFor = (state: Screening) =>
	left(state) === 1 ? 'the last name is decided' : `${left(state)} more names are decided`

/** The answer of P. Rao, the second reader. */
export function secondText(state: Screening): string {
	const match = matchOf(state)
	if (state.agreed) return match >= 0 ? 'Agreed. Nothing opens before the answer.' : 'Agreed. She is not on the list.'
	if (match >= 0) return `${listedAt(match).doubt} Do you still call it a match?`
	if (isReady(state)) return 'Four names, each with the fact that tells it apart. The closest was born in 1968. Agreed?'
	return `I sign when ${waitsFor(state)}, or when one is a match.`
}

/** Why the open name cannot be decided like this. Null when the chosen fact supports it. */
function refusal({ open, fact }: Screening, verdict: Verdict): string | null {
	if (fact === null) return 'First choose the fact that your decision rests on.'
	const listed = listedAt(open)
	const label = labelOf(fact)
	const relation = relationOf(listed, fact)
	if (relation === 'missing') return `Refused: the list gives no ${label}, and an empty field proves nothing.`
	if (relation === 'alike') return `Refused: a name ${listed.likeness}% alike only asks the question.`
	if (relation === 'agrees')
		return verdict === 'same' ? null : `Refused: “${label}” agrees on both sides, so it tells nobody apart.`
	if (verdict === 'same')
		return `Refused: ${record[fact]?.value} here, ${listed.facts[fact]?.value} there. That is no sign of one person.`
	if (label === 'place') return 'Refused: people move. Another place does not make another person.'
	if (label === 'passport') return 'Refused: passports are renewed. Another number does not make another person.'
	return null
}

function opened(state: Screening, open: number): Screening {
	const listed = listedAt(open)
	const facts = listed.facts.map(({ relation }, fact) =>
		relation === 'missing' ? `no ${labelOf(fact)}` : `${labelOf(fact)} ${relation === 'alike' ? 'is alike' : relation}`,
	)
	return {
		...state,
		open,
		fact: state.decisions[open]?.fact ?? null,
		said: `${nameOf(listed)}, ${listed.likeness}% alike, ${listed.list}: ${facts.join(', ')}.`,
	}
}

/** Another fact takes back the decision on the open name. */
function reasoned(state: Screening, fact: number): Screening {
	const listed = listedAt(state.open)
	const there = relationOf(listed, fact) === 'missing' ? 'nothing' : listed.facts[fact]?.value
	return {
		...state,
		fact,
		decisions: state.decisions.map((each, index) => (index === state.open ? null : each)),
		said: `${factLabels[fact]}: ${record[fact]?.value} here, ${there} there. Same person or not?`,
	}
}

function decided(state: Screening, verdict: Verdict): Screening {
	const refused = refusal(state, verdict)
	if (refused || state.fact === null) return { ...state, said: refused ?? state.said }
	const decision = { verdict, fact: state.fact }
	const next = {
		...state,
		decisions: state.decisions.map((each, index) => (index === state.open ? decision : each)),
	}
	const name = nameOf(listedAt(state.open))
	const because = `“${labelOf(state.fact)}” ${relationOf(listedAt(state.open), state.fact)}`
	if (verdict === 'same')
		return { ...next, said: `${name} is a match, because ${because}. Nothing is blocked before P. Rao has looked.` }
	const rest = isReady(next) ? 'P. Rao reads next.' : `${left(next)} of ${listedNames.length} names are left.`
	return { ...next, said: `${name} is set aside, because ${because}. ${rest}` }
}

/** Opens the next name that has no decision. */
function openNext(state: Screening): Screening {
	const order = listedNames.map((_, index) => (state.open + 1 + index) % listedNames.length)
	const next = order.find((index) => !state.decisions[index])
	return next === undefined ? { ...state, said: 'No name is left. P. Rao reads next.' } : opened(state, next)
}

/** A return opens the match again, or the closest name. */
function returned(state: Screening): Screening {
	const back = Math.max(0, matchOf(state))
	const decisions = state.decisions.map((decision, index) => (index === back ? null : decision))
	const said = `P. Rao returns ${nameOf(listedAt(back))}. The name is open again, and the first reading stays in the log.`
	return { ...opened({ ...state, decisions }, back), said }
}

function second(state: Screening, answer: 'second' | 'return'): Screening {
	if (!isReady(state)) return { ...state, said: `Not signed: P. Rao signs when ${waitsFor(state)}.` }
	if (answer === 'return') return returned(state)
	const next = { ...state, agreed: true }
	const { rating, next: follows } = outcomeTexts[screeningOutcomeOf(next)]
	return { ...next, said: `M. Joseph and P. Rao have signed. ${rating}. ${follows}.` }
}

/** The next state after an act of the visitor. */
export function act(state: Screening, { name, value }: { name: string; value: string }): Screening {
	if (name === 'listed') return opened(state, Number(value))
	if (state.agreed) return { ...state, said: 'Both have signed. Start again to decide otherwise.' }
	if (name === 'fact') return reasoned(state, Number(value))
	if (name === 'verdict' && (value === 'same' || value === 'other')) return decided(state, value)
	if (name === 'next') return openNext(state)
	if (name === 'second' || name === 'return') return second(state, name)
	return state
}

/** The verdict on the open name. */
export const chosen = ({ decisions, open }: Screening) => ({ verdict: decisions[open]?.verdict ?? null })

/** Once the open name is decided, the next one follows, and at last the second signature. */
export function main(state: Screening): string | null {
	if (state.agreed || !state.decisions[state.open]) return null
	return isReady(state) ? 'second' : 'next'
}

export const saved = (state: Screening) =>
	({
		open: null,
		low: 'a customer from a namesake, with four reasons and two signatures on file.',
		blocked: 'an account for a listed person, stopped before anything was paid in.',
	})[screeningOutcomeOf(state)]
