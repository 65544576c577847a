/** The overview of products by users. Names and scenes come from the product pages. */
import { capitalised, inWords } from './brand-facts.ts'
import { products } from './products/all.ts'
import { onlyOn } from './switched-off.ts'

export type SolutionEntry = {
	path: `/${string}`
	/** The unfinished work of its users. */
	pile: string
	text: string
	people: string
	/** The time from the order to the first office that works with it. */
	firstUse: string
}

export type SolutionGroup = {
	id: 'banking' | 'e-governance' | 'enterprise' | 'administration-suite' | 'education' | 'services'
	name: string
	heading: string
	text: string
	entries: readonly SolutionEntry[]
}

export const solutionsIntro = {
	lead: `${capitalised(inWords(products.length))} products and services, sorted by the desk that they end up on. Find what piles up on yours, and start there.`,
	chooserHeading: 'What piles up on your desk?',
	chooserLead:
		'Look for the pile first and for the product second. Times run from your order to the first office at work.',
	columns: ['The pile', 'Start with', 'Who works with it', 'First in use'],
} as const

const banking: SolutionGroup = {
	id: 'banking',
	name: 'Banking',
	heading: 'Banking, from selfie to bill of lading',
	text: 'Accounts are opened, customers are known, goods are paid for. Our products cover the papers of all three.',
	entries: [
		{
			path: '/customer-onboarding',
			pile: 'Account-opening forms',
			text: 'Open savings, current and NRI accounts by phone, by desk or by agent, with eight modules to choose from.',
			people: 'Branches, processing centre, compliance',
			firstUse: '10 weeks',
		},
		{
			path: '/Solutions/Kyc',
			pile: 'Identity papers due for renewal',
			text: 'Collect a proof once, confirm it at its source, and ask again when the risk says so.',
			people: 'Branches, compliance, auditors',
			firstUse: '6 weeks',
		},
		{
			path: '/Solutions/CKYCSolution',
			pile: 'Registry uploads with ten days left',
			text: 'Send records to the central registry in batches and take the identifiers home.',
			people: 'Processing centre, IT operations',
			firstUse: '3 weeks',
		},
		{
			path: '/trade-finance-solution',
			pile: 'Shipping documents to examine',
			text: 'Run credits, collections, guarantees and remittances from one register that keeps the clocks.',
			people: 'Trade desk, compliance, branches',
			firstUse: '8 weeks',
		},
	],
}

const government: SolutionGroup = {
	id: 'e-governance',
	name: 'e-Governance',
	heading: 'e-Governance, on the record',
	text: 'A citizen asks, an office answers, and years later somebody wants to know why.',
	entries: [
		{
			path: '/office-note',
			pile: 'Proposals waiting for signatures',
			text: 'Take a proposal through four roles on a single page, with each condition kept where it was made.',
			people: 'Initiator, recommender, reviewer, approver',
			firstUse: '3 weeks',
		},
		{
			path: '/correspondence-management',
			pile: 'Letters nobody has answered',
			text: 'Give each letter a number, an owner and a date, and answer it on the letterhead of the right section.',
			people: 'Central registry, sections, officers',
			firstUse: '4 weeks',
		},
	],
}

const enterprise: SolutionGroup = {
	id: 'enterprise',
	name: 'Enterprise',
	heading: 'Enterprise, after the shared drive',
	text: 'Three engines that work alone, and better together: what you keep, how it moves, and whom it is about.',
	entries: [
		{
			path: '/document-management',
			pile: 'Scans on a shared drive',
			text: 'Index, version and keep what is scanned, mailed or dropped in; its process begins by itself.',
			people: 'Index desk, departments, records office',
			firstUse: '4 weeks',
		},
		{
			path: '/business-process-management',
			pile: 'Approvals that live in inboxes',
			text: 'Draw the approval in BPMN, feed it from scanners, mail and e-forms, and see each case on its way.',
			people: 'Process owners, approvers, IT',
			firstUse: '15 working days',
		},
		{
			path: '/CustomerDataPlatform',
			pile: 'Five records of one customer',
			text: 'Match what core systems, CRM and app know into one profile, and build segments on consent.',
			people: 'Marketing, data office, branches',
			firstUse: '8 weeks',
		},
	],
}

const administration: SolutionGroup = {
	id: 'administration-suite',
	name: 'Administration Suite',
	heading: 'Administration Suite, for the offices behind',
	text: 'What every head office does, whatever its trade: it files, it meets, it pays. Take one of them or let them share an archive.',
	entries: [
		{
			path: '/digital-document-filing-system',
			pile: 'Files on shelves',
			text: 'Document filing from inward to dispatch: register, file, draft, sign off, send, and find again.',
			people: 'Inward desk, file owners, dispatch',
			firstUse: 'Under a week',
		},
		{
			path: '/committee-management',
			pile: 'Minutes, and what came of them',
			text: 'Committee management turns an agenda into minutes, minutes into actions and actions into a report.',
			people: 'Convenor, members, chairman',
			firstUse: '10 days',
		},
		{
			path: '/3-way-matching-solution',
			pile: 'Supplier invoices to check',
			text: '3-way matching holds order, invoice and goods received note against each other before anybody pays.',
			people: 'Payables, buyers, stores',
			firstUse: '6 weeks',
		},
	],
}

const education: SolutionGroup = {
	id: 'education',
	name: 'Education',
	heading: 'Education, from inspection to results',
	text: 'Awarding bodies, universities and training centres share one record of each institution, each trainer and each student.',
	entries: [
		{
			path: '/education-automation-solution',
			pile: 'Inspection reports and mark sheets',
			text: 'Accreditation, academics, faculty, students, examinations and results in five modules, with fees paid by several gateways.',
			people: 'Institutions, assessors, examiners, students',
			firstUse: '10 weeks',
		},
	],
}

const services: SolutionGroup = {
	id: 'services',
	name: 'Services',
	heading: 'Services, when you need hands',
	text: 'The people who build our products also build, move and run what you already have.',
	entries: [
		{
			path: '/services',
			pile: 'Software nobody dares to touch',
			text: 'Have it built, re-engineered or looked after by a team that stays with you as long as you like.',
			people: 'Product owners, IT management',
			firstUse: 'By project',
		},
		{
			path: '/infrastructure-services',
			pile: 'Servers that fail at night',
			text: 'Hand over servers, backups, a move to the cloud and disaster recovery to a desk that is awake.',
			people: 'IT operations, security',
			firstUse: 'By contract',
		},
	],
}

/** Groups without products are left out. */
export const allGroups: readonly SolutionGroup[] = [
	banking,
	government,
	enterprise,
	administration,
	education,
	services,
]
	.map((group) => ({ ...group, entries: onlyOn(group.entries) }))
	.filter(({ entries }) => entries.length > 0)
