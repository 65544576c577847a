import { brand } from '../brand.ts'
import type { ProductPage } from './product.ts'

export const threeWayMatching: ProductPage = {
	path: '/3-way-matching-solution',
	name: '3-Way Matching',
	title: '3-Way Matching: order, receipt and invoice',
	description:
		'Purchase order, goods received note and invoice are compared line by line. What agrees is released for payment; what differs goes to the one who can settle it.',
	parent: { name: 'Solutions', path: '/solutions' },
	industry: 'enterprise',
	archetype: 'bench',
	menu: { label: '3-Way Matching', icon: 'list-checks', note: 'Order, invoice, goods received' },
	solution: {
		group: 'administration-suite',
		pile: 'Supplier invoices to check',
		text: '3-way matching holds order, invoice and goods received note against each other before anybody pays.',
		people: 'Payables, buyers, stores',
		firstUse: '6 weeks',
		act: { verb: 'It pays', icon: 'receipt' },
	},
	eyebrow: 'Administration Suite',
	heading: 'Pay for what you ordered and what arrived',
	lead: 'Each invoice line is laid beside its purchase order and its goods received note. Lines within tolerance are posted untouched. A price that is 2 per cent too high goes to the buyer, with the three papers side by side and one question.',
	scene: 'three-way-matching',
	sceneLabel:
		'Purchase order, goods received note and invoice stand side by side with four lines each. Three lines agree. The price of the bearings is 459.00 on the invoice and 450.00 on the order: 2 per cent above it, twice the tolerance, so the line has gone to the buyer.',
	glance: [
		{ label: 'Process efficiency', value: 'Up to 65%' },
		{ label: 'Saved', value: 'USD 200,000 at 10,000 invoices per day' },
		{ label: 'Return on investment', value: '100% in year one' },
		{ label: 'Live', value: 'In six weeks' },
	],
	sections: [
		{
			kind: 'steps',
			heading: 'From the envelope to the payment run',
			intro: 'What agrees skips the three desks in the middle. Only a difference stops there.',
			steps: [
				{
					who: 'Supplier',
					where: 'Supplier portal, mail or post',
					title: 'Sends an invoice',
					text: 'PDF, paper scan, EDI message or structured e-invoice. The file keeps its arrival time, from which the payment term is counted.',
				},
				{
					who: 'Matching engine',
					where: 'Matching queue',
					title: 'Finds order and receipt',
					text: 'Header and lines are read, the order number is looked up, and each line is paired by item code, then by description, unit and price.',
				},
				{
					who: 'Accounts clerk',
					where: 'Exception desk',
					title: 'Opens only what differs',
					text: 'Three columns, one row a line, differences marked in amount and per cent. Units are converted, so a dozen boxes and 144 pieces agree.',
				},
				{
					who: 'Buyer',
					where: 'Price query',
					title: 'Accepts, corrects or claims',
					text: 'One mail with two buttons. Accepting amends the order under the buyer’s own limit; claiming writes a debit note that quotes the contract.',
				},
				{
					who: 'Storekeeper',
					where: 'Receipt query',
					title: 'Confirms the count',
					text: 'A receipt that is missing or short is answered from the handheld at the gate, with a photograph if the goods arrived damaged.',
				},
				{
					who: 'Accounts manager',
					where: 'Release list',
					title: 'Releases the run',
					text: 'Matched invoices stand by due date, early-payment discounts first. One approval posts them in the ERP with all three papers attached.',
				},
			],
		},
		{
			kind: 'figures',
			heading: 'What it returns',
			intro: 'Three figures to hold against your own, and where each of them comes from.',
			figures: [
				{
					value: 'Up to 65%',
					label: 'process efficiency',
					text: 'gained when clean invoices are not opened at all and people spend their hours on differences.',
				},
				{
					value: 'USD 200,000',
					label: 'saved at 10,000 invoices per day',
					text: 'through keying that is no longer needed, discounts taken in time, and double or excess payments that never leave.',
				},
				{
					value: '100%',
					label: 'return on investment in year one',
					text: 'reached by counting licence, set-up and training against the hours and payments saved.',
				},
			],
		},
		{
			kind: 'table',
			heading: 'Every difference has a name and an owner',
			intro: 'Tolerances are yours: by supplier, item group, amount and plant. These stand when you begin.',
			caption: 'Kinds of difference, tolerance as delivered, and who is asked',
			columns: ['Difference', 'Example', 'Tolerance', 'Goes to', 'Answer due in'],
			rows: [
				['Unit price', '459.00 billed, 450.00 ordered', '1%, at most USD 50', 'Buyer', '2 days'],
				['Quantity above receipt', '500 billed, 490 received', 'None', 'Storekeeper', '1 day'],
				['Quantity above order', '520 received, 500 ordered', '5%', 'Buyer', '2 days'],
				['No receipt yet', 'Invoice before goods', 'Waits 5 days', 'Storekeeper', '1 day'],
				['Tax rate or code', '18% billed, 12% ordered', 'None', 'Tax desk', '2 days'],
				['Freight not ordered', 'One line too many', 'USD 25', 'Buyer', '2 days'],
				['Seen before', 'Same supplier, number and sum', 'None', 'Accounts clerk', 'Same day'],
			],
		},
		{
			kind: 'features',
			heading: 'Cases that turn up on the second day',
			features: [
				{
					icon: 'copy',
					title: 'Duplicates under another number',
					text: 'INV-0417, 0417 and O417 are compared by sum, date and bank account as well, before anything is posted.',
				},
				{
					icon: 'split',
					title: 'Part deliveries',
					text: 'Four receipts and two invoices on one order settle against each other, and the open balance is visible for every line.',
				},
				{
					icon: 'arrow-left-right',
					title: 'Units and currencies',
					text: 'Tonnes against bags, dirhams against dollars: the rate is that of the order or of the day, as your contract says.',
				},
				{
					icon: 'shield-alert',
					title: 'A bank account that changed',
					text: 'New account details on an invoice stop it, and a call back to the number on file has to be recorded.',
				},
				{
					icon: 'users',
					title: 'Two-way where there are no goods',
					text: 'For rent and services a signed work confirmation takes the place of the receipt, or order and invoice alone decide.',
				},
				{
					icon: 'history',
					title: 'A trail for the auditor',
					text: 'Rule, tolerance, both values, the person and the reason stay with the posting.',
				},
			],
		},
		{
			kind: 'connections',
			heading: 'Your ERP stays the book of record',
			connections: [
				{ system: 'ERP, purchasing', how: 'REST, OData or hourly files', carries: 'Orders, changes, suppliers, terms' },
				{ system: 'ERP, payables', how: 'Posting interface', carries: 'Invoices with account, tax and attachments' },
				{ system: 'Warehouse system', how: 'REST or message queue', carries: 'Goods received notes, returns' },
				{
					system: 'Suppliers',
					how: 'EDI, e-invoice in XML, mailbox, portal',
					carries: 'Invoices in; status and queries out',
				},
				{ system: 'Tax authority', how: 'Government e-invoice interface', carries: 'Reference number and its check' },
				{
					system: 'Archive',
					how: `${brand.shortName} DMS or yours`,
					carries: 'The three papers, filed under the posting',
				},
			],
		},
		{
			kind: 'prose',
			heading: 'Fewer queries next month than this one',
			paragraphs: [
				'A difference that comes back each month is a rule nobody has written. The causes report groups exceptions by supplier, item and plant. If one supplier has billed last year’s price nine times, you see it as a single line with a sum, and the buyer settles it with a single call.',
				'Suppliers see their own side: received, matched, queried, due on which date. The telephone in accounts rings less, because “have you got our invoice?” has an answer on the portal at any hour.',
				'For the close of the month, goods received and not yet invoiced are listed with order, quantity and value, ready to be accrued.',
			],
			aside: {
				heading: 'On the manager’s page',
				items: [
					'Share of invoices matched untouched',
					'Exceptions by cause and by owner',
					'Age of every open query',
					'Discounts taken and missed',
					'Received, not invoiced',
				],
			},
		},
		{
			kind: 'start',
			heading: 'Six weeks, the last two in parallel with your old process',
			stages: [
				{
					when: 'Week 1',
					title: 'Measure',
					text: 'Last quarter’s invoices are matched on a copy. You learn how many would have passed and what held up the others.',
				},
				{
					when: 'Weeks 2 and 3',
					title: 'Connect',
					text: 'Orders, receipts and suppliers flow in. Posting goes to the test client of the ERP first.',
				},
				{
					when: 'Week 4',
					title: 'Set tolerances',
					text: 'Purchasing, stores, accounts and tax agree on the table above, with names against each kind of difference.',
				},
				{
					when: 'Weeks 5 and 6',
					title: 'Run in parallel',
					text: 'One plant, real invoices, both ways. When two weekly closings agree, the old way stops.',
				},
			],
		},
		{
			kind: 'questions',
			heading: 'What buyers and auditors ask',
			questions: [
				{
					question: 'What if an invoice carries no order number?',
					answer:
						'It is searched by supplier, items and sum. One candidate is proposed; with several, or none, the clerk chooses or returns the invoice with a letter that is already written.',
				},
				{
					question: 'Who may raise a tolerance?',
					answer:
						'Only the role that you name, and never alone: a change takes a second person, a reason and a date from which it holds.',
				},
				{
					question: 'Does it work without receipts on paper?',
					answer:
						'Yes. The storekeeper counts on a handheld against the order, and what is confirmed there is the goods received note.',
				},
				{
					question: 'Can we try it on our own data?',
					answer:
						'Send 500 invoices with their orders and receipts. Within a week you get back every line with its verdict.',
				},
			],
		},
	],
	modules: [
		{ kind: 'table' },
		{ kind: 'figures', ground: 'surface' },
		{ kind: 'features' },
		{ kind: 'start' },
		{ kind: 'questions' },
	],
	closing: {
		heading: 'See which of your invoices would have passed',
		text: 'Bring 20 invoices from last month with their orders and receipts, prices blacked out if you must. Every line gets its verdict in front of you, and the ones that stop say what they ask, and whom.',
	},
	related: [
		{
			path: '/document-management',
			name: 'DMS and BPM',
			why: 'Keeps order, receipt and invoice together for as long as the law asks.',
		},
		{
			path: '/business-process-management',
			name: 'Business Process Management',
			why: 'Draw what comes before the order: request, quotations, approval.',
		},
	],
}
