import { legalEntity } from '../legal-entity.ts'
import {
	auditChair,
	boardChair,
	chiefFinancialOfficer,
	companySecretary,
	managingDirector,
	nominationChair,
	stakeholdersChair,
	wholeTimeDirector,
} from '../people.ts'
import { annualReturn } from './annual-return.ts'
import { formerCompanySecretary } from './former-officers.ts'

export const annualReturn202122 = annualReturn({
	period: '2021-22',
	summary: 'A private placement of 600,000 shares, a change of company secretary and a third committee of the board.',
	signed: '4 November 2022',
	meeting: { ordinal: '14th', date: '12 September 2022', due: '30 September 2022' },
	softwareShare: 61,
	capital: {
		authorised: 15_000_000,
		opening: 12_000_000,
		allotments: [{ how: 'Private placement', shares: 600_000, premium: 115 }],
	},
	turnover: 7_412,
	netWorth: 4_883,
	holdings: {
		devika: 4_500_000,
		thomas: 3_060_000,
		residents: 2_280_000,
		nonResidents: 390_000,
		foreign: 1_350_000,
		bodies: 1_020_000,
	},
	members: { beginning: 38, end: 46 },
	board: {
		beginning: { executive: 2, nonExecutive: 2, independent: 2 },
		end: { executive: 2, nonExecutive: 2, independent: 2 },
	},
	inOffice: [
		[managingDirector, 4_500_000],
		[wholeTimeDirector, 3_060_000],
		[boardChair, 1_350_000],
		[stakeholdersChair, 0],
		[auditChair, 0],
		[nominationChair, 0],
		[chiefFinancialOfficer, 0],
		[companySecretary, 0],
	],
	changes: [
		[formerCompanySecretary, 'Resigned', '30/07/2021'],
		[companySecretary, 'Appointed', '02/08/2021'],
		[managingDirector, 'Re-appointed from 1 April 2022', '24/09/2021'],
		[wholeTimeDirector, 'Re-appointed from 1 April 2022', '24/09/2021'],
	],
	generalMeetings: [
		{ name: '13th annual general meeting', date: '24/09/2021', of: 38, came: 24, capital: 91.4 },
		{ name: 'Extraordinary general meeting', date: '10/01/2022', of: 42, came: 20, capital: 87.25 },
	],
	boardMeetings: [
		{ date: '14/06/2021', of: 6, came: 6 },
		{ date: '02/08/2021', of: 6, came: 5 },
		{ date: '15/11/2021', of: 6, came: 6 },
		{ date: '17/01/2022', of: 6, came: 6 },
		{ date: '14/03/2022', of: 6, came: 5 },
	],
	committees: {
		Audit: { '14/06/2021': 3, '02/08/2021': 3, '15/11/2021': 3, '14/03/2022': 2 },
		'Nomination and Remuneration': { '26/07/2021': 3 },
		'Corporate Social Responsibility': { '15/11/2021': 3, '14/03/2022': 3 },
	},
	attended: [
		{ director: managingDirector, board: [5, 5], committees: [2, 2], general: 'Yes' },
		{ director: wholeTimeDirector, board: [5, 5], committees: [0, 0], general: 'Yes' },
		{ director: boardChair, board: [5, 4], committees: [5, 4], general: 'Yes' },
		{ director: stakeholdersChair, board: [5, 4], committees: [2, 2], general: 'No' },
		{ director: auditChair, board: [5, 5], committees: [7, 7], general: 'Yes' },
		{ director: nominationChair, board: [5, 5], committees: [5, 5], general: 'Yes' },
	],
	salaries: [
		[managingDirector, 48],
		[wholeTimeDirector, 43],
		[chiefFinancialOfficer, 31],
		[formerCompanySecretary, 3.9],
		[companySecretary, 8.6],
	],
	fee: { board: 0.3, committee: 0.2 },
	notes: {
		activities:
			'Of Rs 7,412 lakh, software brought Rs 4,521 lakh: Rs 3,113 lakh from licences and subscriptions, Rs 1,408 lakh from annual maintenance.',
		companies:
			'The list is empty. Three family investment companies bought shares in January 2022, none of them as much as a fifth.',
		capital:
			'The placement at Rs 125 a share brought in Rs 750 lakh on 17 January 2022. A registered valuer had put the fair value at Rs 124.60. Among existing members, 30,000 shares went from residents to relatives abroad.',
		netWorth:
			'Opening Rs 3,322 lakh, placement Rs 750 lakh, profit Rs 871 lakh and options charged Rs 30 lakh, less a dividend of Rs 90 lakh paid in October.',
		holdings: 'Promoters neither bought nor sold; the new shares alone took their part from 63 to 60 per cent.',
		members:
			'Three of the eight additional names subscribed to the placement and five received shares by gift or transfer.',
		directors:
			'Both executive terms run for five years, to 31 March 2027. The outgoing secretary left to set up a practice and handed over the registers in person.',
		committees:
			'Profits of 2020-21 passed Rs 500 lakh before tax, so a social responsibility committee was formed on 14 June 2021.',
		remuneration:
			'Fees rose on 14 June 2021: Rs 30,000 for each sitting of the board, Rs 20,000 for each sitting of a committee.',
		compliance:
			'Money from the placement was kept in a separate account with the bank until allotment, and the return of allotment followed four days later.',
		penalty: ['Penalty or punishment imposed: nil.', 'Compounding: nil.', 'Appeals: nil.'],
		attachments: [
			'Enclosed: 46 members by name, the three allottees, and the transfers.',
			`MGT-8 was given by ${legalEntity.certifyingSecretary}, without a qualification, after inspecting the registers at Kakkanad.`,
			`The declaration bears the digital signature of ${managingDirector.name}, as resolved on 12 September 2022.`,
			`Also signed: ${companySecretary.name}, ${companySecretary.position}.`,
		],
	},
})
