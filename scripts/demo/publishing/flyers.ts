import type { DemoDocument } from './types.ts'

export const demoFlyers: readonly DemoDocument[] = [
	{
		slug: 'onboarding-in-one-visit',
		title: 'Onboarding in one visit',
		createdOn: '2024-04-15',
		description:
			'One sheet for branch managers: what happens between a good morning and a working account, who does it, and how many minutes each part takes. Hang it where the counter staff drink tea.',
		paper: {
			lead: 'Your customer sits down with two papers and stands up with an account. Here is where the eleven minutes go.',
			sections: [
				{
					heading: 'Minute by minute',
					table: {
						head: ['Minute', 'What happens'],
						rows: [
							['0', 'Two papers go onto the scanner and straight back into the hand'],
							['2', 'Fields fill themselves; you correct what shows amber'],
							['4', 'Twin, list and registry searches answer together'],
							['7', 'Photograph, signature, nominee'],
							['9', 'A second officer compares scan and field, and approves'],
							['11', 'Kit and passbook are linked by their barcodes'],
						],
					},
				},
				{
					heading: 'Nothing is typed twice',
					paragraphs: ['What the card says is read. What the bank knows is fetched. You ask only for the rest.'],
				},
			],
		},
	},
	{
		slug: 'trade-desk-at-a-glance',
		title: 'The trade desk at a glance',
		createdOn: '2024-09-09',
		description:
			'Four instruments with their rules, their clocks and the mistake that costs most, on a page that fits under the glass of a desk. For makers, checkers and the branches that ring them.',
		paper: {
			lead: 'Four promises, four books of rules, one register that keeps count of the days.',
			sections: [
				{
					heading: 'Know the clock before you touch the case',
					table: {
						head: ['Instrument', 'Rules', 'Clock', 'Costliest slip'],
						rows: [
							['Letter of credit', 'UCP 600', '5 banking days', 'Refusal notice without every discrepancy'],
							['Collection', 'URC 522', 'Without delay', 'Documents released against a mere promise'],
							['Guarantee', 'URDG 758', '5 business days', 'Expiry on a day that the bank is shut'],
							['Remittance', 'Exchange control', 'Cut-off time', 'Purpose code chosen from memory'],
						],
					},
				},
				{
					heading: 'Three habits of a calm desk',
					points: [
						'Scan at the counter, on the day, all pages.',
						'Let the rota deal the cases; nobody picks.',
						'Screen again when a name, port or vessel changes.',
					],
				},
			],
		},
	},
	{
		slug: 'office-note-in-five-steps',
		title: 'An office note in five steps',
		createdOn: '2024-12-02',
		description:
			'How a proposal becomes a decision: five steps for somebody who has to write their first note this afternoon, with what to say at each and what to leave out.',
		paper: {
			lead: 'A good note is read once. These five steps get it there.',
			sections: [
				{
					heading: 'From blank page to signature',
					points: [
						'Ask for one thing. Put the amount, the budget head and the date into the first paragraph.',
						'Attach what it rests on: quotations, the last order, a report. Leave out what nobody will open.',
						'Check the route. Subject and amount propose it; change it only with a reason.',
						'Answer beside the question. Whoever asks about paragraph 4 finds your reply at paragraph 4.',
						'Read the decision to its end. Conditions become tasks, and the first of them may be yours.',
					],
				},
				{
					heading: 'How long?',
					paragraphs: ['One page. If you need a second, your reader needs a summary, and the summary is the note.'],
				},
			],
		},
	},
	{
		slug: 'paperless-in-a-week',
		title: 'Paperless in a week',
		createdOn: '2025-03-24',
		description:
			'A plan from Monday to Friday for a small office that wants its inward register, its files and its dispatch on screen, with what you prepare beforehand and what we bring.',
		paper: {
			lead: 'On Monday you own a diary book. On Friday you rule it off.',
			sections: [
				{
					heading: 'Five days',
					table: {
						head: ['Day', 'What happens'],
						rows: [
							['Mon', 'Sign in, name the posts, hand out the rights'],
							['Tue', 'Load your file plan as it is, up to six levels'],
							['Wed', 'Ten templates, every copier, the post of the day'],
							['Thu', 'Half a day each: register, file, draft, send'],
							['Fri', 'The real post. We stay until the tray is empty'],
						],
					},
				},
				{
					heading: 'Have ready',
					points: [
						'The index of your files, in any format.',
						'A list of staff with their posts.',
						'One scanner for each twenty papers a day.',
						'The clerk who knows where everything is.',
					],
				},
			],
		},
	},
	{
		slug: 'three-way-match-checklist',
		title: 'Three-way match checklist',
		createdOn: '2025-08-18',
		description:
			'Eight questions to answer before the first invoice is matched by a machine. Tick what you have; every open box is an exception that you will meet in the second week.',
		paper: {
			lead: 'Ready to let invoices pass unopened? Tick all eight boxes first.',
			sections: [
				{
					heading: 'Before you switch on',
					points: [
						'Every order has a number, and suppliers print it.',
						'Receipts are booked on the day the lorry leaves.',
						'Boxes, dozens and pieces convert by a table.',
						'Price lists carry a date from which they hold.',
						'Freight is on the order, or forbidden on the bill.',
						'Each kind of difference has one owner by name.',
						'A changed bank account triggers a call back.',
						'Two people, never one, may move a tolerance.',
					],
				},
				{
					heading: 'Seven or fewer?',
					paragraphs: [
						'Send us 500 old invoices with their orders and receipts. We show you which open box holds up most of them.',
					],
				},
			],
		},
	},
	{
		slug: 'committee-meeting-day',
		title: 'Committee meeting day',
		createdOn: '2026-01-19',
		description:
			'A convenor’s day from the last look at the quorum to the draft minutes, hour by hour. Made to be pinned inside a cupboard door and forgotten about once it works.',
		paper: {
			lead: 'The meeting starts at two. By five everybody knows what they promised.',
			sections: [
				{
					heading: 'The convenor’s day',
					table: {
						head: ['Hour', 'What happens'],
						rows: [
							['09:00', 'Count acceptances; ring the two who have not answered'],
							['11:00', 'Late items to the chair: admit, or next time'],
							['13:30', 'Open the pack at item one; test the video link'],
							['14:00', 'Quorum noted, interests declared'],
							['15:40', 'Each decision gets a person and a date, aloud'],
							['16:30', 'Draft minutes out while memories agree'],
						],
					},
				},
				{
					heading: 'Tomorrow',
					paragraphs: ['Owners find their actions in their own list. You find out only about those that run late.'],
				},
			],
		},
	},
	{
		slug: 'cdp-in-numbers',
		title: 'One customer in numbers',
		createdOn: '2026-05-04',
		description:
			'Six figures that say what a customer data platform does all day, each with its meaning in one line. For the colleague who asks why the warehouse is not enough.',
		paper: {
			lead: 'Four systems know parts of her. These are the numbers behind one profile.',
			sections: [
				{
					heading: 'Count with us',
					table: {
						head: ['Figure', 'Meaning'],
						rows: [
							['60 s', 'at most, from a tap in the app to the profile'],
							['0.99', 'certainty when tax number and birth date agree'],
							['25', 'months of events are remembered, then dropped'],
							['3', 'reasons stand beside each score'],
							['10%', 'held back as a control group, if you like'],
							['0', 'messages where consent is missing'],
						],
					},
				},
				{
					heading: 'Why it matters on Friday',
					paragraphs: [
						'Nobody is offered the card that they already have. Nobody is rung about a loan on the day of a complaint. And when she asks what you know about her, one desk can print it.',
					],
				},
			],
		},
	},
	{
		slug: 'recovery-in-hours',
		title: 'Recovery in hours, not in days',
		createdOn: '2026-10-12',
		unpublished: true,
		description:
			'What happens in the four hours after a site is lost, who decides, and which promise holds at which minute. For those who sign the contract and those who are woken up.',
		paper: {
			lead: 'A site is gone. Somebody starts a stopwatch. This is what it should read.',
			sections: [
				{
					heading: 'The first four hours',
					table: {
						head: ['Time', 'What happens'],
						rows: [
							['0:00', 'The alert rings, and the clock is running'],
							['0:15', 'An engineer works on it and has told you so'],
							['0:30', 'You decide: mend here, or move there'],
							['1:00', 'Databases open at the second site'],
							['2:00', 'Branches sign in; scans queue at the edge'],
							['4:00', 'All services checked, one by one, with your list'],
						],
					},
				},
				{
					heading: 'Believe none of it',
					paragraphs: [
						'Call a drill without warning and hold the watch yourself. Most runbooks fail at a telephone number. Yours should fail on a quiet Tuesday, in front of us.',
					],
				},
			],
		},
	},
]
