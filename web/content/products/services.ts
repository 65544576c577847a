import { brand } from '../brand.ts'
import { anyHomeCity, atLeast, pdfName } from '../brand-facts.ts'
import type { ProductPage } from './product.ts'

export const services: ProductPage = {
	path: '/services',
	name: 'Services',
	title: 'Services: development, upgrades, people',
	description:
		'Solution development, upgrade and re-engineering, and manpower outsourcing by teams that have served 100+ customers in 20+ sectors, with a demo every Friday.',
	archetype: 'story',
	ownPage: 'site/services/page.tsx',
	menu: {
		label: 'Development and upgrades',
		icon: 'git-branch',
		note: 'New, re-engineered, or your team on our bench',
	},
	solution: {
		group: 'services',
		pile: 'Software nobody dares to touch',
		text: 'Have it built, re-engineered or looked after by a team that stays with you as long as you like.',
		people: 'Product owners, IT management',
		firstUse: 'By project',
	},
	eyebrow: 'Services',
	heading: 'Build it, rebuild it, or borrow our people',
	lead: 'Some work no product covers. Have it written for you alone, move an old system to new ground with every record intact, or add developers to your own team. 100+ customers in 20+ sectors have walked through one of these doors.',
	scene: 'services',
	sceneLabel:
		'A loan register from 1998 with amber letters on black is being replaced by its new form: both halves show the same account, the same balance and the same due date. Below, a parallel run reports 48,112 records on its twelfth night and no difference.',
	glance: [
		{ label: 'Ways to work', value: 'Build, upgrade, people' },
		{ label: 'First demo', value: 'Friday of week 4' },
		{ label: 'A developer at your desk', value: 'Within two weeks' },
		{ label: 'Source code', value: 'Yours from the first commit' },
	],
	brochure: {
		file: pdfName('services-brochure'),
		title: 'Services',
		note: 'Development, upgrades and people on loan: who does what, from the first call to the first release.',
		cover: 'moon',
	},
	sections: [
		{
			kind: 'prose',
			heading: 'Three doors, one way of working',
			paragraphs: [
				'Come with an idea, and an analyst sits beside the people who do the work. Three days later every form, exception and telephone call stands in one drawing. You sign that drawing before anybody quotes a price.',
				'Come with an old system, and we begin by reading it. A parser lists its programs, tables, jobs and reports; your staff tick those that somebody still opens. After two weeks you know how much of it can be left behind.',
				'Come with a vacancy, and you see profiles of people who are on our payroll today. Interview them as you would your own. Whoever you choose keeps your hours, wears your badge and reports to your manager.',
			],
			aside: {
				heading: 'What people bring us',
				items: [
					'A process that lives in spreadsheets',
					'A client-server system from before 2005',
					'A night batch that nobody dares to touch',
					'Another supplier’s unfinished project',
					'A team that is two testers short',
					'A deadline set by a regulator',
				],
			},
		},
		{
			kind: 'steps',
			id: 'solution-development',
			heading: 'Solution development, one Friday after another',
			intro:
				'You sign in to a project portal on the first day. Its six screens are the same for a payroll bridge and for a port’s berth planner.',
			steps: [
				{
					who: 'Business analyst',
					where: 'Route Map',
					title: 'Draws the work as it is',
					text: 'Each step gets an owner, a form and a time in minutes. Exceptions are counted: a rule that fires twice a year may well stay manual.',
				},
				{
					who: 'Architect',
					where: 'Decision Log',
					title: 'Settles what is hard to change later',
					text: 'Database, hosting, sign-in and interfaces stand on one page each, with the options that lost and why. You have five days to object.',
				},
				{
					who: 'Your product owner',
					where: 'Backlog',
					title: 'Puts stories in order',
					text: 'Drag a story up, and the line that marks the end of the release moves with it. Estimates are in half days, never in points.',
				},
				{
					who: 'Developer and tester',
					where: 'Review Queue',
					title: 'Build, and read each other’s code',
					text: 'Nothing is merged without a second reader and a test that fails without the change. Stories pass through Open, Built, Checked and Shown.',
				},
				{
					who: 'Your users',
					where: 'Friday Demo',
					title: 'Try it with their own cases',
					text: 'Forty minutes, no slides. Remarks land in the backlog before the call ends, beside a meter of hours used against hours agreed.',
				},
				{
					who: 'Delivery lead',
					where: 'Handover File',
					title: 'Gives you the keys',
					text: 'Source, build scripts, a runbook, lessons of ten minutes each. Then one of your developers makes a release while ours keep their hands off.',
				},
			],
		},
		{
			kind: 'table',
			id: 'upgradation',
			heading: 'Upgradation: keep the records, change the engine',
			intro:
				'An upgrade brings you to a newer version of what you have. Re-engineering puts the same rules on new ground. Both end with two systems that agree.',
			caption: 'What we are asked to move, and how it goes',
			columns: ['You run', 'We do', 'Stays as it is', 'Proof before the switch'],
			rows: [
				[
					'A desktop client with its own database',
					'Rebuild it for the browser, screen by screen',
					'Shortcuts, field order, reports',
					'Ten users work a whole day on the new one',
				],
				[
					'Mainframe batch programs',
					'Extract the rules, rewrite them as services',
					'File layouts and cut-off times',
					'Thirty nights of equal output',
				],
				[
					'A framework that lost its support',
					'Step through each version, tests first',
					'Behaviour and web addresses',
					'Recorded requests get the same answers',
				],
				[
					'A database whose licence grew too dear',
					'Move schema, procedures and jobs',
					'Keys, history, audit columns',
					'Row counts and sums for each table',
				],
				[
					'A project that somebody left unfinished',
					'Audit it for two weeks, then finish or advise against',
					'Whatever passes the audit',
					'A written verdict, module by module',
				],
			],
		},
		{
			kind: 'roles',
			id: 'manpower-outsourcing',
			heading: 'Manpower outsourcing: you lead, we employ',
			intro:
				'Take one person or a team of twelve, by the month. If somebody does not fit, a replacement starts within ten working days and the week of handover is free.',
			roles: [
				{
					name: 'Developer',
					does: 'Picks stories from your board, follows your style guide, and takes a turn on call.',
					screen: 'your repository',
				},
				{
					name: 'Tester',
					does: 'Turns acceptance notes into cases, runs them at each build, and automates what repeats.',
					screen: 'your test plan',
				},
				{
					name: 'Database administrator',
					does: 'Tunes slow queries, plans growth, and rehearses restores on a copy.',
					screen: 'your console',
				},
				{
					name: 'Business analyst',
					does: 'Sits with your departments and writes stories that a developer can finish in three days.',
					screen: 'your backlog',
				},
			],
		},
		{
			kind: 'figures',
			id: 'why-choose-us',
			heading: 'Why choose us',
			intro:
				'Because you can check what we say. Ask for three references in your trade and ring them without us on the line.',
			figures: [
				{
					value: '100+',
					label: 'customers',
					text: 'Banks, ministries, mills, hospitals, campuses and a port. Each has one delivery lead with a direct number.',
				},
				{
					value: '20+',
					label: 'sectors',
					text: 'What insurers taught us about audit trails is ready when a shipyard asks for one.',
				},
				{
					value: atLeast(brand.figures.years),
					label: 'years',
					text: 'Long enough to have rebuilt our own first programs, and to know which shortcut costs more later.',
				},
			],
		},
		{
			kind: 'connections',
			heading: 'We move into your tools, not you into ours',
			connections: [
				{
					system: 'Repository',
					how: 'Git, with your branch rules',
					carries: 'Code, reviews and build results, daily. Nothing waits on our servers for a delivery date.',
				},
				{
					system: 'Ticket system',
					how: 'REST API or email',
					carries: 'Stories, states and hours go both ways, so that nobody keeps two lists.',
				},
				{
					system: 'Sign-in',
					how: 'SAML 2.0 or OpenID Connect',
					carries: 'The portal opens with accounts that you manage, and closes on the day you close them.',
				},
				{
					system: 'ERP, HCM, CRM and core banking',
					how: 'REST, files or a message queue',
					carries: 'Stand-ins with recorded answers let building start before your vendor opens a port.',
				},
				{
					system: 'Old databases',
					how: 'Read-only copy, masked',
					carries: 'Structure and samples. Names and numbers of persons are replaced before they leave your network.',
				},
			],
		},
		{
			kind: 'start',
			heading: 'First call in week 1, first release in week 10',
			intro: 'After the third week you may stop, pay for the look, and keep everything that was found.',
			stages: [
				{
					when: 'Week 1',
					title: 'Talk',
					text: 'Two calls, a confidentiality agreement, and the name of your delivery lead.',
				},
				{
					when: 'Weeks 2 and 3',
					title: 'Look',
					text: 'Analyst or parser at work. You get the drawing, a price range and a list of risks.',
				},
				{
					when: 'Weeks 4 to 9',
					title: 'Build and show',
					text: 'Six Fridays, six demos. The order of stories is yours to change after each.',
				},
				{
					when: 'Week 10',
					title: 'Release',
					text: 'One office works with it while we sit next door. The others follow when it says so.',
				},
			],
		},
		{
			kind: 'questions',
			heading: 'Before you sign anything',
			questions: [
				{
					question: 'Who owns the code?',
					answer:
						'You, from the first commit. Libraries that were ours before are named in an annex, and come with a licence that never ends.',
				},
				{
					question: 'Fixed price, or by the hour?',
					answer:
						'Either. A fixed price needs the three weeks of Talk and Look; while much is still open, pay by the month with a ceiling. A change shows its price before you say yes.',
				},
				{
					question: 'What if your developer leaves?',
					answer:
						'Two people know every story. The successor sits beside the leaver for five days, which you are not charged for.',
				},
				{
					question: 'Can the old system keep running?',
					answer:
						'It should. Both run side by side, a nightly report lists each difference with its cause, and nobody switches until at least three reports in a row are empty.',
				},
				{
					question: 'Where do your people sit?',
					answer: `In ${anyHomeCity}, or on your floor. Teams for the Gulf and for America share at least four hours of your working day.`,
				},
			],
		},
	],
	modules: [
		{ kind: 'steps' },
		{ kind: 'table' },
		{ kind: 'roles' },
		{ kind: 'figures' },
		{ kind: 'questions' },
		{ kind: 'start' },
	],
	closing: {
		heading: 'Bring the idea, the old system or the vacancy',
		text: 'Two calls in week 1 settle which of the three doors is yours and who leads your delivery. On the Friday of week 4 you see the first demo.',
	},
	related: [
		{
			path: '/infrastructure-services',
			name: 'Infrastructure services',
			why: 'Hand the running of it to people who are awake when your users are not.',
		},
		{
			path: '/business-process-management',
			name: 'Business Process Management',
			why: 'Look here first: many routes can be drawn, and need no code at all.',
		},
	],
}
