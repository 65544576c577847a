import type { OpeningText, PassageText, TextTable } from './page-text.ts'

export const annualReturn = {
	heading: 'Annual return',
	lead: 'Form MGT-7 is the company in tables: who owns it, who directs it, who came to its meetings and what they were paid.',
	documents: 'Returns of five years',
	purpose: {
		heading: 'What the return adds to the report',
		paragraphs: [
			'The accounts tell you how the business went. The return tells you whose business it is. Section 92 of the Companies Act 2013 has it filed within 60 days of the annual general meeting, and a copy belongs on the company’s website.',
			'All five follow the order of the form, so that you can lay two side by side. Part IV of a year begins with the number of shares with which the previous one ended, and part VIII lists everybody who came or went in between.',
		],
	},
	parts: {
		heading: 'Find your way in the form',
		caption: 'Parts of form MGT-7 and the questions that they answer',
		columns: ['Part', 'Tells you', 'Worth comparing with'],
		rows: [
			['I to III', 'Registered office, registrar, activities, companies above or below', 'Notes on related parties'],
			[
				'IV and V',
				'How many shares exist, what changed them, turnover, net worth',
				'Balance sheet and its equity note',
			],
			['VI and VII', 'Promoters and public in per cent, number of members', 'The same part a year earlier'],
			['VIII', 'Directors and officers, their shares, arrivals and departures', 'The table on the management page'],
			['IX', 'Meetings of members, board and committees, with attendance', 'Report on corporate governance'],
			['X', 'Salaries, fees and commission, person by person', 'Policy on remuneration'],
			['XI onwards', 'Compliance, penalties, certificate and signatures', 'Directors’ report'],
		],
	},
	correction: {
		heading: 'If the list has you wrong',
		paragraphs: [
			'All shares are held in electronic form, so your depository participant corrects a name, an address or a nominee. The change is in the register the next morning and in the return that is drawn up after the following 31 March.',
		],
	},
} satisfies OpeningText & Record<string, string | PassageText | TextTable>
