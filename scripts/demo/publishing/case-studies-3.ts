import type { DemoCaseStudy } from './types.ts'

export const furtherCaseStudies: readonly DemoCaseStudy[] = [
	{
		slug: 'land-registry-second-site',
		title: 'A land registry that can open at a second address',
		category: 'Government',
		publishedDate: '2024-11-18',
		description:
			'The registration department of a hill state records 1,900 deeds a day at 88 offices, on six servers in the basement of its headquarters. One August a burst main put 70 centimetres of water into that room. For nine working days nobody in the state could sell a field, raise a mortgage or prove an inheritance.\n\nTwenty weeks later the department had a second site 380 kilometres away, copies that cannot be overwritten, and a start order of 31 lines. The registry has moved there four times since, twice with an hour’s notice and twice with none.',
		challenges: [
			'Nine days of standstill put 16,800 appointments back by up to five weeks.',
			'Backups ran each night, but none had been restored in three years, and two of seven tapes could not be read.',
			'In which order the services start was known to one engineer, who was on leave.',
			'Notaries kept 2,300 deeds in drawers meanwhile, and 64 of them concerned the same plot as another.',
		],
		benefits: [
			'All 88 offices work from the second site after 52 minutes, as the fourth drill showed.',
			'Five minutes of entries can be lost at most; the flood took a day and a half.',
			'Each Wednesday one backup is restored, and the deed of a village drawn by lot is read from it.',
			'Fourteen people can run the start order: a trainee did so in the third drill.',
		],
		paper: {
			lead: 'Water found the basement at ten past two on a Sunday. By Monday everybody knew the question, and nobody the answer: how long?',
			sections: [
				{
					heading: 'What seventy centimetres did',
					paragraphs: [
						'The racks stood on plinths of 40 centimetres, because the flood of 1974 had reached 30. Five of the seven tapes were legible in the end, the newest of them 36 hours old. Whatever had been registered after it was typed again from paper, at 88 desks, while people waited outside.',
						'The minister asked who was to blame. The registrar asked how long it would take next time, and put that into the tender.',
					],
				},
				{
					heading: 'Twenty weeks, four decisions',
					points: [
						'First the department wrote down what it can bear: two hours of standstill, five minutes of lost entries.',
						'The second site stands on another river, another power grid and another fault line.',
						'Entries are copied within seconds, and once a day to storage that no administrator can change.',
						'Each step of the start got a name, a check and a number of minutes, until 31 lines were left of 112.',
					],
				},
				{
					heading: 'The flood and the fourth drill',
					table: {
						head: ['Measure', 'Before', 'After'],
						rows: [
							['Offices working again after', '9 days', '52 min'],
							['Entries that can be lost', '36 hours', '5 min'],
							['Restores tried in a year', 'None', '52'],
							['People who can start it', '1', '14'],
						],
					},
				},
				{
					heading: 'What the drills found',
					paragraphs: [
						'The first took six hours, and it failed where failing is cheap. A licence was tied to a network card that had stayed behind. The second stopped at two offices whose printers had been given their address by hand in 2011.',
						'From the third on, a drill includes the way home. Moving back takes 40 minutes longer than moving out, since what was entered meanwhile is compared line by line, and so the department does it in the evening.',
						'“Clerks ask me which site we are on,” says Tshering Wangmolhu, the registrar. “I like it that they have to ask.”',
					],
				},
			],
		},
	},
	{
		slug: 'paint-maker-one-profile',
		title: 'Six loyalty cards for the same painter',
		category: 'Manufacturing',
		publishedDate: '2025-08-18',
		description:
			'A maker of decorative paints sells through 9,400 dealers, but it is painters who choose the tin. In eleven years it had courted them with six programmes: tokens under the lid, two apps, a helpline, a training school and an insurance scheme. Their lists came to 1.9 million painters, three times as many as could possibly buy from it.\n\nThe Customer Data Platform joined the six in nine weeks. It found 571,000 people, asked each for consent in one of eight languages, and gave dealers a card with three lines in place of a campaign a week.',
		challenges: [
			'One painter in three held points in several programmes, and too few in any to redeem them.',
			'Nine messages a month reached the same telephone; four painters in ten had blocked the sender.',
			'Tokens worth Rs 3.1 crore a year were scanned by people who had opened the tins themselves.',
			'Whoever changed to another brand was missed seven months later, at the yearly count.',
		],
		benefits: [
			'Points of all six programmes lie in one account, and 212,000 painters used some in the first quarter.',
			'With a cap of two messages a month, 31 in a hundred are answered instead of 4.',
			'Tokens that a telephone scans faster than anybody can paint are held back, Rs 2.6 crore in a year.',
			'When purchases slow down, the dealer sees it after five weeks, and half of those he rings buy again.',
			'Some 8,300 pairs were too doubtful to join and are kept apart on purpose.',
		],
		paper: {
			lead: 'The company knew the same man under six names, and under none of them had it thanked him properly.',
			sections: [
				{
					heading: 'A man in six lists',
					paragraphs: [
						'In the token scheme he was a telephone number, at the school a certificate, in the insurance a father’s name and a village. The helpline spelt him by ear. He painted 41 flats in a year with the company’s emulsion, and no list showed him as anybody worth a call.',
						'Each programme reported growth. The sales of tins did not grow with them.',
					],
				},
				{
					heading: 'From lists to people in nine weeks',
					points: [
						'Weeks 1 to 3: six sources were connected, and 14 spellings of one district became a single one.',
						'Weeks 4 and 5: verified numbers joined 1.2 million records; names and villages only proposed.',
						'Weeks 6 and 7: eleven stewards settled 46,000 doubtful pairs, the older record beside the newer.',
						'Weeks 8 and 9: painters were asked for consent, purpose by purpose, and silence counted as a no.',
					],
				},
				{
					heading: 'A year later',
					table: {
						head: ['Measure', 'Before', 'After'],
						rows: [
							['Records per painter', '3.3', '1'],
							['Messages answered', '4%', '31%'],
							['Token fraud, a year', 'Rs 3.1 crore', 'Rs 0.5 crore'],
							['Days until a loss is noticed', '210', '35'],
						],
					},
				},
				{
					heading: 'What was left unbuilt',
					paragraphs: [
						'A model could have guessed each painter’s income from his tins and colours. The data protection officer asked what for. No answer fitted into the sentence on the consent form, and the idea went back into its drawer.',
						'A third of the painters said no to messages, or said nothing. They keep their points, and the counter greets them as before. Within half a year 61,000 of them had switched messages on in the app, unasked.',
						'“My father carried all six cards in a plastic bag,” says Sukhjot Randhirpal, who runs the dealer desk in the north. “Now he gives his number, and the tin is cheaper.”',
					],
				},
			],
		},
	},
	{
		slug: 'agricultural-university-councils',
		title: 'Forty-one committees and one list of what they promised',
		category: 'Education',
		publishedDate: '2026-11-02',
		unpublished: true,
		description:
			'An agricultural university with seven colleges and 26 research stations is governed by 41 committees, from the academic council to the one for the seed farm. Agendas of 300 pages went out by jeep. Minutes followed six weeks after the meeting, and were opened again when somebody complained.\n\nCommittee Management took over one committee a week, beginning with the seed farm, whose decisions have a season. Two years of minutes were searched for promises. Of the 1,306 that stood open, 411 had long been kept without anybody saying so.',
		challenges: [
			'Minutes were signed 43 days after a meeting on average, and twice after the next one.',
			'Of a hundred decisions, 38 named a person and 21 a date.',
			'Five meetings a year were void for want of a quorum, one of which was to fix the examination fees.',
			'Copies and jeeps cost Rs 19 lakh a year, for papers that three members in ten admitted to having read.',
		],
		benefits: [
			'Members have the draft 50 minutes after the close, and the chair signs on day 6.',
			'No decision leaves the room without owner and date, and 84 in a hundred are carried out by then.',
			'Since convenors see the acceptances three days ahead, every meeting has had its quorum.',
			'Seed for the winter crop was ordered 24 days earlier, so that four stations sowed in the right week.',
		],
		paper: {
			lead: 'Wheat has a sowing window of eighteen days. The committee that orders its seed took forty-three to sign its minutes.',
			sections: [
				{
					heading: 'Decisions with a season',
					paragraphs: [
						'The seed farm’s committee met in the first week of September and settled what to multiply. Its minutes were signed in the middle of October, the order went out behind them, and the hill stations sowed into cold soil. Nobody had been idle: five people had waited for a sixth to return from an inspection.',
						'The academic council had the same rhythm, without a field to show it.',
					],
				},
				{
					heading: 'One committee a week',
					points: [
						'Statutes, quorum and notice became settings; in nine committees they contradicted the university’s own act.',
						'Three retired assistants marked every sentence in the old minutes that promised something.',
						'Owners said of each: kept, still wanted, or better dropped. The chairs struck 290.',
						'Whoever had never used a tablet got one, with a student beside it for an afternoon.',
					],
				},
				{
					heading: 'Two terms compared',
					table: {
						head: ['Measure', 'Before', 'After'],
						rows: [
							['Days until minutes are signed', '43', '6'],
							['Decisions with owner and date', '21%', '100%'],
							['Carried out in time', 'Not known', '84%'],
							['Meetings void, a year', '5', 'None'],
						],
					},
				},
				{
					heading: 'Meetings that were not held',
					paragraphs: [
						'Feedback forms had an effect that nobody had planned. Members say by two taps whether a letter would have done, and in eight committees most of them thought so. Those now meet half as often, which has given professors 1,150 hours a year back for fields and laboratories.',
						'One custom stays. The council opens with the weather report, read aloud by its youngest member.',
						'“I have chaired meetings for thirty years,” says Professor Yeshodhara Kittappan, dean of agronomy. “For the first time I know what became of them.”',
					],
				},
			],
		},
	},
]
