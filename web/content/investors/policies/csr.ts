import { brand } from '../../brand.ts'
import { pdfName } from '../../brand-facts.ts'
import type { InvestorDocument } from '../document.ts'
import { legalEntity } from '../legal-entity.ts'

export const csr: InvestorDocument = {
	file: pdfName('csr-policy'),
	title: 'Corporate Social Responsibility Policy',
	kind: 'Policy',
	period: '1 April 2023',
	summary:
		'How the social budget is calculated, which causes it serves, who chooses the projects, and what happens to money that is not spent in time.',
	facts: [
		{ label: 'Approved by', value: 'Board, on the proposal of the CSR Committee' },
		{ label: 'In force since', value: '1 April 2023' },
		{ label: 'Owner', value: 'CSR Committee' },
		{ label: 'Next review', value: 'March 2026' },
	],
	sections: [
		{
			heading: 'Why we have this policy',
			blocks: [
				{
					kind: 'text',
					text: `${legalEntity.name} (“${brand.shortName}”) earns its living by making paperwork lighter for banks, public offices and companies. Part of the profit goes back to the places where our people live and work. These pages tell you where the money goes, in what order decisions are taken, and how you can check them.`,
				},
				{
					kind: 'text',
					text: 'The rules follow section 135 of the Companies Act 2013, Schedule VII to that Act and the Companies (Corporate Social Responsibility Policy) Rules 2014, as amended up to September 2022. Where the law later asks for more than is written here, the law prevails from its first day.',
				},
			],
		},
		{
			heading: 'When the duty to spend arises',
			blocks: [
				{
					kind: 'text',
					text: 'A company owes a social budget for a financial year if, in the year before, it reached any one of three marks. The Chief Financial Officer tests all three as soon as the accounts are audited and tells the committee the outcome in writing.',
				},
				{
					kind: 'table',
					caption: 'The three marks of section 135(1)',
					columns: ['Measure', 'Mark in the preceding year', 'Read from'],
					rows: [
						['Net worth', 'Rs 500 crore or more', 'Audited balance sheet'],
						['Turnover', 'Rs 1,000 crore or more', 'Audited statement of profit and loss'],
						['Net profit', 'Rs 5 crore or more', 'Profit calculated under section 198'],
					],
				},
				{
					kind: 'text',
					text: 'The budget is at least 2 per cent of the average net profits of the three financial years that went before. If a good year makes us spend more than we owe, the surplus spending may be set off against the duty of the next three years, provided that the board passes a resolution to that effect.',
				},
			],
		},
		{
			heading: 'Causes we support',
			blocks: [
				{
					kind: 'text',
					text: 'We keep to four causes, because a few projects that we know well do more good than many small cheques. Each falls under an item of Schedule VII. Shares are targets over three years, and the committee may move up to ten percentage points between them.',
				},
				{
					kind: 'table',
					caption: 'Causes and target shares of the budget',
					columns: ['Cause', 'Schedule VII item', 'Share', 'What a project looks like'],
					rows: [
						[
							'Digital skills',
							'(ii) education and skills',
							'50%',
							'Computer rooms and teachers for government schools',
						],
						['Women in computing', '(iii) equality of women', '30%', 'Scholarships and mentors until the first job'],
						['Coast and backwaters', '(iv) environment', '15%', 'Mangroves replanted, canals cleared of plastic'],
						['Disaster relief', '(xii) disaster management', '5%', 'Boats, shelters and rebuilding after floods'],
					],
				},
				{
					kind: 'text',
					text: 'Kerala comes first, then the surroundings of our offices in Chennai and Mumbai. Projects elsewhere in India qualify when the need is greater or when a disaster calls.',
				},
			],
		},
		{
			heading: 'What never counts',
			blocks: [
				{
					kind: 'list',
					items: [
						'Work done in the normal course of our business, such as software sold or given to a customer.',
						'Activities outside India, save for the training of sportspeople who represent the country.',
						'Contributions of any amount to a political party under section 182.',
						'Benefits reserved for our own employees or their families.',
						'Sponsorship that is meant to sell a product or to win a tender.',
						'Anything that another statute already obliges us to do.',
					],
				},
			],
		},
		{
			heading: 'Who does what',
			blocks: [
				{
					kind: 'table',
					caption: 'Duties',
					columns: ['Body or officer', 'Duty', 'When'],
					rows: [
						['CSR Committee', 'Draws up the annual action plan and visits projects', 'Meets at least twice a year'],
						['Board of Directors', 'Approves the plan, may change it with reasons', 'By 30 June'],
						['Chief Financial Officer', 'Certifies that money reached its purpose', 'After year end'],
						['Company Secretary', 'Files form CSR-2, publishes projects on the website', 'With the annual filings'],
					],
				},
				{
					kind: 'text',
					text: 'The committee has three directors, at least one of them independent. Its quorum is two. A member who has a family or business tie to a partner organisation says so and leaves the room while that partner is discussed.',
				},
			],
		},
		{
			heading: 'From idea to project',
			blocks: [
				{
					kind: 'list',
					numbered: true,
					items: [
						'Send a proposal of at most four pages: need, people reached, milestones, cost, and who will keep the result running afterwards.',
						'The Company Secretary checks the partner’s registration: form CSR-1 number, sections 12A and 80G, and three years of similar work where the rules ask for them.',
						`Two people from ${brand.shortName} who are not on the committee visit the site and score the proposal on need, cost and staying power.`,
						'The committee puts projects into the annual action plan with their schedule, the way money is released, and the way results are monitored.',
						'Once the board has agreed, we sign an agreement and release funds in at least three instalments, each against evidence of the last.',
						'Every quarter the partner reports money spent and people reached; every half-year one of us goes and looks.',
					],
				},
				{
					kind: 'text',
					text: `Administrative overheads stay below 5 per cent of what we spend in a year. Any surplus that a project earns is not business profit: it returns to the same project, joins the account for unspent money, or reaches a Schedule VII fund within six months of the year’s end. Buildings and machines bought with the budget belong to a public authority, to a registered section 8 company, trust or society with charitable objects, or to the beneficiaries themselves, never to ${brand.shortName}.`,
				},
			],
		},
		{
			heading: 'Money left over, and proof of effect',
			blocks: [
				{
					kind: 'table',
					caption: 'What happens to unspent amounts',
					columns: ['Situation', 'Where the money goes', 'Time limit'],
					rows: [
						['Belongs to an ongoing project', 'Unspent CSR Account with a scheduled bank', '30 days after year end'],
						['Still in that account later on', 'A fund named in Schedule VII', '30 days after the third year'],
						['No ongoing project', 'A fund named in Schedule VII', 'Six months after year end'],
					],
				},
				{
					kind: 'text',
					text: 'An ongoing project lasts no longer than three years after the one in which it began. The board explains every unspent rupee in its report. Missing these limits exposes the company to a penalty of twice the amount due or Rs 1 crore, whichever is less, and each officer in default to a tenth of the amount due or Rs 2 lakh, again the lesser.',
				},
				{
					kind: 'text',
					text: 'If our average duty over three years reaches Rs 10 crore, an independent agency assesses each project of Rs 1 crore or more that ended at least a year ago. Below that mark we put a plain question to teachers, students and panchayats after twelve months: is it still in use?',
				},
			],
		},
		{
			heading: 'Records, review, contact',
			blocks: [
				{
					kind: 'text',
					text: `Agreements, photographs with dates, utilisation certificates and minutes are kept for eight years in our own document archive. The committee reads this policy afresh once in three years and whenever section 135 changes; amendments need a resolution of the board. Proposals and questions reach the committee through the Company Secretary at ${legalEntity.email}.`,
				},
			],
		},
	],
}
