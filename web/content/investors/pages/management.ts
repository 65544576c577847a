import type { OpeningText, PassageText } from './page-text.ts'

export const management = {
	heading: 'Management',
	lead: 'Seven directors and two officers answer for the company. Four committees prepare what the board decides.',
	board: {
		heading: 'Seven seats, five of them outside the daily business',
		paragraphs: [
			'Two founders run the company. Two non-executive directors bring markets that it sells to, and three independent ones have neither shares nor family nor business ties here. The chair belongs to a director who is not an executive.',
		],
	},
	people: {
		heading: 'Board and key managerial personnel',
		paragraphs: [
			'Dates are those of the first appointment, day before month. The director identification number (DIN) is issued once by the Ministry of Corporate Affairs and stays with a person for life; an officer who is not a director needs none.',
		],
	},
	committees: {
		heading: 'Committees of the board',
		paragraphs: [
			'Each has three members and a written mandate. Its chairperson reports at the next board meeting, and minutes reach all directors within 15 days.',
		],
	},
	seats: {
		heading: 'How a seat is filled',
		paragraphs: [
			'Independent directors are elected for up to five years and may serve two such terms in a row, the second by special resolution. Of the others, one third of those who are liable to retire do so at each annual general meeting, and may stand again.',
			'You want to reach one of them? Send a letter to the registered office with the name on the envelope. The company secretary passes it on unopened.',
		],
	},
} satisfies OpeningText & Record<string, string | PassageText>
