import { pdfName } from '../brand-facts.ts'
import type { ProductPage } from './product.ts'

export const correspondenceManagement: ProductPage = {
	path: '/correspondence-management',
	aliases: ['/CorrespondenceManagement'],
	name: 'Correspondence Management',
	title: 'Correspondence Management: letter to reply',
	description:
		'Number inward letters at the counter, give each an owner and a due date, draft, sign and dispatch the reply, and see what is late before the sender does.',
	parent: { name: 'Solutions', path: '/solutions' },
	industry: 'e-governance',
	archetype: 'reference',
	menu: { label: 'Correspondence Management', icon: 'inbox', note: 'Every letter answered in time' },
	solution: {
		group: 'e-governance',
		pile: 'Letters nobody has answered',
		text: 'Give each letter a number, an owner and a date, and answer it on the letterhead of the right section.',
		people: 'Central registry, sections, officers',
		firstUse: '4 weeks',
	},
	eyebrow: 'e-Governance',
	heading: 'Every letter has an owner and a date',
	lead: 'In a ministry a letter crosses six tables before somebody answers it. Here it is numbered at the first and owned from the second, and the days it has left are shown on all six.',
	scene: 'correspondence-management',
	sceneLabel:
		'A letter from the Riverside Residents’ Association about a broken culvert, stamped as RD-2024-11872 and owned by Nandini of Roads 2. Below it a line of 30 days: numbered on day 0, marked on day 1, drafted on day 9, signed on day 16 and answered on day 19. The signed reply lies beside the letter.',
	glance: [
		{ label: 'Arrives by', value: 'Post, counter, email, portal' },
		{ label: 'Reply clock', value: 'By category, with holidays' },
		{ label: 'Letterheads', value: 'Any number, several scripts' },
		{ label: 'All sections live', value: 'Week 4' },
	],
	brochure: {
		file: pdfName('correspondence-management-brochure'),
		title: 'Correspondence Management',
		note: 'From the mail bag to the signed reply, with a clock for each category of letter.',
		cover: 'night',
	},
	sections: [
		{
			kind: 'table',
			heading: 'The clock starts at the counter',
			intro:
				'Categories come with days, reminders and a post to which delay is reported. Change them when a circular does.',
			caption: 'Categories as delivered, before you adapt them',
			columns: ['Category', 'Reply due', 'First reminder', 'Delay goes to'],
			rows: [
				['Right to Information request', '30 days; 48 hours for life or liberty', 'Day 20', 'Information officer'],
				['Question of a legislature', 'The date on the question', 'Two working days before', 'Joint secretary'],
				['Court notice', 'Seven days before the hearing', '14 days before the hearing', 'Law officer'],
				['Letter from a member', '15 days to acknowledge, 15 more to answer', 'Day 10', 'Secretary’s office'],
				['Petition from the public', '30 days, interim reply by day 15', 'Day 12', 'Head of department'],
				['Audit observation', 'Six weeks', 'Week 4', 'Financial adviser'],
				['For information', 'No reply', 'None', 'Filed once read'],
			],
		},
		{
			kind: 'prose',
			heading: 'Letters rarely come alone',
			paragraphs: [
				'A bridge brings its contractor’s claim, two petitions, a question in the assembly and a notice from the high court. In five registers they are five letters. The Related tab ties them together by reference, sender, survey number or a field of your own, and whoever drafts one answer sees the other four first.',
				'A petition with 600 signatures is one matter with 600 senders: load the list as a sheet, answer once, and the merge writes to each by name. Where another office must speak first, an interim reply goes out and the clock shows both dates.',
				'Search reads scanned text in the scripts you switch on, and opens the result at the page.',
			],
			aside: {
				heading: 'Kept under one diary number',
				items: [
					'Scan, text and envelope',
					'The owner, and each one before',
					'Inputs asked for and given',
					'Drafts with corrections',
					'The reply as signed',
					'Proof of dispatch',
				],
			},
		},
		{
			kind: 'steps',
			heading: 'From the mail bag to the signed reply',
			intro: 'Six people, six screens. Nobody retypes what the one before has entered.',
			steps: [
				{
					who: 'Registry clerk',
					where: 'Inward Counter',
					title: 'Numbers it',
					text: 'Opens, scans, date-stamps. Recognition proposes sender, place, subject and reference; the clerk corrects, and a barcode label with the diary number goes on the sheet.',
				},
				{
					who: 'Receipt officer',
					where: 'Marking Tray',
					title: 'Gives it an owner',
					text: 'Confirms category and section, both suggested from how earlier letters of that sender were marked. One section owns the reply; others are asked for inputs with an earlier date.',
				},
				{
					who: 'Dealing hand',
					where: 'My Letters',
					title: 'Drafts the answer',
					text: 'The list stands in order of days left. A letter opens with what was written before, and a draft whose address and reference lines are filled in.',
				},
				{
					who: 'Branch officer',
					where: 'Draft Review',
					title: 'Corrects in the text',
					text: 'Changes show in colour with initials; the copy for signature is clean.',
				},
				{
					who: 'Signing authority',
					where: 'Signature Book',
					title: 'Signs a whole tray',
					text: 'Leafs through up to fifty letters and signs them in one token session. Any one can be sent back with a remark.',
				},
				{
					who: 'Dispatch clerk',
					where: 'Outward Counter',
					title: 'Sends it and keeps the proof',
					text: 'Post, email or portal. The consignment number or the mail server’s receipt closes the matter.',
				},
			],
		},
		{
			kind: 'features',
			heading: 'What the head of office sees at nine',
			features: [
				{
					icon: 'layout-dashboard',
					title: 'Today’s Pendency',
					text: 'Due today, overdue and due this week, by section. One press on a figure opens the list behind it, a second the letter with its last remark. It prints on one sheet for the morning meeting.',
				},
				{
					icon: 'bell',
					title: 'Reminders that escalate',
					text: 'First the owner, then the branch officer, then the post in the table; each hears once.',
				},
				{
					icon: 'bar-chart-3',
					title: 'Monthly statement',
					text: 'Opening balance, received, disposed, closing balance and age, ready on the first of the month.',
				},
				{
					icon: 'route',
					title: 'Transfers',
					text: 'Marked to the wrong section? The letter moves with a reason, and the days already used move along.',
				},
				{
					icon: 'qr-code',
					title: 'Tracking for the sender',
					text: 'The acknowledgement carries a code. Its page shows state and date, never the file.',
				},
				{
					icon: 'lock',
					title: 'Sealed covers',
					text: 'Registered unopened by what the envelope says; only the addressee adds the rest.',
				},
			],
		},
		{
			kind: 'connections',
			heading: 'Post room, mailbox and portal feed one register',
			connections: [
				{
					system: 'Official mailboxes',
					how: 'IMAP and SMTP',
					carries: 'A mail becomes an inward letter with its attachments; the answer leaves from the same address.',
				},
				{
					system: 'Scanners and franking',
					how: 'TWAIN, watched folders',
					carries: 'Batches that split at barcode sheets, and postage booked to the section.',
				},
				{
					system: 'RTI and grievance portals',
					how: 'REST or file exchange',
					carries: 'Requests in with their registration numbers, state and reply out.',
				},
				{
					system: 'Postal tracking',
					how: 'REST API',
					carries: 'The consignment number at dispatch, the day of delivery once known.',
				},
				{
					system: 'Staff directory',
					how: 'LDAP or SAML 2.0',
					carries: 'Posts and holders: when an officer is transferred, open letters stay with the post.',
				},
			],
		},
		{
			kind: 'start',
			heading: 'In week four the paper diary closes',
			stages: [
				{
					when: 'Week 1',
					title: 'Map the office',
					text: 'Sections, posts, categories and number series are taken from the registers as they are.',
				},
				{
					when: 'Week 2',
					title: 'Letterheads and drafts',
					text: 'One letterhead a language, twenty standard replies, tokens tried on real desks.',
				},
				{
					when: 'Week 3',
					title: 'The counter alone',
					text: 'The registry numbers on screen and still writes the diary. Every evening the two are compared.',
				},
				{
					when: 'Week 4',
					title: 'Sections join',
					text: 'Marking, drafting and dispatch move over, two sections a day, with our people on the floor.',
				},
			],
		},
		{
			kind: 'questions',
			heading: 'What registries ask us',
			questions: [
				{
					question: 'What happens to the paper?',
					answer:
						'It stays in the registry, boxed by diary number, until its class lets you destroy it. Work and search need the scan only; the box number is on the record for a court that wants the sheet.',
				},
				{
					question: 'We get 2,000 letters on a bad day. Does the counter keep up?',
					answer:
						'Several clerks register from one scanned queue, barcode sheets tell letters apart, and the series has no gaps. What needs no reply can be registered by the batch.',
				},
				{
					question: 'Can somebody sit on a letter?',
					answer:
						'In plain sight only. A letter has exactly one owner, the days stand beside the name, and delay is reported without anybody pressing a button.',
				},
				{
					question: 'What about letters that we write first?',
					answer:
						'Outward letters, circulars and demi-official letters use the same drafting, signing and dispatch screens. Say when you expect an answer; when it comes, its reference finds yours.',
				},
			],
		},
	],
	modules: [
		{ kind: 'table', ground: 'tint', label: 'Reply clocks' },
		{ kind: 'features', label: 'Views and reports' },
		{ kind: 'connections', label: 'Connections' },
		{ kind: 'start', label: 'Four weeks' },
		{ kind: 'questions', label: 'Questions' },
	],
	closing: {
		heading: 'Give one unanswered letter an owner',
		text: 'Bring three letters from the bottom of the tray and one of your letterheads. We number them, mark them to a section, and send the first reply before the call ends.',
	},
	related: [
		{
			path: '/office-note',
			name: 'Office Note',
			why: 'Where an answer costs money, the sanction is asked for and signed there.',
		},
		{
			path: '/digital-document-filing-system',
			name: 'Digital Document Filing',
			why: 'Once answered, the letter and its reply are kept in a file with a class and a retention period.',
		},
	],
}
