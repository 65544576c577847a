/** The invoice of the page's story: what was ordered, received and billed. */
export const lines = [
	{ item: 'Hex bolts M12', ordered: 0.42, received: 2000, billed: 0.42 },
	{ item: 'Ball bearings', ordered: 450, received: 400, billed: 459 },
	{ item: 'Seal kits', ordered: 11.2, received: 120, billed: 11.2 },
	{ item: 'Gear oil, 20 l', ordered: 96, received: 36, billed: 96 },
] as const

export type Line = (typeof lines)[number]

const sum = (price: (line: Line) => number) => lines.reduce((total, line) => total + line.received * price(line), 0)
const billed = sum((line) => line.billed)
const ordered = sum((line) => line.ordered)
const inQuestion = billed - ordered

/** In per cent above the order. */
export const above = (line: Line) => (100 * (line.billed - line.ordered)) / line.ordered

/** 1234.5 as 1,234.50. The first use of `Intl` costs a phone 50 ms. */
export const amount = (value: number) => value.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')
export const groupedDigits = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ',')
export const perCent = (value: number) => `${value.toFixed(1)}%`

export type MatchAnswer = 'accept' | 'claim'
export type Matching = { tolerance: number; answer: MatchAnswer | null; released: boolean; said: string }

/** The price tolerance as delivered, in per cent. */
export const delivered = 1

export type LineVerdict = 'match' | 'within' | 'asked' | 'accepted' | 'claimed'

export function verdictOf(line: Line, { tolerance, answer }: Pick<Matching, 'tolerance' | 'answer'>): LineVerdict {
	const difference = above(line)
	if (difference === 0) return 'match'
	if (difference <= tolerance) return 'within'
	return answer === null ? 'asked' : answer === 'accept' ? 'accepted' : 'claimed'
}

const verdictsOf = (matching: Pick<Matching, 'tolerance' | 'answer'>) => lines.map((line) => verdictOf(line, matching))

/** The number of lines that can be paid. */
export const passed = (matching: Matching) => verdictsOf(matching).filter((verdict) => verdict !== 'asked').length
const isSettled = (matching: Matching) => passed(matching) === lines.length
export const toPay = (matching: Matching) => (verdictsOf(matching).includes('claimed') ? ordered : billed)

export const lineVerdictTexts: Record<LineVerdict, string> = {
	match: 'Agrees',
	within: 'Within tolerance',
	asked: 'The buyer is asked',
	accepted: 'Accepted by Tunde O.',
	claimed: 'Claimed by Tunde O.',
}

/** The view of the buyer's desk. */
export function deskText(matching: Matching): string {
	const verdict = verdictOf(lines[1], matching)
	if (verdict === 'within')
		return `Nobody is asked at ${perCent(matching.tolerance)}. The line passes, and ${amount(inQuestion)} more is paid than was ordered.`
	if (verdict === 'accepted') return 'You accepted 459.00. Order 4500 2817 is amended under your own limit.'
	if (verdict === 'claimed')
		return `You claimed ${amount(inQuestion)}. The debit note quotes the contract and goes to the supplier.`
	return 'Ball bearings: billed at 459.00, ordered at 450.00. For 400 pieces that is 3,600.00. Which of the two is right?'
}

const said = {
	tolerance: (next: Matching) =>
		`Tolerance ${perCent(next.tolerance)}: ${passed(next)} of ${lines.length} lines pass. ${
			isSettled(next) ? 'The invoice can be released.' : 'The bearings are 2.0% above the order, so the buyer is asked.'
		}`,
	accept: 'The buyer accepts 459.00. All four lines pass, and the invoice can be released.',
	claim: `The buyer claims ${amount(inQuestion)}. The invoice can be released at the price of the order.`,
	early: 'Not released: the ball bearings still wait for the buyer.',
	released: (next: Matching) =>
		`Invoice INV 0417 is released. ${amount(toPay(next))} goes into the payment run, with all three papers attached.`,
}

export const start: Matching = {
	tolerance: delivered,
	answer: null,
	released: false,
	said: 'Three lines agree. The price of the ball bearings is 2.0% above the order, twice the tolerance.',
}

/** The next state after an act of the visitor. */
export function act(state: Matching, { name, value }: { name: string; value: string }): Matching {
	if (state.released) return state
	if (name === 'tolerance') {
		const next = { ...state, tolerance: Number(value), answer: null }
		return { ...next, said: said.tolerance(next) }
	}
	if (name === 'answer' && (value === 'accept' || value === 'claim'))
		return { ...state, answer: value, said: said[value] }
	if (name === 'release') {
		const next = { ...state, released: isSettled(state) }
		return { ...next, said: next.released ? said.released(next) : said.early }
	}
	return state
}

export const chosen = ({ answer }: Matching) => ({ answer })

export const main = (state: Matching) => (isSettled(state) && !state.released ? 'release' : null)

const sums: Record<LineVerdict, string> = {
	match: '',
	asked: '',
	within: `nothing. ${amount(inQuestion)} more than ordered went out, and nobody was asked.`,
	accepted: 'three questions. Only the fourth line asked somebody, and it has a name behind it.',
	claimed: `${amount(inQuestion)} on one line. The other three asked nobody.`,
}

export const saved = (state: Matching) => (state.released ? sums[verdictOf(lines[1], state)] : null)
