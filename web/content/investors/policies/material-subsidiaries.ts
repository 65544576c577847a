import { brand } from '../../brand.ts'
import { pdfName } from '../../brand-facts.ts'
import type { InvestorDocument } from '../document.ts'
import { legalEntity } from '../legal-entity.ts'

export const materialSubsidiaries: InvestorDocument = {
	file: pdfName('material-subsidiaries-policy'),
	title: 'Policy on Material Subsidiaries',
	kind: 'Policy',
	period: '15 November 2023',
	summary:
		'How we tell whether a subsidiary is material, how the parent’s board watches over it, and when shareholders must agree before it is sold.',
	facts: [
		{ label: 'Approved by', value: 'Board, after review by the Audit Committee' },
		{ label: 'In force since', value: '15 November 2023' },
		{ label: 'Owner', value: 'Chief Financial Officer' },
		{ label: 'Next review', value: 'November 2026' },
	],
	sections: [
		{
			heading: 'The question it answers',
			blocks: [
				{
					kind: 'text',
					text: 'A group can hide much in a company that shareholders of the parent never see. The listing rules therefore ask a parent to name the subsidiaries that carry real weight and to govern them almost as closely as itself. Regulation 16(1)(c) of the SEBI (LODR) Regulations 2015 demands a written policy for doing so; regulations 24 and 24A say what follows from the name.',
				},
				{
					kind: 'text',
					text: `${legalEntity.name} applies the tests every year, whether the group at that time has no subsidiary, one or several, and whether or not its shares are listed yet. Should it own none, the result of the test is a single line in the minutes.`,
				},
			],
		},
		{
			heading: 'Meaning of words',
			blocks: [
				{
					kind: 'list',
					items: [
						`Subsidiary: a company whose board ${brand.shortName} controls, or in which it holds more than half of the total voting power, alone or with other subsidiaries, as section 2(87) of the Companies Act 2013 has it.`,
						'Net worth: paid-up capital, reserves created out of profits and securities premium, less accumulated losses and deferred expenditure, as in section 2(57).',
						'Income: all revenue from operations plus other income in the audited consolidated accounts.',
						'Significant transaction: one that exceeds, or is likely to exceed, 10 per cent of the subsidiary’s total revenues, expenses, assets or liabilities in its last accounting year.',
						'Unlisted: having no shares admitted to a recognised stock exchange, in India or abroad.',
					],
				},
			],
		},
		{
			heading: 'The tests and what follows',
			blocks: [
				{
					kind: 'table',
					caption: 'Thresholds, measured against the consolidated figures of the preceding accounting year',
					columns: ['Income or net worth of the subsidiary', 'Result', 'Consequence'],
					rows: [
						['10% or less', 'Not material', 'Ordinary oversight of unlisted subsidiaries'],
						['More than 10%', 'Material', 'Limits on sale of shares and assets; secretarial audit if in India'],
						[
							'More than 20%',
							'Material, with a board seat',
							'As above, and one of our independent directors joins its board',
						],
					],
				},
				{
					kind: 'text',
					text: 'Either measure suffices. A subsidiary with 4 per cent of income but 11 per cent of net worth is material. Companies incorporated outside India are tested in the same way, converted at the closing rate for net worth and at the average rate for income.',
				},
				{
					kind: 'text',
					text: 'A subsidiary bought during the year is tested on its own last audited figures within thirty days of the purchase. If it would pass a threshold, the governance below starts at once and not at the next year’s end.',
				},
			],
		},
		{
			heading: 'Yearly calendar',
			blocks: [
				{
					kind: 'table',
					caption: 'From closing of the books to disclosure',
					columns: ['By', 'Step', 'Responsible'],
					rows: [
						['15 May', 'Calculate both percentages for each subsidiary', 'Finance controller'],
						['25 May', 'Check the calculation against audited accounts', 'Chief Financial Officer'],
						['Before 31 May', 'Examine the list, ask for changes, recommend it', 'Audit Committee'],
						['Same cycle', 'Take note of the list, nominate directors', 'Board of Directors'],
						['With the annual report', 'Disclose the list and a link to this policy', 'Company Secretary'],
					],
				},
			],
		},
		{
			heading: 'Oversight of every unlisted subsidiary',
			blocks: [
				{
					kind: 'list',
					items: [
						'The Audit Committee reads its financial statements each quarter, above all the investments it has made.',
						'Minutes of its board are laid before the next meeting of our own board.',
						'Its management sends a statement of significant transactions and arrangements every quarter, even if the statement is “none”.',
						'It adopts the group’s codes on conduct, whistle blowing and information security within ninety days of joining the group.',
						'Where a listed subsidiary itself has subsidiaries, these provisions apply to it as a holding company in its own right.',
					],
				},
				{
					kind: 'text',
					text: 'The director whom we place on the board of a subsidiary above the 20 per cent mark reports orally to our independent directors at their yearly meeting. Sitting fees from the subsidiary are disclosed with the fees that the parent pays.',
				},
			],
		},
		{
			heading: 'Selling shares or assets',
			blocks: [
				{
					kind: 'text',
					text: `Two acts need a special resolution of ${brand.shortName}’s shareholders: at least three votes for each one against. The explanatory statement gives the buyer’s name, any tie to directors, the price, the valuer’s report and the use of the money.`,
				},
				{
					kind: 'table',
					caption: 'When shareholders decide',
					columns: ['Act', 'Limit', 'Not needed when'],
					rows: [
						[
							'Disposing of shares in a material subsidiary',
							'Our holding falls to 50% or less, or control ends',
							'A court or tribunal has approved the scheme, or a resolution plan under the Insolvency and Bankruptcy Code has been and is disclosed within one day',
						],
						[
							'Selling or leasing assets of a material subsidiary',
							'More than 20% of its assets within one financial year, added up',
							'The same two cases',
						],
					],
				},
				{
					kind: 'text',
					text: 'Before either act reaches shareholders, it passes through four hands, in this order.',
				},
				{
					kind: 'list',
					numbered: true,
					items: [
						'The Chief Financial Officer prepares a paper with price, tax, effect on staff and at least one alternative.',
						'An independent registered valuer gives an opinion that is no older than ninety days.',
						'The Audit Committee checks for related parties and for the treatment of minority holders.',
						'The board resolves to recommend it, with interested directors out of the room.',
					],
				},
			],
		},
		{
			heading: 'Secretarial audit',
			blocks: [
				{
					kind: 'text',
					text: `A material unlisted subsidiary in India appoints a company secretary in practice who audits its compliance and reports in form MR-3. The report is annexed to ${brand.shortName}’s annual report next to the parent’s own. Remarks in it are answered line by line by the subsidiary’s board within sixty days.`,
				},
			],
		},
		{
			heading: 'When a subsidiary stops being material',
			blocks: [
				{
					kind: 'text',
					text: 'Falling below a threshold ends the extra duties at the close of the year in which the audited figures prove it. One exception is ours: the independent director stays on for a further twelve months, because a company that shrinks fast deserves more attention and not less.',
				},
			],
		},
		{
			heading: 'Records, changes, questions',
			blocks: [
				{
					kind: 'text',
					text: `Working papers of each yearly test are preserved for eight years, together with the exchange rates used. Only the board can alter this policy, on advice of the Audit Committee, and it considers doing so every third November or when SEBI changes a percentage. Where regulation and policy differ, follow the regulation and tell the Company Secretary: ${legalEntity.email}.`,
				},
			],
		},
	],
}
