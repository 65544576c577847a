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

export const annualReturn202324 = annualReturn({
	period: '2023-24',
	summary: 'Turnover above Rs 100 crore, 163 members, and the resolutions that prepare a public offer of shares.',
	signed: '16 September 2024',
	meeting: { ordinal: '16th', date: '26 July 2024', due: '30 September 2024' },
	softwareShare: 65,
	capital: {
		authorised: 25_000_000,
		opening: 12_750_000,
		allotments: [{ how: 'Employee stock options', shares: 250_000, premium: 30 }],
	},
	turnover: 11_584,
	netWorth: 7_524,
	holdings: {
		devika: 4_500_000,
		thomas: 3_060_000,
		residents: 2_640_000,
		nonResidents: 390_000,
		foreign: 1_350_000,
		bodies: 1_060_000,
	},
	members: { beginning: 97, end: 163 },
	board: {
		beginning: { executive: 2, nonExecutive: 2, independent: 3 },
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
		[chiefFinancialOfficer, 45_000],
		[companySecretary, 4_000],
	],
	changes: [[stakeholdersChair, 'Retired by rotation, re-elected', '21/08/2023']],
	generalMeetings: [
		{ name: '15th annual general meeting', date: '21/08/2023', of: 97, came: 58, capital: 93.1 },
		{ name: 'Extraordinary general meeting', date: '18/03/2024', of: 163, came: 84, capital: 94.6 },
	],
	boardMeetings: [
		{ date: '22/05/2023', of: 7, came: 7 },
		{ date: '17/07/2023', of: 7, came: 7 },
		{ date: '06/11/2023', of: 7, came: 6 },
		{ date: '09/02/2024', of: 7, came: 7 },
		{ date: '11/03/2024', of: 7, came: 6 },
	],
	committees: {
		Audit: { '22/05/2023': 3, '17/07/2023': 3, '06/11/2023': 2, '09/02/2024': 3 },
		'Nomination and Remuneration': { '15/05/2023': 3, '11/03/2024': 2 },
		'Stakeholder’s Relationship': { '12/02/2024': 3 },
		'Corporate Social Responsibility': { '15/05/2023': 3, '06/11/2023': 3 },
	},
	attended: [
		{ director: managingDirector, board: [5, 5], committees: [2, 2], general: 'Yes' },
		{ director: wholeTimeDirector, board: [5, 5], committees: [1, 1], general: 'Yes' },
		{ director: boardChair, board: [5, 4], committees: [4, 3], general: 'Yes' },
		{ director: stakeholdersChair, board: [5, 4], committees: [5, 4], general: 'Yes' },
		{ director: auditChair, board: [5, 5], committees: [6, 6], general: 'Yes' },
		{ director: nominationChair, board: [5, 5], committees: [6, 6], general: 'Yes' },
		{ director: independentDirector, board: [5, 5], committees: [3, 3], general: 'Yes' },
	],
	salaries: [
		[managingDirector, 64],
		[wholeTimeDirector, 57],
		[chiefFinancialOfficer, 40.2],
		[companySecretary, 16.5],
	],
	fee: { board: 0.4, committee: 0.25 },
	notes: {
		activities:
			'Branches in Dubai and Washington account for Rs 2,317 lakh of the turnover, billed in dirhams and dollars and stated here in rupees.',
		companies: 'No holding company, no subsidiary, no associate and no joint venture existed on any day of the year.',
		capital:
			'The second exercise of options was allotted on 9 February 2024 to 115 employees, at the same Rs 40 as the first. Two bodies corporate acquired 40,000 shares from resident individuals. The authorised capital rose by ten million shares on 18 March 2024.',
		netWorth:
			'The bridge from last year: Rs 6,007 lakh, plus profit of Rs 1,512 lakh, option money of Rs 100 lakh and option cost of Rs 58 lakh, minus Rs 153 lakh of dividend.',
		holdings:
			'Every share is held in electronic form, and none of the promoters’ shares is pledged or otherwise charged.',
		members:
			'Growth of 66: two bodies corporate and 64 employees who held nothing before. The other 51 who exercised have been on the register since February 2023.',
		generalMeetings:
			'At the extraordinary meeting the members approved a fresh issue of up to four million shares and new articles fit for listing.',
		remuneration:
			'Since 22 May 2023 a board meeting carries Rs 40,000 and a committee meeting Rs 25,000. The separate session of independent directors is not paid.',
		compliance:
			'Seventeen event-based forms were filed in the year; the latest of them reached the Registrar two days before its last date.',
		penalty: 'Company: nil. Directors: nil. Other officers in default: nil. Offences compounded: nil.',
		attachments: [
			'Attached: the list of 163 members, drawn from the depositories’ records at close of business.',
			`${legalEntity.certifyingSecretary}, have examined books, papers and returns and issued form MGT-8 on 10 September 2024.`,
			`${managingDirector.name}, DIN ${managingDirector.din}, signs under resolution 9 of 10 June 2024.`,
			`${companySecretary.name}, ${companySecretary.position}, has compared the form with the registers.`,
		],
	},
})
