/** Requests of plant Merrow. Amounts name no currency: each company has its own. */
export const requests = {
	meter: { item: 'Vibration meter', amount: 86_000 },
	fan: { item: 'Cooling fan', amount: 620_000 },
	compressor: { item: 'Compressor', amount: 1_840_000 },
} as const

export const limits = [250_000, 500_000, 1_000_000, 2_000_000] as const

export const figures = (amount: number) => String(amount).replace(/\B(?=(\d{3})+$)/g, ',')

export type RequestName = keyof typeof requests
/** Where the drawn path ends. */
export type ProcessTarget = 'director' | 'form'
export type Node = 'start' | 'form' | 'budget' | 'head' | 'gateway' | 'director' | 'order' | 'end'
type Outcome = 'ordered' | 'returned' | 'refused'
type Decision = 'approve' | 'return' | 'refuse'

export type Process = {
	target: ProcessTarget | null
	limit: number
	request: RequestName
	/** The nodes that the token has passed, in order. */
	route: readonly Node[]
	outcome: Outcome | null
	/** The last decision of the case. Null while a task is open. */
	decided: Decision | null
	said: string
}

export const start: Process = {
	target: null,
	limit: 500_000,
	request: 'compressor',
	route: [],
	outcome: null,
	decided: null,
	said: 'The gateway has one way out, so one signature orders everything. Draw the way to the finance director.',
}

/** The person whose task is open. */
export function approverOf({ route, outcome }: Process): 'head' | 'director' | null {
	const last = route.at(-1)
	return outcome === null && (last === 'head' || last === 'director') ? last : null
}

const amountOf = ({ request }: Process) => requests[request].amount
const isAbove = (state: Process) => amountOf(state) > state.limit

/** The content of the task card: its owner, and the decision or the news. */
export function taskOf(state: Process): { initials: string; owner: string; text: string } {
	const { item, amount } = requests[state.request]
	const approver = approverOf(state)
	if (approver === 'head')
		return { initials: 'PH', owner: 'Plant head', text: `${item}, ${figures(amount)}. Budget free.` }
	if (approver === 'director')
		return { initials: 'FH', owner: 'Finance director', text: `${item}, ${figures(amount)}. Plant head approved.` }
	if (state.outcome === 'ordered')
		return { initials: 'OK', owner: 'Buyer', text: 'Order 4500 2931 is in the ERP and on the request.' }
	if (state.outcome === 'returned')
		return { initials: 'PE', owner: 'Plant engineer', text: 'The request is back in its form, open for changes.' }
	if (state.outcome === 'refused')
		return { initials: 'PE', owner: 'Plant engineer', text: 'The request is closed, with the reason.' }
	return { initials: '–', owner: 'Nobody', text: 'No case is running.' }
}

function drawn(state: Process): string {
	if (state.target === 'director')
		return `Drawn: above ${figures(state.limit)} the finance director signs second. Start a case.`
	if (state.target === 'form')
		return `Drawn: above ${figures(state.limit)} the request returns to the plant, and nobody decides it. Start a case and see.`
	return 'One way out: the plant head’s signature orders everything, at any amount.'
}

/** The way of the token from the gateway, as drawn. */
function turn(state: Process): Process {
	const amount = figures(amountOf(state))
	const route = [...state.route, 'gateway'] as const
	if (state.target === null || !isAbove(state)) {
		const why = state.target === null ? 'No second path is drawn' : `${amount} is not above ${figures(state.limit)}`
		return {
			...state,
			route: [...route, 'order', 'end'],
			outcome: 'ordered',
			decided: 'approve',
			said: `${why}, so ${amount} is ordered with one signature. The order number, 4500 2931, is on the request.`,
		}
	}
	if (state.target === 'form')
		return {
			...state,
			route: [...route, 'form'],
			outcome: 'returned',
			decided: 'approve',
			said: `${amount} is back in the plant although the plant head approved it. The engine does what is drawn: draw another path.`,
		}
	return {
		...state,
		route: [...route, 'director'],
		said: `${amount} is above ${figures(state.limit)}, so the token takes your path. You are the finance director now.`,
	}
}

function decide(state: Process, decision: Decision): Process {
	const approver = approverOf(state)
	if (!approver) return { ...state, said: 'No task is open. Start a case, and the token brings you one.' }
	if (decision === 'approve') {
		if (approver === 'head') return turn(state)
		return {
			...state,
			route: [...state.route, 'order', 'end'],
			outcome: 'ordered',
			decided: decision,
			said: 'Two signatures. The order form is filled in from the winning quotation, and order 4500 2931 is in the ERP.',
		}
	}
	const outcome = decision === 'return' ? 'returned' : 'refused'
	return {
		...state,
		route: [...state.route, 'form'],
		outcome,
		decided: decision,
		said:
			outcome === 'returned'
				? 'You returned it with a question: is there a third quotation? The plant engineer answers in the same form.'
				: 'You refused it with a reason. The case is closed, and the plant engineer sees by whom and why.',
	}
}

const isTarget = (value: string): value is ProcessTarget => value === 'director' || value === 'form'
const isDecision = (value: string): value is Decision => ['approve', 'return', 'refuse'].includes(value)
const isRequest = (value: string): value is RequestName => value in requests

/** The next state after an act of the visitor. */
export function act(state: Process, { name, value }: { name: string; value: string }): Process {
	if (name === 'decide' && isDecision(value)) return decide(state, value)
	if (approverOf(state))
		return {
			...state,
			said: 'This case finishes on the version it began with. Decide it first, then change the drawing.',
		}
	const idle: Process = { ...state, route: [], outcome: null, decided: null }
	if (name === 'target' && isTarget(value)) {
		const next = { ...idle, target: state.target === value ? null : value }
		return { ...next, said: drawn(next) }
	}
	if (name === 'limit') {
		const next = { ...idle, limit: Number(value) }
		return { ...next, said: drawn(next) }
	}
	if (name === 'request' && isRequest(value)) {
		const { item, amount } = requests[value]
		return { ...idle, request: value, said: `The form asks for: ${item}, ${figures(amount)}. Start the case.` }
	}
	if (name === 'start') {
		const { item, amount } = requests[state.request]
		return {
			...idle,
			route: ['start', 'form', 'budget', 'head'],
			said: `${item}, ${figures(amount)}: the ERP reports free budget, and the token waits for the plant head. That is you.`,
		}
	}
	return state
}

export const chosen = ({ target, decided }: Process) => ({ target, decide: decided })

/** A case starts once no task is open. */
export const main = (state: Process) => (approverOf(state) ? null : 'start')

export function saved(state: Process): string | null {
	const amount = figures(amountOf(state))
	if (state.outcome === null) return null
	if (state.outcome === 'refused') return `${amount}, and the reason is on the request.`
	if (state.decided === 'return') return 'an order with a question open.'
	if (state.outcome === 'returned') return 'nothing. An approved request is back where it began.'
	if (state.route.includes('director')) return `a paper’s way to two desks: ${amount} is signed twice.`
	return state.target === 'director' && !isAbove(state)
		? `the finance director’s time: ${amount} needs one signature.`
		: `nothing. ${amount} went out with one signature.`
}
