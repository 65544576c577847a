import type { DemoApplication } from './application-type.ts'

/** For the Implementation Consultant. */
export const consultants: readonly DemoApplication[] = [
	{
		job: 'implementation-consultant',
		day: 1,
		firstName: 'Yousef',
		lastName: 'Al Mazrouei',
		email: 'yousef.mazrouei@mail.example',
		mobileNumber: '97145550142',
		years: 6,
		notice: '1 month',
		place: 'Sharjah, United Arab Emirates',
		file: 'yousef-al-mazrouei.pdf',
		called: 'Yousef CV 2026.pdf',
		cv: {
			headline: 'Trade finance specialist',
			profile:
				'Six years on the issuing side of letters of credit. I have checked some 9,000 presentations and can say which field people get wrong first.',
			posts: [
				{
					when: '2022 to now',
					what: 'Team lead, documentary credits',
					where: 'Emirates Coast Bank, Dubai',
					text: 'Brought the check of a presentation from two days down to seven hours by sorting discrepancies before reading them.',
				},
				{
					when: '2019 to 2022',
					what: 'Officer, guarantees',
					where: 'Khaleej Commercial Bank, Sharjah',
					text: 'Kept a register of 3,100 live guarantees and a list of the ones about to lapse.',
				},
			],
			study: 'B.Com., 2019; certificate for documentary credit specialists, 2021',
			skills: 'UCP 600, ISBP 745, SWIFT category 7 messages, Arabic, English, Hindi',
		},
	},
	{
		job: 'implementation-consultant',
		day: 4,
		firstName: 'Farzana',
		lastName: 'Chowdhury',
		email: 'farzana.chowdhury@mail.example',
		mobileNumber: '88025550136',
		years: 4,
		notice: 'Immediate',
		place: 'Dhaka, Bangladesh',
		file: 'farzana-chowdhury.docx',
		called: 'Farzana_Chowdhury.docx',
		cv: {
			headline: 'Business analyst, trade desks',
			profile:
				'I turn what a trade desk does into rules that a system can follow, and I ask about the exceptions before anybody offers them.',
			posts: [
				{
					when: '2022 to now',
					what: 'Business analyst',
					where: 'Padma Export Bank, Dhaka',
					text: 'Mapped 140 message fields between two systems and found eleven that neither of them read.',
				},
			],
			study: 'MBA, banking, 2021',
			skills: 'Process interviews, test cases, SQL for analysts, Bangla, English',
		},
	},
	{
		job: 'implementation-consultant',
		day: 8,
		firstName: 'Pradeep',
		lastName: 'Wickramasinghe',
		email: 'pradeep.w@mail.example',
		mobileNumber: '94115550147',
		years: 8,
		notice: '2 months',
		place: 'Colombo, Sri Lanka',
		file: 'pradeep-wickramasinghe.pdf',
		called: 'P Wickramasinghe - trade finance.pdf',
		cv: {
			headline: 'Implementation lead, transaction banking',
			profile:
				'Five go-lives in four countries. After each of them I stayed until the department stopped calling me first.',
			posts: [
				{
					when: '2020 to now',
					what: 'Implementation lead',
					where: 'Ceylon Banking Software, Colombo',
					text: 'Ran parallel operation for six weeks in Nairobi without booking a single credit twice.',
				},
				{
					when: '2018 to 2020',
					what: 'Trade operations officer',
					where: 'Galle Harbour Bank',
					text: 'Collections, shipping guarantees and a great deal of telephone diplomacy.',
				},
			],
			study: 'B.Sc. finance, 2017',
			skills: 'Data migration, user training, URC 522, URDG 758, Sinhala, Tamil, English',
		},
	},
	{
		job: 'implementation-consultant',
		day: 11,
		firstName: 'Greta',
		lastName: 'Lindqvist-Okafor',
		email: 'greta@lindqvist.example',
		mobileNumber: '46855550129',
		years: 5.5,
		notice: '3 months',
		place: 'Dubai, United Arab Emirates',
		file: 'greta-lindqvist-okafor.pdf',
		called: 'Lindqvist-Okafor_Greta.pdf',
		cv: {
			headline: 'Consultant, guarantees and standby credits',
			profile:
				'Swedish by birth, at home in Dubai since 2020. I write minutes on the same day, because by the next one everybody remembers something else.',
			posts: [
				{
					when: '2020 to now',
					what: 'Consultant',
					where: 'Nordgulf Advisory, Dubai',
					text: 'Standard wordings for 62 kinds of guarantee, agreed with lawyers on three continents.',
				},
			],
			study: 'LL.M. in commercial law, 2019',
			skills: 'Guarantee wordings, workshop facilitation, ISP98, Swedish, English, French',
		},
	},
	{
		job: 'implementation-consultant',
		day: 14,
		firstName: 'Olena',
		lastName: 'Hrytsenko',
		email: 'olena.hrytsenko@mail.example',
		mobileNumber: '380445550151',
		years: 3,
		notice: '1 month',
		place: 'Warsaw, Poland',
		file: 'olena-hrytsenko.docx',
		called: 'CV Olena H.docx',
		cv: {
			headline: 'Support analyst who wants to travel',
			profile:
				'I have answered trade finance tickets for three years and would like to meet the people who wrote them. I bring patience and a good pair of shoes.',
			posts: [
				{
					when: '2023 to now',
					what: 'Application support analyst',
					where: 'Wisła Transaction Services, Warsaw',
					text: 'Wrote 85 answers that colleagues now paste; the same question has not come back since.',
				},
			],
			study: 'B.A. international economics, 2022',
			skills: 'Ticket analysis, SWIFT message reading, Ukrainian, Polish, English',
		},
	},
]
