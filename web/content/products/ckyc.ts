import { brand } from '../brand.ts'
import type { ProductPage } from './product.ts'

export const ckyc: ProductPage = {
	path: '/Solutions/CKYCSolution',
	name: 'CKYC',
	title: 'CKYC: bulk filing with the central registry',
	description:
		'Search, download and upload records of India’s Central KYC registry in bulk: pictures cropped to size, responses read, probable matches worked off.',
	parent: { name: 'Solutions', path: '/solutions' },
	industry: 'banking',
	archetype: 'reference',
	menu: { label: 'CKYC', icon: 'arrow-left-right', note: 'To the central registry and back' },
	solution: {
		group: 'banking',
		pile: 'Registry uploads with ten days left',
		text: 'Send records to the central registry in batches and collect the identifiers.',
		people: 'Processing centre, IT operations',
		firstUse: '3 weeks',
	},
	eyebrow: 'Customer Onboarding Suite',
	heading: 'Send the day’s KYC, get its identifiers back',
	lead: 'India’s Central KYC Records Registry wants every new customer within ten days of the first account. Search it before you ask for papers, send what is new in signed batches, and settle whatever comes back until each record has its 14 digits.',
	scene: 'ckyc',
	sceneLabel:
		'Batch 0172 with 240 records has gone to the Central KYC registry and its response has come back. 236 records have a 14-digit KYC identifier, three are rejected with a code, and one is a probable match: the two photographs stand beside each other, waiting for a decision.',
	glance: [
		{ label: 'Registry deadline', value: 'Ten days, counted per customer' },
		{ label: 'Works', value: 'In batches by SFTP, or one by one by API' },
		{ label: 'Files', value: 'Individuals and legal entities' },
		{ label: 'First batch accepted', value: 'In three weeks' },
	],
	sections: [
		{
			kind: 'prose',
			heading: 'Most refusals are about pictures and spelling',
			paragraphs: [
				'The registry is strict because a machine reads what you send. A form scanned at 300 dots in colour is too heavy. A signature with a ruled line through it is unreadable. “S/o” in the field for a father’s name, a district that does not belong to the pin code, a date with slashes: each costs a round trip of days while the deadline runs.',
				'The solution does the tidying before the upload. Pages are straightened, turned grey and brought to between 150 and 200 dots per inch, and compressed in steps until they fit the registry’s current ceiling. Prefixes leave the name fields. States, districts and countries become the registry’s codes, and an address is cut into three lines without splitting a word.',
			],
			aside: {
				heading: 'In every batch',
				items: [
					'A control line with counts and totals',
					'Personal details, separated by pipes',
					'Identity and address proofs',
					'Related persons, such as a guardian',
					'Photograph, signature, scanned proofs',
					'The signature over the whole archive',
				],
			},
		},
		{
			kind: 'steps',
			heading: 'A batch leaves after eight and is settled by noon',
			intro: 'The day’s accounts are in. Three people and one scheduler take them through the registry.',
			steps: [
				{
					who: 'Scheduler',
					where: 'Intake',
					title: 'Collects what was opened',
					text: 'At 20:00 it picks up new and changed customers from core banking with their scans, and sorts out those who already carry an identifier.',
				},
				{
					who: 'CKYC operator',
					where: 'Crop desk',
					title: 'Checks the pictures that software doubts',
					text: 'Photograph, signature and proof are cut from the scanned form by themselves. The operator sees only the crops below the confidence you set, and drags a corner where needed.',
				},
				{
					who: 'CKYC supervisor',
					where: 'Batch release',
					title: 'Signs and sends',
					text: 'Every rule of the registry’s template has been run; what fails stays behind with a reason. The rest is zipped, signed with the institution’s certificate and sent by SFTP.',
				},
				{
					who: 'Scheduler',
					where: 'Response reader',
					title: 'Files each answer under its customer',
					text: 'Response files are fetched every fifteen minutes. An identifier goes to core banking, an error to the person who can correct it, a fee to the ledger.',
				},
				{
					who: 'KYC analyst',
					where: 'Match desk',
					title: 'Decides on likely twins',
					text: 'Your record and the registry’s stand next to each other, with names, dates and faces compared. The answer, same person or another, goes out with the next batch.',
				},
			],
		},
		{
			kind: 'table',
			heading: 'Nine states, and whose turn it is in each',
			caption: 'States of a record in the CKYC work list',
			columns: ['State', 'What the registry said', 'Next', 'Clock'],
			rows: [
				['Ready', 'Nothing yet', 'Scheduler adds it to tonight’s batch', 'Days left of ten'],
				['Held back', 'Nothing: a rule of the template failed', 'Branch completes the field', 'One working day'],
				['Sent', 'Batch received', 'Wait for the first response', 'Alarm after 24 hours'],
				['Rejected', 'Error code and field', 'Operator corrects and resends', 'Two working days'],
				['Under reconciliation', 'Being compared with existing records', 'Wait', 'Shown in the ageing report'],
				['Probable match', 'One or more identifiers like it', 'Analyst compares and answers', 'Two working days'],
				['Confirmed match', 'Identifier that existed before', 'Differences go out as an update', 'Same night'],
				['Registered', 'New 14-digit identifier', 'Core banking and customer are told', 'Stopped'],
				[
					'Update received',
					'Another institution changed the record',
					'Analyst takes over or keeps yours',
					'Five working days',
				],
			],
		},
		{
			kind: 'features',
			heading: 'Five jobs besides the daily upload',
			features: [
				{
					icon: 'search',
					title: 'Search before you ask for papers',
					text: 'Type a PAN, passport, voter’s card or identifier at the counter, or hand in a file with thousands. The reply shows name, age and photograph, and whether a full record may be fetched. For a bulk search you get back your own file with three columns added.',
				},
				{
					icon: 'download',
					title: 'Download with a second factor',
					text: 'Birth date, pin code or a password on the registered mobile unlocks the record, which arrives as filled fields and separate pictures.',
				},
				{
					icon: 'building-2',
					title: 'Legal entities',
					text: 'Companies, partnerships and trusts with all the related persons that the template asks for, each linked by an identifier of their own.',
				},
				{
					icon: 'refresh-cw',
					title: 'Backlog of older accounts',
					text: 'Accounts opened before the duty began go out in portions that you size, at re-KYC or earlier.',
				},
				{
					icon: 'wallet',
					title: 'Advance balance',
					text: 'Every search, download and upload is charged. The ledger is reconciled with the registry’s invoice line by line, and warns before the deposit runs out.',
				},
			],
		},
		{
			kind: 'roles',
			heading: 'Four roles, and none may do two in a row',
			roles: [
				{
					name: 'Branch user',
					does: 'Searches, downloads with the customer’s consent, and completes fields that were sent back.',
					screen: 'Counter search',
				},
				{
					name: 'Operator',
					does: 'Corrects crops and rejected records. Cannot release what they have corrected.',
					screen: 'Crop desk',
				},
				{
					name: 'Supervisor',
					does: 'Releases batches, watches the ageing report, and holds the signing token.',
					screen: 'Batch release',
				},
				{
					name: 'Analyst',
					does: 'Answers probable matches and updates, each with a reason from a coded list.',
					screen: 'Match desk',
				},
			],
		},
		{
			kind: 'connections',
			heading: 'Between your systems and the registry',
			connections: [
				{
					system: 'Central KYC registry',
					how: 'SFTP for batches, web service for single calls',
					carries: 'Signed archives and queries out; responses, downloads and notices of updates in.',
				},
				{
					system: 'Core banking',
					how: 'Database view, file or REST',
					carries: 'New and edited customers in the evening, identifiers and states on the way back.',
				},
				{
					system: 'Document archive',
					how: `Hot folder, CMIS or ${brand.shortName} DMS`,
					carries: 'Scanned forms by account number; the cropped pictures return to the same folder.',
				},
				{
					system: 'Signing token',
					how: 'PKCS #11, on a token or an HSM',
					carries: 'Only a digest travels to it: neither key nor PIN is ever stored by us.',
				},
			],
		},
		{
			kind: 'start',
			heading: 'Accepted by the registry in three weeks',
			stages: [
				{
					when: 'Days 1 to 4',
					title: 'Access and mapping',
					text: 'Test credentials from the registry, field mapping from your account form, thirty sample scans.',
				},
				{
					when: 'Days 5 to 9',
					title: 'Crop and validate',
					text: 'The cropper learns where your form keeps its boxes. Old, faxed and folded copies are part of the sample.',
				},
				{
					when: 'Days 10 to 13',
					title: 'Test batches',
					text: 'Fifty records go through, with every error provoked once so that operators know it.',
				},
				{
					when: 'Day 15',
					title: 'First live batch',
					text: 'One region starts, and the backlog joins when two daily batches in a row come back clean.',
				},
			],
		},
		{
			kind: 'questions',
			heading: 'What operations heads ask',
			questions: [
				{
					question: 'What does a prefix in front of the identifier mean?',
					answer:
						'L stands for a simplified account, S for a small one and O for one opened with a one-time password. The work list shows when such a customer has to be completed, and searches find the number with or without its letter.',
				},
				{
					question: 'Can branches in four states share one registry login?',
					answer:
						'They need none. People sign in here with your directory, under roles; the registry sees one institution with its codes for region and branch.',
				},
				{
					question: 'What if the registry changes its template?',
					answer:
						'Templates, code lists and size limits are versioned settings with a date. We deliver a new one with a test batch; records captured under the former version are checked again and not typed again.',
				},
				{
					question: 'How do we prove the ten days to an inspector?',
					answer:
						'The ageing report lists each customer with opening, upload and answer. Those beyond the deadline carry the reason, the person and the batch in which it was put right.',
				},
				{
					question: 'Where do pictures stay?',
					answer:
						'On your servers. Working copies are deleted thirty days after an identifier has arrived, and the archive keeps the originals.',
				},
			],
		},
	],
	modules: [
		{ kind: 'steps', label: 'The daily batch', withExhibit: true },
		{ kind: 'table', label: 'States of a record' },
		{ kind: 'features', label: 'Other jobs' },
		{ kind: 'connections', label: 'Connections' },
		{ kind: 'start', ground: 'night', label: 'Three weeks' },
		{ kind: 'questions', label: 'Questions' },
	],
	closing: {
		heading: 'Bring the batch that the registry sent back',
		text: 'Three rejected records and one scanned account form are enough. We crop, validate and sign them while you watch, and you take home the response file that settles each of them.',
	},
	related: [
		{
			path: '/Solutions/Kyc',
			name: 'KYC',
			why: 'Collect and confirm the facts before the registry has a chance to refuse them.',
		},
		{
			path: '/document-management',
			name: 'DMS and BPM',
			why: 'Store forms and proofs so that tonight’s batch finds its scans by account number.',
		},
	],
}
