import { legalEntity } from '../legal-entity.ts'
import { auditChair, boardChair, managingDirector, nominationChair, wholeTimeDirector } from '../people.ts'
import { annualReturn } from './annual-return.ts'
import { formerCompanySecretary } from './former-officers.ts'

export const annualReturn201920 = annualReturn({
	period: '2019-20',
	summary:
		'The year in which the first two independent directors joined and the first two board committees were formed.',
	signed: '5 February 2021',
	meeting: { ordinal: '12th', date: '14 December 2020', due: '31 December 2020, as extended' },
	softwareShare: 57.6,
	capital: { authorised: 5_000_000, opening: 4_000_000, allotments: [] },
	turnover: 5_248,
	netWorth: 2_740,
	holdings: {
		devika: 1_500_000,
		thomas: 1_020_000,
		residents: 770_000,
		nonResidents: 120_000,
		foreign: 450_000,
		bodies: 140_000,
	},
	members: { beginning: 31, end: 34 },
	board: {
		beginning: { executive: 2, nonExecutive: 1, independent: 0 },
		end: { executive: 2, nonExecutive: 1, independent: 2 },
	},
	inOffice: [
		[managingDirector, 1_500_000],
		[wholeTimeDirector, 1_020_000],
		[boardChair, 450_000],
		[auditChair, 0],
		[nominationChair, 0],
		[formerCompanySecretary, 0],
	],
	changes: [
		[auditChair, 'Appointed, additional director', '05/08/2019'],
		[nominationChair, 'Appointed, additional director', '05/08/2019'],
		[auditChair, 'Confirmed for five years', '20/09/2019'],
		[nominationChair, 'Confirmed for five years', '20/09/2019'],
	],
	generalMeetings: [{ name: '11th annual general meeting', date: '20/09/2019', of: 32, came: 18, capital: 88.4 }],
	boardMeetings: [
		{ date: '20/05/2019', of: 3, came: 3 },
		{ date: '05/08/2019', of: 3, came: 3 },
		{ date: '18/11/2019', of: 5, came: 5 },
		{ date: '10/02/2020', of: 5, came: 4 },
	],
	committees: {
		Audit: { '18/11/2019': 3, '10/02/2020': 2 },
		'Nomination and Remuneration': { '18/11/2019': 3 },
	},
	attended: [
		{ director: managingDirector, board: [4, 4], committees: [0, 0], general: 'Yes' },
		{ director: wholeTimeDirector, board: [4, 4], committees: [0, 0], general: 'Yes' },
		{ director: boardChair, board: [4, 3], committees: [3, 2], general: 'Yes' },
		{ director: auditChair, board: [2, 2], committees: [3, 3], general: 'Yes' },
		{ director: nominationChair, board: [2, 2], committees: [3, 3], general: 'Yes' },
	],
	salaries: [
		[managingDirector, 42],
		[wholeTimeDirector, 38],
		[formerCompanySecretary, 10.8],
	],
	fee: { board: 0.25, committee: 0.15 },
	notes: {
		registration:
			'The Registrar of Companies gave every company three more months for its meeting that year, because of the pandemic. This one used eleven weeks of them and met by video.',
		activities:
			'Licences of the document platform, first released in 2012, and the maintenance that comes with them outgrew project work for the third year running.',
		companies:
			'Number of companies for which information is to be given: none. Dubai and Washington are branches, so their figures are already inside ours.',
		capital:
			'Nothing was issued, bought back, split or consolidated. Three transfers of old shares were registered in dematerialised form, 60,000 shares in all. There are no debentures, warrants or preference shares.',
		netWorth:
			'Net worth stood at Rs 2,376 lakh a year earlier; the profit after tax of Rs 364 lakh was kept whole, and no dividend left the company.',
		members: 'The transfers named in part 4 brought three people onto the register who were not members before.',
		directors: `${wholeTimeDirector.name} retired by rotation at the 11th annual general meeting and was elected again. A chief financial officer had not been required at this size of capital.`,
		committees:
			'Both committees date from the board meeting of 5 August 2019. The independent directors also met once alone, on 10 February 2020.',
		remuneration:
			'Directors without a salary receive Rs 25,000 for a board meeting and Rs 15,000 for a committee meeting. Commission, stock options and sweat equity were not granted to any director.',
		compliance:
			'The company made the filings that the Companies Act 2013 asked of it during the year, each within its time or with the additional days allowed in March 2020.',
		penalty: ['Penalties imposed on the company, its directors or officers: nil.', 'Offences compounded: nil.'],
		attachments: [
			'List of members as at 31 March 2020: enclosed with the form, 34 names.',
			`Form MGT-8: ${legalEntity.certifyingSecretary}, certify that the return states the facts of the closing day correctly and adequately.`,
			`Signed by ${managingDirector.name}, ${managingDirector.position}, under authority of the board dated 14 December 2020.`,
			`Countersigned by ${formerCompanySecretary.name}, ${formerCompanySecretary.position}.`,
		],
	},
})
