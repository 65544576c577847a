import { pdfName } from '../../brand-facts.ts'
import type { InvestorDocument } from '../document.ts'
import { legalEntity } from '../legal-entity.ts'

export const independentDirectors: InvestorDocument = {
	file: pdfName('code-for-independent-directors'),
	title: 'Code for Independent Directors',
	kind: 'Code of conduct',
	period: '5 August 2019',
	summary:
		'Schedule IV of the Companies Act 2013 in plain words, with what it means at this company: conduct, role, duties, appointment, meetings and evaluation.',
	facts: [
		{ label: 'Approved by', value: 'Board of Directors, 5 August 2019' },
		{ label: 'Last amended', value: '9 February 2024' },
		{ label: 'Owner', value: 'Independent directors, with the Company Secretary' },
		{ label: 'Next review', value: 'February 2027' },
	],
	sections: [
		{
			heading: 'What independence is for',
			blocks: [
				{
					kind: 'text',
					text: 'You are asked onto the board because you need nothing from it. Investors, small shareholders above all, and the regulator take comfort from three people who can say no without a cost to themselves. Section 149(8) makes Schedule IV binding on the company and on you; these pages turn it into practice.',
				},
			],
		},
		{
			heading: 'Are you independent?',
			blocks: [
				{
					kind: 'text',
					text: 'You declare it at the first board meeting in which you take part, at the first of every financial year, and whenever something changes. The tests are those of section 149(6), together with regulation 16(1)(b) of the listing regulations once they apply.',
				},
				{
					kind: 'table',
					caption: 'The chief tests of section 149(6)',
					columns: ['Test', 'Limit', 'Looks back'],
					rows: [
						['Promoter, or related to a promoter or director', 'Not at all', 'Present and past'],
						['Money dealings of your own with the company', '10% of your total income', 'Two years and this one'],
						['Relatives’ securities in the company', 'Rs 50 lakh nominal, or 2%', 'Two years and this one'],
						['Relatives’ debts to the company', 'Rs 50 lakh', 'Two years and this one'],
						['Key officer or employee here', 'Not at all', 'Three years'],
						['Partner of our auditor or secretary in practice', 'Not at all', 'Three years'],
						['Votes held with relatives', 'Below 2%', 'At any time'],
						['Head of a charity that we fund', 'Below 25% of its receipts', 'At any time'],
					],
				},
				{
					kind: 'text',
					text: 'Your name is entered in the data bank kept under section 150, and within two years of that entry you pass the online test of proficiency unless your experience exempts you. Stock options are closed to you.',
				},
			],
		},
		{
			heading: 'How you conduct yourself',
			blocks: [
				{
					kind: 'list',
					numbered: true,
					items: [
						'Hold to ethics and probity, also where nobody checks.',
						'Be objective: let facts move you and not faces.',
						'Bring good faith and a real interest in the company’s affairs.',
						'Give the time. We reckon with about 20 days a year, and with 24 if you chair a committee.',
						'Let nothing foreign to the company’s interest blur your view, even when you agree with everyone.',
						'Take no advantage from the seat for yourself or a friend.',
						'If you stop being independent, tell the board at once.',
						'Help the company to govern itself by the best practice it can carry.',
					],
				},
			],
		},
		{
			heading: 'Your role at the table',
			blocks: [
				{
					kind: 'text',
					text: 'Ask the question that those inside have stopped asking: on strategy, performance, risk, resources, key posts and standards. Judge how management does against goals that were agreed, and follow how results are reported. Satisfy yourself that figures are sound and that controls and risk management can be relied on.',
				},
				{
					kind: 'text',
					text: 'Stand up for all stakeholders, and for the minority first. Balance interests that pull apart. Settle what executives are paid and have a leading voice in choosing or removing them. Where management and shareholders are at odds, mediate for the company as a whole.',
				},
			],
		},
		{
			heading: 'Your duties',
			blocks: [
				{
					kind: 'table',
					caption: 'Duty and practice',
					columns: ['Duty', 'What we do so that you can'],
					rows: [
						['Learn and keep learning', 'Induction of 18 hours, briefings each quarter'],
						['Get clear before deciding; take outside advice', 'Rs 2 lakh a year, no questions asked'],
						['Attend board and committees', 'Calendar fixed by November for next year'],
						['Take an active part in committees', 'Each of you sits on two'],
						['Attend general meetings', 'Video link, and a seat in front'],
						['Put concerns on record', 'Minutes quote them if you ask'],
						['Know the company and its surroundings', 'A visit to a site every year'],
						['Do not obstruct a working board', 'Dissent is noted, then we move on'],
						['See that related parties are dealt with fairly', 'Full file, ten days ahead'],
						['Check that whistle blowers are safe', 'Direct line to the Audit Committee’s chair'],
						['Report fraud or breach of a code', 'Anyone’s door, no prior consent'],
						['Keep secrets', 'Until the law or the board lifts them'],
					],
				},
				{
					kind: 'text',
					text: 'If a concern of yours cannot be settled, you insist that the board takes it up, and that the minutes carry it. You act within your authority and assist in protecting the legitimate interests of the company, of those who own it and of those whom it employs.',
				},
			],
		},
		{
			heading: 'Appointment',
			blocks: [
				{
					kind: 'text',
					text: 'The Nomination and Remuneration Committee describes the skills that the board lacks, looks for at least three candidates, also outside the circle of those who sit here, and reports how each scored. The board proposes; the members appoint. The explanatory statement must say that in the board’s opinion you fulfil the conditions and are independent of management.',
				},
				{
					kind: 'text',
					text: 'A letter sets out the term, what is expected of you and on which committees, the fiduciary duties and liabilities, the insurance for directors and officers, the codes, the list of things not to do, and the pay. It is open to any member at the registered office in working hours and stands on the company’s website.',
				},
				{
					kind: 'list',
					items: [
						'Term: up to five years in a row.',
						'Second term: by special resolution, on the strength of the evaluation.',
						'After two terms: three years away, without any tie to the company.',
						'Pay: Rs 40,000 for a board and Rs 25,000 for a committee meeting, expenses, and commission if the members approve it.',
						'Rotation: you do not retire by it.',
					],
				},
			],
		},
		{
			heading: 'Leaving',
			blocks: [
				{
					kind: 'text',
					text: 'You resign by a letter with your reasons, which the board notes and the next report to members mentions; it works from the day we receive it or the later day that you name. You may send a copy to the Registrar within thirty days. Removal follows sections 168 and 169, and a second-term director can be removed only by special resolution. The vacancy is filled within three months, unless the board meets its proportion without you.',
				},
			],
		},
		{
			heading: 'Meeting alone',
			blocks: [
				{
					kind: 'text',
					text: 'At least once in a financial year you meet without executives, without non-independent directors and without a minute-taker from management. All of you should be there. We put it on the day of the March board meeting.',
				},
				{
					kind: 'list',
					numbered: true,
					items: [
						'Review the other directors and the board as a whole.',
						'Review the chair, having heard executives and non-executives.',
						'Judge the quality, amount and timeliness of what management sends you.',
					],
				},
				{
					kind: 'text',
					text: 'One of you tells the chair the outcome within a week. What you choose to keep between yourselves stays there.',
				},
			],
		},
		{
			heading: 'Evaluation',
			blocks: [
				{
					kind: 'text',
					text: 'The entire board, except the person concerned, evaluates each of you every year. A form with 24 questions covers preparation, knowledge, independence of mind, contribution and time. The report decides whether your term is extended or continued.',
				},
			],
		},
		{
			heading: 'Liability and protection',
			blocks: [
				{
					kind: 'text',
					text: 'By section 149(12) you answer for acts or omissions of the company that happened with your knowledge, attributable through board processes, and with your consent or connivance, or where you did not act diligently. Insurance of Rs 15 crore stands behind you, for claims made up to six years after you leave. An indemnity covers costs in cases where you are cleared.',
				},
			],
		},
		{
			heading: 'Keeping this paper alive',
			blocks: [
				{
					kind: 'text',
					text: `The Company Secretary reads each amendment of the Act, the rules and the listing regulations against this text in the month of its publication, and proposes changes. You sign it on appointment. Members may ask for the letters of appointment at ${legalEntity.email}.`,
				},
			],
		},
	],
}
