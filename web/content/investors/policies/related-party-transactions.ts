import { pdfName } from '../../brand-facts.ts'
import type { InvestorDocument } from '../document.ts'
import { legalEntity } from '../legal-entity.ts'

export const relatedPartyTransactions: InvestorDocument = {
	file: pdfName('related-party-transactions-policy'),
	title: 'Policy on Related Party Transactions',
	kind: 'Policy',
	period: '1 July 2023',
	summary:
		'Who is a related party, which dealings with them need the consent of the Audit Committee, the board or the shareholders, and how all of them are disclosed.',
	facts: [
		{ label: 'Approved by', value: 'Board, on recommendation of the Audit Committee' },
		{ label: 'In force since', value: '1 July 2023' },
		{ label: 'Owner', value: 'Audit Committee' },
		{ label: 'Next review', value: 'June 2026' },
	],
	sections: [
		{
			heading: 'The concern',
			blocks: [
				{
					kind: 'text',
					text: 'When a company buys from its director’s brother, the price may be fair. Shareholders cannot know, unless somebody without an interest has looked. This policy makes sure that somebody does, before the contract is signed, and that you can read about it afterwards.',
				},
				{
					kind: 'text',
					text: `It implements sections 177 and 188 of the Companies Act 2013, rule 15 of the Companies (Meetings of Board and its Powers) Rules 2014, and regulation 23 of the SEBI (LODR) Regulations 2015. The limits of regulation 23 become binding on listing; ${legalEntity.name} keeps to them now.`,
				},
			],
		},
		{
			heading: 'Who is a related party',
			blocks: [
				{
					kind: 'list',
					items: [
						'Directors, key managerial personnel and their relatives: spouse, parents, children and their spouses, brothers and sisters, and members of the same undivided family.',
						'Firms and private companies in which such a person is a partner, member or director.',
						'Public companies in which a director is a director and holds, with relatives, more than 2 per cent of the paid-up capital.',
						'Holding, subsidiary and associate companies, and fellow subsidiaries.',
						'Everyone in the promoter group, and any holder of 10 per cent or more of our equity at any time in the preceding financial year.',
						'Whoever the accounting standards treat as related.',
					],
				},
				{
					kind: 'text',
					text: 'A transaction is any transfer of resources, services or obligations, whether or not a price is charged. Dividends, bonus shares and rights issues offered to all holders alike are excluded.',
				},
			],
		},
		{
			heading: 'Two conditions for every dealing',
			blocks: [
				{
					kind: 'text',
					text: 'Ordinary course of business: the dealing belongs to what we regularly do, shown by its frequency, its objects and the practice of the trade. Arm’s length: the terms are those that unrelated parties would have agreed. We prove the second by one of three means, in this order of preference: two comparable quotations, our own price list as charged to strangers, or the report of an independent valuer.',
				},
			],
		},
		{
			heading: 'Who must agree',
			blocks: [
				{
					kind: 'table',
					caption: 'Levels of approval',
					columns: ['Transaction', 'Audit Committee', 'Board', 'Shareholders'],
					rows: [
						['Ordinary course, arm’s length, not material', 'Yes', 'No', 'No'],
						['Not ordinary or not at arm’s length', 'Yes', 'Yes', 'Above rule 15 limits'],
						['Material under regulation 23', 'Yes', 'Yes', 'Yes'],
						['Later material change of any of these', 'Yes', 'As before', 'As before'],
						['With a wholly owned subsidiary, on ordinary terms', 'Exempt', 'Exempt', 'Exempt'],
					],
				},
				{
					kind: 'text',
					text: 'On the committee only independent directors vote on such matters. At a general meeting, no related party may vote to approve, whether or not it is party to the particular contract.',
				},
			],
		},
		{
			heading: 'Limits in figures',
			blocks: [
				{
					kind: 'table',
					caption: 'Shareholders’ approval under section 188, if the two conditions are not met',
					columns: ['Kind of contract', 'Limit'],
					rows: [
						['Buying, selling or supplying goods', '10% of turnover or more'],
						['Buying, selling or disposing of property', '10% of net worth or more'],
						['Leasing property', '10% of turnover or more'],
						['Giving or receiving services', '10% of turnover or more'],
						['Holding an office or place of profit', 'More than Rs 2.5 lakh a month'],
						['Underwriting our securities', 'More than 1% of net worth'],
					],
				},
				{
					kind: 'table',
					caption: 'Materiality under regulation 23, adding up a financial year',
					columns: ['Kind', 'Limit'],
					rows: [
						['Any transactions with one related party', 'Rs 1,000 crore or 10% of consolidated turnover, the lower'],
						['Payments for brand use or royalty', '5% of consolidated turnover'],
						[
							'A subsidiary’s dealings, ours not being party',
							'10% of the subsidiary’s standalone turnover: Audit Committee',
						],
					],
				},
				{
					kind: 'text',
					text: 'A change is material when it raises the value by a fifth, stretches the term by more than six months, or alters price, security or liability to our disadvantage.',
				},
			],
		},
		{
			heading: 'Omnibus approval',
			blocks: [
				{
					kind: 'text',
					text: 'For repeated dealings of one kind the committee may agree in advance, for at most one financial year. The resolution names the party, the nature, the period, the highest total, the highest single amount, the price basis and how it may vary. Needs that cannot be foreseen may be covered up to Rs 1 crore for each transaction. Sale of an undertaking is never covered. Use is reviewed every quarter, and what is not renewed lapses on 31 March.',
				},
			],
		},
		{
			heading: 'Step by step',
			blocks: [
				{
					kind: 'list',
					numbered: true,
					items: [
						'In April, and within thirty days of any change, directors and officers disclose their interests in form MBP-1 and list their relatives.',
						'The Company Secretary updates the list of related parties on the first day of each quarter and loads it into the purchase and billing system.',
						'That system stops an order or an invoice for a listed party until an approval number is entered.',
						'Whoever wants the contract files a request three weeks ahead: terms, need, value, comparison, and who gains what.',
						'Finance tests price and limits, Legal tests the wording, each within five working days.',
						'The committee approves, refuses or returns it, and minutes its reasons.',
						'An interested director declares the interest, leaves, and is not counted in the quorum.',
					],
				},
			],
		},
		{
			heading: 'If a dealing slipped through',
			blocks: [
				{
					kind: 'text',
					text: 'Tell the Company Secretary on the day you notice. The committee looks at the facts at its next meeting and may ratify, ask for changed terms, or order that it be undone. A contract that lacked the consent of the board or of shareholders and is not ratified within three months can be set aside; whoever authorised it makes good any loss. For listed companies, contravention costs a director or employee a penalty of Rs 25 lakh; elsewhere it is Rs 5 lakh.',
				},
			],
		},
		{
			heading: 'What you can read, and where',
			blocks: [
				{
					kind: 'table',
					caption: 'Disclosures',
					columns: ['Place', 'Content', 'How often'],
					rows: [
						['Register in form MBP-4', 'Contracts in which directors are interested', 'At each board meeting'],
						['Board’s report, form AOC-2', 'Dealings under section 188 with their justification', 'Yearly'],
						['Notes to the accounts', 'All dealings and balances by party', 'Yearly'],
						['Stock exchanges and website', 'Statement in the prescribed format', 'Half-yearly, on the day of results'],
						['Notice of general meeting', 'Details for material transactions', 'When approval is sought'],
					],
				},
				{
					kind: 'text',
					text: `Members may inspect the register at the annual general meeting and at the registered office during business hours. Requests with their evidence are stored for eight years. Regulation 23 wants this policy reviewed at least once every three years, and the committee treats that as a maximum. Direct questions to ${legalEntity.email} with the words “Related party” in front.`,
				},
			],
		},
	],
}
