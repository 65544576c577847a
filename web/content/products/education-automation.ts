import { pdfName } from '../brand-facts.ts'
import type { ProductPage } from './product.ts'

export const educationAutomation: ProductPage = {
	path: '/education-automation-solution',
	name: 'Education Automation',
	title: 'Education Automation: inspection to result',
	description:
		'Accreditation, academics, trainers, student information, exams and results in one system for authorities, awarding bodies and the institutions they oversee.',
	parent: { name: 'Solutions', path: '/solutions' },
	industry: 'education',
	archetype: 'reference',
	menu: { label: 'Education Automation', icon: 'graduation-cap', note: 'Accreditation to results' },
	solution: {
		group: 'education',
		pile: 'Inspection reports and mark sheets',
		text: 'Accreditation, academics, faculty, students, examinations and results in five modules, with fees paid by several gateways.',
		people: 'Institutions, assessors, examiners, students',
		firstUse: '10 weeks',
	},
	eyebrow: 'Education',
	heading: 'From the first inspection to the last result',
	lead: 'An institution applies, an inspection team visits, trainers are licensed, students enrol, papers are marked and verified, certificates are printed. All seven parties work on the same record, and each sees only the part that concerns them.',
	scene: 'education-automation',
	sceneLabel:
		'An accreditation application of a technical institute with its inspection: four of five standards are met and one has a condition, so it is accredited for three years. Over it a result sheet with marks of four students, verified and published.',
	glance: [
		{ label: 'Modules', value: 'Five, one record' },
		{ label: 'Business roles', value: 'Seven, each with its own screens' },
		{ label: 'Fees', value: 'Several payment gateways' },
		{ label: 'First module live', value: 'In ten weeks' },
	],
	brochure: {
		file: pdfName('education-automation-brochure'),
		title: 'Education Automation',
		note: 'Five modules and seven roles, from the inspection team’s visit to the published result.',
		cover: 'brand',
	},
	sections: [
		{
			kind: 'features',
			heading: 'Five modules that share one register',
			features: [
				{
					icon: 'badge-check',
					title: 'Accreditation',
					text: 'Application, fee, evidence, desk check, visit, decision, renewal. Standards are versioned, so an application is judged by those in force on its date.',
				},
				{
					icon: 'book-open',
					title: 'Academics',
					text: 'Programmes, units, credits, calendars and timetables. A class larger than the room was inspected for is refused.',
				},
				{
					icon: 'user-check',
					title: 'Trainer and faculty',
					text: 'Qualifications, licences with expiry, load and leave. Nobody can be put down to teach a unit that their licence leaves out.',
				},
				{
					icon: 'graduation-cap',
					title: 'Student information',
					text: 'Admission, identity, attendance, fees, transfers and special needs, under one number that stays from school to college.',
				},
				{
					icon: 'clipboard-check',
					title: 'Exam and result',
					text: 'Registration, halls, papers, marking, moderation, publication, re-checks, certificates with a QR code that anyone can verify.',
				},
			],
		},
		{
			kind: 'steps',
			heading: 'An institute is accredited in six moves',
			intro: 'The clock stands on the application’s cover page, and stops while the applicant owes an answer.',
			steps: [
				{
					who: 'Institution',
					where: 'Self-assessment',
					title: 'Rates itself against the standards',
					text: 'Each criterion takes a rating, a paragraph and evidence. Submit stays grey until all are answered and the fee is paid.',
				},
				{
					who: 'Accreditation officer',
					where: 'Desk check',
					title: 'Reads before anyone travels',
					text: 'Gaps become questions beside the criterion. The institution has ten working days and sees which ones are still open.',
				},
				{
					who: 'Accreditation officer',
					where: 'Team builder',
					title: 'Names the inspection team',
					text: 'Three people by subject and free dates. Anyone who has taught, studied or been paid there within five years is ruled out.',
				},
				{
					who: 'Inspection team',
					where: 'Visit checklist',
					title: 'Visits, counts, photographs',
					text: 'The tablet needs no signal in a basement. Ratings, notes and pictures with place and time are sent on return.',
				},
				{
					who: 'Inspection team',
					where: 'Joint report',
					title: 'Settles one rating for each standard',
					text: 'Differing ratings stand side by side until the members agree. The institution corrects facts, not judgements, within five days.',
				},
				{
					who: 'Accreditation board',
					where: 'Decision',
					title: 'Accredits, sets conditions or refuses',
					text: 'The certificate carries programmes, seats and an end date. Conditions become tasks with due dates, and the public register follows within a minute.',
				},
			],
		},
		{
			kind: 'roles',
			heading: 'Seven roles, seven desks',
			roles: [
				{
					name: 'Institution',
					does: 'Applies, keeps its programmes, rooms and staff current, enters students for exams, pays on one invoice.',
					screen: 'Institution portal',
				},
				{
					name: 'Trainer',
					does: 'Marks attendance, plans lessons, uploads coursework marks, renews the licence.',
					screen: 'My classes',
				},
				{
					name: 'Student',
					does: 'Enrols, pays, downloads the hall ticket, reads results and asks for a re-check.',
					screen: 'Student app',
				},
				{
					name: 'Inspection team',
					does: 'Works offline on a tablet, then agrees on one report.',
					screen: 'Visit checklist',
				},
				{
					name: 'Assessor',
					does: 'Judges portfolios and practical work against the criteria of a unit.',
					screen: 'Assessment record',
				},
				{
					name: 'Verifier',
					does: 'Samples the assessors’ decisions, one in ten as delivered, and returns those that do not hold.',
					screen: 'Sampling plan',
				},
				{
					name: 'Examiner',
					does: 'Marks scripts on screen, question by question, without names.',
					screen: 'Marking desk',
				},
			],
		},
		{
			kind: 'table',
			heading: 'A second person checks each mark',
			intro: 'Nobody who has entered a mark can also release it.',
			caption: 'States of a result, who holds it, and what closes each state',
			columns: ['State', 'Held by', 'Closes when', 'Clock'],
			rows: [
				['Scanned', 'Exam centre', 'Script count equals the attendance list', '1 day'],
				['First marking', 'Examiner', 'Every question has a mark or a zero', '7 days'],
				['Second marking', 'Another examiner', 'Both totals lie within 5 marks', '5 days'],
				['Reconciled', 'Chief examiner', 'One mark stands, with a reason', '2 days'],
				['Verified', 'Verifier', 'Sample and grade boundaries are signed', '3 days'],
				['Published', 'Controller of examinations', 'Release hour is reached', 'At the hour'],
				['Re-check', 'Examiner not yet involved', 'Old and new mark are both on record', '10 days'],
			],
		},
		{
			kind: 'features',
			heading: 'Payments, sign-in and rights',
			features: [
				{
					icon: 'credit-card',
					title: 'Multiple payment gateways',
					text: 'Cards, bank transfer and wallets through more than one provider. If one does not answer, the next is offered; receipts reconcile each night.',
				},
				{
					icon: 'fingerprint',
					title: 'Multi-factor authentication',
					text: 'A code or a security key for everyone who can see or change a mark. A released paper asks for two people at once.',
				},
				{
					icon: 'key-round',
					title: 'Role-based authorization',
					text: 'Rights come from the role and the institution together: a trainer at two colleges sees two separate lists.',
				},
				{
					icon: 'users-round',
					title: 'Single sign-on',
					text: 'Staff use the ministry’s directory, students the national identity; one session opens all five modules.',
				},
			],
		},
		{
			kind: 'connections',
			heading: 'Connected to the offices around it',
			connections: [
				{
					system: 'National identity',
					how: 'OpenID Connect, SAML 2.0',
					carries: 'Verified name, number, date of birth',
				},
				{
					system: 'Payment gateways',
					how: 'Hosted page and signed call-back',
					carries: 'Fees, refunds, settlement files',
				},
				{ system: 'Learning platform', how: 'LTI 1.3, OneRoster', carries: 'Classes out, coursework marks in' },
				{ system: 'Finance system', how: 'REST or daily file', carries: 'Invoices, receipts, deferred income' },
				{
					system: 'Script scanners',
					how: 'Hot folder with QR codes',
					carries: 'Pages by candidate number, never by name',
				},
				{
					system: 'Employers and embassies',
					how: 'Public verification page',
					carries: 'Certificate valid, replaced or withdrawn',
				},
			],
		},
		{
			kind: 'start',
			heading: 'Module by module, starting with the pressing one',
			intro: 'Ten weeks to the first; the next ones come with each term, never during exams.',
			stages: [
				{
					when: 'Weeks 1 to 3',
					title: 'Agree on the rules',
					text: 'Standards, fees, states, clocks and roles are written as tables that your officers sign.',
				},
				{
					when: 'Weeks 4 to 6',
					title: 'Configure and load',
					text: 'Institutions, trainers and students come from your sheets. Doubles are shown in pairs before anything is joined.',
				},
				{
					when: 'Weeks 7 and 8',
					title: 'Try with five institutions',
					text: 'They apply, pay a test fee and receive a visit. Whatever they stumble over is reworded.',
				},
				{
					when: 'Weeks 9 and 10',
					title: 'Open the portal',
					text: 'Training by role, a help desk in two languages, and old applications finished in the old way.',
				},
			],
		},
		{
			kind: 'questions',
			heading: 'What authorities and colleges ask',
			questions: [
				{
					question: 'Can we take a single module?',
					answer:
						'Yes. Each runs alone on the common register of institutions, people and programmes. Accreditation or exams usually comes first.',
				},
				{
					question: 'How are results kept secret until the hour?',
					answer:
						'Marks are sealed after verification. Two officers with separate keys set the release hour, and until then no screen, export or report shows them.',
				},
				{
					question: 'What happens on results day?',
					answer:
						'Result pages are prepared beforehand and served as plain pages from a cache, so a rush of students does not reach the database.',
				},
				{
					question: 'Which languages does it speak?',
					answer:
						'English and Arabic from right to left are included, with Indian languages on request; certificates can carry two languages side by side.',
				},
				{
					question: 'Are old certificates of any use?',
					answer:
						'They are loaded with number, name and year, and can be verified on the public page like new ones, marked as taken from the paper register.',
				},
			],
		},
	],
	modules: [
		{ kind: 'features', label: 'Modules', look: 'columns' },
		{ kind: 'roles', ground: 'tint', label: 'Roles' },
		{ kind: 'table', label: 'States of a result' },
		{ kind: 'features', label: 'Payment and sign-in' },
		{ kind: 'start', label: 'Ten weeks' },
		{ kind: 'questions', label: 'Questions' },
	],
	closing: {
		heading: 'Inspect one institution with us',
		text: 'Bring your standards and one inspection report, with the name of the institution blacked out. We enter the ratings, build the team that could have gone, and print the certificate that anyone can verify.',
	},
	related: [
		{
			path: '/document-management',
			name: 'DMS and BPM',
			why: 'Keeps evidence, reports and scripts with versions and years of retention.',
		},
		{
			path: '/committee-management',
			name: 'Committee Management',
			why: 'For boards that decide on accreditation and need minutes that hold.',
		},
	],
}
