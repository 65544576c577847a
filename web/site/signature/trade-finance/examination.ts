import { type PaperField, type PaperName, papers } from './papers.ts'

type Outcome = 'refused' | 'taken-up' | 'returned'

export type Examination = {
	paper: PaperName
	/** Ids of the fields that the visitor has examined. */
	examined: readonly string[]
	isAsked: boolean
	outcome: Outcome | null
	said: string
}

/** Presented on Thursday, 19 September. The third Saturday of a month is a banking day in India. */
export const days = ['Fri 20', 'Sat 21', 'Mon 23', 'Tue 24', 'Wed 25'] as const

export const start: Examination = {
	paper: 'invoice',
	examined: [],
	isAsked: false,
	outcome: null,
	said: 'Four papers came in on 19 September. Open each one and mark what does not conform to the credit.',
}

const fields = papers.flatMap((paper) => paper.fields)
const fault = fields.find((field) => field.fault)

const isRaised = ({ examined }: Examination) => fault !== undefined && examined.includes(fault.id)
/** The banking day of the case, from 1 to 5. */
export const dayOf = ({ outcome }: Examination) => (outcome === 'taken-up' || outcome === 'returned' ? 4 : 1)

/** The message that leaves, line by line. MT 734 refuses, MT 732 says that the documents are taken up. */
export function messageOf(state: Examination): string {
	const late = ':77J:LATE SHIPMENT\nB/L ON BOARD 14 SEP 2024\nLATEST 12 SEP 2024'
	if (state.outcome === 'refused')
		return `MT 734 ADVICE OF REFUSAL\n:32A:240920USD482500,00\n${late}\n:77B:/HOLD/\nDOCUMENTS HELD AT YOUR DISPOSAL`
	if (state.outcome === 'returned')
		return `MT 734 ADVICE OF REFUSAL\n:32A:240924USD482500,00\n${late}\n:77B:/RETURN/\nDOCUMENTS RETURNED TO YOU`
	if (state.outcome === 'taken-up')
		return 'MT 732 ADVICE OF DISCHARGE\n:30:240924\n:32B:USD482500,00\n:72Z:DISCREPANT DOCUMENTS\nTAKEN UP'
	if (isRaised(state)) return `DRAFT, NOT SENT\n${late}`
	return 'DRAFT, NOT SENT\n:77J:NO DISCREPANCY RAISED'
}

function examine(state: Examination, field: PaperField): Examination {
	const examined = state.examined.includes(field.id) ? state.examined : [...state.examined, field.id]
	const said = field.fault
		? `Discrepancy raised: ${field.finding}. Late shipment by two days. Decide what the bank does.`
		: `“${field.label}” conforms: ${field.finding}.`
	return { ...state, examined, said }
}

function decide(state: Examination, decision: string): Examination {
	if (decision === 'honour')
		return {
			...state,
			said: isRaised(state)
				? 'Blocked: only a complying presentation binds the applicant. Paid now, USD 482,500.00 would be at the bank’s own risk.'
				: 'Blocked: a date in these papers is later than the credit allows. Mark it before the bank commits itself.',
		}
	if (!isRaised(state))
		return {
			...state,
			said:
				decision === 'refuse'
					? 'Nothing to refuse yet: article 16(c) wants each discrepancy in the notice. Mark it first.'
					: 'Nothing to waive yet: the applicant must know which discrepancy is meant. Mark it first.',
		}
	if (decision === 'waiver')
		return {
			...state,
			isAsked: true,
			said: 'The waiver is asked for. Article 16(b) gives no extra day: the notice still has to leave by 25 September. Answer as the applicant.',
		}
	return {
		...state,
		isAsked: false,
		outcome: 'refused',
		said: 'Refused on day one of five. MT 734 lists the late shipment, and the bank holds the documents for the presenter’s instructions.',
	}
}

function answer(state: Examination, value: string): Examination {
	if (!state.isAsked)
		return { ...state, said: 'The applicant has not been asked. Raise the discrepancy and ask for a waiver.' }
	if (value === 'accept')
		return {
			...state,
			outcome: 'taken-up',
			said: 'Kaveri waives the late shipment on 24 September. The bank agrees, sends MT 732, pays USD 482,500.00 and releases the documents.',
		}
	return {
		...state,
		outcome: 'returned',
		said: 'Kaveri keeps to 12 September. MT 734 leaves on 24 September, one banking day before the limit, and the documents go back.',
	}
}

/** The next state after an act of the visitor. */
export function act(state: Examination, { name, value }: { name: string; value: string }): Examination {
	if (name === 'paper') {
		const paper = papers.find((each) => each.name === value)
		if (!paper) return state
		return {
			...state,
			paper: paper.name,
			said: `${paper.title} ${paper.number}, ${paper.fields.length} fields to examine.`,
		}
	}
	if (state.outcome)
		return { ...state, said: 'The message has left, and a second one counts for nothing. Start again for another end.' }
	if (name === 'decide') return decide(state, value)
	if (name === 'answer') return answer(state, value)
	const field = name === 'mark' && fields.find(({ id }) => id === value)
	return field ? examine(state, field) : state
}

/** The act of the bank, and the answer of the applicant. */
export const chosen = ({ isAsked, outcome }: Examination) => ({
	decide: outcome === 'refused' ? 'refuse' : isAsked ? 'waiver' : null,
	answer: outcome === 'taken-up' ? 'accept' : outcome === 'returned' ? 'keep' : null,
})

const sums: Record<Outcome, string> = {
	refused: 'USD 482,500.00 against late papers, and four of five banking days.',
	'taken-up': 'the sale. The waiver is on file, and the notice left a banking day before the limit.',
	returned: 'USD 482,500.00 against late papers, a banking day before the limit.',
}

export const saved = ({ outcome }: Examination) => outcome && sums[outcome]
