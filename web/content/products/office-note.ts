import { brand } from '#web/content/brand.ts'
import { pdfName } from '../brand-facts.ts'
import type { ProductPage } from './product.ts'

export const officeNote: ProductPage = {
	path: '/office-note',
	aliases: ['/OfficeNote'],
	name: 'Office Note',
	title: 'Office Note: from proposal to signature',
	description:
		'Write a proposal once, send it past initiator, recommender, reviewer and approver, and keep every remark, limit and signature on one numbered note.',
	parent: { name: 'Solutions', path: '/solutions' },
	industry: 'e-governance',
	archetype: 'story',
	menu: { label: 'Office Note', icon: 'stamp', note: 'From initiator to approver' },
	solution: {
		group: 'e-governance',
		pile: 'Proposals waiting for signatures',
		text: 'Take a proposal through four roles on a single page, with each condition kept where it was made.',
		people: 'Initiator, recommender, reviewer, approver',
		firstUse: '3 weeks',
	},
	eyebrow: 'e-Governance',
	heading: 'One note, four roles, every reason on record',
	lead: 'Purchases, postings, waivers, write-offs: in many offices these still travel in a folder tied with tape. Office Note gives the proposal a number, a route taken from your delegation of powers, and one page on which everybody can read who said what, and when.',
	scene: 'office-note',
	sceneLabel: `Office note ADM/2024/0317 asks for 40 batteries at ${brand.currency} 684,000. Below its three paragraphs stand four signatures in a row: Devika as initiator, Omar as recommender with one condition, Lucía as reviewer, and Samuel, who has just approved it.`,
	glance: [
		{ label: 'Roles', value: 'Initiator, recommender, reviewer, approver' },
		{ label: 'Route', value: 'By subject and amount' },
		{ label: 'Signature', value: 'DSC token, eSign or PIN' },
		{ label: 'First department live', value: 'Week 3' },
	],
	brochure: {
		file: pdfName('office-note-brochure'),
		title: 'Office Note',
		note: 'Four roles and their verbs, the table that chooses the route, and a note decided within three days.',
		cover: 'brand',
	},
	sections: [
		{
			kind: 'prose',
			heading: 'Half of a proposal is what was asked about it',
			paragraphs: [
				'A note begins with a line such as “Replace 40 batteries in the north data room”. It gets the number ADM/2024/0317 when it is first saved, from the department’s own series, and keeps it from draft to archive.',
				'On the left of the screen stands the note sheet with numbered paragraphs, on the right the papers it rests on: quotations, an inspection report, the last order for the same item. Remarks hang on paragraphs, so a question about the warranty is answered beside the sentence on the warranty.',
				'If a paragraph changes after somebody has signed, the earlier wording stays behind a mark in the margin, and those who signed are told that there is something new to read.',
			],
			aside: {
				heading: 'What people write notes about',
				items: [
					'Purchases and work orders',
					'Transfers and postings',
					'Waivers of interest and charges',
					'Training and travel abroad',
					'Budget moved between heads',
					'Circulars before they are issued',
				],
			},
		},
		{
			kind: 'roles',
			heading: 'Four roles, and what each may do',
			intro: 'Small amounts name one recommender. A capital purchase may name five, in turn or side by side.',
			roles: [
				{
					name: 'Initiator',
					does: 'Drafts from a template, attaches the papers, and may pull the note back until somebody else has opened it.',
					screen: 'My Notes',
				},
				{
					name: 'Recommender',
					does: 'Recommends, recommends with a condition, or returns with a question of at least one sentence.',
					screen: 'For Recommendation',
				},
				{
					name: 'Reviewer',
					does: 'Checks rule, budget head and precedent. Finance, legal and IT can review at the same time.',
					screen: 'Review Desk',
				},
				{
					name: 'Approver',
					does: 'Reads a one-page summary with the conditions still open, then approves, approves in part, defers to a date or declines.',
					screen: 'Decision Tray',
				},
			],
		},
		{
			kind: 'table',
			heading: 'The route is read from your delegation of powers',
			intro:
				'Upload the table that your board has passed. The note reads subject and amount, and proposes who comes next; a change by hand is possible and leaves a trace.',
			caption: 'Five rows of such a table, from the administration of a bank',
			columns: ['Subject', `Amount in ${brand.currency}`, 'Recommends', 'Reviews', 'Approves'],
			rows: [
				['Stationery and repairs', 'Up to 50,000', 'Section head', 'Nobody', 'Branch manager'],
				['Equipment', '50,001 to 500,000', 'Section head', 'Finance', 'Regional head'],
				['Capital equipment', '500,001 to 2,500,000', 'Regional head', 'Finance, IT', 'General manager'],
				['Premises on lease', 'Any', 'Regional head, premises cell', 'Legal, finance', 'Executive director'],
				['Charges written off', 'Up to 100,000', 'Branch manager', 'Audit', 'Zonal head'],
			],
		},
		{
			kind: 'steps',
			heading: 'Drafted on Monday, decided on Wednesday',
			intro: 'The battery note, the way its History tab tells it.',
			steps: [
				{
					who: 'Initiator',
					where: 'My Notes',
					title: 'Monday 10:05, drafted',
					text: `Devika takes the purchase template: need, quantity, three quotations, budget head. The finance system answers that ${brand.currency} 920,000 is left under that head.`,
					shows: {
						note: 'ADM/2024/0317',
						rows: [
							{ name: 'Need', value: '40 batteries, north data room' },
							{ name: 'Lowest of three quotations', value: `${brand.currency} 684,000` },
							{ name: 'Budget head 4410', value: `${brand.currency} 920,000 left`, sign: 'tick', isMarked: true },
						],
						buttons: ['Send to Omar'],
					},
				},
				{
					who: 'Recommender',
					where: 'For Recommendation',
					title: 'Monday 14:20, a condition',
					text: 'Omar, the regional head, wants the vendor to take back the old batteries. His condition becomes a line with a box that has to be ticked.',
					shows: {
						note: 'ADM/2024/0317',
						rows: [
							{ name: 'Paragraph 2', value: 'Four years’ warranty' },
							{
								name: 'Condition',
								value: 'Vendor takes back the old batteries',
								state: 'To be ticked',
								isMarked: true,
							},
						],
						buttons: ['Recommend', 'Return'],
					},
				},
				{
					who: 'Reviewers',
					where: 'Review Desk',
					title: 'Tuesday, two reviews at once',
					text: 'IT confirms the capacity. In finance, Lucía asks for the tax split that the second quotation lacks; Devika adds it, and the note never leaves the desk.',
					shows: 'exhibit',
				},
				{
					who: 'Approver',
					where: 'Decision Tray',
					title: 'Wednesday 16:40, approved',
					text: 'Samuel, the general manager, signs on a tablet between two trains. The note locks, the sanction order is made from its paragraphs, and the purchase cell finds a task with a date.',
					shows: {
						note: `${brand.currency} 684,000`,
						rows: [
							{ initials: 'OH', name: 'Recommended', value: 'One condition, met', sign: 'tick' },
							{ initials: 'LF', name: 'Reviewed', value: 'No question open', sign: 'tick' },
							{ initials: 'SA', name: 'Approver', value: 'Samuel A., Wednesday 16:40', isMarked: true },
						],
						stamp: 'Approved',
					},
				},
			],
		},
		{
			kind: 'features',
			heading: 'When the day does not go to plan',
			features: [
				{
					icon: 'user-check',
					title: 'The approver is on leave',
					text: 'A deputy signs within the powers you gave, marked “for” the absent post. The tray moves over on the first day of leave and back on the last; nobody has to remember it.',
				},
				{
					icon: 'timer',
					title: 'A note stands still',
					text: 'Each role has a limit in working hours. At 80 per cent the holder is reminded; at 100 the next senior finds it in the Pendency report.',
				},
				{
					icon: 'message-square',
					title: 'An outsider knows more',
					text: 'Consult a colleague who is not on the route. They see the paragraphs you choose, answer, and drop out again.',
				},
				{
					icon: 'lock',
					title: 'Not everyone may read it',
					text: 'Four grades, from open to named readers. Every opening of a confidential note is written down.',
				},
			],
		},
		{
			kind: 'connections',
			heading: 'Facts come from where they are kept',
			connections: [
				{
					system: 'HR system',
					how: 'REST or nightly file',
					carries: 'Posts, grades, leave and deputies, so that the route names whoever holds the post today.',
				},
				{
					system: 'Budget and ERP',
					how: 'REST API',
					carries: 'The balance under a head while drafting; a commitment with the note’s number once it is approved.',
				},
				{
					system: 'Office accounts',
					how: 'SAML 2.0 or OpenID Connect',
					carries: 'Sign-in, departments and groups.',
				},
				{
					system: 'Signature services',
					how: 'PKCS#11 tokens, eSign',
					carries: 'The seal on the final PDF/A, which any reader can verify without our software.',
				},
			],
		},
		{
			kind: 'start',
			heading: 'Three weeks to the first department',
			stages: [
				{
					when: 'Week 1',
					title: 'Powers and people',
					text: 'We read your delegation table with you, row by row, and load departments, number series and grades.',
				},
				{
					when: 'Week 2',
					title: 'Dry run',
					text: 'Six templates at most. Twenty finished notes are replayed to see whether each would have reached the right desk.',
				},
				{
					when: 'Week 3',
					title: 'Live',
					text: 'New proposals start on screen; folders already under way finish on paper.',
				},
				{
					when: 'Week 4 onwards',
					title: 'The next departments',
					text: 'One a week, set up by your own administrator from the second on.',
				},
			],
		},
		{
			kind: 'questions',
			heading: 'What administrators ask first',
			questions: [
				{
					question: 'Can we still print a note?',
					answer:
						'Yes: numbered pages, remarks in the margin, and a QR code on each sheet that leads back to the signed original.',
				},
				{
					question: 'Who can see a note?',
					answer:
						'The people on its route, those they consult and the auditors you name. A department head sees titles and states of the department, and the text where the grade allows.',
				},
				{
					question: 'What if the approver disagrees with everybody?',
					answer:
						'Then the note says so. Deciding against a recommendation asks for reasons, and the history shows both next to each other.',
				},
				{
					question: 'Can it go to a committee?',
					answer:
						'Mark it “for committee” and it appears among the convenor’s agenda items with its papers. The resolution returns to the note.',
				},
			],
		},
	],
	modules: [
		{ kind: 'prose' },
		{ kind: 'steps', ground: 'tint', screens: 'end' },
		{ kind: 'roles', ground: 'night' },
		{ kind: 'features' },
		{ kind: 'start', ground: 'surface' },
		{ kind: 'questions' },
	],
	closing: {
		heading: 'Send your oldest open note on its way',
		text: 'Bring a proposal that is still waiting, and the page of your delegation of powers that it falls under. We write it, route it past four roles and sign it, in the 45 minutes of the demo.',
	},
	related: [
		{
			path: '/committee-management',
			name: 'Committee Management',
			why: 'Proposals that need a resolution go on the agenda and come back decided.',
		},
		{
			path: '/correspondence-management',
			name: 'Correspondence Management',
			why: 'A letter that needs a sanction starts a note, and its reply waits for the decision.',
		},
	],
}
