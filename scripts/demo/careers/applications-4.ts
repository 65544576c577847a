import type { DemoApplication } from './application-type.ts'

/** For the Software Engineering Intern. */
export const students: readonly DemoApplication[] = [
	{
		job: 'engineering-intern',
		day: 0,
		firstName: 'Aswin',
		lastName: 'Raj',
		email: 'aswin.raj@college.example',
		mobileNumber: '919000000275',
		years: 0,
		notice: 'Immediate',
		place: 'Thrissur',
		file: 'aswin-raj.pdf',
		called: 'Aswin Raj resume.pdf',
		cv: {
			headline: 'Third-year student of computer science',
			profile:
				'I built the queue display of our college canteen and have kept it alive for two years, which taught me more than building it.',
			posts: [
				{
					when: '2024 to now',
					what: 'Volunteer',
					where: 'College network club, Thrissur',
					text: 'Looks after 14 access points and one elderly printer.',
				},
			],
			study: 'B.Tech in progress, 2027; grade point average 8.1',
			skills: 'TypeScript, Python, SQL joins, soldering',
		},
	},
	{
		job: 'engineering-intern',
		day: 1,
		firstName: 'Fathima',
		lastName: 'Rizwana',
		email: 'fathima.rizwana@college.example',
		mobileNumber: '919000000288',
		years: 0.5,
		notice: 'Immediate',
		place: 'Kozhikode',
		file: 'fathima-rizwana.pdf',
		called: 'FathimaRizwana_CV.pdf',
		cv: {
			headline: 'Student, six months in a start-up',
			profile:
				'Half a year in a company of four people: I answered the telephone, fixed the invoice numbers and was allowed to deploy on Thursdays.',
			posts: [
				{
					when: '2025',
					what: 'Intern',
					where: 'Beypore Boats Online, Kozhikode',
					text: 'Found why every hundredth booking had no receipt; it was a comma.',
				},
			],
			study: 'B.Tech in progress, 2026',
			skills: 'JavaScript, HTML forms, git, debugging with a notebook',
		},
	},
	{
		job: 'engineering-intern',
		day: 2,
		firstName: 'Mateus',
		lastName: 'Figueiredo',
		email: 'mateus.f@college.example',
		mobileNumber: '551155550163',
		years: 0,
		notice: 'Less than 15 days',
		place: 'Recife, Brazil',
		file: 'mateus-figueiredo.docx',
		called: 'currículo (inglês).docx',
		cv: {
			headline: 'Exchange student in Kochi from January',
			profile:
				'I am coming to Kerala for a year of study and would like to spend its afternoons where software is made for offices.',
			posts: [
				{
					when: '2023 to 2025',
					what: 'Teaching assistant',
					where: 'State school of technology, Recife',
					text: 'Corrected 1,400 exercises in introductory programming and rewrote the six that everybody failed.',
				},
			],
			study: 'Bachelor in progress, 2027',
			skills: 'Java, C, explaining recursion, Portuguese, English',
		},
	},
	{
		job: 'engineering-intern',
		day: 3,
		firstName: 'Nandini',
		lastName: 'Haldar',
		email: 'nandini.haldar@college.example',
		mobileNumber: '919000000291',
		years: 0,
		notice: '1 month',
		place: 'Kolkata',
		file: 'nandini-haldar.pdf',
		called: 'Haldar N.pdf',
		cv: {
			headline: 'Student of statistics who programs',
			profile:
				'I like data that was typed by tired people. My term project finds birthdays in the future and bicycles older than the bicycle.',
			posts: [
				{
					when: '2025 to now',
					what: 'Student assistant',
					where: 'Department of statistics, Kolkata',
					text: 'Cleans survey data and keeps a diary of each decision, so that it can be undone.',
				},
			],
			study: 'B.Stat. in progress, 2027',
			skills: 'R, Python, SQL, careful reading, Bengali, English',
		},
	},
	{
		job: 'engineering-intern',
		day: 4,
		firstName: 'Jun-ho',
		lastName: 'Seo',
		email: 'junho.seo@college.example',
		mobileNumber: '82255500146',
		years: 0,
		notice: '2 months',
		place: 'Busan, South Korea',
		file: 'jun-ho-seo.pdf',
		called: 'resume-junho-seo.pdf',
		cv: {
			headline: 'Student and maker of small tools',
			profile:
				'Eleven tools for my own use, three of which other people use as well. One renames scans by reading the date on them.',
			posts: [
				{
					when: '2024 to 2025',
					what: 'Clerk during military service',
					where: 'Regional administration, Busan',
					text: 'Kept the inward register and measured how long a letter waits: four days, most of them on one desk.',
				},
			],
			study: 'Bachelor in progress, 2027',
			skills: 'TypeScript, Rust basics, text recognition, Korean, English',
		},
	},
]
