import { legalEntity } from '../legal-entity.ts'
import type { OpeningText, PassageText, ProcedureText } from './page-text.ts'

export const ipo = {
	heading: 'Initial public offer',
	lead: 'A draft red herring prospectus introduces a company to people who have never dealt with it: what it sells, what it earns, what it wants the money for, and what could go wrong.',
	procedure: {
		heading: 'From the draft to the first trade',
		intro: 'A draft is not yet an offer. Three editions follow one another, and each may be read by everybody.',
		steps: [
			{
				when: '21 days or more',
				title: 'Draft red herring prospectus',
				text: 'The Securities and Exchange Board of India, the exchanges and the public read it and ask questions. What they find goes into the next edition, for all to see.',
			},
			{
				when: '3 days or more before opening',
				title: 'Red herring prospectus',
				text: 'Filed with the Registrar of Companies, now with the dates of the issue. A price band follows at least two working days ahead of the first bid.',
			},
			{
				when: 'While the issue is open',
				title: 'Bids',
				text: 'You bid through your bank or broker. The amount stays blocked in your own account, and leaves it only for shares that you are allotted.',
			},
			{
				when: 'After closing',
				title: 'Prospectus',
				text: 'The last edition states price, size and allotment. Trading begins on the third working day after the issue has closed.',
			},
		],
	},
	advice: {
		heading: 'Before you decide',
		paragraphs: ['Four habits cost nothing and save a good deal.'],
		items: [
			'Begin with the risk factors: each of them stands there because it could cost you money.',
			'Compare the three years of figures with the annual report, which comes from the same audited books.',
			'See what the proceeds are meant for, and ask what happens to those plans if less comes in.',
			'Ignore everybody who offers our shares by telephone, by message or in a private group. There is no such sale.',
		],
	},
	comments: {
		heading: 'Comment on the draft',
		paragraphs: [
			`Name the page and the paragraph and write to the company secretary at ${legalEntity.email}. Within ten working days you have a reply, and a copy of both goes to the lead manager of the issue.`,
		],
	},
} satisfies OpeningText & Record<string, string | PassageText | ProcedureText>
