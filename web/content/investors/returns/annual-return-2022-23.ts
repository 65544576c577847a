import { legalEntity } from '../legal-entity.ts'
import {
	auditChair,
	boardChair,
	chiefFinancialOfficer,
	companySecretary,
	independentDirector,
	managingDirector,
	nominationChair,
	stakeholdersChair,
	wholeTimeDirector,
} from '../people.ts'
import { annualReturn } from './annual-return.ts'

export const annualReturn202223 = annualReturn({
	period: '2022-23',
	summary: 'Employees become members through their options, and a seventh director completes the board.',
	signed: '12 October 2023',
	meeting: { ordinal: '15th', date: '21 August 2023', due: '30 September 2023' },
	softwareShare: 63.49,
	capital: {
		authorised: 15_000_000,
		opening: 12_600_000,
		allotments: [{ how: 'Employee stock options', shares: 150_000, premium: 30 }],
	},
	turnover: 9_236,
	netWorth: 6_007,
	holdings: {
		devika: 4_500_000,
		thomas: 3_060_000,
		residents: 2_430_000,
		nonResidents: 390_000,
		foreign: 1_350_000,
		bodies: 1_020_000,
	},
	members: { beginning: 46, end: 97 },
	board: {
		beginning: { executive: 2, nonExecutive: 2, independent: 2 },
		end: { executive: 2, nonExecutive: 2, independent: 3 },
	},
	inOffice: [
		[managingDirector, 4_500_000],
		[wholeTimeDirector, 3_060_000],
		[boardChair, 1_350_000],
		[stakeholdersChair, 0],
		[auditChair, 0],
		[nominationChair, 0],
		[independentDirector, 0],
		[chiefFinancialOfficer, 20_000],
		[companySecretary, 0],
	],
	changes: [
		[independentDirector, 'Appointed for five years', '12/09/2022'],
		[boardChair, 'Retired by rotation, re-elected', '12/09/2022'],
	],
	generalMeetings: [{ name: '14th annual general meeting', date: '12/09/2022', of: 46, came: 31, capital: 92.85 }],
	boardMeetings: [
		{ date: '06/06/2022', of: 6, came: 6 },
		{ date: '12/09/2022', of: 6, came: 6 },
		{ date: '14/11/2022', of: 7, came: 7 },
		{ date: '10/02/2023', of: 7, came: 6 },
		{ date: '20/03/2023', of: 7, came: 7 },
	],
	committees: {
		Audit: { '06/06/2022': 3, '12/09/2022': 3, '14/11/2022': 3, '10/02/2023': 2 },
		'Nomination and Remuneration': { '29/08/2022': 3, '20/03/2023': 3 },
		'Stakeholder’s Relationship': { '20/03/2023': 3 },
		'Corporate Social Responsibility': { '06/06/2022': 3, '05/12/2022': 2 },
	},
	attended: [
		{ director: managingDirector, board: [5, 5], committees: [2, 2], general: 'Yes' },
		{ director: wholeTimeDirector, board: [5, 5], committees: [1, 1], general: 'Yes' },
		{ director: boardChair, board: [5, 5], committees: [5, 5], general: 'No' },
		{ director: stakeholdersChair, board: [5, 5], committees: [4, 3], general: 'Yes' },
		{ director: auditChair, board: [5, 5], committees: [7, 7], general: 'Yes' },
		{ director: nominationChair, board: [5, 4], committees: [6, 5], general: 'Yes' },
		{ director: independentDirector, board: [3, 3], committees: [2, 2], general: 'Yes' },
	],
	salaries: [
		[managingDirector, 56],
		[wholeTimeDirector, 50],
		[chiefFinancialOfficer, 35.5],
		[companySecretary, 14.2],
	],
	fee: { board: 0.3, committee: 0.2 },
	notes: {
		activities:
			'Implementation and other services came to Rs 2,642 lakh, and looking after clients’ servers and backups to another Rs 730 lakh; the rest is software.',
		companies:
			'Nil. A proposal to turn the Dubai branch into a company was heard by the board in March 2023 and put aside.',
		capital:
			'On 10 February 2023 the first options under the plan of 2019 were exercised, at Rs 40 each, by 51 employees. No transfer of existing shares was registered.',
		netWorth:
			'Profit after tax added Rs 1,148 lakh, exercised options Rs 60 lakh and the charge for unexercised ones Rs 42 lakh; the dividend took Rs 126 lakh.',
		members:
			'All who exercised were new to the register; the largest of them, the finance officer, took 20,000 shares and the median 1,800.',
		directors:
			'With three independent members among seven, the board has the proportion that a listed company needs, though nothing obliges it to yet.',
		committees:
			'On 12 September 2022 the committee for stakeholders was created, and the one for nominations got two new members in place of two who left it.',
		remuneration:
			'Salaries include provident fund and exclude the accounting charge for options, which went to 51 employees and to no director.',
		compliance: `${legalEntity.auditor}, began a second term of five years at the 14th meeting, which ends with the 19th.`,
		penalty:
			'A. Nil for the company, for directors and for other officers in default. B. Compounding of offences: nil.',
		attachments: [
			'Shareholders’ list in dematerialised form, as given by both depositories on 31 March 2023.',
			`A certificate in form MGT-8 by ${legalEntity.certifyingSecretary}, dated 9 October 2023, is part of the return.`,
			`Director who signs: ${wholeTimeDirector.name}, DIN ${wholeTimeDirector.din}, authorised on 21 August 2023.`,
			`Secretary who signs: ${companySecretary.name}.`,
		],
	},
})
