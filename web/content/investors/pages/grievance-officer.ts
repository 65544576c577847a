import { legalEntity } from '../legal-entity.ts'
import type { OpeningText, PassageText, ProcedureText } from './page-text.ts'

export const grievanceOfficerPage = {
	heading: 'Investor grievance redressal officer',
	lead: 'One person receives your complaint, one number follows it, and every step has a date.',
	officer: {
		heading: 'Write, call or come by',
		paragraphs: [
			'The officer reads the mailbox herself every working day. By telephone you get a call back before the office closes; for a visit, please make an appointment two days ahead, so that your papers are on the table.',
		],
	},
	procedure: {
		heading: 'What happens with your complaint',
		intro: 'The days count from the moment it reaches us, by any route and in any language of our offices.',
		steps: [
			{
				when: 'Day 0',
				title: 'You write',
				text: 'Name, client number, what happened, and what would put it right. One page is enough; copies help, originals are not needed.',
			},
			{
				when: 'Within 2 working days',
				title: 'You get a number',
				text: `It stands on every later letter. What only ${legalEntity.registrar} can settle is passed on at once, and the officer goes on following it.`,
			},
			{
				when: 'Within 7 working days',
				title: 'First answer',
				text: 'A decision where the facts are clear. Otherwise you learn what is being looked into, and by which day it will be done.',
			},
			{
				when: 'Within 21 calendar days',
				title: 'Decision',
				text: 'In writing and with its reasons. Money that is owed to you leaves on the day of the decision, with interest where the law grants it.',
			},
			{
				when: 'Within 30 days of your objection',
				title: 'A second look',
				text: 'The Stakeholder’s Relationship Committee of the board hears the case. The officer presents the file and has no vote.',
			},
			{
				when: 'At any time',
				title: 'Bodies outside the company',
				text: 'You may go to the Registrar of Companies. Once the shares are listed, SEBI’s SCORES portal and its online dispute resolution are open to you as well.',
			},
		],
	},
	scope: {
		heading: 'What counts as a grievance',
		paragraphs: ['Whatever a member, or an applicant for shares, is owed and did not get:'],
		items: [
			'a dividend, a refund or an unblocked amount that is late,',
			'shares that were allotted and not credited,',
			'a report, notice or ballot that never came,',
			'an entry in the register that is wrong and stays wrong,',
			'a letter that nobody answered in ten working days.',
		],
	},
	record: {
		heading: 'How it has gone so far',
		paragraphs: [
			'Two complaints arrived in 2023-24. Both concerned dividend warrants, neither was open longer than six days, and none was carried over into the new year. Each quarter the committee sees all cases with their dates, also those that the registrar settled.',
		],
	},
} satisfies OpeningText & Record<string, string | PassageText | ProcedureText>
