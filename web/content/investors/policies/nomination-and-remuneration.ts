import { pdfName } from '../../brand-facts.ts'
import type { InvestorDocument } from '../document.ts'
import { legalEntity } from '../legal-entity.ts'

export const nominationAndRemuneration: InvestorDocument = {
	file: pdfName('nomination-and-remuneration-policy'),
	title: 'Nomination and Remuneration Policy',
	kind: 'Policy',
	period: '1 October 2022',
	summary:
		'Whom we look for when a seat on the board or in senior management falls free, how performance is judged, and how pay is set and capped.',
	facts: [
		{ label: 'Approved by', value: 'Board of Directors' },
		{ label: 'In force since', value: '1 October 2022' },
		{ label: 'Owner', value: 'Nomination and Remuneration Committee' },
		{ label: 'Next review', value: 'September 2025' },
	],
	sections: [
		{
			heading: 'Aim',
			blocks: [
				{
					kind: 'text',
					text: `Good directors are found on purpose, not by acquaintance. This policy sets out how ${legalEntity.name} chooses, measures and pays the seven members of its board, its key managerial personnel and the managers one level below. Section 178 of the Companies Act 2013 requires it; regulation 19 of the SEBI (LODR) Regulations 2015, with Part D of Schedule II, shapes the detail and binds us from the day our shares are listed.`,
				},
				{
					kind: 'text',
					text: 'Three principles run through it. Pay must be enough to attract and keep the people we need. The link between performance and reward must be clear to the person rewarded. Fixed and variable parts must balance this year’s results against the next five.',
				},
			],
		},
		{
			heading: 'Terms used',
			blocks: [
				{
					kind: 'list',
					items: [
						'Key managerial personnel: the Managing Director, the Whole-time Director, the Chief Financial Officer and the Company Secretary.',
						'Senior management: members of the core team one level below the executive directors, including every head of function.',
						'Independent director: someone who meets each test of section 149(6) and is listed in the data bank of independent directors.',
						'Committee: the Nomination and Remuneration Committee, three non-executive directors of whom two are independent, chaired by an independent one.',
					],
				},
			],
		},
		{
			heading: 'Tasks of the committee',
			blocks: [
				{
					kind: 'list',
					items: [
						'Name the skills the board needs, compare them with the skills it has, and publish the matrix in the annual report.',
						'Find candidates, interview them, and recommend their appointment or removal.',
						'Describe the role and the capabilities before each search for an independent director.',
						'Devise the yearly evaluation and see that it is carried out.',
						'Recommend to the board all pay, in whatever form, that senior management receives.',
						'Keep a succession list with a ready name and a growing name for every key post.',
					],
				},
				{
					kind: 'text',
					text: 'It meets at least once a year, in practice each May and once more before the financial year ends. Two members make a quorum, one of whom must be independent. Its chair answers shareholders’ questions at the annual general meeting.',
				},
			],
		},
		{
			heading: 'How a director is chosen',
			blocks: [
				{
					kind: 'list',
					numbered: true,
					items: [
						'The committee writes a profile: experience, languages, time needed, and the gap in the matrix that the person should fill.',
						'It looks beyond its own circle, with a search firm or the data bank if need be, and considers at least three people of diverse backgrounds.',
						'The Company Secretary verifies identity, DIN, other directorships and that no disqualification under section 164 stands in the way.',
						'Two members interview each candidate; the Managing Director meets the finalists but does not vote on independent ones.',
						'The board appoints; shareholders confirm at the next general meeting or within three months, whichever comes first.',
						'A letter sets out duties, expected hours, fees, insurance and the code of conduct, and is placed on the website.',
					],
				},
				{
					kind: 'text',
					text: 'At least one director is a woman at all times. Nobody is preferred or passed over for gender, faith, region, caste or disability.',
				},
			],
		},
		{
			heading: 'Limits on term, age and number of seats',
			blocks: [
				{
					kind: 'table',
					caption: 'Tenure and eligibility',
					columns: ['Post', 'Term', 'Further conditions'],
					rows: [
						[
							'Managing or Whole-time Director',
							'Up to 5 years at a time',
							'Aged 21 to 70; older by special resolution',
						],
						['Independent director', 'Up to 5 years, twice', 'Second term by special resolution; then 3 years away'],
						['Non-executive director', 'Retires by rotation', 'Past 75 only by special resolution once listed'],
						['All directors', 'As above', 'At most 20 companies, 10 of them public'],
						['Chief Financial Officer, Company Secretary', 'Contract', 'A vacancy is filled within six months'],
					],
				},
				{
					kind: 'text',
					text: 'The committee may propose removal where a director breaks the code of conduct, loses independence or neglects the work; missing all board meetings of twelve months vacates the seat by section 167. The person concerned is heard first, and the reasons are minuted.',
				},
			],
		},
		{
			heading: 'Judging performance',
			blocks: [
				{
					kind: 'text',
					text: 'Between February and April each director fills in a confidential questionnaire of 24 questions about the board, its committees and, in turn, each colleague. Independent directors meet once without management to review the chair and the executives. Nobody takes part in the discussion of their own score. Results decide whether an appointment is extended, and lead to at least three agreed improvements for the year ahead.',
				},
				{
					kind: 'table',
					caption: 'What each group is judged on',
					columns: ['Group', 'Criteria', 'Judged by'],
					rows: [
						['Board and committees', 'Agenda, information, challenge, follow-up', 'All directors'],
						[
							'Independent directors',
							'Preparation, attendance, judgement, independence',
							'The board without the director concerned',
						],
						[
							'Executive directors',
							'Targets, people, compliance, customers kept',
							'Committee and independent directors',
						],
						['Senior management', 'Function goals and conduct', 'Managing Director, reported to committee'],
					],
				},
			],
		},
		{
			heading: 'What people are paid',
			blocks: [
				{
					kind: 'text',
					text: 'Executives receive a fixed salary, retirement benefits by law, and a variable part that depends on four goals set each April: revenue, operating profit, customer retention, and security of information. The variable part lies between 20 and 40 per cent of the fixed salary and falls to nil if fewer than half the goals are met. Independent directors receive no stock options.',
				},
				{
					kind: 'table',
					caption: 'Ceilings under section 197, as a share of net profit',
					columns: ['Recipients', 'Ceiling', 'To exceed it'],
					rows: [
						['All directors together', '11%', 'General meeting, within Schedule V'],
						['One executive director', '5%', 'Special resolution'],
						['All executive directors', '10%', 'Special resolution'],
						['All other directors', '1%', 'Special resolution'],
					],
				},
				{
					kind: 'text',
					text: 'Sitting fees come on top of these percentages and stay within the legal maximum of Rs 1 lakh for a meeting. In years of loss or thin profit, Schedule V fixes the amount. If accounts are restated because of fraud or breach of the law, whatever an executive received in excess is recovered under section 199, also after the person has left.',
				},
				{
					kind: 'text',
					text: 'For employees below senior management, pay bands are compared with the market every second year and published inside the company. The ratio of each director’s pay to the median salary appears in the board’s report once disclosure rules for listed companies apply.',
				},
			],
		},
		{
			heading: 'Insurance, records, review',
			blocks: [
				{
					kind: 'text',
					text: `Liability insurance covers directors and officers; its premium is not part of their pay unless guilt is proved. Profiles, interview notes and scores are kept by the Company Secretary for eight years under restricted access. The committee revisits this text every three years, proposes changes to the board, and shows a summary of them in the annual report. Ask anything about it at ${legalEntity.email}.`,
				},
			],
		},
	],
}
