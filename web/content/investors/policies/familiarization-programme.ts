import { pdfName } from '../../brand-facts.ts'
import type { InvestorDocument } from '../document.ts'
import { legalEntity } from '../legal-entity.ts'

export const familiarizationProgramme: InvestorDocument = {
	file: pdfName('familiarization-programme'),
	title: 'Familiarization Programme for Independent Directors',
	kind: 'Policy',
	period: '2 January 2023',
	summary:
		'What independent directors are shown, taught and told, from their letter of appointment to their last year on the board, and in how many hours.',
	facts: [
		{ label: 'Approved by', value: 'Board of Directors' },
		{ label: 'In force since', value: '2 January 2023' },
		{ label: 'Owner', value: 'Company Secretary' },
		{ label: 'Next review', value: 'December 2025' },
	],
	sections: [
		{
			heading: 'Why directors go back to school',
			blocks: [
				{
					kind: 'text',
					text: `An independent director arrives with long experience from somewhere else. To ask a useful question in the first meeting, that person needs to know how ${legalEntity.name} earns money, what its products do, whom it competes with and where it could fail. Learning this by chance takes years; with a plan it takes months.`,
				},
				{
					kind: 'text',
					text: 'Regulation 25(7) of the SEBI (LODR) Regulations 2015 asks listed companies for programmes on the nature of the industry, the business model and the roles, rights and responsibilities of independent directors. Schedule IV to the Companies Act 2013 tells the directors themselves to undertake induction and to refresh their knowledge regularly. This text serves both.',
				},
			],
		},
		{
			heading: 'For whom',
			blocks: [
				{
					kind: 'text',
					text: 'It is written for the three independent directors. The two non-executive directors are invited to every session, and executives attend those outside their own field. A director who moves to a new committee takes the module of that committee again.',
				},
			],
		},
		{
			heading: 'Three stages',
			blocks: [
				{
					kind: 'table',
					caption: 'The programme at a glance',
					columns: ['Stage', 'When', 'Hours', 'Result'],
					rows: [
						['Welcome', 'Before the first meeting', '6', 'Knows people, papers and duties'],
						['Induction', 'First six months', '18', 'Can judge strategy, accounts and main risks'],
						['Continuing', 'Each financial year after', '12', 'Keeps up with law, market and products'],
					],
				},
				{
					kind: 'text',
					text: 'Hours are a minimum. Time spent reading does not count towards them.',
				},
			],
		},
		{
			heading: 'Stage one: welcome',
			blocks: [
				{
					kind: 'list',
					items: [
						'A letter of appointment that states term, committees, expected days (about 20 a year), fees, liability and insurance.',
						'A folder in our own committee software: articles, last three annual reports, minutes of twelve months, all policies, organisation chart, calendar.',
						'One hour each with the chair of the board, the Managing Director, the Chief Financial Officer and the statutory auditor.',
						'Two hours with the Company Secretary on duties under sections 149, 150, 166 and 177, on disclosure of interests, and on dealing in shares.',
						'Accounts set up, two-factor sign-in tested, and a named person to call when it does not work.',
					],
				},
			],
		},
		{
			heading: 'Stage two: induction modules',
			blocks: [
				{
					kind: 'table',
					caption: 'Modules of the first six months',
					columns: ['Module', 'Content', 'Given by', 'Hours'],
					rows: [
						[
							'Market',
							'Banks, e-governance, enterprise; 12 industry verticals; how tenders work',
							'Head of Sales',
							'2',
						],
						['Products', 'Live demonstration; try an approval from both sides', 'Head of Products', '4'],
						['Delivery', 'A day with an implementation team at a customer', 'Whole-time Director', '4'],
						['Numbers', 'Revenue recognition, margins, cash, budget', 'Chief Financial Officer', '3'],
						['Security', 'ISO 27001:2013 in practice; the last three incidents', 'Head of Information Security', '2'],
						['Risk and control', 'Register, internal audit, whistle blowing', 'Internal auditor', '2'],
						['People', 'Culture, pay, attrition, harassment law', 'Head of People', '1'],
					],
				},
				{
					kind: 'text',
					text: 'Modules are held in small pieces of at most two hours, in Kochi or by video; only the day with a customer is always on site. Afterwards the director writes half a page: three things understood, three things doubted. The Managing Director answers the doubts in writing within a fortnight.',
				},
			],
		},
		{
			heading: 'Stage three: every year',
			blocks: [
				{
					kind: 'list',
					items: [
						'Four briefings of an hour before the quarterly meetings: changes in company law, SEBI rules, tax and accounting.',
						'Two deep dives of two hours on subjects the directors choose by vote each April, for example artificial intelligence in document capture, or pricing by use.',
						'A visit of half a day to one of the offices in Chennai, Mumbai, Dubai or Washington, or to a customer’s branch.',
						'An external seminar of the director’s choice, for which fee and travel are paid up to Rs 75,000 a year.',
					],
				},
				{
					kind: 'text',
					text: 'Between these dates a short letter goes out each month with figures, wins, losses and press cuttings, so that no director learns of company matters from a newspaper.',
				},
			],
		},
		{
			heading: 'The right to ask',
			blocks: [
				{
					kind: 'text',
					text: 'A director may speak with any manager, visit any site and call for any record without the presence of an executive, after a courtesy note to the Company Secretary. If more expertise is needed, outside advice is obtained at the company’s cost; up to Rs 2 lakh a year for each director need no further consent.',
				},
			],
		},
		{
			heading: 'Who arranges what',
			blocks: [
				{
					kind: 'table',
					caption: 'Duties',
					columns: ['Office', 'Task', 'Time limit'],
					rows: [
						['Company Secretary', 'Personal plan for each new director', '15 days after appointment'],
						['Presenters', 'Slides and reading, at most 20 pages', '5 working days before'],
						['Nomination and Remuneration Committee', 'Looks at attendance and usefulness', 'Each May'],
						['Board', 'Approves the yearly plan and its budget', 'At the first meeting of the year'],
					],
				},
				{
					kind: 'list',
					numbered: true,
					items: [
						'In March the Company Secretary asks each director what was missing.',
						'Gaps found in the yearly evaluation are added.',
						'A draft calendar goes to directors for two weeks of comment.',
						'The chair settles dates so that no one travels twice in a week.',
						'A session missed for good cause is repeated or recorded within 45 days.',
					],
				},
			],
		},
		{
			heading: 'Does it help?',
			blocks: [
				{
					kind: 'text',
					text: 'Each session is rated from 1 to 5 on clarity, depth and use. Anything averaging under 3.5 is redesigned before it is given again. The evaluation of the board asks whether directors feel able to challenge management on products, money and risk; two years of falling answers bring in an external trainer.',
				},
			],
		},
		{
			heading: 'What is published',
			blocks: [
				{
					kind: 'text',
					text: 'Regulation 46 lists the particulars that a listed company shows on its website. We will update ours within one month of every session.',
				},
				{
					kind: 'table',
					caption: 'Particulars for each independent director',
					columns: ['Item', 'In the year', 'To date'],
					rows: [
						['Programmes attended', 'Number and subjects', 'Cumulative number'],
						['Time spent', 'Hours', 'Cumulative hours'],
						['Programme text', 'Link to this document', 'Earlier versions'],
					],
				},
				{
					kind: 'text',
					text: `Attendance sheets, slides and half-page notes are filed for eight years; notes are seen by the director and the Managing Director alone. The text comes up for review every three years. Future directors, and shareholders who wonder what their directors know, can write to ${legalEntity.email}.`,
				},
			],
		},
	],
}
