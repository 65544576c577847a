import { brand } from '../brand.ts'
import { pdfName } from '../brand-facts.ts'
import type { ProductPage } from './product.ts'

export const tradeFinance: ProductPage = {
	path: '/trade-finance-solution',
	aliases: ['/TradeFinanceSolution'],
	name: 'Trade Finance Suite',
	title: 'Trade Finance: LCs, guarantees, remittance',
	description:
		'Letters of credit, documentary collections, bank guarantees and remittances in one work list, with round-robin assignment and AML screening at every step.',
	parent: { name: 'Solutions', path: '/solutions' },
	industry: 'banking',
	archetype: 'story',
	menu: { label: 'Trade Finance Suite', icon: 'ship', note: 'Credits, collections, guarantees' },
	solution: {
		group: 'banking',
		pile: 'Shipping documents to examine',
		text: 'Run credits, collections, guarantees and remittances from one register that keeps the clocks.',
		people: 'Trade desk, compliance, branches',
		firstUse: '8 weeks',
	},
	eyebrow: 'Banking',
	heading: 'Every trade paper checked once, by the right desk',
	lead: 'A branch scans what the customer brings, the trade desk works on it the same hour, and nobody asks where the file is. Letters of credit, collections, guarantees and remittances run through one register, with its clocks and its screening built in.',
	scene: 'trade-finance',
	sceneLabel:
		'An import letter of credit over 482,500 US dollars: three of its four presented documents are in order, the bill of lading is marked because the goods were shipped two days late. All six parties have been screened without a hit, and the case goes to the next checker in turn.',
	glance: [
		{ label: 'Instruments', value: 'Letters of credit, collections, guarantees, remittance' },
		{ label: 'Assignment', value: 'Round robin, by skill and limit' },
		{ label: 'Screening', value: 'Every party, port and vessel' },
		{ label: 'First branch live', value: 'Week 8' },
	],
	brochure: {
		file: pdfName('trade-finance-brochure'),
		title: 'Trade Finance Suite',
		note: 'Four instruments side by side, with the rules that each follows and the eight weeks to the first branch.',
		cover: 'brand',
	},
	sections: [
		{
			kind: 'prose',
			heading: 'One register for four instruments',
			paragraphs: [
				'A letter of credit, a collection, a guarantee and a remittance look different on the counter. Behind it they ask the same questions: who asks, for whom, how much, until when, against which papers, and is anybody on a list. The suite asks them once and keeps the answers with the case for as long as the bank has to.',
				'The customer’s request arrives as a scan from the branch, a form from your corporate portal or a SWIFT message. Recognition reads amount, currency, parties, ports and dates, and marks each field with how sure it is; whatever falls below 92 per cent waits for a pair of eyes before it is used.',
				'From then on there is one case number. The branch sees it, the trade desk works on it, the customer can be told about it, and the auditor finds every version of every paper under it ten years later.',
			],
			aside: {
				heading: 'What arrives',
				items: [
					'LC applications and amendments',
					'Presented documents, up to 400 pages a set',
					'Collection schedules',
					'Guarantee texts, yours or the beneficiary’s',
					'Remittance forms with invoices',
					'MT 700, 707, 710, 760 and 103 messages',
				],
			},
		},
		{
			kind: 'steps',
			heading: 'An import letter of credit, from counter to settlement',
			intro: 'Five people touch the case. Each of them sees one screen that holds what they need and nothing else.',
			steps: [
				{
					who: 'Branch officer',
					where: 'Trade Inward',
					title: 'Takes the request in',
					text: 'Scans the application and its enclosures, confirms the account and the limit that the core banking system reports, and sends it on. The counter is done in six minutes.',
					shows: {
						note: 'Six minutes at the counter',
						rows: [
							{ name: 'Application', value: '11 pages, scanned', sign: 'tick' },
							{ name: 'Applicant', value: 'Kaveri Spinning Mills' },
							{ name: 'Limit in core banking', value: 'USD 900,000 free', sign: 'tick', isMarked: true },
						],
						buttons: ['Send to the trade desk'],
					},
				},
				{
					who: 'Maker at the trade desk',
					where: 'Case Workbench',
					title: 'Drafts the credit',
					text: 'Gets the case by round robin, checks the fields that recognition filled in beside the scanned original, chooses clauses from the bank’s library and sees the outgoing MT 700 take shape line by line.',
					shows: 'exhibit',
				},
				{
					who: 'Compliance officer',
					where: 'Screening Queue',
					title: 'Clears the parties',
					text: 'Applicant, beneficiary, banks, ports and vessel are screened the moment they are known. A possible match stops this case alone, shows both records side by side and needs a written reason either way.',
					shows: {
						note: 'One possible match',
						rows: [
							{ name: 'Vessel of the case', value: 'Skagen Star, built 2009' },
							{ name: 'Vessel on the list', value: 'Skagen Sun, built 1987', sign: 'alert', isMarked: true },
							{ name: 'Reason in writing', value: 'Another name, flag and year' },
						],
						stamp: 'No hit',
					},
				},
				{
					who: 'Checker',
					where: 'Authorisation',
					title: 'Releases the message',
					text: 'Sees what the maker changed, in colour, against the application. Amounts above the desk’s limit ask for a second checker of a higher grade.',
					shows: {
						note: 'MT 700, one change',
						rows: [
							{ name: '32B Amount', value: 'USD 482,500.00', state: 'Second checker' },
							{ name: '44C Latest shipment', was: '15 SEP 2024', value: '12 SEP 2024', isMarked: true },
							{ name: '45A Goods', value: '4 ring spinning frames', sign: 'tick' },
						],
						buttons: ['Release', 'Return'],
					},
				},
				{
					who: 'Document examiner',
					where: 'Presentation Desk',
					title: 'Examines what is presented',
					text: 'Ticks each document against the terms of the credit, raises discrepancies from a coded list, and watches the five banking days of UCP 600 run down beside the case.',
					shows: 'signature',
				},
			],
		},
		{
			kind: 'features',
			heading: 'What the desk no longer does by hand',
			features: [
				{
					icon: 'refresh-cw',
					title: 'Round-robin assignment that knows the rota',
					text: 'A new case goes to the next person whose skill, limit and shift allow it. Leave, lunch and a full tray are respected, an urgent case jumps the queue with a reason, and nobody picks the easy ones.',
				},
				{
					icon: 'shield-alert',
					title: 'AML screening',
					text: 'Names, aliases and vessel numbers are compared with the lists you subscribe to, again whenever a list changes.',
				},
				{
					icon: 'clock',
					title: 'Clocks',
					text: 'Expiry, latest shipment, presentation period and usance each have a warning of your choosing.',
				},
				{
					icon: 'file-signature',
					title: 'Clause library',
					text: 'Legal keeps one wording per clause; a text that departs from it is marked before it leaves.',
				},
				{
					icon: 'coins',
					title: 'Charges and margins',
					text: 'Commission, SWIFT cost and margin are worked out from the tariff and posted with the case.',
				},
				{
					icon: 'history',
					title: 'One history',
					text: 'Amendments, tracers and reminders stand on a single timeline with their papers.',
				},
			],
		},
		{
			kind: 'table',
			heading: 'What each instrument needs',
			intro: 'Each has its own steps; the register, the rules of assignment and the screening are shared.',
			caption: 'What the suite does for each instrument',
			columns: ['Instrument', 'Starts with', 'States it passes', 'Rules it follows'],
			rows: [
				[
					'Letters of credit',
					'Application, or MT 700 from abroad',
					'Drafted, issued, amended, presented, accepted, settled',
					'UCP 600, ISBP 821',
				],
				[
					'Documentary collections',
					'Schedule with drafts and papers',
					'Lodged, presented, accepted or refused, paid, returned',
					'URC 522',
				],
				[
					'Bank guarantees',
					'Request with the beneficiary’s text',
					'Vetted, issued, extended, claimed, released',
					'URDG 758 or local law',
				],
				[
					'Remittance',
					'Form with invoice and declaration',
					'Captured, screened, funded, sent, confirmed',
					'Exchange control rules of the country',
				],
			],
		},
		{
			kind: 'connections',
			heading: 'Plugs into what the bank already runs',
			connections: [
				{
					system: 'Core banking',
					how: 'REST or message queue',
					carries:
						'Reads accounts, limits and rates; posts margins, commission and contingent liabilities with one reference.',
				},
				{
					system: 'SWIFT gateway',
					how: 'MT and ISO 20022 files',
					carries: 'Outgoing messages after release, incoming ones straight into the inward register.',
				},
				{
					system: 'Screening lists',
					how: 'Daily feed',
					carries:
						'Sanctions, politically exposed persons, vessels and the bank’s own list, with the version used kept on the case.',
				},
				{
					system: 'Corporate portal',
					how: 'REST API',
					carries:
						'Applications in, the state of the case and copies of advice out, so that the customer stops ringing the branch.',
				},
				{
					system: 'Document archive',
					how: `CMIS or ${brand.shortName} DMS`,
					carries: 'Every paper with its case number, retention class and the people who may read it.',
				},
			],
		},
		{
			kind: 'start',
			heading: 'Eight weeks to the first branch',
			intro: 'Instruments go live one after the other, so that the desk learns on one kind of case at a time.',
			stages: [
				{
					when: 'Weeks 1 and 2',
					title: 'Set up and map',
					text: 'Products, limits, tariffs, grades and the clause library move over from your circulars.',
				},
				{
					when: 'Weeks 3 to 5',
					title: 'Connect',
					text: 'Core banking and the SWIFT gateway on the test side, screening lists tested with last year’s hits.',
				},
				{
					when: 'Weeks 6 and 7',
					title: 'Run in parallel',
					text: 'Import credits of one branch run twice; every difference between the two is explained before anybody switches.',
				},
				{
					when: 'Week 8',
					title: 'Go live',
					text: 'First branch and central desk switch over. Collections, guarantees and remittance follow at two-week steps.',
				},
			],
		},
		{
			kind: 'questions',
			heading: 'What trade desks ask us',
			questions: [
				{
					question: 'Can we keep our branches and work centrally?',
					answer:
						'Yes. Branches only take in and hand out; the central desk does the rest. You can also mix: a metro branch may issue guarantees itself up to a limit while everything else travels.',
				},
				{
					question: 'What happens when screening finds somebody?',
					answer:
						'The case stops, money cannot move, and compliance gets both records with the score. Clearing needs a reason and, above a score you set, a second person. The decision is remembered for that pair of names only.',
				},
				{
					question: 'Does the system decide on discrepancies?',
					answer:
						'It suggests them from dates, amounts and names that do not agree. The examiner decides, because a court will ask a person.',
				},
				{
					question: 'How do we get our open cases in?',
					answer:
						'By a sheet per instrument with one row a case, checked on upload. A bank with 3,200 open guarantees loads them in an evening; papers follow by barcode.',
				},
			],
		},
	],
	modules: [
		{ kind: 'steps', ground: 'surface', screens: 'start' },
		{ kind: 'table' },
		{ kind: 'start' },
		{ kind: 'features', ground: 'tint' },
		{ kind: 'questions' },
	],
	closing: {
		heading: 'Lay one credit and its documents on our desk',
		text: 'Bring a letter of credit from last month, a set with a discrepancy if you have one, amounts blacked out. Our demo registers it, examines it against its terms, and assigns the next checker in turn.',
	},
	related: [
		{
			path: '/customer-onboarding',
			name: 'Customer Onboarding Suite',
			why: 'The same KYC record that opened the account answers the screening of its trade.',
		},
		{
			path: '/document-management',
			name: 'DMS and BPM',
			why: 'Keep presented sets, guarantees and advices where every desk finds them by case number.',
		},
	],
}
