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

export const annualReturn202021 = annualReturn({
	period: '2020-21',
	summary: 'Two bonus shares for each share held, a sixth director, and the first chief financial officer.',
	signed: '15 November 2021',
	meeting: { ordinal: '13th', date: '24 September 2021', due: '30 September 2021' },
	softwareShare: 59.2,
	capital: { authorised: 15_000_000, opening: 4_000_000, allotments: [{ how: 'Bonus issue', shares: 8_000_000 }] },
	turnover: 5_786,
	netWorth: 3_322,
	holdings: {
		devika: 4_500_000,
		thomas: 3_060_000,
		residents: 2_310_000,
		nonResidents: 360_000,
		foreign: 1_350_000,
		bodies: 420_000,
	},
	members: { beginning: 34, end: 38 },
	board: {
		beginning: { executive: 2, nonExecutive: 1, independent: 2 },
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
		[formerCompanySecretary, 0],
	],
	changes: [
		[stakeholdersChair, 'Appointed, additional director', '18/06/2020'],
		[chiefFinancialOfficer, 'Appointed', '01/10/2020'],
		[stakeholdersChair, 'Confirmed by the members', '14/12/2020'],
	],
	generalMeetings: [
		{ name: '12th annual general meeting', date: '14/12/2020', of: 36, came: 21, capital: 90.15 },
		{ name: 'Extraordinary general meeting', date: '18/01/2021', of: 37, came: 19, capital: 86.7 },
	],
	boardMeetings: [
		{ date: '18/06/2020', of: 5, came: 5 },
		{ date: '01/10/2020', of: 6, came: 6 },
		{ date: '09/11/2020', of: 6, came: 6 },
		{ date: '28/01/2021', of: 6, came: 5 },
		{ date: '22/03/2021', of: 6, came: 6 },
	],
	committees: {
		Audit: { '18/06/2020': 3, '09/11/2020': 3, '28/01/2021': 2, '22/03/2021': 3 },
		'Nomination and Remuneration': { '18/06/2020': 3, '01/10/2020': 3 },
	},
	attended: [
		{ director: managingDirector, board: [5, 5], committees: [0, 0], general: 'Yes' },
		{ director: wholeTimeDirector, board: [5, 5], committees: [0, 0], general: 'Yes' },
		{ director: boardChair, board: [5, 5], committees: [6, 6], general: 'No' },
		{ director: stakeholdersChair, board: [4, 4], committees: [0, 0], general: 'Yes' },
		{ director: auditChair, board: [5, 4], committees: [6, 5], general: 'Yes' },
		{ director: nominationChair, board: [5, 5], committees: [6, 6], general: 'Yes' },
	],
	salaries: [
		[managingDirector, 38.4],
		[wholeTimeDirector, 34.6],
		[chiefFinancialOfficer, 14.4],
		[formerCompanySecretary, 11.2],
	],
	fee: { board: 0.25, committee: 0.15 },
	notes: {
		registration:
			'Members joined the meeting from 17 places through a video link; the deemed venue was the registered office.',
		activities:
			'Branches that could not receive customers bought self-onboarding instead, which lifted licence income while visits to sites stood still for months.',
		companies:
			'None to report. The company controls no other body, is controlled by none, and entered no joint venture.',
		capital:
			'Members tripled the authorised capital on 18 January 2021. Ten days later the board allotted the bonus shares, turning Rs 800 lakh of reserves into capital. Transfers between residents moved 45,000 shares.',
		netWorth:
			'From Rs 2,740 lakh: add the profit after tax of Rs 642 lakh, take away the dividend of Rs 60 lakh that was declared for 2019-20 and paid in December.',
		holdings: 'A bonus goes to all in proportion, so every percentage is what it was twelve months ago.',
		directors: `It was ${boardChair.name} whose turn it was to retire at the 12th meeting; the members returned him to the board with no vote against.`,
		boardMeetings:
			'Between February and June 2020 the board let 129 days pass without sitting, inside the 180 that were permitted for that half-year.',
		remuneration:
			'The two executives gave up a part of their pay from April to September 2020. The amount beside the finance officer covers six months of service.',
		compliance:
			'Resolutions for the higher authorised capital, the bonus and the new officers were all registered inside thirty days of being passed.',
		penalty: 'Details of penalties on company, directors or officers: nil. Details of compounding of offences: nil.',
		attachments: [
			'Register extract with 38 folios, and the record of transfers: attached as spreadsheets.',
			`In form MGT-8, ${legalEntity.certifyingSecretary}, confirm compliance point by point for the year to March 2021.`,
			`For the board: ${wholeTimeDirector.name}, DIN ${wholeTimeDirector.din}.`,
			`For the secretariat, in office since August 2021: ${companySecretary.name}.`,
		],
	},
})
