import { brand } from '#web/content/brand.ts'
import { pdfName } from '../brand-facts.ts'
import type { ProductPage } from './product.ts'

export const businessProcessManagement: ProductPage = {
	path: '/business-process-management',
	name: 'Business Process Management',
	title: 'Business Process Management in BPMN 2.0',
	description:
		'Drag-and-drop BPMN 2.0 workflows with multi-level approvals, e-forms and capture by OCR, ICR, barcode and QR code. Your first process runs in 15 working days.',
	parent: { name: 'Solutions', path: '/solutions' },
	industry: 'enterprise',
	archetype: 'story',
	menu: { label: 'Business Process Management', icon: 'workflow', note: 'BPMN, capture, e-forms' },
	solution: {
		group: 'enterprise',
		pile: 'Approvals that live in inboxes',
		text: 'Draw the approval in BPMN, feed it from scanners, mail and e-forms, and see each case on its way.',
		people: 'Process owners, approvers, IT',
		firstUse: '15 working days',
	},
	eyebrow: 'Enterprise',
	heading: 'Draw the process, then run that drawing',
	lead: 'Your analyst drags tasks, gateways and timers onto a canvas, and the engine executes what is drawn. Paper, mail, files and web forms come in at one end, each approval is signed on the way, and the result is written into your other systems.',
	scene: 'business-process-management',
	sceneLabel: `A BPMN canvas with the process of a capital request: form, budget check, plant head, a gateway that asks whether the amount is above ${brand.currency} 500,000, finance director, order. A token has walked to the finance director, whose open task shows ${brand.currency} 1,840,000 with Approve, Return and Refuse.`,
	glance: [
		{ label: 'Notation', value: 'BPMN 2.0, import and export' },
		{ label: 'Reads', value: 'OCR, ICR, barcode, QR code' },
		{ label: 'Approvals', value: 'As many levels as you draw' },
		{ label: 'First process live', value: 'In 15 working days' },
	],
	brochure: {
		file: pdfName('business-process-management-brochure'),
		title: 'Business Process Management',
		note: 'The designer, the forms and the doors by which papers come in, with an approval worked through.',
		cover: 'soft',
	},
	sections: [
		{
			kind: 'steps',
			heading: 'A capital request in six steps, with nobody chasing it',
			intro: 'A plant needs a new compressor. Nobody prints, forwards or reminds.',
			steps: [
				{
					who: 'Plant engineer',
					where: 'e-form',
					title: 'Asks for the compressor',
					text: `The form fetches the cost centre, adds up its lines and demands two quotations above ${brand.currency} 100,000. A draft waits thirty days.`,
					shows: {
						note: 'Draft, kept for 30 days',
						rows: [
							{ name: 'Request', value: 'Compressor, plant Merrow' },
							{ name: 'Cost centre', value: 'Merrow, utilities', state: 'Fetched' },
							{ name: 'Total of three lines', value: `${brand.currency} 1,840,000`, state: 'Added up' },
							{
								name: `Asked for above ${brand.currency} 100,000`,
								value: 'Two quotations',
								sign: 'tick',
								isMarked: true,
							},
						],
					},
				},
				{
					who: 'Engine',
					where: 'Service task',
					title: 'Checks the budget',
					text: 'A REST call asks the ERP what is left for the year. Without an answer in 30 seconds it tries three times more, then hands the question to the controller.',
					shows: {
						note: 'The ERP answered in 2 s',
						rows: [
							{ name: 'Budget of the year', value: `${brand.currency} 6,400,000` },
							{ name: 'Spent or promised', value: `${brand.currency} 3,100,000` },
							{ name: 'This request', value: `${brand.currency} 1,840,000` },
							{ name: 'Left after it', value: `${brand.currency} 1,460,000`, state: 'Budget free', isMarked: true },
						],
					},
				},
				{
					who: 'Plant head',
					where: 'Task list',
					title: 'Approves at the first level',
					text: 'Form, quotations and remaining budget share one page. Approve, return with a question, refuse with a reason: these three buttons stand at every level.',
					shows: 'exhibit',
				},
				{
					who: 'Finance director',
					where: 'Mobile tasks',
					title: 'Signs at the second',
					text: `Amounts above ${brand.currency} 500,000 take this path. After 24 working hours a reminder goes out; after 48 the substitute gets the task as well.`,
					shows: 'signature',
				},
				{
					who: 'Buyer',
					where: 'Order form',
					title: 'Turns the approval into an order',
					text: 'Supplier, price and date are filled in from the winning quotation. The order number comes back and is written on the request.',
					shows: {
						note: 'From the winning quotation',
						rows: [
							{ name: 'Supplier', value: 'Palar Compressors' },
							{ name: 'Price', value: `${brand.currency} 1,840,000` },
							{ name: 'Delivery to Merrow', value: '12 August' },
						],
						stamp: 'Order 4500 2931',
					},
				},
				{
					who: 'Plant engineer',
					where: 'My requests',
					title: 'Sees where it is',
					text: 'The drawing is the status page: a token marks the task that holds the request, with a name and the hour it arrived.',
					shows: {
						note: `Compressor, ${brand.currency} 1,840,000`,
						rows: [
							{ initials: 'PH', name: 'Plant head', value: 'Approved', sign: 'tick' },
							{ initials: 'FH', name: 'Finance director', value: 'Signed', sign: 'tick' },
							{ initials: 'BY', name: 'Buyer', value: 'Order form', state: 'Since 11:20', isMarked: true },
						],
					},
				},
			],
		},
		{
			id: 'bpm',
			kind: 'features',
			heading: 'The canvas holds rules, forms and clocks',
			intro: 'Drag everything from a palette. What you draw is what runs.',
			features: [
				{
					icon: 'workflow',
					title: 'BPMN 2.0 as published',
					text: 'User and service tasks, exclusive, parallel and inclusive gateways, timers, messages, sub-processes. Diagrams travel as standard XML.',
				},
				{
					icon: 'layers',
					title: 'Multi-level approvals',
					text: 'One after another, side by side or by majority. A decision table picks the people by amount, grade and place, so new limits need no new drawing.',
				},
				{
					icon: 'notebook-pen',
					title: 'e-forms from a grid',
					text: 'Drop a field, bind its list to an interface, show a part only if an earlier answer calls for it. The same form fits a phone.',
				},
				{
					icon: 'git-branch',
					title: 'Old and new versions side by side',
					text: 'Running cases finish on the version they began with; new cases start on the new one. You can move a case across, and the move is logged.',
				},
				{
					icon: 'timer',
					title: 'Due times that know your holidays',
					text: 'Due times count the working hours of the office concerned, with its own weekend and public holidays.',
				},
				{
					icon: 'gauge',
					title: 'A rehearsal before release',
					text: 'Simulation sends invented cases along each path and shows at which task they would queue.',
				},
			],
		},
		{
			kind: 'table',
			heading: 'Six ways in, read before anyone looks',
			caption: 'Capture channels, what the machine reads, and when a person is asked',
			columns: ['Channel', 'Takes', 'Recognition', 'A person is asked when'],
			rows: [
				[
					'Scanner',
					'Batches from TWAIN and ISIS devices',
					'OCR for print, ICR for handwriting',
					'A character stays below the confidence you set',
				],
				['Email', 'Shared mailboxes, read each minute', 'Sender, subject, attachments', 'The sender is unknown'],
				['FTP', 'SFTP and FTPS drops of partners', 'Layout and control totals', 'A total differs'],
				['Hot folder', 'Files saved by copiers and programs', 'Barcode or QR code on page one', 'No code is found'],
				['e-form', 'Entries of staff and the public', 'Checked while typed', 'An upload cannot be read'],
				['REST API', 'JSON with files as parts', 'Schema of the process', 'Never: the caller gets the error'],
			],
		},
		{
			kind: 'roles',
			heading: 'Five roles, and none writes code',
			roles: [
				{
					name: 'Process owner',
					does: 'Sets steps, limits and due times, reads the monthly report, and publishes each version with a date from which it counts.',
					screen: 'Process register',
				},
				{
					name: 'Process designer',
					does: 'Draws, builds forms, binds fields to interfaces, and plays every path with sample cases.',
					screen: 'Canvas',
				},
				{
					name: 'Approver',
					does: 'Decides one task at a time or ticks twenty alike and decides them together.',
					screen: 'Task list',
				},
				{
					name: 'Team leader',
					does: 'Sees who has how much, moves work from a full desk to an empty one, and names substitutes.',
					screen: 'Team board',
				},
				{
					name: 'Administrator',
					does: 'Keeps connectors, keys and groups, and restarts a call that failed.',
					screen: 'Operations',
				},
			],
		},
		{
			kind: 'connections',
			heading: 'Every task can call, and be called',
			connections: [
				{ system: 'ERP', how: 'REST, with retries and time limits', carries: 'Budgets, suppliers, orders' },
				{ system: 'Core banking', how: 'REST or ISO 20022 messages by queue', carries: 'Accounts, limits, postings' },
				{ system: 'HCM', how: 'Nightly file or REST', carries: 'Reporting lines, absences, grades' },
				{ system: 'CRM', how: 'Webhooks', carries: 'Case numbers and each change of state' },
				{ system: 'Partners without an interface', how: 'SFTP, email', carries: 'Order files, confirmations' },
				{ system: 'Signing service', how: 'PAdES by certificate or token', carries: 'PDF out, signed PDF back' },
			],
		},
		{
			kind: 'prose',
			heading: 'See the queue before it is a complaint',
			paragraphs: [
				'Every token leaves a time stamp, so reports need no data collection. The heat view colours your own drawing by waiting time: pale where work flows, dark where it lies. Click on the dark task and you have the list of cases, oldest first.',
				'Owners compare two versions over the same weeks. A level of approval that has refused nothing for a quarter is named too, and you may draw one level less.',
				'Auditors receive a case as one PDF: form, documents, every decision with name, role, second and comment, and the version of the drawing that was in force.',
			],
			aside: {
				heading: 'Reports that come with it',
				items: [
					'Cycle time by process and site',
					'Due, late and paused tasks',
					'Work per person and per team',
					'Share of cases without a manual step',
					'Recognition rate by channel',
				],
			},
		},
		{
			kind: 'start',
			heading: 'Fifteen working days to the first process',
			stages: [
				{
					when: 'Days 1 to 3',
					title: 'Draw it together',
					text: 'Process owner, two people who do the work and our analyst, in one room, on the real canvas.',
				},
				{
					when: 'Days 4 to 8',
					title: 'Build forms and links',
					text: 'Fields, decision table, one inbound channel and one REST call to the system that matters most.',
				},
				{
					when: 'Days 9 to 12',
					title: 'Play last month',
					text: 'Thirty finished cases run again. Where the outcome differs from what happened then, the drawing or the old habit was wrong.',
				},
				{
					when: 'Days 13 to 15',
					title: 'Switch over',
					text: 'Two hours of training, then new cases start in the system and old ones run out on paper.',
				},
			],
		},
		{
			kind: 'questions',
			heading: 'What process owners want to know',
			questions: [
				{
					question: 'Can we change a process ourselves?',
					answer:
						'Yes. Your designer edits a draft, plays it and submits it; the owner publishes. Our help is needed for a new connector, not for a new step.',
				},
				{
					question: 'What if a connected system is down?',
					answer:
						'The token waits at the service task, tries again by the schedule you set, and raises an alert. No case is lost and none continues on a guess.',
				},
				{
					question: 'May citizens or suppliers fill in a form?',
					answer:
						'Publish it under a public address with a one-time code by SMS or mail. They follow their case by its number, without an account.',
				},
				{
					question: 'How well is handwriting read?',
					answer:
						'Boxed capitals and figures are read well, running script less so. You set the confidence for every field, and whatever falls short is shown to a person beside its picture.',
				},
			],
		},
	],
	modules: [
		{ kind: 'steps' },
		{ kind: 'features', ground: 'surface' },
		{ kind: 'table', ground: 'tint' },
		{ kind: 'start' },
		{ kind: 'questions' },
	],
	closing: {
		heading: 'Draw your slowest approval, then run it',
		text: 'Bring one process on a napkin and somebody who works in it. Our analyst draws it in BPMN while you talk, and the first case walks through it within the hour.',
	},
	related: [
		{
			path: '/document-management',
			name: 'DMS and BPM',
			why: 'Where the papers of a process live: versions, rights, retention, search.',
		},
		{
			path: '/office-note',
			name: 'Office Note',
			why: 'An approval in four roles that needs no drawing at all.',
		},
	],
}
