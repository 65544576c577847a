import type { DemoApplication } from './application-type.ts'

/** For the Senior Software Engineer. */
export const engineers: readonly DemoApplication[] = [
	{
		job: 'senior-engineer',
		day: 0,
		firstName: 'Devika',
		lastName: 'Unnithan',
		email: 'devika.unnithan@mail.example',
		mobileNumber: '919000000201',
		years: 8.5,
		notice: '2 months',
		place: 'Kochi',
		file: 'devika-unnithan.pdf',
		called: 'Devika Unnithan CV.pdf',
		cv: {
			headline: 'Backend engineer, documents and search',
			profile:
				'Eight years of systems that clerks use all day. I like a slow query more than a new framework, and I leave a test behind wherever I have been.',
			posts: [
				{
					when: '2021 to now',
					what: 'Lead engineer',
					where: 'Backwater Registry Systems, Kochi',
					text: 'Cut the search of 40 million scanned pages from nine seconds to 300 milliseconds by indexing four fields instead of forty.',
				},
				{
					when: '2018 to 2021',
					what: 'Software engineer',
					where: 'Malabar Ledger, Kozhikode',
					text: 'Wrote the import that moved eleven branch databases into one over a single weekend, with a way back.',
				},
			],
			study: 'B.Tech, computer science, 2018',
			skills: 'TypeScript, SQL, Java, query plans, code review in writing',
		},
	},
	{
		job: 'senior-engineer',
		day: 1,
		firstName: 'Tomáš',
		lastName: 'Hlaváček',
		email: 'tomas@hlavacek.example',
		mobileNumber: '420225550118',
		years: 10,
		notice: 'More than 3 months',
		place: 'Brno, Czechia',
		file: 'tomas-hlavacek.pdf',
		called: 'životopis_Hlaváček_2026.pdf',
		cv: {
			headline: 'Engineer of workflow engines',
			profile:
				'I have written one process engine, replaced another and deleted a third. The deletion was the best work of the three.',
			posts: [
				{
					when: '2019 to now',
					what: 'Principal engineer',
					where: 'Zelená Pošta, Brno',
					text: 'Owns the engine behind 1,200 approval processes; the longest has 61 steps and has never lost a case.',
				},
				{
					when: '2016 to 2019',
					what: 'Developer',
					where: 'Pražský Most Software',
					text: 'Timers, retries and the unloved screen on which failed cases are started again.',
				},
			],
			study: 'Master of informatics, 2016',
			skills: 'BPMN 2.0, TypeScript, Kotlin, relational databases, Czech, English, some German',
		},
	},
	{
		job: 'senior-engineer',
		day: 2,
		firstName: 'Adaeze',
		lastName: 'Nwankwo',
		email: 'adaeze.nwankwo@mail.example',
		mobileNumber: '23415550166',
		years: 7,
		notice: '1 month',
		place: 'Lagos, Nigeria',
		file: 'adaeze-nwankwo.docx',
		called: 'Nwankwo-resume.docx',
		cv: {
			headline: 'Full-stack engineer in banking',
			profile:
				'Seven years between a bank’s core system and the people at its counters. I am moving to Kochi in spring and can begin remotely.',
			posts: [
				{
					when: '2020 to now',
					what: 'Senior developer',
					where: 'Niger Delta Microfinance, Lagos',
					text: 'Account opening went from 34 screens to six; abandoned applications fell by two thirds.',
				},
				{
					when: '2018 to 2020',
					what: 'Developer',
					where: 'Palmline Payments',
					text: 'Reconciled card settlements every night and explained the differences every morning.',
				},
			],
			study: 'B.Sc. mathematics, 2017',
			skills:
				'TypeScript, component libraries, relational databases, payment messages, accessibility testing with a screen reader',
		},
	},
	{
		job: 'senior-engineer',
		day: 3,
		firstName: 'Rukmini',
		lastName: 'Deshpande',
		email: 'rukmini.d@mail.example',
		mobileNumber: '919000000214',
		years: 6,
		notice: 'Serving notice period',
		place: 'Pune',
		file: 'rukmini-deshpande.pdf',
		called: 'CV (latest).pdf',
		cv: {
			headline: 'Software engineer, identity and access',
			profile:
				'I make sign-in boring. Three audits, no finding above “low”, and a runbook that the night shift trusts.',
			posts: [
				{
					when: '2022 to now',
					what: 'Engineer, access platform',
					where: 'Sahyadri Digital, Pune',
					text: 'Moved 90,000 accounts to a new directory without asking one person for a new password.',
				},
				{
					when: '2020 to 2022',
					what: 'Associate engineer',
					where: 'Konkan Cloudworks',
					text: 'Certificate renewal that runs by itself, and a calendar entry for the day on which it does not.',
				},
			],
			study: 'B.E. information technology, 2020',
			skills: 'OAuth 2, SAML, LDAP, Go, TypeScript, threat modelling',
		},
	},
	{
		job: 'senior-engineer',
		day: 5,
		firstName: 'Iñaki',
		lastName: 'Etxeberria',
		email: 'inaki@etxeberria.example',
		mobileNumber: '34945550172',
		years: 12,
		notice: '3 months',
		place: 'Bilbao, Spain',
		file: 'inaki-etxeberria.pdf',
		called: 'Etxeberria, Iñaki.pdf',
		cv: {
			headline: 'Engineer and occasional architect',
			profile:
				'Twelve years, four companies, one habit: I sit beside the user for a day before I draw anything. Most drawings become smaller that way.',
			posts: [
				{
					when: '2017 to now',
					what: 'Software architect',
					where: 'Itsasadar Logistics, Bilbao',
					text: 'Replaced a nightly export of 14 hours by events; the last batch job was switched off with cake.',
				},
				{
					when: '2013 to 2017',
					what: 'Java developer',
					where: 'Grupo Arrantzale',
					text: 'Customs declarations for nine ports, each of which believed that its form was the standard one.',
				},
			],
			study: 'Engineering degree in computing, 2013',
			skills: 'Java, TypeScript, messaging, database migration, teaching, Basque, Spanish, English',
		},
	},
	{
		job: 'senior-engineer',
		day: 6,
		firstName: 'സുധ',
		lastName: 'മേനോൻ',
		email: 'sudha.menon@mail.example',
		mobileNumber: '919000000227',
		years: 9,
		notice: '3 months',
		place: 'Thiruvananthapuram',
		file: 'sudha-menon.docx',
		called: 'സുധ മേനോൻ.docx',
		cv: {
			headline: 'Senior developer, government projects',
			profile:
				'Nine years of software for departments that write to each other on paper. I know the office manual by its paragraph numbers.',
			posts: [
				{
					when: '2019 to now',
					what: 'Project lead',
					where: 'Anantha Infotech, Thiruvananthapuram',
					text: 'File tracking in Malayalam and English for 212 offices; the training fits on two sheets of paper.',
				},
				{
					when: '2017 to 2019',
					what: 'Developer',
					where: 'Kerala Lake Systems',
					text: 'Scanned 60 years of orders and made them findable by number, date and subject.',
				},
			],
			study: 'MCA, 2017',
			skills: 'Java, SQL, Indic text and fonts, records retention, public tenders',
		},
	},
	{
		job: 'senior-engineer',
		day: 7,
		firstName: 'Leilani',
		lastName: 'Kahananui',
		email: 'leilani.k@mail.example',
		mobileNumber: '12025550183',
		years: 6.5,
		notice: 'Less than 15 days',
		place: 'Honolulu, United States',
		file: 'leilani-kahananui.pdf',
		called: 'kahananui_resume_v4_FINAL.pdf',
		cv: {
			headline: 'Engineer, forms and offline work',
			profile:
				'My users had no signal for half of the day, so I learned to treat the network as a visitor. Happy to relocate with two cats.',
			posts: [
				{
					when: '2020 to now',
					what: 'Senior engineer',
					where: 'Trade Wind Field Data, Honolulu',
					text: 'Inspection forms that work without a connection and settle their differences later; 18 rules, all of them tested.',
				},
			],
			study: 'B.S. computer science, 2019',
			skills: 'TypeScript, service workers, embedded databases, conflict resolution, user interviews',
		},
	},
]
