import { pdfName } from '../../brand-facts.ts'
import type { InvestorDocument } from '../document.ts'
import { legalEntity } from '../legal-entity.ts'

export const fairDisclosureAndInsiderTrading: InvestorDocument = {
	file: pdfName('code-of-fair-disclosure'),
	title: 'Code of Fair Disclosure and of Trading by Insiders',
	kind: 'Code of conduct',
	period: '1 April 2024',
	summary:
		'How price sensitive information becomes public, and when those who know it early may trade. Written under the SEBI (Prohibition of Insider Trading) Regulations 2015.',
	facts: [
		{ label: 'Approved by', value: 'Board of Directors, 11 March 2024' },
		{ label: 'In force since', value: '1 April 2024' },
		{ label: 'Owner', value: 'Company Secretary, as compliance officer' },
		{ label: 'Next review', value: 'March 2026' },
	],
	sections: [
		{
			heading: 'Why you have two codes in one',
			blocks: [
				{
					kind: 'text',
					text: `Regulation 8 asks a company to say how it discloses; regulation 9 asks it to say how its people trade. ${legalEntity.name} answers both here, because the second depends on the first: once everybody knows, nobody is an insider. The Regulations reach companies whose shares are proposed to be listed as well as those that are, so the code binds you now.`,
				},
			],
		},
		{
			heading: 'Words used',
			blocks: [
				{
					kind: 'list',
					items: [
						'Price sensitive information: anything about the company or its securities that is not generally available and would be likely to move the price materially once it is. Results, dividends, changes in capital, mergers and disposals, and a change of key managerial personnel count as such.',
						'Generally available: open to the public without discrimination. A message to one analyst is not; a filing on an exchange’s website is.',
						'Insider: anyone who is connected with the company or who has the information, however it came to them.',
						'Designated persons: directors, heads of department, everyone in finance, legal and the secretariat, the two levels below the Managing Director, and whoever holds an administrator’s login to the finance systems.',
						'Immediate relative: a spouse, and a parent, sibling or child of either of you who depends on you for money or asks you before trading.',
					],
				},
			],
		},
		{
			heading: 'Fair disclosure: eight commitments',
			blocks: [
				{
					kind: 'list',
					numbered: true,
					items: [
						'We publish as soon as the matter is concrete and credible, without waiting for a quieter day.',
						'Everyone gets it at one time, by the exchanges first and the investors’ pages within the hour.',
						'Good and bad news get the same place, length and speed.',
						'If something slips out to a few, we publish it to all before the next opening of the market.',
						'The compliance officer is also the chief investor relations officer and clears every release.',
						'An exchange that asks about a rumour gets a specific reply within 24 hours; otherwise we do not comment.',
						'Analysts hear only what is already public. Two of us attend, and a transcript or recording goes online by the second working day.',
						'Inside the company, information travels on a need-to-know basis.',
					],
				},
			],
		},
		{
			heading: 'Legitimate purpose',
			blocks: [
				{
					kind: 'text',
					text: 'You may share unpublished information when the business requires it: with lenders, merchant bankers, auditors, lawyers, insolvency professionals, partners or a bidder doing due diligence. It is never legitimate to share in order to get round the prohibition. Before you share, send the recipient notice of the duties that come with it, obtain a signature, and make the entry described below.',
				},
				{
					kind: 'text',
					text: 'The structured digital database records what was shared, who gave it, who received it, each person’s PAN or another identifier, and the time. It sits on our own server, stamps each entry, allows no deletion, and is kept for at least eight years.',
				},
			],
		},
		{
			heading: 'The trading window',
			blocks: [
				{
					kind: 'text',
					text: 'While the window is shut, designated persons and their immediate relatives do not buy, sell, pledge or gift the company’s securities. It shuts by itself; you receive a reminder, but the absence of one is no excuse.',
				},
				{
					kind: 'table',
					caption: 'When the window is shut',
					columns: ['Occasion', 'Shuts', 'Opens'],
					rows: [
						['Results, April to June', '1 July', '48 hours after publication'],
						['Results, July to September', '1 October', '48 hours after publication'],
						['Results, October to December', '1 January', '48 hours after publication'],
						['Results of the year', '1 April', '48 hours after publication'],
						['Dividend, bonus, split, buy-back', 'When the board paper is begun', '48 hours after disclosure'],
						[
							'Merger, purchase or sale of a business',
							'At the first written offer',
							'48 hours after disclosure or abandonment',
						],
						['Order above 10% of yearly revenue', 'At the letter of intent', '48 hours after disclosure'],
						['Incident with clients’ data', 'When it is classed as severe', 'As the compliance officer announces'],
					],
				},
				{
					kind: 'text',
					text: 'Exercise of stock options stays allowed; sale of the shares that result does not. Transfers between insiders off the market, and transactions under a trading plan, follow regulation 4 and regulation 5.',
				},
			],
		},
		{
			heading: 'Clearing a trade in advance',
			blocks: [
				{
					kind: 'table',
					caption: 'Steps and time limits',
					columns: ['Step', 'Who', 'Limit'],
					rows: [
						['Ask, with a statement of what you know', 'Designated person', 'Trades above Rs 5 lakh in a quarter'],
						['Answer yes or no', 'Compliance officer', 'One trading day'],
						['Clear the compliance officer’s own trade', 'Managing Director', 'One trading day'],
						['Trade', 'Designated person', 'Seven trading days from clearance'],
						['Report the trade, or that none took place', 'Designated person', 'Two trading days'],
						['Opposite trade', 'Designated person', 'Not within six months'],
					],
				},
				{
					kind: 'text',
					text: 'A refusal needs no reason and is itself confidential. If hardship forces an opposite trade, ask for a waiver in writing, with proof; the reply is recorded. A profit made without the waiver is paid to SEBI for the Investor Protection and Education Fund.',
				},
			],
		},
		{
			heading: 'Trading plans',
			blocks: [
				{
					kind: 'text',
					text: 'If you always know something, you can still trade by a plan made ahead. Fix the amount or number, the nature and the date of each trade, submit it, and wait for the cooling-off period that regulation 5 prescribes. An approved plan is published and cannot be revoked, save in the cases that the Regulations name. It does not start if you still hold the same unpublished information on the first day.',
				},
			],
		},
		{
			heading: 'What you disclose about yourself',
			blocks: [
				{
					kind: 'list',
					items: [
						'Within seven days of becoming a director, key officer or promoter: your holding on that day.',
						'Within two trading days: trades that together exceed Rs 10 lakh in a calendar quarter. The company tells the exchanges within two more.',
						'Each April: names, PAN and telephone numbers of immediate relatives and of people with whom you share a material financial relationship.',
						'Once: where you studied, and for whom you worked before.',
					],
				},
				{
					kind: 'text',
					text: 'A material financial relationship means that someone received from you, as a gift or loan, a quarter or more of your yearly income in the last twelve months. Payment at market value is left out.',
				},
			],
		},
		{
			heading: 'Walls, leaks and reports',
			blocks: [
				{
					kind: 'text',
					text: 'Finance, legal and any deal team work behind a wall: separate folders, code names, printing by badge. Someone who must cross it for a task is entered in the database, told so, and is under the code until the wall comes down.',
				},
				{
					kind: 'text',
					text: 'On suspicion of a leak, the Managing Director opens an inquiry within two working days and reports it to the Audit Committee and to SEBI; the result follows as soon as it is known. Anyone may report a breach to SEBI directly, or to the committee’s chair, and suffers nothing for it.',
				},
			],
		},
		{
			heading: 'Consequences',
			blocks: [
				{
					kind: 'list',
					items: [
						'First lapse in form, such as a late report: written caution.',
						'Trade in a shut window or without clearance: loss of the year’s variable pay and options, and notice to the exchanges.',
						'Trade on, or passing of, unpublished information: dismissal, besides what SEBI may order.',
					],
				},
				{
					kind: 'text',
					text: 'Amounts collected under this part are remitted to the same fund as above. The Audit Committee reads a register of trades, clearances and lapses every quarter, and checks once a year that controls work. Changes to part 3 are published on the day they are made.',
				},
			],
		},
		{
			heading: 'Ask first',
			blocks: [
				{
					kind: 'text',
					text: `Doubt is a reason to wait. Write to the Company Secretary at ${legalEntity.email} with the word Trading in the subject, and you have a reply by the end of the next working day.`,
				},
			],
		},
	],
}
