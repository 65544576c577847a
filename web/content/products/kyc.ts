import type { ProductPage } from './product.ts'

export const kyc: ProductPage = {
	path: '/Solutions/Kyc',
	name: 'KYC',
	title: 'KYC: collect, verify, rate and renew',
	description:
		'Collect identity papers once, verify each at its source, rate the customer’s risk with visible reasons and start re-KYC before the date falls due.',
	parent: { name: 'Solutions', path: '/solutions' },
	industry: 'banking',
	archetype: 'bench',
	menu: { label: 'KYC', icon: 'id-card', note: 'Collect, verify, rate, renew' },
	solution: {
		group: 'banking',
		pile: 'Identity papers due for renewal',
		text: 'Collect a proof once, confirm it at its source, and ask again when the risk says so.',
		people: 'Branches, compliance, auditors',
		firstUse: '6 weeks',
	},
	eyebrow: 'Customer Onboarding Suite',
	heading: 'Know the customer, and show how you know',
	lead: 'An inspector asks one thing about every account: on what grounds did you accept this person? Collect the grounds, confirm each at its source, rate the risk with reasons that a customer could read, and return in time for the renewal.',
	scene: 'kyc',
	sceneLabel:
		'The KYC card of Ananya Deshmukh is checked against a list of four names. Three are unlike hers; one is 71 per cent alike and is set aside because its date of birth is 23 years earlier. Name, birth date and address are confirmed, the risk is low, and the next review is due in March 2034.',
	glance: [
		{ label: 'Confirms', value: 'Six kinds of proof, at their source' },
		{ label: 'Rates', value: 'Low, medium, high, with the points shown' },
		{ label: 'Re-KYC', value: 'Every 2, 8 or 10 years, by risk' },
		{ label: 'First branch live', value: 'In six weeks' },
	],
	sections: [
		{
			kind: 'prose',
			heading: 'A drawer of photocopies is not a KYC file',
			paragraphs: [
				'Ask a branch for the KYC of one account and you usually get a photocopy with a signature across it. That proves somebody once held the paper. Whether it was genuine, whether its holder stood on a list that day and when anyone last looked, it does not say.',
				'Here a record consists of facts. A name, a birth date, an address or a source of income each carries the proof it came from, who or what confirmed it, and the day on which it stops being good. Edit one and the earlier version stays beneath it: you can read the file as it stood on any date.',
				'A person has a single record, however many accounts, loans and lockers hang on it. An address changed at the loan desk reaches the savings branch in the same minute, together with the electricity bill that proves it.',
			],
			aside: {
				heading: 'One record holds',
				items: [
					'Identity and address, with proofs',
					'Photograph and specimen signature',
					'Occupation and source of funds',
					'Tax residence for FATCA and CRS',
					'Owners above 10 per cent of a company',
					'Every screening, with its outcome',
				],
			},
		},
		{
			kind: 'table',
			heading: 'Six proofs, and who vouches for each',
			intro:
				'A copy is where the work begins. It counts once its issuer, or a check that cannot be argued with, agrees.',
			caption: 'Proofs the solution accepts, and how it confirms them',
			columns: ['Proof', 'Read from it', 'Confirmed by', 'Looked at again'],
			rows: [
				[
					'PAN',
					'Number, name, birth date',
					'The income tax department’s PAN service',
					'Nightly, for cards made inactive',
				],
				[
					'Aadhaar',
					'Name, photograph, address',
					'One-time password or signed offline file, with consent; eight digits are masked before storing',
					'With each review',
				],
				[
					'Passport',
					'Both lines of the machine-readable zone',
					'Check digits, and the chip where a reader is at hand',
					'Ninety days before it expires',
				],
				['Voter’s identity card', 'Number, name, constituency', 'The electoral roll', 'When the address changes'],
				[
					'Driving licence',
					'Number, vehicle classes, validity',
					'The national transport register',
					'On its printed expiry',
				],
				[
					'Certificate of incorporation',
					'Corporate number, directors, date',
					'Master data of the Ministry of Corporate Affairs',
					'Yearly, for changed directors',
				],
			],
		},
		{
			kind: 'steps',
			heading: 'A bakery’s current account, in one visit',
			intro: 'Thomas Varghese has his papers in a plastic sleeve and twenty minutes before the ovens need him.',
			steps: [
				{
					who: 'Service officer',
					where: 'Collect',
					title: 'Asks for three papers, not nine',
					text: 'Sole proprietor plus current account: the checklist shrinks to what this pair needs. The scan fills the form, and values read with doubt wait in amber.',
				},
				{
					who: 'Verification service',
					where: 'Sources',
					title: 'Puts six questions side by side',
					text: 'Each line turns green, amber or red under its own time stamp. A source that is down is asked again every ten minutes and never counts as a pass.',
				},
				{
					who: 'Service officer',
					where: 'Face match',
					title: 'Compares two photographs',
					text: 'The one taken now and the one on the proof. Below a likeness that you set, the officer looks, decides and types why.',
				},
				{
					who: 'Rating engine',
					where: 'Risk sheet',
					title: 'Adds up the points',
					text: 'Cash business 20, turnover band 10, product 5, known locally minus 10. The sheet shows every addend, so the grade can be explained across the counter.',
				},
				{
					who: 'Branch head',
					where: 'Sign-off',
					title: 'Accepts, returns or refers',
					text: 'Low and medium end here. A high grade, a red line or a politically exposed person travels to the principal officer with the complete record.',
				},
			],
		},
		{
			kind: 'figures',
			heading: 'The higher the risk, the sooner you ask again',
			intro: 'Intervals follow the Reserve Bank of India’s direction. You can shorten them, never stretch them.',
			figures: [
				{
					value: '2 years',
					label: 'High risk',
					text: 'The relationship manager gets a task sixty days ahead and sees which facts are out of date.',
				},
				{
					value: '8 years',
					label: 'Medium risk',
					text: 'If nothing changed, a declaration in the app, by email or at an ATM settles it.',
				},
				{
					value: '10 years',
					label: 'Low risk',
					text: 'Three reminders before the date and three after it, at least one of them a letter, are sent and filed.',
				},
			],
		},
		{
			kind: 'features',
			heading: 'When two facts differ',
			features: [
				{
					icon: 'users',
					title: 'Two spellings, one person',
					text: 'Sujata Menon on the PAN, Sujatha S. Menon on the passport. The difference is shown letter by letter and your rule says what settles it: a declaration, a third proof, or a gazette. One spelling becomes the name; the other stays as an alias for screening.',
				},
				{
					icon: 'copy',
					title: 'One paper, two people',
					text: 'A proof that is already attached to another record stops both, and tells only compliance.',
				},
				{
					icon: 'shield-alert',
					title: 'A hit after the opening',
					text: 'Lists change overnight. By seven the analyst has a queue of customers that matched since yesterday.',
				},
				{
					icon: 'map-pin',
					title: 'A letter that came back',
					text: 'Scan its barcode: the address loses its tick and the branch gets a visit to plan.',
				},
				{
					icon: 'bell',
					title: 'A customer who does not answer',
					text: 'New products stop first and debits later; credits go on. Each restriction waits for the notice periods in your policy.',
				},
			],
		},
		{
			kind: 'connections',
			heading: 'One record above all your systems',
			connections: [
				{
					system: 'Core banking',
					how: 'REST or nightly file',
					carries:
						'Creates the customer number, and keeps name, address, risk code and next review date equal on both sides.',
				},
				{
					system: 'Central KYC registry',
					how: 'Through our CKYC solution',
					carries: 'Looks first whether a record exists there; sends the new one once a branch head has signed.',
				},
				{
					system: 'Screening lists',
					how: 'Daily download, checksum compared',
					carries: 'UN sanctions list, national lists, exposed persons, and names that your own bank has refused.',
				},
				{
					system: 'Transaction monitoring',
					how: 'Event, both ways',
					carries: 'A grade goes out within seconds; an alert comes back and may raise that grade the same day.',
				},
				{
					system: 'Financial Intelligence Unit',
					how: 'Report file in its published format',
					carries: 'Identity details for suspicious transaction reports, filled from the record and not retyped.',
				},
			],
		},
		{
			kind: 'start',
			heading: 'Six weeks to a branch without photocopies',
			stages: [
				{
					when: 'Week 1',
					title: 'Read your policy',
					text: 'Customer types, accepted proofs, points and intervals become settings, signed by the principal officer.',
				},
				{
					when: 'Weeks 2 and 3',
					title: 'Connect the sources',
					text: 'Test identities prove each connection, including what it does when the other side does not answer.',
				},
				{
					when: 'Week 4',
					title: 'Bring the old files',
					text: 'Existing customers are loaded with a rating, and the missing facts of each become a list per branch.',
				},
				{
					when: 'Weeks 5 and 6',
					title: 'Pilot, then switch',
					text: 'One branch works on real customers while compliance samples every tenth file; after that the others follow by region.',
				},
			],
		},
		{
			kind: 'questions',
			heading: 'What principal officers ask',
			questions: [
				{
					question: 'Who may change the points of a risk rating?',
					answer:
						'Two people with the Rating role, together. A change gets a date from which it is valid, a simulation on last month’s customers, and a line in the audit log.',
				},
				{
					question: 'Can we show an auditor one file from three years ago?',
					answer:
						'Pick the date and print. The PDF holds the facts, proofs and list versions of that day, with a checksum for each picture.',
				},
				{
					question: 'What if the Aadhaar service is down all morning?',
					answer:
						'Take another officially valid document, or leave the check open. The account can be prepared, but it is not released until the answer is there.',
				},
				{
					question: 'Is the customer’s consent kept?',
					answer:
						'Yes: its text, language, time and channel, per purpose. Withdrawing it ends the use of that fact and tells the branch what must replace it.',
				},
			],
		},
	],
	modules: [
		{ kind: 'features' },
		{ kind: 'figures' },
		{ kind: 'table', ground: 'surface' },
		{ kind: 'start' },
		{ kind: 'questions' },
	],
	closing: {
		heading: 'Show us the account your inspector asked about',
		text: 'Bring one file that an inspection found thin, with the names blacked out, and the page of your policy that it fell under. We collect the grounds again, source by source, and read you the risk score as the customer would.',
	},
	related: [
		{
			path: '/Solutions/CKYCSolution',
			name: 'CKYC',
			why: 'File the finished record with the national registry, and fetch those it already has.',
		},
		{
			path: '/customer-onboarding',
			name: 'Customer Onboarding Suite',
			why: 'See the seven modules that stand around KYC when an account is opened.',
		},
	],
}
