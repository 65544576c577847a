import { pdfName, supportCity } from '../brand-facts.ts'
import type { ProductPage } from './product.ts'

export const infrastructureServices: ProductPage = {
	path: '/infrastructure-services',
	name: 'Infrastructure services',
	title: 'Infrastructure services, on watch 24x7',
	description:
		'24x7 support, server administration, backup, cloud migration and disaster recovery under ISO 27001:2013, with response times in writing and a log you can read.',
	parent: { name: 'Services', path: '/services' },
	archetype: 'reference',
	ownPage: 'site/infrastructure/page.tsx',
	menu: { label: 'Infrastructure services', icon: 'server', note: 'Servers, backup, cloud, recovery, 24x7' },
	solution: {
		group: 'services',
		pile: 'Servers that fail at night',
		text: 'Hand over servers, backups, a move to the cloud and disaster recovery to a desk that is awake.',
		people: 'IT operations, security',
		firstUse: 'By contract',
	},
	eyebrow: 'Services',
	heading: 'Somebody is awake with your servers',
	lead: `At 02:14 a disk fills up. An engineer in ${supportCity} sees it, makes room, and finds out which job wrote the files. You read about it at breakfast, minute by minute, in the same log that she wrote in.`,
	scene: 'infrastructure-services',
	sceneLabel:
		'A dial of 24 hours with three shifts, the night shift on watch at 02:14. Beside it a list of servers, one of them warned about and put right, four weeks of backups of which four were restored as a test, and a recovery drill that took 41 of its 60 minutes.',
	glance: [
		{ label: 'On watch', value: '24x7, in three shifts' },
		{ label: 'Certified', value: 'ISO 27001:2013' },
		{ label: 'Urgent fault answered', value: 'Within 15 minutes' },
		{ label: 'First server in our care', value: 'In 20 days' },
	],
	brochure: {
		file: pdfName('infrastructure-services-brochure'),
		title: 'Infrastructure services',
		note: 'One alert at night followed to its end, four priorities with their clocks, and twenty days to the handover.',
		cover: 'night',
	},
	sections: [
		{
			kind: 'features',
			id: 'offerings',
			heading: 'Six things off your list',
			features: [
				{
					icon: 'life-buoy',
					title: '24x7 support',
					text: `Three shifts in ${supportCity} hand over in person at 06:00, 14:00 and 22:00. Calls, emails and alerts arrive on one board. Whoever takes a case stays its owner until you agree that it is closed.`,
				},
				{
					icon: 'shield-check',
					title: 'ISO 27001:2013',
					text: 'Access is granted for a person and a task, ends by itself, and is recorded on every production host.',
				},
				{
					icon: 'server',
					title: 'Server administration',
					text: 'Patches by a calendar that you approve, capacity read every five minutes, certificates renewed 30 days early.',
				},
				{
					icon: 'database-backup',
					title: 'Backup',
					text: 'Full each week, changes each hour, a copy elsewhere and a copy that nobody can overwrite, ransomware included.',
				},
				{
					icon: 'cloud-upload',
					title: 'Cloud migration',
					text: 'Count what you have, rehearse twice, move on a Saturday, and keep the road back open until Wednesday.',
				},
				{
					icon: 'refresh-cw',
					title: 'Disaster recovery',
					text: 'A second site, a written order in which things start, and drills that you may call without warning.',
				},
			],
		},
		{
			kind: 'prose',
			heading: 'ISO 27001:2013, seen from the server room',
			paragraphs: [
				'A certificate hangs on a wall. What it asks for happens at the keyboard: an administrator requests two hours on one host, names the ticket, and a second person grants them. When the time is over the door closes, whether the work is finished or not.',
				'Every session on a production machine is recorded and can be searched by command. You may watch any of them. Our auditors pick sessions at random, twice a year, and ask the person to explain what was typed and why.',
				'Leavers lose access within the hour, joiners get none before their background check is back, and no password is known to one person only. Exceptions stand in a register with an end date and the name of whoever accepted the risk.',
			],
			aside: {
				heading: 'What your auditor may see',
				items: [
					'Asset list with owner and class',
					'Access requests and who granted them',
					'Recorded sessions of 180 days',
					'Patch levels, host by host',
					'Restore reports with times',
					'Incident diaries and what they changed',
				],
			},
		},
		{
			kind: 'steps',
			heading: '02:14, a disk fills up',
			intro: 'One fault, taken from our training book. Times are those on the clock of the log.',
			steps: [
				{
					who: 'Watch engineer',
					where: 'Alert Board',
					title: '02:14, takes the alert',
					text: 'The volume of the archive is at 91 per cent and grows by 2 a minute. She presses Mine; the next desk stops ringing.',
				},
				{
					who: 'Watch engineer',
					where: 'Runbook',
					title: '02:16, follows page 12',
					text: 'The page for this fault says which files may be moved, in which order, and when to wake somebody. Each line is ticked as it is done.',
				},
				{
					who: 'Duty administrator',
					where: 'Access Desk',
					title: '02:19, opens the door for two hours',
					text: 'Checks the request against the ticket, grants one host and one role, and listens in while the files move.',
				},
				{
					who: 'Watch engineer',
					where: 'Incident Diary',
					title: '02:31, writes down what happened',
					text: 'A scan job had run twice since Sunday’s restart. The second run is switched off, the volume is back at 64 per cent.',
				},
				{
					who: 'You',
					where: 'Status Page',
					title: '07:30, read it with your coffee',
					text: 'Cause, minutes, commands and the follow-up are there. Reply in the margin; the answer comes from the engineer, not from a form.',
				},
				{
					who: 'Service manager',
					where: 'Monthly Review',
					title: 'First Tuesday, makes sure it stays away',
					text: 'Two alerts of one cause become a change with a date. The review lists changes that are late before it lists those that are done.',
				},
			],
		},
		{
			kind: 'table',
			heading: 'Four priorities, four clocks',
			intro: 'They run at all hours for priorities 1 and 2, and in your working time for the others.',
			caption: 'From the alert or the call',
			columns: ['Priority', 'For example', 'Somebody works on it', 'You hear from us', 'Fixed or bypassed'],
			rows: [
				[
					'1, nobody can work',
					'Database down, site out of reach',
					'Within 15 minutes',
					'Every 30 minutes',
					'Within 4 hours',
				],
				[
					'2, a part is missing',
					'Scanning stopped at one branch',
					'Within 30 minutes',
					'Every 2 hours',
					'Within 8 hours',
				],
				['3, it is slow or odd', 'Report takes twice its time', 'Within 4 hours', 'Once a day', 'Within 3 days'],
				[
					'4, please change',
					'New user group, larger volume',
					'Within a day',
					'When it is planned',
					'On the agreed date',
				],
			],
		},
		{
			kind: 'figures',
			heading: 'Three figures from the contract',
			figures: [
				{
					value: '24x7',
					label: 'hours and days on watch',
					text: 'Deepavali, Eid and New Year’s Eve included. The rota stands on your status page, by first name.',
				},
				{
					value: '15 min',
					label: 'to somebody at work on an urgent fault',
					text: 'The clock starts with the alert, not with your call. What it took each time is listed in the monthly review.',
				},
				{
					value: '52',
					label: 'restore rehearsals a year',
					text: 'Every week a backup is restored on an empty machine, and somebody opens a file.',
				},
			],
		},
		{
			kind: 'connections',
			heading: 'What we plug into, and what flows',
			connections: [
				{
					system: 'Your servers',
					how: 'Agent or SSH through a bastion host',
					carries: 'Load, space, services and logs come out. Commands go in only with a ticket, and are kept.',
				},
				{
					system: 'Cloud accounts',
					how: 'Role with an end date',
					carries: 'Cost, quota and configuration, read each hour; a bill that grows by a tenth raises an alert.',
				},
				{
					system: 'Monitoring you have',
					how: 'SNMP, syslog, webhooks',
					carries: 'Keep your tool. Its alerts join ours on one board, and duplicates are folded into one case.',
				},
				{
					system: 'Backup store',
					how: 'Encrypted, keys with you',
					carries: 'Copies to a second place and to write-once storage, each with its checksum and date of restore.',
				},
				{
					system: 'Your service desk',
					how: 'REST API or email',
					carries: 'Cases open on either side and keep both numbers, so that your users need learn only one.',
				},
			],
		},
		{
			kind: 'start',
			heading: 'Twenty days until the first night',
			intro: 'The night shift takes over last. Until then your people and ours watch the same board.',
			stages: [
				{
					when: 'Days 1 to 5',
					title: 'Count',
					text: 'Hosts, owners, jobs, certificates and backups go into one list. What nobody claims is marked, not switched off.',
				},
				{
					when: 'Days 6 to 10',
					title: 'Connect',
					text: 'Agents, bastion and access desk. Thresholds begin with your last 30 days instead of a textbook.',
				},
				{
					when: 'Days 11 to 19',
					title: 'Write and rehearse',
					text: 'A runbook page for each alert, tried by a shift that has never seen your systems. One restore, timed.',
				},
				{
					when: 'Day 20',
					title: 'Watch',
					text: 'The clocks of the contract start at 22:00. Cloud moves and drills get their own dates from here.',
				},
			],
		},
		{
			kind: 'questions',
			heading: 'Asked before the keys change hands',
			questions: [
				{
					question: 'Our data may not leave the country. Is that a problem?',
					answer:
						'No. Servers, copies and keys stay where the law wants them; we see screens through the bastion, and you choose which fields are masked on them.',
				},
				{
					question: 'How long may we be down, and how much may we lose?',
					answer:
						'You set both for each system. Four hours and one hour of data are common for a core service; a drill shows whether the promise holds, and its stopwatch is yours.',
				},
				{
					question: 'What does a cloud migration look like on the day?',
					answer:
						'A list of some hundred lines with a name and a minute on each. Friday night freezes the old side, Saturday copies and checks, Sunday your users test. If line 60 is not green by noon, everything goes back.',
				},
				{
					question: 'Do you look after systems that you did not build?',
					answer:
						'Yes, most of them. The count in the first five days shows what is out of support, and you decide whether to renew, replace or live with it.',
				},
				{
					question: 'How do we leave again?',
					answer:
						'With 60 days’ notice. Runbooks, diaries, scripts and keys are yours; the last two weeks belong to whoever follows us.',
				},
			],
		},
	],
	modules: [
		{ kind: 'features' },
		{ kind: 'steps' },
		{ kind: 'table' },
		{ kind: 'prose' },
		{ kind: 'start' },
		{ kind: 'questions' },
	],
	closing: {
		heading: 'Name one server that keeps you awake',
		text: 'In five days we count what you run and mark what nobody claims. On day 20, at 22:00, our night shift takes the first watch over it.',
	},
	related: [
		{
			path: '/services',
			name: 'Services',
			why: 'Something on the list should be rebuilt rather than watched.',
		},
		{
			path: '/document-management',
			name: 'DMS and BPM',
			why: 'The archive that our night shift knows best, with its versions and retention.',
		},
	],
}
