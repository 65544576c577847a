import { pdfName } from '../brand-facts.ts'
import type { ProductPage } from './product.ts'

export const committeeManagement: ProductPage = {
	path: '/committee-management',
	name: 'Committee Management',
	title: 'Committee Management: agenda to action',
	description:
		'Meetings, agendas, minutes, action-taken reports and feedback forms for convenors, members and chairmen, with every decision followed until it is done.',
	parent: { name: 'Solutions', path: '/solutions' },
	industry: 'e-governance',
	archetype: 'story',
	menu: { label: 'Committee Management', icon: 'users-round', note: 'Agenda, minutes, actions' },
	solution: {
		group: 'administration-suite',
		pile: 'Minutes, and what came of them',
		text: 'Committee management turns an agenda into minutes, minutes into actions and actions into a report.',
		people: 'Convenor, members, chairman',
		firstUse: '10 days',
		act: { verb: 'It meets', icon: 'users-round' },
	},
	eyebrow: 'Administration Suite',
	heading: 'What the meeting decides, somebody then does',
	lead: 'Call the meeting, circulate the papers, write down who came and what was decided, and see a month later whether it happened. Convenor, member and chairman each find their part on the committee’s own page.',
	scene: 'committee-management',
	sceneLabel:
		'Minutes of the 14th purchase committee with three marked sentences. From each a line leads to an action item with owner and date: Yusuf renews the lift contract and is done, Ananya asks for three quotations by 28 June, Peter reports on stock by 5 July. The action-taken report counts one of three.',
	glance: [
		{ label: 'Roles', value: 'Convenor, member, chairman' },
		{ label: 'Papers', value: 'Agenda to action-taken report' },
		{ label: 'Minutes', value: 'Written in the meeting' },
		{ label: 'First real meeting', value: 'Day 10' },
	],
	brochure: {
		file: pdfName('committee-management-brochure'),
		title: 'Committee Management',
		note: 'A meeting from its agenda to its action-taken report, by convenor, member and chairman.',
		cover: 'soft',
	},
	sections: [
		{
			kind: 'roles',
			heading: 'Three roles around one table',
			roles: [
				{
					name: 'Convenor',
					does: 'Sets date and place, gathers items, circulates the agenda, takes the minutes and follows what is due. Sees at once whether there will be a quorum.',
					screen: 'Convenor’s Desk',
				},
				{
					name: 'Member',
					does: 'Accepts or declines, reads the papers, proposes items, votes where the rules ask for it, confirms the minutes and reports on own actions.',
					screen: 'My Committees',
				},
				{
					name: 'Chairman',
					does: 'Admits or strikes items, rules on urgent ones, signs the minutes and keeps an eye on open actions across meetings.',
					screen: 'Chair View',
				},
			],
		},
		{
			kind: 'prose',
			heading: 'A committee with a memory',
			paragraphs: [
				'Its page holds the terms of reference, the members with their tenure, the quorum, how often it must meet, and every paper since the order that formed it. A standing purchase committee and an inquiry of three weeks use the same page with other rules switched on.',
				'The page counts for you. It warns when the next date would break the interval in the statute, when a tenure ends before that date, when too few have accepted, and when a member with an interest in an item has not stepped back from it.',
				'Members read on the device at hand. The pack opens at the item under discussion, private notes stay private, and whoever was absent finds the draft minutes an hour after the close.',
			],
			aside: {
				heading: 'Made for',
				items: [
					'Boards and their committees',
					'Purchase and tender committees',
					'Academic councils',
					'Departmental inquiries',
					'Safety and grievance committees',
					'Project steering groups',
				],
			},
		},
		{
			kind: 'steps',
			id: 'committeeManagement',
			heading: 'From the call to the action-taken report',
			steps: [
				{
					who: 'Convenor',
					where: 'Meeting Planner',
					title: 'Calls the meeting',
					text: 'Picks the date that suits most of the calendars. Notice, room and video link go out together, seven clear days ahead or as your rules say.',
					shows: {
						note: '14th meeting, nine members',
						rows: [
							{ name: 'Monday 3 June', value: 'Five are free' },
							{ name: 'Tuesday 4 June', value: 'Seven are free', sign: 'tick', isMarked: true },
							{ name: 'Thursday 6 June', value: 'Six are free' },
						],
						buttons: ['Send notice, room and link'],
					},
				},
				{
					who: 'Members',
					where: 'Agenda Items',
					title: 'Put items forward',
					text: 'Title, sponsor, minutes needed, papers. Late items carry a mark and wait for the chair.',
					shows: {
						note: 'Three put forward',
						rows: [
							{ initials: 'YA', name: 'Yusuf, 10 minutes', value: 'Lift contract' },
							{ initials: 'AR', name: 'Ananya, 15 minutes', value: 'Price of a generator' },
							{ initials: 'PO', name: 'Peter, 5 minutes', value: 'Stock in the stores', state: 'Late', isMarked: true },
						],
					},
				},
				{
					who: 'Chairman',
					where: 'Agenda Review',
					title: 'Fixes the agenda',
					text: 'Drags items into order, gives each its time and releases the whole. Anything after that goes out as an addendum.',
					shows: {
						note: 'Purchase committee, 4 June',
						rows: [
							{ name: '10:20, 10 minutes', value: '3. Lift contract' },
							{ name: '10:30, 15 minutes', value: '4. Price of a generator' },
							{ name: '10:50, 5 minutes', value: '6. Stock in the stores', state: 'Admitted', isMarked: true },
						],
						stamp: 'Released 27 May',
					},
				},
				{
					who: 'Convenor',
					where: 'Live Minutes',
					title: 'Writes while they speak',
					text: '“Decided”, “noted” and “deferred” are buttons beside the item. A decision asks for a person and a date before the cursor moves on.',
					shows: 'exhibit',
				},
				{
					who: 'Members',
					where: 'Draft Minutes',
					title: 'Confirm or object',
					text: 'Five working days. An objection names the sentence and the wording wanted, and is settled by the convenor or at the next meeting.',
					shows: {
						note: 'Open until 11 June',
						rows: [
							{
								initials: 'AR',
								name: 'Ananya, item 4',
								was: 'Ananya buys the generator.',
								value: 'Ananya asks for three quotations.',
								isMarked: true,
							},
							{ initials: 'YA', name: 'Yusuf, item 3', value: 'Confirmed', sign: 'tick' },
							{ initials: 'PO', name: 'Peter, item 6', value: 'Confirmed', sign: 'tick' },
						],
					},
				},
				{
					who: 'Action owner',
					where: 'My Actions',
					title: 'Says what was done',
					text: 'Done, in progress or not possible, with proof attached. The report for the next agenda is compiled from these answers.',
					shows: {
						note: 'Yusuf, one open',
						rows: [
							{ name: 'From item 3', value: 'Renew the lift contract' },
							{ name: 'Proof', value: 'Contract, signed 11 June', sign: 'tick', isMarked: true },
						],
						buttons: ['Done', 'In progress', 'Not possible'],
					},
				},
			],
		},
		{
			kind: 'table',
			heading: 'Five papers, and what each of them carries',
			caption: 'The papers of one meeting',
			columns: ['Paper', 'Comes from', 'Holds', 'Goes to'],
			rows: [
				['Notice', 'Convenor', 'Date, place, link, quorum', 'Members and invitees'],
				['Agenda', 'Convenor, chairman', 'Items, sponsor, time, papers', 'Members; single items to invitees'],
				['Minutes', 'Convenor, chairman', 'Attendance, decisions, votes', 'Members; extracts to action owners'],
				[
					'Action-taken report',
					'Action owners',
					'Decision, due date, state, proof',
					'Next agenda, head of institution',
				],
				['Feedback form', 'Members', 'Use, length, papers in time, remarks', 'Chairman, no names'],
			],
		},
		{
			kind: 'features',
			heading: 'Between two meetings',
			features: [
				{
					icon: 'list-checks',
					title: 'Action register',
					text: 'Open actions of all committees in one list, with owner, due date and how often they were put off. Owners hear three days before, on the day and once a week after it; the convenor hears only about what is late.',
				},
				{
					icon: 'message-square',
					title: 'Feedback forms',
					text: 'Six questions after each meeting. Over a year they show which meetings could have been a letter.',
				},
				{
					icon: 'search',
					title: 'Precedents',
					text: 'Find decisions by word, year or sponsor, with the papers they rested on and what became of them.',
				},
				{
					icon: 'file-signature',
					title: 'Certified extracts',
					text: 'One resolution on one page, numbered and signed, for the bank or the court that asks.',
				},
			],
		},
		{
			kind: 'connections',
			heading: 'Calendars, rooms and notes take part',
			connections: [
				{
					system: 'Calendars',
					how: 'iCalendar and CalDAV',
					carries: 'Invitations, changes and cancellations out; free times in, without the titles of anybody’s day.',
				},
				{
					system: 'Video meetings',
					how: 'REST API',
					carries: 'A room for each meeting, entered from the agenda, and its attendance list for checking.',
				},
				{
					system: 'Staff directory',
					how: 'SAML 2.0 and SCIM',
					carries: 'Members and posts. An ex officio seat passes to the successor on the day of the order.',
				},
				{
					system: 'Office Note',
					how: 'Built in',
					carries: 'Proposals come in as items with their remarks and go back with the resolution.',
				},
				{
					system: 'Messages',
					how: 'SMTP and SMS gateway',
					carries: 'Notices and reminders, by the channel that each member prefers.',
				},
			],
		},
		{
			kind: 'start',
			heading: 'Ten days, one committee, one real meeting',
			stages: [
				{
					when: 'Days 1 and 2',
					title: 'Rules',
					text: 'Terms of reference, tenures, quorum, notice period and the layout of your minutes.',
				},
				{
					when: 'Days 3 to 5',
					title: 'Memory',
					text: 'The minutes of two years are loaded; open actions are picked out and given owners.',
				},
				{
					when: 'Days 6 to 9',
					title: 'First agenda',
					text: 'It is built and sent. Members sign in once, with us on the telephone if they wish.',
				},
				{
					when: 'Day 10',
					title: 'First meeting',
					text: 'We sit beside the convenor and leave when the draft minutes are out.',
				},
			],
		},
		{
			kind: 'questions',
			heading: 'Questions from convenors',
			questions: [
				{
					question: 'Do signed minutes stand up in court?',
					answer:
						'They carry the chairman’s digital signature, one series of page numbers and a seal over each page. Whether a paper minute book is needed besides, your statute says.',
				},
				{
					question: 'What do members see of other committees?',
					answer:
						'Nothing, unless they sit on them, and then for their tenure. An invitee sees the one item that the invitation is about.',
				},
				{
					question: 'Is the meeting recorded?',
					answer:
						'Only if the committee resolves so. The sound is kept until the minutes are confirmed and deleted that night.',
				},
				{
					question: 'How are votes taken?',
					answer:
						'By show of hands, entered by the convenor, or on each device, open or secret. A tie asks for the casting vote where your rules know one.',
				},
				{
					question: 'Our chair wants paper. Is that a problem?',
					answer:
						'No. The pack prints as one booklet with tabs and continuous page numbers, and decisions are entered as usual.',
				},
			],
		},
	],
	modules: [
		{ kind: 'roles', ground: 'tint' },
		{ kind: 'steps' },
		{ kind: 'prose', ground: 'night' },
		{ kind: 'table' },
		{ kind: 'questions', ground: 'surface' },
		{ kind: 'start', ground: 'tint' },
	],
	closing: {
		heading: 'Rehearse your next meeting',
		text: 'Bring the agenda and minutes of your last meeting. We call it again, count the quorum, write the minutes as you talk, and hand each open action to an owner with a date.',
	},
	related: [
		{
			path: '/office-note',
			name: 'Office Note',
			why: 'Where a proposal is written, costed and recommended before it reaches your agenda.',
		},
		{
			path: '/digital-document-filing-system',
			name: 'Digital Document Filing',
			why: 'Minutes, extracts and proofs are kept in files with the class and rights you set.',
		},
	],
}
