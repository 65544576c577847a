import { legalEntity } from '../legal-entity.ts'
import type { OpeningText, PassageText, ProcedureText } from './page-text.ts'

export const annualReport = {
	heading: 'Annual report',
	lead: 'Once a year the members get one book that says what happened between April and March, what it brought in, and who has checked the figures.',
	figures: {
		heading: 'Five years on one page',
		paragraphs: [
			'Revenue and profit after tax, in lakh rupees. One lakh is 100,000: a line that says 11,584 means just under 1.16 billion rupees.',
		],
	},
	reading: {
		heading: 'How to read it in half an hour',
		paragraphs: [
			'Take the letter for the story, the auditor’s opinion for how far you may trust it, and the cash flow statement for whether the profit turned into money. That is about a third of the pages.',
			'Parentheses mark amounts that are taken away. In the statements the right-hand column is always the year before, restated where a rule has changed, and the amounts in the discussion of the business come from those statements.',
		],
	},
	procedure: {
		heading: 'How the report comes about',
		intro: 'The Companies Act 2013 sets the outer dates. We try to be earlier.',
		steps: [
			{
				when: '31 March',
				title: 'The books close',
				text: 'Finance closes by the fifth working day of April. The auditor confirms balances with banks and clients and draws its samples.',
			},
			{
				when: 'April to June',
				title: 'Audit and approval',
				text: 'The Audit Committee goes through the statements with the auditor, without management for part of the time. Then the board signs.',
			},
			{
				when: '21 clear days ahead',
				title: 'Notice to every member',
				text: 'Report and notice leave by email. The annexes explain each resolution that is more than routine.',
			},
			{
				when: 'By 30 September',
				title: 'Annual general meeting',
				text: 'Members adopt the accounts, declare the dividend and elect directors, by remote vote or during the meeting.',
			},
			{
				when: '30 days later',
				title: 'Filing',
				text: 'The adopted accounts reach the Registrar of Companies in form AOC-4, where anybody may inspect them.',
			},
		],
	},
	paper: {
		heading: 'On paper, if you prefer',
		paragraphs: [
			`Members send their client number to ${legalEntity.email}; a printed copy is in the post within seven days, at no charge.`,
		],
	},
} satisfies OpeningText & Record<string, string | PassageText | ProcedureText>
