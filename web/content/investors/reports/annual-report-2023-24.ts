import { pdfName } from '../../brand-facts.ts'
import type { InvestorDocument } from '../document.ts'
import { legalEntity } from '../legal-entity.ts'
import {
	auditChair,
	boardChair,
	chiefFinancialOfficer,
	companySecretary,
	independentDirector,
	managingDirector,
	nominationChair,
	stakeholdersChair,
	wholeTimeDirector,
} from '../people.ts'
import { accounts202324 } from './accounts-2023-24.ts'

const years = ['2019-20', '2020-21', '2021-22', '2022-23', '2023-24'] as const
const revenue = ['Revenue from operations', '5,248', '5,786', '7,412', '9,236', '11,584'] as const
const profit = ['Profit after tax', '364', '642', '871', '1,148', '1,512'] as const
const netWorth = ['Net worth', '2,740', '3,322', '4,883', '6,007', '7,524'] as const
const dividend = ['Dividend for the year, Rs a share', '0.50', '0.75', '1.00', '1.20', '1.50'] as const

const streams = [
	['Licences and subscriptions', '5,212', '4,017', '29.7%'],
	['Implementation and services', '3,128', '2,642', '18.4%'],
	['Annual maintenance', '2,317', '1,847', '25.4%'],
	['Infrastructure services', '927', '730', '27.0%'],
] as const

export const annualReport202324: InvestorDocument = {
	file: pdfName('16th-annual-report-2023-24'),
	title: '16th Annual Report 2023-24',
	kind: 'Annual report',
	period: '2023-24',
	summary:
		'Letter, directors’ report, discussion of the business, governance, audited statements and the notice of the 16th annual general meeting. Amounts are in lakh rupees.',
	facts: [
		{ label: 'Company', value: legalEntity.name },
		{ label: 'Corporate identity number', value: legalEntity.cin },
		{ label: 'Year ended', value: '31 March 2024' },
		{ label: 'Approved by the board', value: '10 June 2024' },
		{ label: 'Annual general meeting', value: '26 July 2024, 11:00' },
		{ label: 'Statutory auditor', value: legalEntity.auditor },
		{ label: 'Registrar', value: legalEntity.registrar },
		{ label: 'Banker', value: legalEntity.banker },
	],
	cover: [
		{ value: revenue[5], label: 'lakh rupees of revenue', note: '25.4 per cent more than the year before' },
		{ value: profit[5], label: 'lakh rupees after tax', note: '31.7 per cent more than the year before' },
		{ value: netWorth[5], label: 'lakh rupees of net worth', note: 'at 31 March 2024' },
		{ value: dividend[5], label: 'rupees of dividend a share', note: 'proposed by the board' },
	],
	sections: [
		{
			heading: 'Letter to the members',
			blocks: [
				{
					kind: 'text',
					text: 'Dear members, in October a clerk at a rural branch in Wayanad opened a savings account for a tea picker in nine minutes, with no paper and no second visit. The photograph went to the archive, the identity record to the central registry, and the name past four sanctions lists before the passbook was printed. Multiply that by a working day at more than 8,000 client sites and you have the year that this report describes.',
				},
				{
					kind: 'text',
					text: 'Revenue grew by 25.4 per cent to Rs 11,584 lakh and profit after tax by 31.7 per cent to Rs 1,512 lakh. More than 80 enterprises in 12 industry verticals now run our software, over 200,000 people sign in to it, and the archives in our care passed 50,000,000 documents in August.',
				},
				{
					kind: 'text',
					text: 'Three things went less well. Two state tenders that we had won were postponed past March. An upgrade of trade finance reached its first bank seven weeks late. And eleven per cent of our engineers left, against a limit of nine. We now test SWIFT MT and ISO 20022 messages in the first week of a project, and have opened a career ladder for those who would rather design than manage.',
				},
				{
					kind: 'text',
					text: `You authorised a public offer in March 2024. It will give 163 owners many more colleagues, and us a duty to explain ourselves every quarter. I would like to start that habit here: with numbers first and adjectives last. ${managingDirector.name}, ${managingDirector.position}.`,
				},
			],
		},
		{
			heading: 'The year in figures',
			blocks: [
				{
					kind: 'columns',
					caption: 'Revenue and profit, in lakh rupees',
					columns: ['Measure', ...years],
					rows: [revenue, profit],
				},
				{
					kind: 'table',
					caption: 'Five years, in lakh rupees unless stated',
					columns: ['Measure', ...years],
					rows: [revenue, profit, netWorth, dividend, ['Employees at the year end', '352', '396', '478', '561', '642']],
				},
				{
					kind: 'text',
					text: 'The dividend for 2019-20 is restated for the bonus of two for one; that for 2023-24 awaits your vote.',
				},
			],
		},
		{
			heading: 'Directors’ report',
			blocks: [
				{
					kind: 'text',
					text: `Your directors present the 16th report of ${legalEntity.name} with the audited accounts. The business did not change in nature, and nothing material has happened between 31 March and 10 June 2024.`,
				},
				{
					kind: 'text',
					text: 'Dividend and reserves: we recommend Rs 1.50 on each share of Rs 10, which needs Rs 195 lakh, or 13 per cent of the profit. No amount goes to the general reserve. Capital: 250,000 shares were allotted to 115 employees under the stock option plan of 2019, so paid-up capital is Rs 1,300 lakh. We accepted no deposits and gave no loans or guarantees under section 186.',
				},
				{
					kind: 'text',
					text: `Directors: ${wholeTimeDirector.name} retires by rotation and offers himself again. The first terms of ${auditChair.name} and ${nominationChair.name} end on 4 August 2024, and the board proposes a second term of five years for both. Each independent director has declared that section 149(6) is met, and has passed or is exempt from the proficiency test. Key managerial personnel besides the executive directors are ${chiefFinancialOfficer.name} and ${companySecretary.name}.`,
				},
				{
					kind: 'text',
					text: 'Evaluation: directors filled in confidential forms of 24 questions about the board, the committees and one another. The result asked for papers to arrive seven days ahead instead of five, and for one site visit a year; both are now in the calendar.',
				},
				{
					kind: 'text',
					text: 'Complaints: none under the whistle blower policy, one under the law on sexual harassment at work, which the internal committee closed in 46 days. Contracts with related parties were at arm’s length and stand in note 5. No frauds were reported by the auditor, and no order of a court or regulator touches the company’s continuance.',
				},
				{
					kind: 'text',
					text: 'Social responsibility: Rs 23.7 lakh was due and Rs 24.2 lakh spent, of which Rs 12.4 lakh on computer rooms for six government schools in Idukki, Rs 8.0 lakh on scholarships for women in computing, Rs 3.8 lakh on replanting mangroves in Chennai.',
				},
				{
					kind: 'text',
					text: 'Energy, technology, exchange: solar panels gave 38 per cent of the head office’s current. Rs 353 lakh of development was capitalised, chiefly for reading handwriting in Malayalam, Tamil and Arabic. Foreign exchange of Rs 2,317 lakh was earned and Rs 684 lakh used.',
				},
				{
					kind: 'text',
					text: 'Responsibility: the directors state that accounting standards were followed, that policies were applied with prudent estimates, that records safeguard the assets, that the accounts assume a going concern, and that internal controls and systems for compliance are adequate and worked.',
				},
			],
		},
		{
			heading: 'Management discussion',
			blocks: [
				{
					kind: 'text',
					text: 'Demand: banks replace counters with onboarding that a customer can finish alone, and supervisors expect KYC to be renewed on a date rather than when somebody remembers. Government offices want each file to show whose desk it lies on. Enterprises start with invoices: a three-way match at 10,000 invoices a day pays for itself within the first year.',
				},
				{
					kind: 'table',
					caption: 'Where the revenue came from',
					columns: ['Stream', '2023-24', '2022-23', 'Growth'],
					rows: [...streams, ['Total', '11,584', '9,236', '25.4%']],
				},
				{
					kind: 'bars',
					caption: 'Revenue by stream, in lakh rupees',
					columns: ['Stream', '2023-24', '2022-23'],
					rows: streams.map(([stream, latest, before]) => [stream, latest, before]),
				},
				{
					kind: 'shares',
					caption: 'Revenue by industry, in per cent',
					columns: ['Industry', 'Share'],
					rows: [
						['Banking', '57'],
						['Government', '23'],
						['Enterprise and education', '20'],
					],
				},
				{
					kind: 'shares',
					caption: 'Revenue by country, in per cent',
					columns: ['Country', 'Share'],
					rows: [
						['India', '80'],
						['Emirates', '14'],
						['United States and others', '6'],
					],
				},
				{
					kind: 'text',
					text: 'The ten largest clients stood for 41 per cent of revenue, the largest for 9.',
				},
				{
					kind: 'text',
					text: 'Margin: operating profit before depreciation was Rs 2,391 lakh, or 20.6 per cent of revenue, up from 20.1. Salaries took half of revenue, 1.4 points less than before. Invoices were outstanding for 108 days at the year end, one day fewer than last March and nineteen fewer than in 2020.',
				},
				{
					kind: 'text',
					text: 'Risks that we watch: dependence on bank budgets, delay in public tenders, the price of cloud capacity, attrition, and a breach of data. The last is the gravest. Controls certified under ISO 27001:2013 were audited twice, restores are rehearsed every week, and 24x7 monitoring answered its 312 alerts in a median of six minutes.',
				},
				{
					kind: 'text',
					text: 'Outlook: signed orders not yet delivered were Rs 7,940 lakh at the close. We plan 90 more engineers, a larger delivery centre in Kochi, and no acquisition.',
				},
			],
		},
		{
			heading: 'Corporate governance',
			blocks: [
				{
					kind: 'text',
					text: `The board has seven members: two executive, two non-executive and three independent. ${boardChair.name} chairs it. It met on 22 May, 17 July and 6 November 2023, and on 9 February and 11 March 2024; the longest interval was 112 days.`,
				},
				{
					kind: 'table',
					caption: 'Attendance and pay, in lakh rupees',
					columns: ['Director', 'Board', 'Committees', 'Salary', 'Fees'],
					rows: [
						[managingDirector.name, '5 of 5', '2 of 2', '64.00', 'Nil'],
						[wholeTimeDirector.name, '5 of 5', '1 of 1', '57.00', 'Nil'],
						[boardChair.name, '4 of 5', '3 of 4', 'Nil', '2.35'],
						[stakeholdersChair.name, '4 of 5', '4 of 5', 'Nil', '2.60'],
						[auditChair.name, '5 of 5', '6 of 6', 'Nil', '3.50'],
						[nominationChair.name, '5 of 5', '6 of 6', 'Nil', '3.50'],
						[independentDirector.name, '5 of 5', '3 of 3', 'Nil', '2.75'],
						['Total', '', '', '121.00', '14.70'],
					],
				},
				{
					kind: 'table',
					caption: 'What the committees did',
					columns: ['Committee', 'Meetings', 'Chairperson', 'Main matters'],
					rows: [
						['Audit', '4', auditChair.name, 'Accounts, contract revenue, related parties'],
						['Nomination and Remuneration', '2', nominationChair.name, 'Second terms, options, pay'],
						['Stakeholder’s Relationship', '1', stakeholdersChair.name, 'Choice of registrar for the offer'],
						['Corporate Social Responsibility', '2', managingDirector.name, 'Plan and visit to two schools'],
					],
				},
				{
					kind: 'text',
					text: 'The independent directors met alone on 11 March 2024, all three present. Members sent two complaints, both about undelivered dividend warrants, and both were settled in under a week.',
				},
			],
		},
		...accounts202324,
		{
			heading: 'Notice of the 16th annual general meeting',
			blocks: [
				{
					kind: 'text',
					text: 'Notice is given to all members, dated 1 July 2024, that they will meet on Friday 26 July 2024 at 11:00 by video conference. Remote voting is open from 23 July, 09:00, to 25 July, 17:00, for those on the register on 19 July, which is also the record date.',
				},
				{
					kind: 'list',
					numbered: true,
					items: [
						'Ordinary: to adopt the accounts, the auditor’s report and this report.',
						'Ordinary: to declare a dividend of Rs 1.50 a share, payable by 23 August 2024.',
						`Ordinary: to re-elect ${wholeTimeDirector.name}, who retires by rotation.`,
						`Special: to appoint ${auditChair.name} as independent director to 4 August 2029.`,
						`Special: to appoint ${nominationChair.name} likewise, for the same five years.`,
					],
				},
				{
					kind: 'text',
					text: `Explanation to items 4 and 5: the Nomination and Remuneration Committee scored both candidates at or above 4.5 of 5 on preparation, challenge and time given. Write to ${companySecretary.name} at ${legalEntity.email} for the draft letters of appointment or to speak at the meeting.`,
				},
			],
		},
	],
}
