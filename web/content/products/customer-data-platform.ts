import type { ProductPage } from './product.ts'

export const customerDataPlatform: ProductPage = {
	path: '/CustomerDataPlatform',
	name: 'Customer Data Platform',
	title: 'Customer Data Platform with AI segments',
	description:
		'Join core banking, CRM, app and branch records into one consented profile, build segments in plain words, and see why each score is what it is.',
	parent: { name: 'Solutions', path: '/solutions' },
	industry: 'enterprise',
	archetype: 'reference',
	menu: { label: 'Customer Data Platform', icon: 'fingerprint', note: 'One profile, put together by AI' },
	solution: {
		group: 'enterprise',
		pile: 'Five records of one customer',
		text: 'Match what core systems, CRM and app know into one profile, and build segments on consent.',
		people: 'Marketing, data office, branches',
		firstUse: '8 weeks',
	},
	eyebrow: 'Enterprise',
	heading: 'One customer, however many systems know her',
	lead: 'Connect the systems that each hold a part of a person. The platform joins the parts, keeps the consent beside them, and lets you ask for “salaried, no card, active in the app this month” and send the answer where it is used.',
	scene: 'customer-data-platform',
	sceneLabel:
		'A segment called Card offer, salaried: four conditions narrow 412,600 profiles down to 9,214. Beside it one of these profiles, put together from core banking, CRM, the mobile app and a branch visit, with a propensity of 0.82 and consent for offers by app.',
	glance: [
		{ label: 'An event reaches the profile', value: 'Within 60 seconds' },
		{ label: 'Consent', value: 'Per purpose, checked at every use' },
		{ label: 'Scores', value: 'Each with its reasons' },
		{ label: 'First segment in use', value: 'In eight weeks' },
	],
	sections: [
		{
			kind: 'prose',
			heading: 'Four systems know Meera, and none knows all',
			paragraphs: [
				'Core banking knows her balance and spells her name with one e. The CRM has her complaint of March. The app has seen her look at home loans three evenings in a row, under a device number. The branch holds her new address on paper. On Friday a campaign offers her a credit card at the old one.',
				'The platform collects all four, decides with a stated degree of certainty that they are one person, and keeps the pieces apart beneath the profile. If a join was wrong you split it again, and every list that used it corrects itself on the next run.',
				'Nothing replaces your systems of record. A profile is a view with a memory: which source said what, when, and which value won by which rule.',
			],
			aside: {
				heading: 'In a profile',
				items: [
					'Identifiers of every source, with certainty',
					'Products held, balances in bands',
					'Events of the last 25 months',
					'Scores with their three strongest reasons',
					'Consents with text, date and channel',
					'Household and business links',
				],
			},
		},
		{
			kind: 'steps',
			heading: 'A segment is built before lunch and sent after it',
			steps: [
				{
					who: 'Marketing analyst',
					where: 'Segment builder',
					title: 'Says who is meant',
					text: 'Type a sentence or click conditions together. The sentence becomes visible conditions that you can correct, and the count changes with each of them.',
				},
				{
					who: 'Marketing analyst',
					where: 'Sample',
					title: 'Looks at twenty of them',
					text: 'Masked profiles show whether the list makes sense. “Why is he in?” names the conditions that he meets and the source of every value.',
				},
				{
					who: 'Model',
					where: 'Scores',
					title: 'Ranks by likelihood',
					text: 'Propensity, risk of leaving and next product are computed each night. Keep the upper fifth, or hold ten in a hundred back as a control group.',
				},
				{
					who: 'Data protection officer',
					where: 'Purpose check',
					title: 'Sees what the list is for',
					text: 'Each segment carries a purpose. People without consent to it have already been left out, and their number is shown, so the gap explains itself.',
				},
				{
					who: 'Campaign manager',
					where: 'Activation',
					title: 'Chooses channel and hour',
					text: 'App message, mail, call list or a prompt on the teller’s screen. Nobody is contacted more often than the cap that you set for a week.',
				},
				{
					who: 'Relationship manager',
					where: 'Customer card',
					title: 'Answers as if she remembered',
					text: 'The card opens inside the CRM with the last five events, one suggestion and the reason for it.',
				},
			],
		},
		{
			kind: 'table',
			heading: 'A join has a reason and a certainty',
			intro: 'You set the thresholds. Whatever lies between them waits for a steward, with both records side by side.',
			caption: 'Matching rules as delivered, strongest first',
			columns: ['Compared', 'Method', 'Certainty', 'What follows'],
			rows: [
				['Central KYC number', 'Exact', '1.00', 'Joined at once'],
				['Tax number and date of birth', 'Exact', '0.99', 'Joined at once'],
				['Mobile number, verified by code', 'Exact, within 180 days', '0.96', 'Joined at once'],
				['Name and address', 'By sound, across scripts', '0.80 to 0.94', 'Steward decides'],
				['Device and login', 'Same session', '0.75', 'Linked for the session only'],
				['Name alone', 'By sound', 'Below 0.60', 'Kept apart'],
			],
		},
		{
			kind: 'features',
			heading: 'The models explain themselves',
			features: [
				{
					icon: 'sparkles',
					title: 'Ask in your own words',
					text: 'English, Hindi, Tamil, Malayalam or Arabic. The question turns into conditions on named fields; no answer comes from anywhere else.',
				},
				{
					icon: 'target',
					title: 'Propensity with reasons',
					text: 'Beside 0.82 stands why: salary credited for six months, four app visits this week, no card at any bank that you can see.',
				},
				{
					icon: 'trending-up',
					title: 'A warning before they leave',
					text: 'Falling balances, standing orders cancelled, a complaint left open. The list goes to the branch with one step to try first.',
				},
				{
					icon: 'scale',
					title: 'Checked for fairness',
					text: 'Age, gender and postcode are kept out of training unless you let them in, and results are compared across them every month.',
				},
				{
					icon: 'lock',
					title: 'Trained where the data lies',
					text: 'Models run inside your installation. Profiles leave it for a channel that you activate, and for no other reason.',
				},
			],
		},
		{
			kind: 'roles',
			heading: 'Who opens it on an ordinary Tuesday',
			roles: [
				{
					name: 'Data steward',
					does: 'Decides the pairs that fall between the thresholds, forty in an hour, and reports a source whose quality has dropped.',
					screen: 'Match queue',
				},
				{
					name: 'Marketing analyst',
					does: 'Builds segments, compares them with the control group and retires those that no longer work.',
					screen: 'Segment builder',
				},
				{
					name: 'Relationship manager',
					does: 'Reads the card before the call and records the outcome after it.',
					screen: 'Customer card',
				},
				{
					name: 'Data protection officer',
					does: 'Answers access and erasure requests from one screen, under the Digital Personal Data Protection Act 2023 or the GDPR.',
					screen: 'Rights desk',
				},
				{
					name: 'Data engineer',
					does: 'Adds a source, maps its fields and watches arrivals, delays and rejected rows.',
					screen: 'Pipelines',
				},
			],
		},
		{
			kind: 'connections',
			heading: 'Sources in, decisions out',
			connections: [
				{
					system: 'Core banking',
					how: 'Change data capture or nightly files',
					carries: 'Accounts, products, transactions',
				},
				{ system: 'CRM', how: 'REST in both directions', carries: 'Contacts, complaints, outcomes of calls' },
				{
					system: 'App and website',
					how: 'Event interface, 2 KB a call',
					carries: 'Screens seen, forms left, consents',
				},
				{
					system: 'Branch and contact centre',
					how: 'Embedded card',
					carries: 'The next best step, accepted or declined',
				},
				{
					system: 'Message gateways',
					how: 'REST, SMPP, SMTP',
					carries: 'Lists with texts; deliveries and opt-outs back',
				},
				{
					system: 'Data warehouse',
					how: 'SQL views, Parquet files',
					carries: 'Profiles and scores for your own analysis',
				},
			],
		},
		{
			kind: 'start',
			heading: 'Eight weeks from two sources to one segment in use',
			stages: [
				{
					when: 'Weeks 1 and 2',
					title: 'Pick one question',
					text: 'One segment that somebody will use, the two sources that answer it, and the purposes under which their data was given.',
				},
				{
					when: 'Weeks 3 and 4',
					title: 'Load and profile',
					text: 'A full load and daily changes. You see empty fields, doubles and impossible dates for each source, with their counts.',
				},
				{
					when: 'Weeks 5 and 6',
					title: 'Join and tune',
					text: 'Stewards judge 500 pairs; the thresholds are set by their verdicts and written down.',
				},
				{
					when: 'Weeks 7 and 8',
					title: 'Send, hold back, compare',
					text: 'The first list goes to one channel with a control group, and the difference is read after fourteen days.',
				},
			],
		},
		{
			kind: 'questions',
			heading: 'Questions from the first meeting',
			questions: [
				{
					question: 'How is this different from our warehouse?',
					answer:
						'A warehouse answers questions about many, a day later. Here you have one person, up to date within a minute, with consent attached and an outgoing channel.',
				},
				{
					question: 'What happens when consent is withdrawn?',
					answer:
						'The person leaves every segment with that purpose at once, running campaigns skip them, and connected channels are told by webhook. The withdrawal is kept as evidence.',
				},
				{
					question: 'Do we need data scientists?',
					answer:
						'Not for the four scores that come with it. If you have some, they train their own models on the views and register the result as another score.',
				},
				{
					question: 'Can one person be erased?',
					answer:
						'The rights desk lists everything held, keeps what a law obliges you to keep, removes the rest from profile, events and training data, and prints the confirmation.',
				},
			],
		},
	],
	modules: [
		{ kind: 'connections', ground: 'night', label: 'Sources and channels' },
		{ kind: 'table', label: 'Matching rules' },
		{ kind: 'features', label: 'Models', withExhibit: true },
		{ kind: 'roles', label: 'Roles' },
		{ kind: 'start', label: 'Eight weeks' },
		{ kind: 'questions', label: 'Questions' },
	],
	closing: {
		heading: 'Bring the question that two systems cannot answer',
		text: 'A segment you have wanted for months, and 1,000 invented rows from the two systems that hold its halves. We join them in front of you, consent included, and count who is in it.',
	},
	related: [
		{
			path: '/customer-onboarding',
			name: 'Customer Onboarding Suite',
			why: 'Where a profile begins: verified identity and the first consents.',
		},
		{
			path: '/Solutions/Kyc',
			name: 'KYC',
			why: 'Keeps the identity behind each profile checked and current.',
		},
	],
}
