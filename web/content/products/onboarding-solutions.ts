import type { OnboardingSolution } from './onboarding-solution.ts'

export const onboardingSolutions: readonly OnboardingSolution[] = [
	{
		id: 'SelfOnboardingPortal',
		title: 'Self-onboarding portal',
		icon: 'monitor',
		summary: 'Customers apply by themselves, pause when life interferes, and finish with a video call.',
		text: 'A website in your colours where people become customers without seeing a counter. Nine short screens ask one thing each and are saved as they are left. The last one is a video identification by one of your officers.',
		cards: [
			{
				icon: 'history',
				title: 'Save and resume',
				text: 'Start on the phone, go on at the laptop. A link by text message opens the screen where you stopped, for thirty days.',
			},
			{
				icon: 'scan-text',
				title: 'Read from the card',
				text: 'Hold PAN and passport to the camera: the fields fill themselves, and a blurred picture is refused before it is sent.',
			},
			{
				icon: 'video',
				title: 'Video identification',
				text: 'An officer sees face, original PAN and surroundings, and asks three random questions. The recording is sealed with time and position.',
			},
			{
				icon: 'signature',
				title: 'Signature on glass',
				text: 'Sign with a finger, or photograph ink on white paper. The specimen is cropped to the frame that cheque clearing expects.',
			},
			{
				icon: 'wallet',
				title: 'First deposit',
				text: 'Fund the account by UPI or net banking straight away. The money waits in a parking account until somebody has approved.',
			},
			{
				icon: 'message-square',
				title: 'Help on the same screen',
				text: 'Ask for a call, and the officer who rings sees the field in which you are stuck, never what you typed as a password.',
			},
		],
	},
	{
		id: 'CentralizedKYC',
		title: 'Centralized KYC',
		icon: 'database',
		summary: 'A single KYC record for every branch and product, in step with the national registry.',
		text: 'One store of who your customers are, above core banking, cards, loans and lockers. It asks the Central KYC registry first, so that people who are known there bring no papers, and files those who are not.',
		more: { path: '/Solutions/CKYCSolution', label: 'How filing with the registry works' },
		cards: [
			{
				icon: 'search',
				title: 'Ask the registry first',
				text: 'A PAN is enough to find an existing record; with the birth date it is downloaded, photograph included.',
			},
			{
				icon: 'layers',
				title: 'One record, many accounts',
				text: 'Savings, loan and locker point to the same facts. Correct an address once and all of them have it.',
			},
			{
				icon: 'cloud-upload',
				title: 'Nightly filing',
				text: 'New customers leave in a signed batch the same night, well inside the ten days that the rules allow.',
			},
			{
				icon: 'share-2',
				title: 'Changes flow out',
				text: 'A new passport number reaches each connected system as an event, with the old value and its last day.',
			},
		],
	},
	{
		id: 'BranchAssistedOnboarding',
		title: 'Branch assisted onboarding',
		icon: 'building-2',
		summary: 'An officer opens the account across the desk, with camera, scanner and one screen.',
		text: 'Some customers want a person. The officer’s screen follows the conversation, not the paper form: who you are, what you need, how you want to be reached. Papers are scanned while you talk, and go back into your hand.',
		cards: [
			{
				icon: 'clock',
				title: 'From token to desk',
				text: 'The queue machine asks for a mobile number. By the time it is your turn, what you began online is on the screen.',
			},
			{
				icon: 'scan-line',
				title: 'Papers stay yours',
				text: 'Originals lie on the scanner for seconds. “Seen and verified” is stamped into the picture, with officer and time.',
			},
			{
				icon: 'users-round',
				title: 'Joint holders, one visit',
				text: 'Up to four holders in a single case, each with proofs and signature. Who is absent gets a link and two days.',
			},
			{
				icon: 'check-check',
				title: 'Four eyes, no folder',
				text: 'The second officer approves from their own desk and sees the scan next to the field it was read into.',
			},
			{
				icon: 'credit-card',
				title: 'Leave with a kit',
				text: 'Card, PIN mailer and cheque book come from counted stock and are linked to the account by their barcodes.',
			},
		],
	},
	{
		id: 'MobileApplicationForAgents',
		title: 'Mobile application for agents',
		icon: 'smartphone',
		summary: 'Agents open accounts at kitchen tables and market stalls, with or without a signal.',
		text: 'A tablet application for business correspondents and sales staff. It knows the visits of the day, needs a network only at the end, and lets an agent do no more than the licence in their profile allows.',
		cards: [
			{
				icon: 'hard-drive',
				title: 'No signal needed',
				text: 'Forms, photographs and signatures wait encrypted on the tablet. They leave when there is a network, and are then wiped.',
			},
			{
				icon: 'route',
				title: 'The round of the day',
				text: 'Leads become a route with addresses and times. A visit is ticked off by position, not by promise.',
			},
			{
				icon: 'fingerprint',
				title: 'Registered readers only',
				text: 'Fingerprint devices are known by serial number. One that was swapped or altered is refused before the finger touches it.',
			},
			{
				icon: 'lock',
				title: 'Lost tablet',
				text: 'One click in the office locks the device at its next contact. After three days of silence it locks itself.',
			},
		],
	},
	{
		id: 'DeduplicationSolution',
		title: 'Deduplication solution',
		icon: 'copy',
		summary: 'Finds the customer you already have, before a second number is given out.',
		text: 'Each applicant is compared with your whole customer base while the form is still being filled in. The comparison knows how Indian and Arabic names are spelt by ear, turns dates around, and weighs each field by how telling it is.',
		cards: [
			{
				icon: 'mic',
				title: 'Names by sound',
				text: 'Sreejith, Srijit and Shrijeeth meet. So do Mohammed and Muhamed, initials and full names, first and family name swapped.',
			},
			{
				icon: 'percent',
				title: 'A score per field',
				text: 'PAN alone decides. A birth date weighs more than a city. You see what each field gave and set the thresholds.',
			},
			{
				icon: 'users',
				title: 'Family, not twin',
				text: 'Same address, same mobile, other birth date: the two are linked as a household instead of being merged.',
			},
			{
				icon: 'git-branch',
				title: 'A merge can be undone',
				text: 'Both records stay beneath the joint one. Split them years later, and each gets its own accounts back.',
			},
			{
				icon: 'timer',
				title: 'The old base too',
				text: 'A sweep by night goes through existing customers and hands each branch a list that fits into a day.',
			},
		],
	},
	{
		id: 'NegativeListScreening',
		title: 'Negative list screening',
		icon: 'shield-alert',
		summary: 'Compares every party with the lists you must obey and those you keep yourself.',
		text: 'Applicants, joint holders, nominees, guardians and beneficial owners are screened as soon as their names are known, and all customers again whenever a list changes. What it finds goes to compliance without telling the counter.',
		cards: [
			{
				icon: 'refresh-cw',
				title: 'Fresh lists each night',
				text: 'UN sanctions list, national orders, exposed persons and your own refusals. Each download is counted and compared before use.',
			},
			{
				icon: 'globe',
				title: 'Across scripts',
				text: 'Arabic, Cyrillic and Devanagari spellings are brought to the same letters, and every alias on a list counts as a name.',
			},
			{
				icon: 'filter',
				title: 'Likeness you can tune',
				text: 'Try a threshold on last year’s applicants and see how many hits it would have raised, before it becomes the rule.',
			},
			{
				icon: 'user-check',
				title: 'Two people clear a hit',
				text: 'An analyst proposes and a second confirms, each in writing. The pair of names is remembered, and asked about once only.',
			},
			{
				icon: 'file-search',
				title: 'Proof of nothing',
				text: 'Where no hit was found, the record says so, with list version and second: an empty result is evidence as well.',
			},
		],
	},
	{
		id: 'RiskAnalysisSolution',
		title: 'Risk analysis solution',
		icon: 'gauge',
		summary: 'Turns occupation, country, product and channel into a grade that anybody can recalculate.',
		text: 'Points, not opinions. Your policy gives points to answers, the sheet adds them up before the customer’s eyes, and bands turn the sum into low, medium or high. The grade decides who approves, what else is asked, and when to ask again.',
		cards: [
			{
				icon: 'scale',
				title: 'Every addend in view',
				text: 'Open a grade and read its sum. Nothing is hidden in a model, so a complaint can be answered with a page.',
			},
			{
				icon: 'sparkles',
				title: 'What if',
				text: 'Change a weight in a draft policy and see how many customers would move up or down tomorrow, by branch.',
			},
			{
				icon: 'eye',
				title: 'Enhanced diligence',
				text: 'A high grade adds questions by itself: source of wealth, a site visit, the reason for choosing this branch.',
			},
			{
				icon: 'trending-up',
				title: 'Rated again by conduct',
				text: 'Turnover three times as high as declared raises the grade, with the months that did it beside the new one.',
			},
		],
	},
	{
		id: 'KYCandReKYCSolution',
		title: 'KYC and re-KYC solution',
		icon: 'calendar-check',
		summary: 'Keeps proofs valid for as long as the account lives, and starts each renewal in time.',
		text: 'Opening is a day; keeping is decades. The calendar knows when each customer falls due, in what grade and by which fact, and spreads the letters so that no branch drowns in March.',
		more: { path: '/Solutions/Kyc', label: 'What a KYC record consists of' },
		cards: [
			{
				icon: 'calendar-days',
				title: 'Due, by branch and month',
				text: 'Two years for high risk, eight for medium, ten for low. Move a peak by pulling easy cases forward.',
			},
			{
				icon: 'circle-check',
				title: 'Nothing changed? One tap',
				text: 'A declaration in the app renews the record. An address alone can be renewed by a bill photographed at home.',
			},
			{
				icon: 'mail',
				title: 'Letters that leave by themselves',
				text: 'Text message, e-mail, then paper in the customer’s language. What comes back undelivered counts as an open fact.',
			},
			{
				icon: 'lock',
				title: 'Restricted in steps',
				text: 'First a notice in the app, then no new products, then no debits. Pension and wages keep coming in throughout.',
			},
		],
	},
]
