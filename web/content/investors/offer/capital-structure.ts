import type { DocumentSection } from '../document.ts'
import { boardChair, managingDirector, wholeTimeDirector } from '../people.ts'

export const capitalStructure: DocumentSection = {
	heading: 'Capital structure',
	blocks: [
		{
			kind: 'table',
			caption: 'How the capital was built',
			columns: ['Date', 'Event', 'Shares', 'Price, Rs', 'Total after it'],
			rows: [
				['14/07/2008', 'Subscribed on incorporation', '10,000', '10', '10,000'],
				['12/03/2012', 'Rights issue', '990,000', '10', '1,000,000'],
				['20/11/2015', 'Private placement', '250,000', '160', '1,250,000'],
				['15/09/2017', 'Bonus, two for one', '2,500,000', 'Nil', '3,750,000'],
				['22/03/2018', 'Preferential, to employees', '250,000', '60', '4,000,000'],
				['28/01/2021', 'Bonus, two for one', '8,000,000', 'Nil', '12,000,000'],
				['17/01/2022', 'Private placement', '600,000', '125', '12,600,000'],
				['10/02/2023', 'Options exercised', '150,000', '40', '12,750,000'],
				['09/02/2024', 'Options exercised', '250,000', '40', '13,000,000'],
			],
		},
		{
			kind: 'table',
			caption: 'Holders before and after the offer',
			columns: ['Holder', 'Before', '% before', 'After', '% after'],
			rows: [
				[`${managingDirector.name}, promoter`, '4,500,000', '34.62', '4,500,000', '26.47'],
				[`${wholeTimeDirector.name}, promoter`, '3,060,000', '23.54', '2,660,000', '15.65'],
				[boardChair.name, '1,350,000', '10.38', '750,000', '4.41'],
				['Other members', '4,090,000', '31.46', '4,090,000', '24.06'],
				['New investors', 'Nil', 'Nil', '5,000,000', '29.41'],
				['Total', '13,000,000', '100.00', '17,000,000', '100.00'],
			],
		},
		{
			kind: 'text',
			text: 'The authorised capital is 25,000,000 shares. Of the promoters’ holding, 3,400,000 shares (20 per cent of the capital after the offer) are locked in for eighteen months from allotment, their remaining shares for six. Under the employees’ plan of 2019, options over 380,000 shares are outstanding.',
		},
	],
}
