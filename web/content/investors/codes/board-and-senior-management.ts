import { pdfName } from '../../brand-facts.ts'
import type { InvestorDocument } from '../document.ts'
import { legalEntity } from '../legal-entity.ts'

export const boardAndSeniorManagement: InvestorDocument = {
	file: pdfName('code-of-conduct-board-and-senior-management'),
	title: 'Code of Conduct for the Board and Senior Management',
	kind: 'Code of conduct',
	period: '12 September 2022',
	summary:
		'Twelve duties of directors and of those one level below the Managing Director, with limits in rupees and the person to ask.',
	facts: [
		{ label: 'Approved by', value: 'Board of Directors, 12 September 2022' },
		{ label: 'In force since', value: '12 September 2022' },
		{ label: 'Owner', value: 'Nomination and Remuneration Committee' },
		{ label: 'Next review', value: 'September 2025' },
	],
	sections: [
		{
			heading: 'Who is bound',
			blocks: [
				{
					kind: 'text',
					text: 'All seven directors; the Chief Financial Officer and the Company Secretary; and the heads of engineering, delivery, sales, support, people and information security. It follows you for as long as you hold the post, and parts 5 and 6 for two years longer. Employees below that level have a handbook of their own with the same principles.',
				},
				{
					kind: 'text',
					text: 'The basis is section 166 of the Companies Act 2013 and regulation 17(5) of the SEBI (Listing Obligations and Disclosure Requirements) Regulations 2015. Where the law is stricter, it prevails; where the code is stricter, you keep to the code.',
				},
			],
		},
		{
			heading: 'Good faith, care and judgement',
			blocks: [
				{
					kind: 'list',
					items: [
						'Act for the company’s objects and for the benefit of all members, and weigh what a decision does to employees, clients, the community and the environment.',
						'Read the papers. If they come later than seven days before a meeting, say so and ask for time.',
						'Decide with your own head. Support of a proposal out of loyalty to whoever nominated you is a breach.',
						'Do not assign your office; an assignment is void.',
						'Attend at least three quarters of the meetings of the board and of your committees in a year.',
					],
				},
			],
		},
		{
			heading: 'Conflict of interest',
			blocks: [
				{
					kind: 'text',
					text: 'A conflict exists when you, a relative or a firm of yours could gain from a decision that you help to take. To have one is no offence. To hide it is. Disclose your interests in form MBP-1 at the first board meeting you attend, at the first one of each financial year, and at the next one after any change.',
				},
				{
					kind: 'table',
					caption: 'Typical cases and what you do',
					columns: ['Case', 'You tell', 'Then'],
					rows: [
						['A relative applies for a job here', 'Head of people', 'You take no part in hiring or pay'],
						['You own more than 2% of a supplier', 'Company Secretary', 'You leave the room for the vote'],
						['Your firm lets premises to us', 'Audit Committee', 'Its prior approval, and a valuer’s rent'],
						['A competitor invites you to its board', 'Chair of the board', 'You decline, or resign here first'],
						['A client offers you paid advice', 'Managing Director', 'The fee goes to the company'],
						['A start-up in our field seeks your money', 'Company Secretary', 'Written consent before you invest'],
					],
				},
				{
					kind: 'text',
					text: 'Members of senior management tell the board of any material financial or commercial dealing in which their personal interest may conflict with the company’s at large, as regulation 26(5) requires. A chance for business that reaches you because of your post belongs to the company until the board has turned it down.',
				},
			],
		},
		{
			heading: 'Gifts, travel and hospitality',
			blocks: [
				{
					kind: 'table',
					caption: 'Limits for each giver and year',
					columns: ['What', 'From or to business', 'From or to public officials'],
					rows: [
						['Diary, sweets, flowers', 'Free to Rs 2,000', 'Free to Rs 500'],
						['Meals with a purpose', 'Free to Rs 5,000', 'Ask first'],
						['Other things', 'Register from Rs 2,000', 'None'],
						['Travel and lodging', 'Managing Director’s consent', 'None'],
						['Cash, vouchers, loans', 'None', 'None'],
					],
				},
				{
					kind: 'text',
					text: 'What arrives above the limit and cannot be returned is raffled for the social responsibility fund. Payments to hasten a routine act of an official are bribes, whatever they are called, under the Prevention of Corruption Act 1988. The company gives nothing to political parties, and you give in your own name only.',
				},
			],
		},
		{
			heading: 'Confidentiality and the press',
			blocks: [
				{
					kind: 'text',
					text: 'Board papers live in our committee software and are not forwarded. Clients’ names, prices and documents are secrets even where they seem harmless. Only the Managing Director, and those whom she names for one occasion, speak to journalists. On social networks you may repeat what the company has published and must not add to it.',
				},
			],
		},
		{
			heading: 'Outside work and life after office',
			blocks: [
				{
					kind: 'list',
					items: [
						'Directorships: not more than twenty companies, ten of them public; not more than seven listed ones, or three if you are a whole-time director anywhere.',
						'Executives take an outside seat only with the board’s leave, and never more than one.',
						'For one year after leaving you do not solicit our clients, for two you do not hire our people.',
						'Devices, papers and passwords come back on the last day; the Company Secretary signs for them.',
					],
				},
			],
		},
		{
			heading: 'Records, assets and security',
			blocks: [
				{
					kind: 'text',
					text: 'Every entry in our books has a voucher and a reason. No side letters: a promise to a client that is not in the contract is treated as a false record. Equipment is for work, with such private use as costs nothing. You complete the security course in your first thirty days and each January, use a second factor, and report a lost device within an hour, because ISO 27001:2013 is kept by people rather than by certificates.',
				},
			],
		},
		{
			heading: 'Fair dealing and a fair workplace',
			blocks: [
				{
					kind: 'text',
					text: 'Compete by showing the product. Do not run down a rival, obtain its papers, or agree with it on prices, tenders or hiring. Choose suppliers by written criteria. Treat everyone alike regardless of gender, caste, faith, language, disability, age or whom they love. Harassment by one of us weighs double, since others learn from it what is allowed.',
				},
			],
		},
		{
			heading: 'Securities of the company',
			blocks: [
				{
					kind: 'text',
					text: 'You are designated persons under the code on insider trading, with its windows, clearances and disclosures. Derivatives on the company’s shares, and short sales, are closed to you at all times.',
				},
			],
		},
		{
			heading: 'Independent directors',
			blocks: [
				{
					kind: 'text',
					text: 'Their duties in law form part of this code by reference. Schedule IV of the Companies Act 2013 is explained in a separate paper, which the three of them sign in addition.',
				},
			],
		},
		{
			heading: 'Affirming, waiving, breaching',
			blocks: [
				{
					kind: 'table',
					caption: 'The yearly calendar of this code',
					columns: ['When', 'Who', 'What'],
					rows: [
						['By 10 April', 'Everyone bound', 'Affirms compliance for the past year'],
						['By 30 April', 'Company Secretary', 'Lists gifts, interests and waivers'],
						['May', 'Managing Director', 'Signs the declaration for the annual report'],
						['January', 'Everyone bound', 'Two-hour workshop on cases'],
					],
				},
				{
					kind: 'text',
					text: 'Only the board may waive a part of the code, for one case, in advance, with reasons in the minutes and without the vote of the person concerned. Suspicions go to the chair of the Audit Committee; if they concern that chair, to the chair of the board. An inquiry hears both sides and ends within 45 days.',
				},
				{
					kind: 'text',
					text: 'Outcomes range from a warning, through repayment and loss of variable pay, to removal under section 169 for a director or termination for a manager. Honest reports are protected, false ones made in malice are themselves a breach.',
				},
			],
		},
		{
			heading: 'Four questions before you act',
			blocks: [
				{
					kind: 'list',
					numbered: true,
					items: [
						'Is it lawful, in the place where it happens?',
						'Would you explain it, unprompted, to the auditor?',
						'Would you mind reading it in a newspaper in Kochi?',
						'Would you want a junior engineer to copy it?',
					],
				},
				{
					kind: 'text',
					text: `If one answer troubles you, stop, and talk to the Company Secretary or write to ${legalEntity.email}.`,
				},
			],
		},
	],
}
