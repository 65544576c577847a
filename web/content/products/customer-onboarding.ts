import { pdfName } from '../brand-facts.ts'
import { onboardingSolutions } from './onboarding-solutions.ts'
import type { ProductPage } from './product.ts'

export const customerOnboarding: ProductPage = {
	path: '/customer-onboarding',
	aliases: ['/Customeronboarding'],
	name: 'Customer Onboarding Suite',
	title: 'Customer Onboarding: savings, current, NRI',
	description:
		'Open savings, current and NRI accounts by portal, branch or agent’s tablet, with KYC, deduplication, list screening and risk rating in one suite.',
	parent: { name: 'Solutions', path: '/solutions' },
	industry: 'banking',
	archetype: 'bench',
	ownPage: 'site/customer-onboarding/page.tsx',
	menu: { label: 'Customer Onboarding Suite', icon: 'user-plus', note: 'Accounts opened in one visit, or none' },
	solution: {
		group: 'banking',
		pile: 'Account-opening forms',
		text: 'Open savings, current and NRI accounts by phone, by desk or by agent, with eight modules to choose from.',
		people: 'Branches, processing centre, compliance',
		firstUse: '10 weeks',
	},
	eyebrow: 'Banking',
	heading: 'An account opened, checked and rated in one sitting',
	lead: 'Customers begin on their own phone, across a branch desk or beside an agent. Eight modules read the papers, look for twins and listed names, rate the risk, and hand core banking an account that is ready for its first deposit.',
	scene: 'customer-onboarding',
	sceneLabel:
		'A savings account being opened on a phone: mobile number, tax number and address are done, the card’s photograph is being captured. Beside the phone four checks have turned green: tax number found, no twin found, no listed name, risk low. The account number is ready.',
	glance: [
		{ label: 'Accounts', value: 'Savings, current, NRI' },
		{ label: 'Begins at', value: 'Portal, branch desk or agent’s tablet' },
		{ label: 'Modules', value: 'Eight; start with any one' },
		{ label: 'First branch live', value: 'In ten weeks' },
	],
	brochure: {
		file: pdfName('customer-onboarding-brochure'),
		title: 'Customer Onboarding Suite',
		note: 'The eight modules, an account opened on a Sunday evening, and what savings, current and NRI each ask for.',
		cover: 'soft',
		ownParts: onboardingSolutions.map(({ title, text, cards }) => ({
			kind: 'features',
			heading: title,
			intro: text,
			features: cards,
		})),
	},
	sections: [
		{
			kind: 'prose',
			heading: 'Opening an account is eight jobs, not one',
			paragraphs: [
				'A customer sees a form. Behind it the bank collects papers, confirms them, searches for an earlier record of the same person, reads lists of names, works out a risk, files with a registry and, years later, asks again. In most banks each of these jobs has its own desk, its own login and its own copy of the passport.',
				'The suite gives every job a module and all of them one case. Branch, processing centre and compliance look at the same photograph and the same clock. If you already own a good module, keep it: ours hand over to it and wait for its answer.',
			],
			aside: {
				heading: 'What you can open with it',
				items: [
					'Savings: single, joint, minor, senior',
					'Basic and small accounts',
					'Current: proprietor, partnership, company',
					'Trusts, societies and clubs',
					'NRE and NRO, savings and current',
					'FCNR (B) deposits in six currencies',
				],
			},
		},
		{
			kind: 'steps',
			heading: 'Nadia’s savings account, on a Sunday evening',
			intro: 'No branch is open. By Monday ten o’clock she has a number, and nobody has typed her name twice.',
			steps: [
				{
					who: 'Nadia',
					where: 'Self-onboarding portal',
					title: 'Answers nine screens',
					text: 'She photographs her PAN, confirms what was read, names her brother as nominee and picks a branch near work.',
				},
				{
					who: 'Modules',
					where: 'Case file',
					title: 'Check while she types',
					text: 'The registry has no record of her, deduplication finds no twin, screening no listed name. Her occupation and city make 12 points: low.',
				},
				{
					who: 'Video officer',
					where: 'Call desk',
					title: 'Meets her at seven',
					text: 'Face, PAN and a code read aloud agree. A dropped call can be taken up within the hour without beginning anew.',
				},
				{
					who: 'Processing centre',
					where: 'Approval tray',
					title: 'Looks at two amber fields',
					text: 'A house number and a middle name were read with doubt. The checker compares strip and field, corrects one, and approves.',
				},
				{
					who: 'Core banking link',
					where: 'Outbox',
					title: 'Creates number and card',
					text: 'Customer, account, nominee and card order go over in one transaction; if any part fails, none is posted.',
				},
			],
		},
		{
			kind: 'table',
			heading: 'Three families of accounts, three sets of rules',
			intro: 'Choose customer type and product, and the suite asks for that much and no more.',
			caption: 'What is asked and checked for savings, current and NRI accounts',
			columns: ['Account', 'Papers', 'Checked besides', 'Approved by'],
			rows: [
				[
					'Savings',
					'PAN or Form 60, one officially valid document, photograph',
					'Guardian for minors, nominee’s share, balance limits of small accounts',
					'Processing centre; branch head when high',
				],
				[
					'Current',
					'Proof of the business, its PAN, mandate, proofs of owners and signatories',
					'Owners above 10 per cent, loans at other banks, site visit where the grade asks for it',
					'Branch head; credit desk above a turnover you set',
				],
				[
					'NRI: NRE, NRO, FCNR (B)',
					'Passport, visa or permit, address abroad and in India, attested or seen by video',
					'Status under FEMA, tax residence under FATCA and CRS, source of the first remittance',
					'NRI desk, always with a second checker',
				],
			],
		},
		{
			kind: 'connections',
			heading: 'Joined to what you already run',
			connections: [
				{
					system: 'Core banking',
					how: 'REST, ISO 20022 or message queue',
					carries:
						'Customer and account numbers, products, nominees and signatures; a retry never creates a second account.',
				},
				{
					system: 'Identity sources',
					how: 'HTTPS with your own licences',
					carries: 'PAN, Aadhaar and electoral queries, asked only with consent and logged by purpose.',
				},
				{
					system: 'Central KYC registry',
					how: 'SFTP and web service',
					carries: 'Search and download at the start; the finished record, signed, on the night of approval.',
				},
				{
					system: 'Card and cheque systems',
					how: 'File or API',
					carries: 'Orders for personalised kits, and the link between a kit from stock and its new owner.',
				},
				{
					system: 'Data warehouse',
					how: 'Nightly export',
					carries:
						'Applications by channel, screen and hour of leaving, without names, for those who improve the form.',
				},
			],
		},
		{
			kind: 'start',
			heading: 'Ten weeks to the first account',
			intro: 'Savings by branch come first; portal, agents, current and NRI accounts join at intervals of three weeks.',
			stages: [
				{
					when: 'Weeks 1 and 2',
					title: 'Your forms on the table',
					text: 'We go through each field with operations and compliance. What nobody uses is dropped, in writing.',
				},
				{
					when: 'Weeks 3 to 6',
					title: 'Rules and connections',
					text: 'Checklists, points and thresholds become settings; core banking and identity sources answer on test.',
				},
				{
					when: 'Weeks 7 and 8',
					title: 'Load and learn',
					text: 'Existing customers go into deduplication. Officers train on yesterday’s real cases with changed names.',
				},
				{
					when: 'Weeks 9 and 10',
					title: 'Pilot to live',
					text: 'Five branches open every account both ways for a week, then on the suite alone.',
				},
			],
		},
		{
			kind: 'questions',
			heading: 'What bankers want to know first',
			questions: [
				{
					question: 'Do we have to take all eight modules?',
					answer:
						'No. Each has its own interface and its own licence. Banks often begin with deduplication or screening beside an existing form, and change the form later.',
				},
				{
					question: 'What happens to an application that is abandoned?',
					answer:
						'Two reminders, after a day and after a week. On the thirtieth day the pictures are erased and a line for statistics stays, without a person in it.',
				},
				{
					question: 'Can an NRI finish without flying in?',
					answer:
						'Yes, within the rules on video identification and attestation in force for the country of residence. The portal asks for the country first and shows what that means.',
				},
				{
					question: 'Does it run in our own data centre?',
					answer:
						'There, in a cloud region of your choice, or split: pictures and identifiers with you, the portal’s static screens outside.',
				},
			],
		},
	],
	closing: {
		heading: 'Open an account with us, on your own form',
		text: 'Bring the account opening form you use today and one folder that came back twice. In 45 minutes we open that account on a phone, at a desk and on an agent’s tablet, and core banking gets the same record from all three.',
	},
	related: [
		{
			path: '/trade-finance-solution',
			name: 'Trade Finance Suite',
			why: 'When the new current account asks for its first letter of credit, its owners are known already.',
		},
		{
			path: '/Solutions/Kyc',
			name: 'KYC',
			why: 'Read what one record holds, which proofs count, and how risk decides the next review.',
		},
	],
}
