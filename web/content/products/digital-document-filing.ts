import type { ProductPage } from './product.ts'

export const digitalDocumentFiling: ProductPage = {
	path: '/digital-document-filing-system',
	name: 'Digital Document Filing',
	title: 'Digital Document Filing: inward to dispatch',
	description:
		'Register what comes in, keep files with notes and enclosures, draft from templates, dispatch with proof, find all of it by a word. Live in under a week.',
	parent: { name: 'Solutions', path: '/solutions' },
	industry: 'e-governance',
	archetype: 'bench',
	menu: { label: 'Digital Document Filing', icon: 'archive', note: 'Paperless in under a week' },
	solution: {
		group: 'administration-suite',
		pile: 'Files on shelves',
		text: 'Document filing from inward to dispatch: register, file, draft, sign off, send, and find again.',
		people: 'Inward desk, file owners, dispatch',
		firstUse: 'Under a week',
		act: { verb: 'It files', icon: 'archive' },
	},
	eyebrow: 'Administration Suite',
	heading: 'Every paper filed the day it arrives',
	lead: 'Inward, file, draft, dispatch: the four counters of an ordinary office share one register that a newcomer learns in a morning. Your file numbers, heads and retention rules stay; the stacks and the diary books go.',
	scene: 'digital-document-filing',
	sceneLabel:
		'An inward register with four papers of the day. The second, a contractor’s bill with the number IN-2024-04512, belongs to the file Works 14/03. A line leads from the row to that file, which slides out of its stack into dispatch, where the answer leaves by registered post at 17:05.',
	glance: [
		{ label: 'Roll-out', value: 'Under a week' },
		{ label: 'Modules', value: 'Eight, behind one sign-in' },
		{ label: 'File plan', value: 'Yours, up to six levels' },
		{ label: 'Keeps', value: 'PDF/A, images, office files' },
	],
	sections: [
		{
			kind: 'features',
			heading: 'Eight modules, one register',
			features: [
				{
					icon: 'inbox',
					title: 'Inward management',
					text: 'Post, mail and hand deliveries get a running number, sender, subject and scan at the counter. A paper that belongs to an open file is proposed for it. The rest waits in a tray that shows its age in days, so that at six in the evening it is empty or somebody knows why.',
				},
				{
					icon: 'folder-tree',
					title: 'File management',
					text: 'Note side and correspondence side, volumes, cross references, and a movement slip for every file.',
				},
				{
					icon: 'notebook-pen',
					title: 'Templates and drafts',
					text: 'Letters, memos and orders to start from, with versions side by side until one is approved.',
				},
				{
					icon: 'send',
					title: 'Dispatch management',
					text: 'By post, courier or mail, singly or to a list, with postage booked and delivery proved.',
				},
				{
					icon: 'search',
					title: 'Search and retrieval',
					text: 'By number, name, field or a word in the scan. For files still on paper it names the shelf.',
				},
				{
					icon: 'settings',
					title: 'Admin management',
					text: 'Users, posts, rights, heads, number series and holidays, changed by your own administrator.',
				},
				{
					icon: 'bar-chart-3',
					title: 'Reports',
					text: 'Pending papers, files out for over seven days, dispatches by section, retention due this quarter.',
				},
				{
					icon: 'plug',
					title: 'Integrations',
					text: 'Scanners, mailboxes, staff directory and business systems, by open protocols.',
				},
			],
		},
		{
			kind: 'steps',
			heading: 'One bill, from 09:10 to 17:05',
			steps: [
				{
					who: 'Inward clerk',
					where: 'Inward Register',
					title: '09:10, registered',
					text: 'A contractor’s bill of eleven pages is scanned. Its label says IN-2024-04512; sender, amount and agreement number are read from the first page and confirmed.',
				},
				{
					who: 'Records officer',
					where: 'File Plan',
					title: '09:40, filed',
					text: 'File Works 14/03 is proposed because the agreement number matches. One click places the bill on the correspondence side as page 87.',
				},
				{
					who: 'Dealing assistant',
					where: 'File View',
					title: '11:15, worked on',
					text: 'Puts bill and agreement next to each other, writes a note of two lines and passes the file on. The movement slip says who has held it, and since when.',
				},
				{
					who: 'Section head',
					where: 'Drafts',
					title: '14:30, approved',
					text: 'The payment letter came out of a template with names and amounts in place. She changes one date and approves version 2.',
				},
				{
					who: 'Dispatch clerk',
					where: 'Dispatch Register',
					title: '17:05, gone',
					text: 'Registered post, 34 grams, number OUT-2024-02967. The proof is on the file before the van is on the road.',
				},
			],
		},
		{
			kind: 'table',
			heading: 'How long a file lives',
			intro:
				'Each head of the plan carries a class, so nobody decides in December what to throw away. A legal hold stops the clock for one file or a whole head.',
			caption: 'Classes of a university’s file plan, as an example',
			columns: ['Class', 'Such as', 'Kept', 'At the end'],
			rows: [
				['A', 'Statutes, land deeds, degree registers', 'For good', 'Second copy in the archive as PDF/A'],
				['B', 'Service books, contracts', 'Ten years after closing', 'Looked through by the records officer'],
				['C', 'Bills, tour programmes', 'Five years', 'Listed for destruction, two signatures'],
				['D', 'Invitations, duplicates', 'One year', 'Deleted; the register entry remains'],
			],
		},
		{
			kind: 'prose',
			heading: '“Where is the file?” has an answer',
			paragraphs: [
				'Type part of a name, a number or a subject. The answer is a line: file, volume, holder, since when, last page. If a paper volume exists as well, the room, rack and shelf stand beside it, and the person who took it out last.',
				'A file moves by being passed on, and only one post holds it at a time; others can read and leave remarks while it is elsewhere. A holder who goes on leave hands over the whole tray in one step, and the slip of each file shows it.',
				'Rights follow the plan. Give a section its own head and it sees nothing of its neighbour’s; give an auditor read access to one head for one month and it ends by itself.',
			],
		},
		{
			kind: 'figures',
			heading: 'What changes, counted',
			figures: [
				{
					value: 'Under a week',
					label: 'to roll out',
					text: 'From the first sign-in to a register in daily use, training included.',
				},
				{
					value: '0',
					label: 'sheets that have to travel',
					text: 'The workflow is paperless from scan to dispatch. Paper is made only for those who insist on it.',
				},
				{
					value: '1',
					label: 'number per paper, for life',
					text: 'On the label, in the file, on the draft and in every report.',
				},
			],
		},
		{
			kind: 'connections',
			heading: 'Sits beside what you have',
			connections: [
				{
					system: 'Scanners and copiers',
					how: 'Watched folder or TWAIN',
					carries: 'Batches, cut at separator sheets, straightened, blank backs left out.',
				},
				{
					system: 'Mail',
					how: 'IMAP and SMTP',
					carries: 'Forward a mail to the address of a file, and it is filed there with its attachments.',
				},
				{
					system: 'Staff directory',
					how: 'LDAP or SAML 2.0',
					carries: 'People and posts. Whoever leaves loses access the same night.',
				},
				{
					system: 'Finance and HR',
					how: 'REST API or CSV',
					carries: 'Vendor, employee and bill numbers to choose from, and a link to the file on their screens.',
				},
			],
		},
		{
			kind: 'start',
			heading: 'Open on the fifth morning',
			stages: [
				{
					when: 'Day 1',
					title: 'Sign in',
					text: 'On our cloud or your server. Users come from the directory, rights from one sheet.',
				},
				{
					when: 'Day 2',
					title: 'File plan',
					text: 'Heads, classes and series are loaded from the index that you use now.',
				},
				{
					when: 'Day 3',
					title: 'Templates and scanners',
					text: 'Ten templates and your copiers’ profiles, tried with yesterday’s post.',
				},
				{
					when: 'Day 4',
					title: 'Training',
					text: 'Half a day a group. Everybody registers, files, drafts and sends one paper.',
				},
				{
					when: 'Day 5',
					title: 'In use',
					text: 'The diary book is ruled off. One of us stays until the tray is empty.',
				},
			],
		},
		{
			kind: 'questions',
			heading: 'Asked before the first scan',
			questions: [
				{
					question: 'What about twenty years of old files?',
					answer:
						'Give them a number and a shelf mark first, with a barcode reader, shelf by shelf. Pages are scanned when a file is called for, so you pay for those that are needed and leave the others on the shelf.',
				},
				{
					question: 'How small may an office be?',
					answer:
						'Five people and one scanner are enough. Sections are added later, with registers and rights of their own.',
				},
				{
					question: 'How is this different from Correspondence Management?',
					answer:
						'Filing knows where a paper belongs; correspondence knows who must answer it by when. If nobody finds anything, begin here. If replies are late, begin there.',
				},
				{
					question: 'Do we get our papers out again?',
					answer:
						'At any time: PDF/A files in folders named like your plan, and the registers as CSV, without asking us.',
				},
			],
		},
	],
	modules: [
		{ kind: 'prose', ground: 'tint', withExhibit: true },
		{ kind: 'features' },
		{ kind: 'figures' },
		{ kind: 'questions', ground: 'surface' },
		{ kind: 'start' },
	],
	closing: {
		heading: 'File this morning’s post with us',
		text: 'Bring ten papers as they came in today and the index of your file heads. They are inward, filed and found again within 45 minutes, by the newcomer whom you send along.',
	},
	related: [
		{
			path: '/correspondence-management',
			name: 'Correspondence Management',
			why: 'Adds due dates, owners and reminders for offices that are judged by their replies.',
		},
		{
			path: '/3-way-matching-solution',
			name: '3-Way Matching',
			why: 'Supplier invoices that are registered here go on to be compared with order and goods received note.',
		},
	],
}
