import { brand } from '../brand.ts'
import { atLeast, pdfName } from '../brand-facts.ts'
import type { ProductPage } from './product.ts'

export const documentManagement: ProductPage = {
	path: '/document-management',
	aliases: ['/DmsBpm'],
	name: 'DMS and BPM',
	title: 'DMS and BPM: documents with process on top',
	description:
		'Document management that indexes, files and versions every page and starts the approval it needs: a day with it, its connections, and how you start.',
	parent: { name: 'Solutions', path: '/solutions' },
	industry: 'enterprise',
	archetype: 'bench',
	menu: { label: 'DMS and BPM', icon: 'file-stack', note: 'Documents with process on top' },
	solution: {
		group: 'enterprise',
		pile: 'Scans on a shared drive',
		text: 'Index, version and keep what is scanned, mailed or dropped in; its process begins by itself.',
		people: 'Index desk, departments, records office',
		firstUse: '4 weeks',
	},
	eyebrow: 'Enterprise',
	heading: 'File a document once, and its work begins',
	lead: 'Scan it, mail it or drop it in. In one pass it gets a type, index fields, a folder and a retention date, and the process that belongs to it starts: a contract for signature, a purchase request, a complaint with a due date.',
	scene: 'document-management',
	sceneLabel:
		'A lease agreement of 24 pages in version 2.0, with two earlier versions beneath it. Its index fields lessor, branch, rent and term are filled in, and the folder tree beside it shows the place where it has filed itself: Premises, South, Merrow, Leases.',
	glance: [
		{ label: 'Held in our systems', value: `${atLeast(brand.figures.documents)} documents` },
		{ label: 'Comes in by', value: 'Scanner, email, FTP, hot folder, form' },
		{ label: 'Kept as', value: 'PDF/A with the original beside it' },
		{ label: 'First department live', value: 'In four weeks' },
	],
	brochure: {
		file: pdfName('document-management-brochure'),
		title: 'DMS and BPM',
		note: 'Capture, index fields, versions and retention, told by one lease deed.',
		cover: 'night',
	},
	sections: [
		{
			kind: 'steps',
			heading: 'One lease deed, from the scanner to its renewal',
			intro: 'A bank rents the rooms of its branches. This is what happens to the paper.',
			steps: [
				{
					who: 'Branch clerk',
					where: 'Capture',
					title: 'Scans 24 pages behind one barcode sheet',
					text: 'The sheet splits the batch. Blank sides drop out, pages turn upright, and text recognition makes a searchable file of the pictures.',
				},
				{
					who: 'Index desk',
					where: 'Index',
					title: 'Confirms six fields instead of typing them',
					text: 'Lessor, branch, rent, deposit, start and end are proposed. A value read with doubt turns amber and shows the strip of paper it came from; Tab confirms it.',
				},
				{
					who: 'Filing rule',
					where: 'Repository',
					title: 'Lets the fields choose the folder',
					text: 'Type and branch code put the deed in Premises / South / Merrow / Leases.',
				},
				{
					who: 'Premises officer',
					where: 'Viewer',
					title: 'Checks it out and amends a clause',
					text: 'Until the new version is back, everybody else reads the old one and sees who holds it. Checking in asks for a reason; Compare shows the two texts side by side.',
				},
				{
					who: 'Regional head and counsel',
					where: 'Task list',
					title: 'Sign in the order that the rent demands',
					text: 'Above a rent that you set, counsel signs second. A refusal needs a sentence and sends the deed back to the officer, who has three working days.',
				},
				{
					who: 'Records manager',
					where: 'Retention',
					title: 'Hears of the end ninety days ahead',
					text: 'The end date opens a task: renew, hand back or extend. Eight years after closing, disposal waits for two signatures and leaves a certificate.',
				},
			],
		},
		{
			kind: 'features',
			heading: 'What a\u00a0page can do once it is in',
			features: [
				{
					icon: 'search',
					title: 'Be found by what it says',
					text: 'One box searches full text and fields: rent over 50,000, branch Merrow, the word “lock-in”. Results open at the right page with the words marked.',
				},
				{
					icon: 'history',
					title: 'Keep every state it ever had',
					text: 'Major and minor numbers, author, minute and reason. An old state comes back as a new version, so nothing is ever overwritten.',
				},
				{
					icon: 'eye',
					title: 'Open in the browser',
					text: 'PDF, TIFF, office files, mail with attachments and drawings show as pages. No copy lands on a laptop unless a right allows it.',
				},
				{
					icon: 'shield-check',
					title: 'Hide a line, not the file',
					text: 'Redaction blanks account and identity numbers for roles that do not need them. Print and export obey the same rule.',
				},
				{
					icon: 'folder-tree',
					title: 'Stand in two files at once',
					text: 'A shortcut puts the one original into the branch file and the audit file. Change it in either place and both show it.',
				},
				{
					icon: 'stamp',
					title: 'Name whoever takes it away',
					text: 'A downloaded copy carries reader, date and serial number across each page, and the log keeps all three.',
				},
			],
		},
		{
			kind: 'table',
			heading: 'Rights follow the role, folder by folder',
			intro: 'Your directory says who is in which role. Leavers lose their rights when the directory locks them.',
			caption: 'Rights on Premises / Leases as a new installation proposes them',
			columns: ['Role', 'Reads', 'Adds and indexes', 'Makes versions', 'Approves', 'Destroys'],
			rows: [
				['Branch clerk', 'Own branch', 'Yes', 'No', 'No', 'No'],
				['Premises officer', 'Own region', 'Yes', 'Yes', 'No', 'No'],
				['Regional head', 'Own region', 'No', 'No', 'Up to the limit', 'No'],
				['Legal counsel', 'All', 'No', 'Yes', 'Above the limit', 'No'],
				['Records manager', 'All', 'Yes', 'No', 'No', 'With a second signature'],
				['Internal auditor', 'All, with history', 'No', 'No', 'No', 'No'],
			],
		},
		{
			kind: 'prose',
			heading: 'Process is a property of the document type',
			paragraphs: [
				'In most offices the archive and the workflow are two systems, and a person carries links between them. Here a document type owns its process. Say once that a supplier contract is reviewed by purchasing, signed by two people and looked at again before it ends, and every contract filed from then on does so.',
				'The task shows the document itself, with the index fields at its left and the buttons at its right. Whoever decides never searches for the paper, and whoever opens the paper sees on its cover sheet which step it is in, who has it and since when.',
			],
			aside: {
				heading: 'Ready to adapt on the first day',
				items: [
					'Contract review and signature',
					'Purchase request up to the order',
					'Complaint with a statutory due date',
					'Employee file from offer to exit',
					'Circular with confirmation of reading',
					'Audit observation and reply',
				],
			},
		},
		{
			kind: 'figures',
			heading: 'It holds at the size of a national bank',
			figures: [
				{
					value: atLeast(brand.figures.documents),
					label: 'documents',
					text: 'stand in systems that we have delivered, from single ledgers to account opening forms by the million.',
				},
				{
					value: atLeast(brand.figures.users),
					label: 'users',
					text: 'work with them, most in a branch or a counter hall, many on a line slower than an office has.',
				},
				{
					value: atLeast(brand.figures.clientSites),
					label: 'client sites',
					text: 'capture at the edge: the branch scans, the centre indexes, and the picture travels only once.',
				},
			],
		},
		{
			kind: 'connections',
			heading: 'It reads from and writes to what you have',
			connections: [
				{
					system: 'Scanners and copiers',
					how: 'TWAIN, ISIS, network folder',
					carries: 'Batches with separator sheets',
				},
				{ system: 'Shared mailboxes', how: 'IMAP over TLS', carries: 'Messages, filed together with what is attached' },
				{
					system: 'Core banking, ERP, HCM and CRM',
					how: 'REST API in both directions',
					carries: 'Index values in; document links and approvals out',
				},
				{ system: 'Office programs', how: 'WebDAV', carries: 'Open, edit, save as the next version' },
				{ system: 'Staff directory', how: 'LDAP, SAML 2.0', carries: 'People, groups, single sign-on' },
				{
					system: 'Storage',
					how: 'File share or object store, AES-256',
					carries: 'Page files; fields and rights stay in the database',
				},
			],
		},
		{
			kind: 'start',
			heading: 'Four weeks to the first department',
			intro: 'Begin with the department that has the most paper. The others copy its set-up.',
			stages: [
				{
					when: 'Week 1',
					title: 'Sort the paper',
					text: 'We sit beside your index desk, list the document types, and agree fields, folders and years of retention for each.',
				},
				{
					when: 'Week 2',
					title: 'Set up and connect',
					text: 'Server or cloud tenant, directory, scanners and one business system. Twenty real documents go through end to end.',
				},
				{
					when: 'Week 3',
					title: 'Bring the old files in',
					text: 'Shared drives are read with their folder names as fields. A sample of 200 is compared with the source before the rest follows.',
				},
				{
					when: 'Week 4',
					title: 'Work in it',
					text: 'Half a day of training for each role, then live, with one of us in the room for five days.',
				},
			],
		},
		{
			kind: 'questions',
			heading: 'Asked before every purchase',
			questions: [
				{
					question: 'Must we scan the whole archive first?',
					answer:
						'No. Start with what arrives from today. Old files are scanned when somebody asks for them, and after a year the shelf shows you which ones nobody did.',
				},
				{
					question: 'Where does it run?',
					answer:
						'In your data centre, in a cloud region that you name, or split: page files at home, the application with us. The screens are the same.',
				},
				{
					question: 'What does an auditor get to see?',
					answer:
						'A read-only role with the complete history: who opened, printed, changed or approved which version, and when. It exports as one signed file for each document.',
				},
				{
					question: 'How do we get everything out again?',
					answer:
						'An export writes each document in its original format with a CSV of its fields and versions. You can run it without us.',
				},
			],
		},
	],
	modules: [
		{ kind: 'figures' },
		{ kind: 'features' },
		{ kind: 'prose' },
		{ kind: 'questions', ground: 'tint' },
		{ kind: 'start' },
	],
	closing: {
		heading: 'Bring a box, and take home an archive',
		text: 'Twenty documents of three types, scanned or not, with the names blacked out. We set up their index fields, file them in one pass, and you find a lease by its clause before the demo is over.',
	},
	related: [
		{
			path: '/business-process-management',
			name: 'Business Process Management',
			why: 'When a process spans systems and needs its own drawing, forms and clocks.',
		},
		{
			path: '/digital-document-filing-system',
			name: 'Digital Document Filing',
			why: 'When inward letters, files and dispatch are the whole of the task.',
		},
	],
}
