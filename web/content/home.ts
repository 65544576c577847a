import { capitalised } from '#contracts/shared/capitalised.ts'
import type { IconName } from '#web/ui/icon.tsx'
import { brand } from './brand.ts'
import { atLeast, cityOf, countInWords, farOffice, headOffice } from './brand-facts.ts'
import { allGroups } from './solutions.ts'
import { onlyOn } from './switched-off.ts'

/** Claims of products and services, with the page that explains each. */
export const proof = onlyOn([
	{
		figure: 'Up to 65%',
		text: 'process efficiency once invoices match themselves',
		path: '/3-way-matching-solution',
		name: '3-Way Matching',
	},
	{
		figure: 'Under 1 week',
		text: 'to roll out, with your own file plan and everybody trained',
		path: '/digital-document-filing-system',
		name: 'Digital Document Filing',
	},
	{
		figure: '24x7',
		text: 'somebody answers who may act on the server itself',
		path: '/infrastructure-services',
		name: 'Infrastructure services',
	},
	{
		figure: '100+',
		text: 'customers of our services, in more than 20 sectors, since the first project',
		path: '/services',
		name: 'Services',
	},
])

export const workflow = {
	heading: 'An invoice comes in at 09:12. By 11:31 it is done.',
	lead: 'Nobody carries it, rings about it or types it twice. This is one morning of one paper, on a route that you draw yourself.',
	stations: [
		{
			time: '09:12',
			title: 'Captured',
			text: 'Scanner, email, FTP or hot folder: whichever door it takes, it gets a number and a barcode.',
		},
		{
			time: '09:13',
			title: 'Read',
			text: 'Recognition finds 24 fields. One is smudged, so a clerk looks at that one and at nothing else.',
		},
		{
			time: '09:20',
			title: 'Matched',
			text: 'Order, invoice and goods received note agree on eleven lines. The buyer is asked about the twelfth.',
		},
		{
			time: '10:48',
			title: 'Approved',
			text: 'The amount asks for two levels. The second approver is on leave, and her deputy has it at once.',
		},
		{
			time: '11:31',
			title: 'Filed',
			text: 'Posted to the ERP, kept for eight years, and found by supplier, by amount or by any word on it.',
		},
	],
} as const

export const collaboration = {
	heading: 'Four people, one page, no file called final_v7',
	lead: 'Work on a document happens on the document. Whoever opens it sees the latest state, who else is there, and what is still to be settled.',
	points: [
		{
			icon: 'message-square',
			title: 'Comments sit on the clause',
			text: 'Ask a question about the sentence it concerns. It stays open, with a name on it, until somebody settles it.',
		},
		{
			icon: 'history',
			title: 'Every version can be compared',
			text: 'Two versions stand side by side with each changed word marked, and the older one is a click away from being restored.',
		},
		{
			icon: 'key-round',
			title: 'Guests see one folder, until Friday',
			text: 'Let an auditor or a supplier in without an account. Access ends on the day you set, and each look leaves a line in the log.',
		},
	] satisfies readonly { icon: IconName; title: string; text: string }[],
	scene: 'collaboration',
	sceneLabel:
		'A tender report being edited by four people: one sentence is marked, a comment asks which estimate it means, the answer has just come, and in the seventh version a delivery time has just been changed.',
} as const

export const connectivity = {
	heading: `Your ERP keeps the books. ${brand.shortName} keeps the proof.`,
	lead: 'REST APIs join what people file to what your systems know. Choose a system to see what travels, in which direction, and when.',
	legend: 'Which system?',
	systems: [
		{
			id: 'erp',
			short: 'ERP',
			name: 'Enterprise resource planning',
			method: 'POST',
			call: '/v1/vouchers',
			sent: [
				{ field: 'invoice', value: '8841' },
				{ field: 'amount', value: `${brand.currency} 184,200.00` },
				{ field: 'approved', value: 'M. Okafor, J. Lind' },
				{ field: 'papers', value: '3 attached' },
			],
			answer: '201 Created, voucher 5100023877',
			text: 'An approved invoice posts its voucher and takes the number home. Orders and goods receipts come the other way, as they are booked.',
		},
		{
			id: 'hcm',
			short: 'HCM',
			name: 'Human capital management',
			method: 'GET',
			call: '/v1/employees?unit=accounts',
			sent: [
				{ field: 'fields', value: 'grade, manager, leave' },
				{ field: 'since', value: '2024-09-02' },
				{ field: 'reason', value: 'rota for approvals' },
				{ field: 'paged', value: '100 a page' },
			],
			answer: '200 OK, 64 people, 5 on leave',
			text: 'Grades, managers and leave decide who may approve what, and who stands in. A transfer on Monday changes Monday’s work list.',
		},
		{
			id: 'crm',
			short: 'CRM',
			name: 'Customer relationship management',
			method: 'PUT',
			call: '/v1/contacts/20731/papers',
			sent: [
				{ field: 'letter', value: 'COR/2024/1187' },
				{ field: 'state', value: 'answered' },
				{ field: 'consent', value: 'email, until 2026' },
				{ field: 'owner', value: 'F. Haddad' },
			],
			answer: '200 OK, timeline updated',
			text: 'Letters, consents and complaints show up in the customer’s timeline, so that sales opens a call knowing what was written last week.',
		},
		{
			id: 'cbs',
			short: 'CBS',
			name: 'Core banking system',
			method: 'POST',
			call: '/v1/accounts',
			sent: [
				{ field: 'product', value: 'savings' },
				{ field: 'customer', value: '0047-118-2290' },
				{ field: 'kyc', value: 'verified, low risk' },
				{ field: 'limits', value: 'as per scheme 12' },
			],
			answer: '201 Created, account active',
			text: 'A verified application opens its account without rekeying. Limits, rates and balances are read when a checker needs them.',
		},
	],
} as const

/** A group of /solutions without products has no anchor there. */
const hasItsAnchor = ({ path }: { path: string }) => {
	const anchor = path.split('#')[1]
	return !anchor || allGroups.some(({ id }) => id === anchor)
}

export type Industry = {
	id: 'banking' | 'e-governance' | 'enterprise'
	name: string
	text: string
	solutions: readonly { name: string; path: string; text: string }[]
}

const boards = (
	[
		{
			id: 'banking',
			name: 'Banking',
			text: 'For the counter, the trade desk and the offices behind them.',
			solutions: [
				{
					name: 'Customer Onboarding Suite',
					path: '/customer-onboarding',
					text: 'Eight solutions, from self-onboarding to re-KYC.',
				},
				{
					name: 'Trade Finance Suite',
					path: '/trade-finance-solution',
					text: 'Credits, collections, guarantees, remittance.',
				},
				{
					name: 'Administration Suite',
					path: '/solutions#administration-suite',
					text: 'Document filing, committees, invoices matched.',
				},
			],
		},
		{
			id: 'e-governance',
			name: 'e-Governance',
			text: 'For offices where every step has to be shown years later.',
			solutions: [
				{
					name: 'Correspondence Management',
					path: '/correspondence-management',
					text: 'A number, an owner and a reply for each letter.',
				},
				{ name: 'Office Note', path: '/office-note', text: 'Four roles, one page, one decision.' },
			],
		},
		{
			id: 'enterprise',
			name: 'Enterprise',
			text: 'For companies that outgrew shared drives and approvals by mail.',
			solutions: [
				{ name: 'DMS', path: '/document-management', text: 'Versions, index fields, retention.' },
				{ name: 'BPM', path: '/business-process-management', text: 'BPMN workflows by drag and drop.' },
			],
		},
	] satisfies readonly Industry[]
)
	.map((industry) => ({ ...industry, solutions: onlyOn(industry.solutions).filter(hasItsAnchor) }))
	.filter(({ solutions }) => solutions.length > 0)

export const homeIndustries = {
	heading: 'Start where your papers pile up',
	lead: `${capitalised(countInWords(boards.length, 'industry', 'industries'))}, ${countInWords(boards.flatMap(({ solutions }) => solutions).length, 'way')} in. Everything below shares one archive and one process engine, so the second product starts with what the first one knows.`,
	boards: boards satisfies readonly Industry[],
} as const

/** ", from Leeds to Boston". */
const reach = farOffice === headOffice ? '' : `, from ${cityOf(headOffice)} to ${cityOf(farOffice)}`

export const highlights = {
	heading: 'What other people trust us to keep',
	lead: `Counted across the systems that we set up and still look after${reach}.`,
	largest: { figure: atLeast(brand.figures.documents), label: 'documents' },
	figures: [
		{ figure: atLeast(brand.figures.years), label: 'years', text: 'of building, mending and picking up the phone' },
		{
			figure: atLeast(brand.figures.enterpriseClients),
			label: 'enterprise clients',
			text: 'banks, ministries, plants and campuses that run our products today',
		},
		{
			figure: atLeast(brand.figures.clientSites),
			label: 'client sites',
			text: 'from head offices to single-desk branches',
		},
		{ figure: atLeast(brand.figures.users), label: 'users', text: 'each with a role and a work list of their own' },
		{
			figure: String(brand.figures.industryVerticals),
			label: 'industry verticals',
			text: 'banking and government the largest',
		},
		{
			figure: atLeast(brand.figures.agileSolutions),
			label: 'agile solutions',
			text: 'on one archive and one process engine',
		},
	],
} as const

export const customersHeading = 'Our Customers'

export const invitation = {
	heading: 'Invoice 8841 took 2\u00a0hours 19\u00a0minutes. Bring your slowest form.',
	text: 'We take it apart with you, show its new route on screen, and tell you how many steps are left.',
	drawer: { label: 'Purchase invoices', years: ['2021', '2022', '2023', '2024'], kept: 'Kept until 2032' },
} as const
