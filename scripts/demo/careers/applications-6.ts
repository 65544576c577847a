import type { DemoApplication } from './application-type.ts'

/** For the Document Migration Coordinator, which has closed. */
export const coordinators: readonly DemoApplication[] = [
	{
		job: 'migration-coordinator',
		day: 5,
		firstName: 'Sunita',
		lastName: 'Gaikwad',
		email: 'sunita.gaikwad@mail.example',
		mobileNumber: '919000000322',
		years: 7,
		notice: '2 months',
		place: 'Mumbai',
		file: 'sunita-gaikwad.pdf',
		called: 'Gaikwad Sunita CV.pdf',
		cv: {
			headline: 'Scanning operations manager',
			profile:
				'Thirty-one million pages so far. I plan a scanning line the way a kitchen is planned: from the plate backwards.',
			posts: [
				{
					when: '2018 to now',
					what: 'Operations manager',
					where: 'Sewri Records Bureau, Mumbai',
					text: 'Three shifts, 46 people, an error rate of 0.4 in a thousand, counted by somebody else.',
				},
			],
			study: 'B.Com., 2015',
			skills: 'Batch planning, sampling, quality gates, Marathi, Hindi, English',
		},
	},
	{
		job: 'migration-coordinator',
		day: 16,
		firstName: 'Elias',
		lastName: 'Tveit',
		email: 'elias.tveit@mail.example',
		mobileNumber: '4722555013',
		years: 4,
		notice: 'More than 3 months',
		place: 'Bergen, Norway',
		file: 'elias-tveit.docx',
		called: 'Tveit_søknad_CV.docx',
		cv: {
			headline: 'Archivist who counts',
			profile:
				'I moved a county archive across a fjord without losing a box. Digital boxes are lighter, but they vanish more quietly.',
			posts: [
				{
					when: '2021 to now',
					what: 'Archivist',
					where: 'Fjordane county archive, Bergen',
					text: 'Checked 900,000 migrated files by hash and found the 17 that had changed on the way.',
				},
			],
			study: 'M.A. archival science, 2020',
			skills: 'Checksums, retention schedules, OAIS, Norwegian, English',
		},
	},
	{
		job: 'migration-coordinator',
		day: 24,
		firstName: 'Harpreet',
		lastName: 'Bains',
		email: 'harpreet.bains@mail.example',
		mobileNumber: '919000000335',
		years: 3,
		notice: 'Immediate',
		place: 'Ludhiana',
		file: 'harpreet-bains.pdf',
		called: 'harpreet-bains-2026.pdf',
		cv: {
			headline: 'Project coordinator, records',
			profile:
				'I run projects from a list that everybody can see. Nothing on it is older than a week unless I have said why.',
			posts: [
				{
					when: '2022 to now',
					what: 'Coordinator',
					where: 'Sutlej Land Records Project, Ludhiana',
					text: 'Delivered 1,900 village registers in 14 months, the muddy ones last.',
				},
			],
			study: 'BBA, 2021',
			skills: 'Planning, vendor meetings, Punjabi, Hindi, English',
		},
	},
	{
		job: 'migration-coordinator',
		day: 41,
		firstName: 'Claire',
		lastName: "N'Diaye",
		email: 'claire.ndiaye@mail.example',
		mobileNumber: '221335550157',
		years: 5,
		notice: '1 month',
		place: 'Dakar, Senegal',
		file: 'claire-ndiaye.docx',
		called: "N'Diaye Claire - CV.docx",
		cv: {
			headline: 'Data migration lead',
			profile:
				'Five migrations, five rehearsals each. The last one took place on a Sunday and was finished before the football.',
			posts: [
				{
					when: '2020 to now',
					what: 'Migration lead',
					where: 'Cap-Vert Assurances, Dakar',
					text: 'Matched 2.2 million policies between two systems; 318 needed a person, and each of them got one.',
				},
			],
			study: 'Master in information systems, 2019',
			skills: 'SQL, reconciliation, rehearsal plans, French, Wolof, English',
		},
	},
]
